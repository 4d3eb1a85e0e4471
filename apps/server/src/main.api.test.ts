import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'jobblik-main-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Starts the server as `npm start` does, with settings that make the start fail, and waits for its end. */
async function endOfStart(settings: Record<string, string>) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { NODE_ENV: 'production', DATA_DIR: dataDir, PORT: '0', SOCKET_PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise((resolve) => child.once('exit', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, out, err };
}

/** Address without a database. */
const DATABASE_URL = 'postgres://jobblik@127.0.0.1:9/jobblik';

test('a start with DATABASE_URL and without SMTP_URL ends with one line about it', async () => {
  expect(await endOfStart({ DATABASE_URL })).toEqual({
    code: 1,
    out: '',
    err: 'jobblik: SMTP_URL: has to be set together with DATABASE_URL\n',
  });
});

const mailing = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'post@jobblik.test' };

test('a start with DATABASE_URL and without Stripe ends with one line about it', async () => {
  expect(await endOfStart({ DATABASE_URL, ...mailing })).toEqual({
    code: 1,
    out: '',
    err: 'jobblik: STRIPE_SECRET_KEY: has to be set, or anybody gets every plan for nothing; SANDBOX_PAYMENTS=on allows that\n',
  });
});

test('a start behind https warns where no trusted proxies are set', async () => {
  const { out, err } = await endOfStart({
    DATABASE_URL,
    ...mailing,
    SANDBOX_PAYMENTS: 'on',
    PUBLIC_URL: 'https://jobblik.test',
  });
  expect(out.match(/TRUST_PROXY is unset/g)).toHaveLength(1);
  expect(err).toMatch(/^jobblik: DATABASE_URL: no database answers.*\n$/);
});
