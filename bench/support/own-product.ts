import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { temporaryFolder } from '../../support/data/folder.ts';
import { freePort } from '../../support/product.ts';
import { root } from '../../support/root.ts';

/** The product over a given database on fixed ports, so that it can be killed and restarted. */
export class OwnProduct {
  readonly url: string;
  readonly socketUrl: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #folder = temporaryFolder();
  #child: ChildProcess | undefined;

  private constructor(ports: readonly [number, number], databaseUrl: string) {
    const [port, socketPort] = ports;
    this.url = `http://127.0.0.1:${port}`;
    this.socketUrl = `http://127.0.0.1:${socketPort}`;
    this.#env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: `${port}`,
      SOCKET_PORT: `${socketPort}`,
      LISTEN_HOST: '127.0.0.1',
      PUBLIC_URL: this.url,
      DATA_DIR: this.#folder.path,
      DATABASE_URL: databaseUrl,
      SAMPLE_DATA: 'off',
      FIRST_ADS_WAIT: 'off',
      TRUST_PROXY: '1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'job@jobblik.test',
      SANDBOX_PAYMENTS: 'on',
      LOG_LEVEL: 'fatal',
    };
  }

  /** Starts it, and waits until it responds. */
  static async start(databaseUrl: string): Promise<OwnProduct> {
    const product = new OwnProduct([await freePort(), await freePort()], databaseUrl);
    await product.startAgain();
    return product;
  }

  /** @throws Error if it ends or does not respond within a minute */
  async startAgain(): Promise<void> {
    const child = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
      cwd: root,
      env: this.#env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    for (let attempt = 0; attempt < 600; attempt += 1) {
      if (child.exitCode !== null) throw new Error(`The product ended with code ${child.exitCode}.`);
      const answer = await fetch(`${this.url}/api/health`).catch(() => undefined);
      if (answer?.ok) return;
      await delay(100);
    }
    throw new Error('The product did not answer within a minute.');
  }

  /** Ends it at once, like a power cut (`SIGKILL`), or with a shutdown. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  /** Processor seconds that it has used since it was started. */
  cpuSeconds(): number {
    return cpuSecondsOf(this.#child?.pid ?? 0);
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    this.#folder.remove();
  }
}

/** Processor seconds that a process has used, all threads together. */
export function cpuSecondsOf(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
