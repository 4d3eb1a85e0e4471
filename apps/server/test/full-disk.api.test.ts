import { closeSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { mainLogin, userDefaultRegister } from '@jobblik/contract/accounts/accounts.api';
import { uploadPhotoDashboard } from '@jobblik/contract/cv/cv-pages.api';
import { problemBody } from '@jobblik/contract/kernel/problem.schema';
import { userType } from '@jobblik/contract/kernel/session';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canMountDisks, type RunningProduct, startProduct } from '../../../support/product.ts';
import { pollLimit, testLimit } from '../../../support/test-limits.ts';
import { picture } from '../src/platform/files/files.factory.ts';

const possible = canMountDisks();
let product: RunningProduct;

// Room for a new database and little more.
beforeAll(async () => {
  if (possible) product = await startProduct({ SAMPLE_DATA: 'off' }, { diskMegabytes: 160 });
}, testLimit(30));
afterAll(() => product?.stop());

const filler = () => join(product.dataDir, 'filler');

function fillDisk(): void {
  const file = openSync(filler(), 'w');
  const full = (bytes: number) => {
    try {
      while (writeSync(file, Buffer.alloc(bytes, 1)) > 0);
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  };
  full(1_000_000);
  full(1);
  closeSync(file);
}

/** Ends files of the database's log until there is no space for another, which ends the database. */
async function endDatabaseLog(): Promise<void> {
  const database = join(product.dataDir, 'postgres');
  const port = Number(/^port = '(\d+)'$/m.exec(readFileSync(join(database, 'cluster/jobblik.conf'), 'utf8'))?.[1]);
  const { superuser } = JSON.parse(readFileSync(join(database, 'secrets.json'), 'utf8')) as { superuser: string };
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password: superuser });
  client.on('error', () => undefined);
  await client.connect();
  const statement = "select pg_logical_emit_message(false, 'full disk', 'text'), pg_switch_wal()";
  const endAll = async () => {
    for (let file = 0; file < 100; file += 1) await client.query(statement);
  };
  await expect(endAll()).rejects.toThrow(/No space left|terminated/);
  await client.end().catch(() => undefined);
}

const postJson = (path: string, body: object) =>
  fetch(product.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const password = 'en lang nok adgangskode';
const registerAs = (email: string) =>
  postJson(userDefaultRegister.path, {
    user_type: userType.seeker,
    user_name: 'Signe Bæk',
    user_email: email,
    user_pwd: password,
  });
const signIn = (email: string) => postJson(mainLogin.path, { email, password });
const statusOf = async (answer: Promise<Response>) => (await answer).status;

async function uploadPhoto(token: string): Promise<Response> {
  const body = new FormData();
  body.append('upload_photo_file', new Blob([new Uint8Array(await picture('png'))]), 'mig.png');
  const headers = { authorization: `Bearer ${token}` };
  return await fetch(product.url + uploadPhotoDashboard.path, { method: 'POST', headers, body });
}

async function expectUnavailable(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(problemBody.parse(await answer.json()).code).toBe('unavailable');
}

const storedFiles = () =>
  readdirSync(join(product.dataDir, 'uploads'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;

test.runIf(possible)(
  'a full disk refuses what needs space with 503, ends nothing for good, and nothing is lost or half-written',
  async () => {
    expect(await statusOf(registerAs('foer@jobblik.test'))).toBe(200);
    const { token } = (await (await signIn('foer@jobblik.test')).json()) as { token: string };
    const before = storedFiles();

    fillDisk();
    await expectUnavailable(await uploadPhoto(token));
    expect(storedFiles()).toBe(before);
    await endDatabaseLog();
    // The database ends and cannot come back, again and again: the process waits for it.
    let last = 0;
    const failedAgain = () => {
      const before = last;
      for (const [, time] of product.output().matchAll(/"time":(\d+)[^\n]*could not start on/g)) last = Number(time);
      return last > before;
    };
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await expect.poll(failedAgain, { timeout: pollLimit(4) }).toBe(true);
      expect(await statusOf(fetch(`${product.url}/api/health`))).toBe(503);
      await expectUnavailable(await registerAs('imens@jobblik.test'));
      await expectUnavailable(await uploadPhoto(token));
    }

    rmSync(filler());
    await expect.poll(() => statusOf(fetch(`${product.url}/api/health`)), { timeout: pollLimit(4) }).toBe(200);
    expect(await statusOf(signIn('foer@jobblik.test'))).toBe(200);
    expect(await statusOf(signIn('imens@jobblik.test'))).toBe(401);
    expect(await statusOf(registerAs('imens@jobblik.test'))).toBe(200);
    expect(await statusOf(uploadPhoto(token))).toBe(200);
  },
  testLimit(6),
);
