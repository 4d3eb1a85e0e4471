import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { writePrivate } from './account.ts';
import { type Binaries, locateBinaries } from './binaries.ts';
import { configurationFile, openCluster, type Secrets } from './cluster.ts';
import { type Home, openHome, removeHome } from './home.ts';
import { lockFolder } from './lock.ts';
import { clearAway, isPortTaken, isStillEnding, type Postmaster, startPostmaster, stopProcess } from './postmaster.ts';
import { prepareDatabase } from './prepare-database.ts';
import { signal } from './processes.ts';
import { configuration, type Profile } from './settings.ts';
import { DatabaseStartError } from './start-error.ts';

export interface EmbeddedPostgresOptions {
  /** The product's data folder; the database is in its folder `postgres`. */
  dataDir: string;
  /** Default `product`. `throwaway` trades safety for speed and is removed by `stop()`. */
  profile?: Profile;
  /** PostgreSQL settings on top of the profile, by name. */
  settings?: Record<string, string>;
  /** Receives log lines. */
  log?: (line: string) => void;
  /** Receives each failed attempt to start a database again that has ended; the next follows within five seconds. */
  onFailedRestart?: (error: Error) => void;
}

export interface EmbeddedPostgres {
  /** Connection address with a password; the role owns its database and can create more. */
  url: string;
  /** Process number of the running server. */
  pid(): number;
  /** Stops the server properly. Close the pools first; open connections are closed. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL from the npm package on a data folder, making the database on first use. Works as root (then
 * PostgreSQL runs as the user `postgres`) and as any user, beside other instances, and after a crash of any part.
 * A database that dies is started again on the same address, for as long as it takes: a full disk may get room again.
 * @throws DatabaseStartError with one line about the remedy.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  const profile = options.profile ?? 'product';
  const home = openHome(options.dataDir);
  const unlock = lockFolder(home.folder, options.dataDir, home.account);
  try {
    const binaries = locateBinaries(home.account);
    await clearAway(home, binaries, log);
    const secrets = await openCluster(home, binaries, profile);
    const configure = (port: number) =>
      writePrivate(home.account, join(home.cluster, configurationFile), configuration(profile, port, options.settings));
    const { port, postmaster } = await startOnFreePort(home, binaries, configure);
    const supervisor = supervise(home, binaries, postmaster, { log, onFailedRestart: options.onFailedRestart });
    const url = await prepareOrStop(supervisor, home, port, secrets);
    const stop = async () => {
      await supervisor.stop();
      unlock();
      if (profile === 'throwaway') removeHome(home, options.dataDir);
    };
    return { url, pid: supervisor.pid, stop };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startOnFreePort(home: Home, binaries: Binaries, configure: (port: number) => void) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    configure(port);
    try {
      return { port, postmaster: await startPostmaster(home, binaries) };
    } catch (error) {
      // Another program may take the port between the choice and the start.
      if (attempt < 5 && isPortTaken(error)) continue;
      if (attempt > 50 || !isStillEnding(error)) throw error;
      await delay(200);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function prepareOrStop(supervisor: Supervisor, home: Home, port: number, secrets: Secrets): Promise<string> {
  try {
    return await prepareDatabase(port, secrets);
  } catch (cause) {
    await supervisor.stop();
    const reason = cause instanceof Error ? cause.message : String(cause);
    const advice = 'restore it from a backup, or remove that folder to begin with an empty database';
    throw new DatabaseStartError(`The database in ${home.folder} cannot be used (${reason}): ${advice}.`, { cause });
  }
}

interface Supervisor {
  pid(): number;
  stop(): Promise<void>;
}

/** Milliseconds before the nth start within a minute. */
const pauseBefore = (start: number) => Math.min(100 * 2 ** (start - 1), 5000);

/** Restarts the server whenever it dies, ever more slowly, and stops it when this process ends. */
function supervise(
  home: Home,
  binaries: Binaries,
  first: Postmaster,
  { log, onFailedRestart }: Pick<EmbeddedPostgresOptions, 'onFailedRestart'> & { log: (line: string) => void },
): Supervisor {
  let current = first;
  const stopping = new AbortController();
  let restarting: Promise<void> = Promise.resolve();
  let recent: number[] = [];

  /** Waits its turn and starts the server once. Ends early, without an error, when it is stopped meanwhile. */
  async function startOnce(): Promise<void> {
    recent = [...recent.filter((at) => performance.now() - at < 60_000), performance.now()];
    await delay(pauseBefore(recent.length), undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return;
    await clearAway(home, binaries, log);
    current = await startPostmaster(home, binaries);
    watch();
  }

  async function restart(how: string): Promise<void> {
    log(`the database ended unexpectedly (${how}); starting it again`);
    for (;;) {
      try {
        return await startOnce();
      } catch (error) {
        onFailedRestart?.(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  function watch(): void {
    current.child.once('exit', (code, name) => {
      if (!stopping.signal.aborted) restarting = restart(name ?? `code ${code}`);
    });
  }

  const takeAlong = () => {
    if (current.child.exitCode === null && current.child.signalCode === null) signal(current.pid, 'SIGINT');
  };
  process.on('exit', takeAlong);
  watch();

  return {
    pid: () => current.pid,
    stop: async () => {
      stopping.abort();
      await restarting;
      await stopProcess(home, binaries, current.pid);
      process.off('exit', takeAlong);
    },
  };
}
