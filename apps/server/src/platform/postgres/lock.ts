import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, giveTo } from './account.ts';
import { processIdentity } from './processes.ts';
import { DatabaseStartError } from './start-error.ts';

const lockName = 'server.lock';

/**
 * Marks the database folder as used by this process, so that a second server on the same data folder fails instead of stopping the
 * first one's database. A mark of a dead process is taken over.
 * @returns a function that removes the mark.
 */
export function lockFolder(home: string, dataDir: string, account: Account): () => void {
  const file = join(home, lockName);
  const mine = `${process.pid} ${processIdentity(process.pid) ?? ''}`;
  try {
    writeFileSync(file, mine, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const holder = livingHolder(file);
    if (holder !== undefined) {
      throw new DatabaseStartError(
        `The data folder ${dataDir} is in use by another server (process ${holder}). Stop it, or set DATA_DIR, PORT and SOCKET_PORT to run a second one.`,
      );
    }
    writeFileSync(file, mine, { mode: 0o600 });
  }
  giveTo(account, file);
  return () => rmSync(file, { force: true });
}

/** Whether the folder was in use by a process that ended without removing its mark. */
export function isAbandoned(home: string): boolean {
  const file = join(home, lockName);
  return existsSync(file) && livingHolder(file) === undefined;
}

function livingHolder(file: string): number | undefined {
  const text = readFileSync(file, 'utf8');
  const pid = Number(text.slice(0, text.indexOf(' ')));
  const identity = processIdentity(pid);
  return identity !== undefined && text === `${pid} ${identity}` ? pid : undefined;
}
