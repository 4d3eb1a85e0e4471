import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './root.ts';

export interface RunningProduct {
  url: string;
  socketUrl: string;
  /** Its data folder; with a disk of its own, the path by which others see it while the product runs. */
  dataDir: string;
  /** The end of what it has printed. */
  output(): string;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
  /** Ends it and keeps its data. */
  end(): Promise<void>;
  /** Ends the process at once, like a power cut; keeps its data. */
  kill(): Promise<void>;
  /** Starts it again after {@link kill}: with the same data, at the same addresses. */
  startAgain(): Promise<RunningProduct>;
}

interface Place {
  port: number;
  socketPort: number;
  dataDir: string;
  /** Size of the disk that only this product sees, for its data folder. */
  diskMegabytes?: number;
}

/** Whether {@link startProduct} can give a product a disk of its own: root may, where the system lets it mount. */
export const canMountDisks = (): boolean =>
  spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;

/** Mounts a disk of `$1` megabytes at `$2` and becomes the command that follows. */
const withDisk = 'mount -t tmpfs -o "size=$1m,mode=755" tmpfs "$2" && shift 2 && exec "$@"';

/** Variable with the data folder of a stopped product with sample data; {@link prepareSampleData} sets it. */
const templateVariable = 'PREPARED_SAMPLE_DATA';

/**
 * Loads the sample data once. Products that are started later, also by other processes of the test run, begin with a copy instead
 * of loading them again, which takes most of a start.
 * @returns a function that removes the data.
 * @throws Error like {@link startProduct}.
 */
export async function prepareSampleData(): Promise<() => void> {
  const product = await startProduct();
  await product.end();
  process.env[templateVariable] = product.dataDir;
  return () => {
    delete process.env[templateVariable];
    rmSync(product.dataDir, { recursive: true, force: true });
  };
}

/**
 * Starts the built product like `npm start`, with sample data, on free ports and with a temporary data folder.
 * @param env settings on top.
 * @param diskMegabytes size of an empty disk for the data folder, in memory ({@link canMountDisks}). It is gone with the product.
 * @throws Error with the product's output if it ends or does not respond within ten minutes.
 */
export async function startProduct(
  env: Record<string, string> = {},
  { diskMegabytes }: { diskMegabytes?: number } = {},
): Promise<RunningProduct> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startAt({ ...(await newPlace(env)), diskMegabytes }, env);
    } catch (error) {
      // Between finding a free port and listening on it, another program may have taken it.
      if (attempt === 3 || !String(error).includes('EADDRINUSE')) throw error;
    }
  }
}

async function newPlace(env: Record<string, string>): Promise<Place> {
  const [port = 0, socketPort = 0] = await freePorts(2);
  const dataDir = mkdtempSync(join(tmpdir(), 'jobblik-product-'));
  // Root runs PostgreSQL as another user, who needs access.
  chmodSync(dataDir, 0o755);
  const template = process.env[templateVariable];
  // Keeps the owners: root runs PostgreSQL as another user.
  if (template && !env.DATABASE_URL && env.SAMPLE_DATA !== 'off') execFileSync('cp', ['-a', `${template}/.`, dataDir]);
  return { port, socketPort, dataDir };
}

async function startAt(place: Place, env: Record<string, string>): Promise<RunningProduct> {
  const { port, socketPort, dataDir, diskMegabytes } = place;
  const url = `http://localhost:${port}`;
  const settings = {
    PORT: `${port}`,
    SOCKET_PORT: `${socketPort}`,
    LISTEN_HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'on',
    LOG_LEVEL: 'warn',
  };
  const main = [process.execPath, join(root, 'apps/server/src/main.ts')];
  const ownDisk = ['unshare', '--mount', 'sh', '-c', withDisk, 'sh', `${diskMegabytes}`, dataDir];
  const [program = '', ...args] = diskMegabytes === undefined ? main : [...ownDisk, ...main];
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', PUBLIC_URL: url, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  const listen = (data: Buffer) => {
    words = (words + data.toString()).slice(-20_000);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const kill = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  const end = () => endChild(child);
  const stop = async () => {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilHealthy(url, child);
  } catch (error) {
    await stop();
    throw new Error(`${error instanceof Error ? error.message : error}\n${words}`);
  }
  const startAgain = () => startAt(place, env);
  const seen = diskMegabytes === undefined ? dataDir : `/proc/${child.pid}/root${dataDir}`;
  return {
    url,
    socketUrl: `http://localhost:${socketPort}`,
    dataDir: seen,
    output: () => words,
    stop,
    end,
    kill,
    startAgain,
  };
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await ended;
  clearTimeout(late);
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + 600_000;
  while (performance.now() < end) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The product ended while starting.');
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error('The product did not answer within ten minutes.');
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** Different ports that are free at this moment. */
async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(Array.from({ length: count }, listenAnywhere));
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  for (const probe of probes) probe.close();
  return ports;
}

function listenAnywhere(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, () => resolve(probe));
  });
}
