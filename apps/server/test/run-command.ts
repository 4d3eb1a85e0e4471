import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startTestApp, type TestApp } from './test-app.ts';

export interface CommandRun {
  code: number;
  /** What was printed on both outputs. */
  output: string;
}

/** The product, and a command of its operator that runs as a process of its own on the same database. @param name file in `src` */
export async function startWithCommand(
  name: string,
): Promise<{ app: TestApp; run: (...args: string[]) => Promise<CommandRun> }> {
  const command = fileURLToPath(new URL(`../src/commands/${name}`, import.meta.url));
  let databaseUrl = '';
  const app = await startTestApp({
    prepare: async (url) => {
      databaseUrl = url;
    },
  });
  async function run(...args: string[]): Promise<CommandRun> {
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: app.services.env.DATA_DIR,
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'job@jobblik.test',
      SANDBOX_PAYMENTS: 'on',
    };
    const child = spawn(process.execPath, [command, ...args], { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
    const [code] = (await once(child, 'close')) as [number];
    return { code, output };
  }
  return { app, run };
}
