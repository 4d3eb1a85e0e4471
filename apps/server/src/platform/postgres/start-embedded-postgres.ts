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
  /** Called when the database has exited and could not be restarted. */
  onLost?: (error: Error) => void;
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
 * A database that dies is started again on the same address.
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
    const supervisor = supervise(home, binaries, postmaster, { log, onLost: options.onLost });
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

/** Restarts the server when it dies (at most three times a minute) and stops it when this process ends. */
function supervise(
  home: Home,
  binaries: Binaries,
  first: Postmaster,
  { log, onLost }: Pick<EmbeddedPostgresOptions, 'onLost'> & { log: (line: string) => void },
): Supervisor {
  let current = first;
  let stopping = false;
  let restarting: Promise<void> = Promise.resolve();
  let recent: number[] = [];

  async function restart(how: string): Promise<void> {
    recent = [...recent.filter((at) => performance.now() - at < 60_000), performance.now()];
    log(`the database ended unexpectedly (${how}); starting it again`);
    try {
      if (recent.length > 3)
        throw new DatabaseStartError(`The database in ${home.folder} ended ${recent.length} times within a minute.`);
      await delay(100 * recent.length);
      await clearAway(home, binaries, log);
      if (stopping) return;
      current = await startPostmaster(home, binaries);
      watch();
    } catch (error) {
      const lost = error instanceof Error ? error : new Error(String(error));
      log(lost.message);
      onLost?.(lost);
    }
  }

  function watch(): void {
    current.child.once('exit', (code, name) => {
      if (!stopping) restarting = restart(name ?? `code ${code}`);
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
      stopping = true;
      await restarting;
      await stopProcess(home, binaries, current.pid);
      process.off('exit', takeAlong);
    },
  };
}
