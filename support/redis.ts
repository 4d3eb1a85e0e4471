import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { requireProgram } from './debian-package.ts';
import { freePort } from './product.ts';

const program = '/usr/bin/redis-server';

export interface RunningRedis {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts Debian's Redis on a free port, without persistence; installs the package if it is missing.
 * @throws Error when it cannot be installed or does not answer within ten seconds
 */
export async function startRedis(): Promise<RunningRedis> {
  requireRedis();
  const port = await freePort();
  const child = spawn(program, ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`redis-server ended with code ${child.exitCode}.`);
    if (await answers(port)) return { url: `redis://127.0.0.1:${port}`, stop };
    await delay(50);
  }
  await stop();
  throw new Error('redis-server did not answer within ten seconds.');
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => end(data.toString().startsWith('+PONG')));
    socket.once('error', () => end(false));
  });
}

/** Installs Debian's Redis if it is missing. @throws Error with one line about what to install by hand */
export function requireRedis(): void {
  requireProgram(program, 'redis-server', 'let two servers share events');
}
