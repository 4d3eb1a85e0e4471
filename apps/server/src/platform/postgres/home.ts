import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, canWrite, chooseAccount, giveTo, writePrivate } from './account.ts';
import { sharedFolder } from './binaries.ts';
import { DatabaseStartError, reasonOf } from './start-error.ts';

/** The real folder of the database of a data folder, and its OS user. */
export interface Home {
  folder: string;
  cluster: string;
  account: Account;
}

/**
 * Finds or creates the folder of the database: `postgres` in the data folder. When the account cannot enter it there (root started
 * below a folder with mode 0700), the database is in {@link sharedFolder} and the file `postgres/location` contains its path.
 */
export function openHome(dataDir: string): Home {
  try {
    mkdirSync(dataDir, { recursive: true });
    const inside = join(realpathSync(dataDir), 'postgres');
    const pointer = join(inside, 'location');
    const elsewhere = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : undefined;
    const known = elsewhere ?? inside;
    const account = chooseAccount([join(known, 'cluster'), known].find((path) => existsSync(path)));
    if (elsewhere !== undefined) return openElsewhere(elsewhere, inside, account);
    const used = existsSync(join(inside, 'cluster'));
    if (!used) prepare(inside, account);
    if (canWrite(account, inside)) return home(inside, account);
    if (!account.foreign || used) {
      throw new DatabaseStartError(
        `The folder ${inside} cannot be written by ${account.name}: give it back to its owner, or set another DATA_DIR.`,
      );
    }
    return moveOut(inside, pointer, account);
  } catch (cause) {
    if (cause instanceof DatabaseStartError) throw cause;
    throw new DatabaseStartError(`The data folder ${dataDir} cannot be used: ${reasonOf(cause)}.`, { cause });
  }
}

/** Real paths, because the system reports a process's folder without links. */
function home(folder: string, account: Account): Home {
  const real = realpathSync(folder);
  return { folder: real, cluster: join(real, 'cluster'), account };
}

function prepare(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  giveTo(account, folder);
}

function moveOut(inside: string, pointer: string, account: Account): Home {
  mkdirSync(sharedFolder, { recursive: true });
  chmodSync(sharedFolder, 0o755);
  // Not derived from the path: a new clone at the path of a removed one must not find the old database.
  const folder = join(sharedFolder, randomUUID());
  prepare(folder, account);
  writePrivate(account, join(folder, 'owner'), inside);
  writeFileSync(pointer, `${folder}\n`, { mode: 0o600 });
  return home(folder, account);
}

function openElsewhere(folder: string, inside: string, account: Account): Home {
  const pointer = join(inside, 'location');
  if (!existsSync(folder)) {
    throw new DatabaseStartError(
      `The database of ${inside} should lie in ${folder}, which is missing: put it back, or remove ${pointer} to begin with an empty database.`,
    );
  }
  const owner = readFileSync(join(folder, 'owner'), 'utf8');
  if (owner !== inside) {
    // A moved data folder keeps its database; a copied one must not write into the original's.
    if (existsSync(join(owner, 'location'))) {
      throw new DatabaseStartError(
        `${inside} is a copy of ${owner}, whose database lies in ${folder}: remove ${pointer} to begin with an empty database.`,
      );
    }
    writePrivate(account, join(folder, 'owner'), inside);
  }
  return home(folder, account);
}

/** Removes a throwaway database with all its files in the data folder. */
export function removeHome(home: Home, dataDir: string): void {
  rmSync(home.folder, { recursive: true, force: true });
  rmSync(join(dataDir, 'postgres'), { recursive: true, force: true });
}
