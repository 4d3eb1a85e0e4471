import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decrypt, encrypt } from './encrypted.ts';
import { readSettings, type Settings } from './env.ts';

const context = { purpose: 'authenticator', owner: '7' };
let installations: Settings[];

beforeAll(async () => {
  const folders = [await mkdtemp(join(tmpdir(), 'jobblik-a-')), await mkdtemp(join(tmpdir(), 'jobblik-b-'))];
  installations = folders.map((DATA_DIR) => readSettings({ DATA_DIR }));
});
afterAll(() => Promise.all(installations.map(({ DATA_DIR }) => rm(DATA_DIR, { recursive: true }))));

it('reads what it wrote, and never writes the same twice', async () => {
  const [env] = installations as [Settings];
  const values = [await encrypt(env, context, 'hemmelig ø'), await encrypt(env, context, 'hemmelig ø')];
  expect(values[0]?.equals(values[1] ?? Buffer.alloc(0))).toBe(false);
  for (const value of values) {
    expect(value.includes('hemmelig')).toBe(false);
    expect(await decrypt(env, context, value)).toBe('hemmelig ø');
  }
});

it('does not read a value of another installation, purpose or owner, nor a changed one', async () => {
  const [env, other] = installations as [Settings, Settings];
  const value = await encrypt(env, context, 'hemmelig');
  const changed = Buffer.from(value);
  changed[14] = (changed[14] ?? 0) ^ 1;
  const readings = [
    () => decrypt(other, context, value),
    () => decrypt(env, { ...context, purpose: 'other' }, value),
    () => decrypt(env, { ...context, owner: '8' }, value),
    () => decrypt(env, context, changed),
    () => decrypt(env, context, value.subarray(0, 10)),
  ];
  for (const read of readings) await expect(read()).rejects.toThrow();
});
