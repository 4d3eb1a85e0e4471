import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { giveTo, runAs, writePrivate } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { processesOf, processIdentity, signal, until, worksOn } from './processes.ts';
import { DatabaseStartError } from './start-error.ts';

const logLimit = 10 * 1024 * 1024;

/** A running database server. It is a child process, so its end is detected immediately and leaves no zombie. */
export interface Postmaster {
  child: ChildProcess;
  pid: number;
}

const pidFile = (home: Home) => join(home.cluster, 'postmaster.pid');

function readPidFile(home: Home): { pid: number; status: string } | undefined {
  if (!existsSync(pidFile(home))) return undefined;
  const lines = readFileSync(pidFile(home), 'utf8').split('\n');
  return { pid: Math.abs(Number(lines[0])) || 0, status: (lines[7] ?? '').trim() };
}

/**
 * Removes the remains of an earlier killed server: a database that still runs, workers without a database, or a pid file whose
 * number belongs to another process now.
 */
export async function clearAway(home: Home, binaries: Binaries, log: (line: string) => void): Promise<void> {
  const left = readPidFile(home);
  if (left && processIdentity(left.pid) !== undefined && worksOn(left.pid, home.cluster)) {
    log(`stopping the database that an earlier server left running (process ${left.pid})`);
    await stopProcess(home, binaries, left.pid);
  } else if (left) {
    disarmPidFile(home);
  }
  const workers = processesOf(home.cluster);
  if (workers.length === 0) return;
  for (const pid of workers) signal(pid, 'SIGQUIT');
  if (await until(() => processesOf(home.cluster).length === 0, 5000)) return;
  for (const pid of processesOf(home.cluster)) signal(pid, 'SIGKILL');
  await until(() => processesOf(home.cluster).length === 0, 5000);
}

/**
 * PostgreSQL refuses to start while the pid in the file exists at all, as a zombie or as another program. Only the number is
 * replaced by an impossible one: with the rest of the file PostgreSQL checks that no worker is left.
 */
function disarmPidFile(home: Home): void {
  const [, ...rest] = readFileSync(pidFile(home), 'utf8').split('\n');
  // Beside the file first: on a full disk the old one stays whole.
  const disarmed = `${pidFile(home)}.disarmed`;
  writePrivate(home.account, disarmed, ['999999999', ...rest].join('\n'));
  renameSync(disarmed, pidFile(home));
}

/** Starts the server and waits until it accepts connections. Its output is appended to `server.log`. */
export async function startPostmaster(home: Home, binaries: Binaries): Promise<Postmaster> {
  const logFile = join(home.folder, 'server.log');
  if (existsSync(logFile) && statSync(logFile).size > logLimit) renameSync(logFile, `${logFile}.1`);
  const output = openSync(logFile, 'a', 0o600);
  giveTo(home.account, logFile);
  const logStart = statSync(logFile).size;
  // A separate session: only the server gets Ctrl-C, and then stops its database in the right order.
  const child = spawn(binaries.postgres, ['-D', home.cluster], {
    ...runAs(home.account),
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  let ended = false;
  child.on('error', () => {
    ended = true;
  });
  child.on('exit', () => {
    ended = true;
  });
  const ready = () => readPidFile(home)?.pid === child.pid && readPidFile(home)?.status === 'ready';
  // After a crash the server first replays its log, which can take long on a large database.
  const answered = await until(() => ended || ready(), 180_000);
  if (answered && !ended && child.pid !== undefined) {
    child.unref();
    return { child, pid: child.pid };
  }
  if (!ended) child.kill('SIGQUIT');
  const complaint = complaintIn(readFileSync(logFile).subarray(logStart).toString('utf8'));
  throw new DatabaseStartError(
    `PostgreSQL could not start on ${home.folder}: ${complaint || 'it gave no reason'}. Details are in ${logFile}; if the folder is damaged, restore it from a backup, or remove it to begin with an empty database.`,
  );
}

/** The line of a server log with the reason for its exit. */
function complaintIn(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  const bind = lines.find((line) => line.includes('could not bind'));
  const severe = lines.find((line) => /\b(FATAL|PANIC): /.test(line));
  return (bind ?? severe ?? lines.at(-1) ?? '').replace(/^.*?\b(?:FATAL|PANIC|LOG): +/, '').trim();
}

/** True for a failure of {@link startPostmaster} that another port solves. */
export function isPortTaken(error: unknown): boolean {
  return error instanceof DatabaseStartError && error.message.includes('could not bind');
}

/** True while workers of a killed server are still ending, which sometimes only PostgreSQL can see. */
export function isStillEnding(error: unknown): boolean {
  return error instanceof DatabaseStartError && error.message.includes('shared memory block');
}

/** Stops a server of this cluster: `pg_ctl stop -m fast`, and stronger signals when it has not ended after 30 s. */
export async function stopProcess(home: Home, binaries: Binaries, pid: number): Promise<void> {
  const gone = () => processIdentity(pid) === undefined;
  if (gone()) return;
  const args = ['stop', '-D', home.cluster, '-m', 'fast', '-W'];
  const result = spawnSync(binaries.pgCtl, args, { ...runAs(home.account), stdio: 'ignore' });
  // Without pg_ctl (removed by a reinstall) the signal that it would send has the same effect.
  if (result.status !== 0) signal(pid, 'SIGINT');
  if (await until(gone, 30_000)) return;
  signal(pid, 'SIGQUIT');
  if (await until(gone, 5000)) return;
  signal(pid, 'SIGKILL');
  await until(gone, 5000);
}
