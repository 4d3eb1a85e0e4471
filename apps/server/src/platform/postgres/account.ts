import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseStartError } from './start-error.ts';

/** The OS user of the PostgreSQL processes. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
  /** False when it is the user of this process, so that no files change their owner. */
  foreign: boolean;
}

/**
 * Chooses the OS user. PostgreSQL refuses to run as root: then it is the owner of an existing cluster, else the user `postgres`,
 * created when missing. Other users run it under their own account.
 */
export function chooseAccount(existingCluster: string | undefined): Account {
  const uid = process.getuid?.() ?? -1;
  if (uid !== 0) return { name: 'this user', uid, gid: process.getgid?.() ?? -1, foreign: false };
  if (existingCluster) {
    const owner = statSync(existingCluster);
    if (owner.uid !== 0) return { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid, foreign: true };
  }
  return findPostgresUser() ?? createPostgresUser();
}

function findPostgresUser(): Account | undefined {
  const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const [uid, gid] = ids.map((answer) => (answer.status === 0 ? Number(answer.stdout) : Number.NaN));
  if (!uid || !gid) return undefined;
  return { name: 'postgres', uid, gid, foreign: true };
}

function createPostgresUser(): Account {
  const flags = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/bin/false'];
  const made = spawnSync('useradd', [...flags, 'postgres'], { encoding: 'utf8' });
  // A simultaneous start may have created it first, so check before reporting an error.
  const account = findPostgresUser();
  if (account) return account;
  const reason = made.error?.message ?? made.stderr;
  throw new DatabaseStartError(
    `PostgreSQL does not run as root and the user "postgres" could not be made (${reason}). Make it, or start as an ordinary user.`,
  );
}

/** Options that run a child process under the account, in a folder that every user can enter. */
export function runAs(account: Account) {
  const environment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' };
  const identity = account.foreign ? { uid: account.uid, gid: account.gid } : {};
  return { cwd: '/', env: environment, ...identity };
}

/** Whether the account can enter and write the folder: asks the kernel, so that ACLs and mounts count too. */
export function canWrite(account: Account, folder: string): boolean {
  try {
    execFileSync('/bin/sh', ['-c', '[ -w "$1" ] && [ -x "$1" ]', 'sh', folder], { ...runAs(account), stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Makes the account the owner of a file or folder. */
export function giveTo(account: Account, path: string): void {
  if (account.foreign) chownSync(path, account.uid, account.gid);
}

/** Writes a file that only the account (and root) can read. */
export function writePrivate(account: Account, path: string, text: string): void {
  writeFileSync(path, text, { mode: 0o600 });
  giveTo(account, path);
}
