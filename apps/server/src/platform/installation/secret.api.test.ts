import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { connect, type DatabaseConnection } from '../db/db.ts';
import { readSettings } from '../env.ts';
import { makeInstallation } from './installation.factory.ts';
import { installation } from './installation.tables.ts';
import { keyFor, withSecret } from './secret.ts';

const newSecret = () => randomBytes(32).toString('hex');
let database: TestDatabase;
let connection: DatabaseConnection;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
  // The copied database has sample data, and was begun by a server.
  await connection.db.delete(installation);
  folder = await mkdtemp(join(tmpdir(), 'jobblik-secret-'));
});
afterEach(async () => {
  await connection.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The secret of a server that starts with these settings. */
async function start(environment: Record<string, string> = {}): Promise<string> {
  const env = readSettings({ DATA_DIR: folder, ...environment });
  return (await withSecret(connection.db, env)).INSTALLATION_SECRET;
}
const stored = async () => (await connection.db.select().from(installation))[0]?.secret;

describe('the secret of an installation', () => {
  it('is made once, also by servers that start at the same time, and is the same after a restart', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => start()));
    expect(new Set(made).size).toBe(1);
    expect(made[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(await start()).toBe(made[0]);
    expect(await stored()).toBe(made[0]);
  });

  it('is the setting where there is one, which the database never holds', async () => {
    const secret = newSecret();
    expect(await start({ INSTALLATION_SECRET: secret.toUpperCase() })).toBe(secret);
    expect(await start({ INSTALLATION_SECRET: secret })).toBe(secret);
    expect(await stored()).toBeNull();
  });

  it('moves out of the database with a setting of the same value', async () => {
    const made = await start();
    expect(await start({ INSTALLATION_SECRET: made })).toBe(made);
    expect(await stored()).toBeNull();
  });

  it.each([
    ['another setting', { INSTALLATION_SECRET: newSecret() }, 'begun with another one'],
    ['no setting', {}, 'begun with one'],
  ])('a start with %s is refused in one line', async (_, environment, line) => {
    await start({ INSTALLATION_SECRET: newSecret() });
    await expect(start(environment)).rejects.toThrow(`INSTALLATION_SECRET: this database was ${line}`);
  });

  it('a setting that is not the stored secret is refused, and the stored one stays', async () => {
    const made = await start();
    await expect(start({ INSTALLATION_SECRET: newSecret() })).rejects.toThrow('begun with another one');
    expect(await start()).toBe(made);
  });

  it('of an installation from before comes from its data folder', async () => {
    const old = newSecret();
    await writeFile(join(folder, 'secret'), `${old}\n`);
    expect(await start()).toBe(old);
    await rm(join(folder, 'secret'));
    expect(await start()).toBe(old);
  });

  it('is not silently replaced where the file of the data folder is damaged', async () => {
    await writeFile(join(folder, 'secret'), 'half');
    await expect(start()).rejects.toThrow(/is damaged/);
    expect(await stored()).toBeUndefined();
  });

  it('gives another key for every purpose', () => {
    const env = makeInstallation();
    expect(keyFor(env, 'a')).toEqual(keyFor(env, 'a'));
    expect(keyFor(env, 'a')).not.toEqual(keyFor(env, 'b'));
    expect(keyFor(env, 'a')).not.toEqual(keyFor(makeInstallation(), 'a'));
  });
});

it.each(['short', 'g'.repeat(64), 'a'.repeat(63)])('the setting %s is refused without being printed', (secret) => {
  expect(() => readSettings({ INSTALLATION_SECRET: secret })).toThrow(/^INSTALLATION_SECRET: 64 hexadecimal digits/);
  expect(() => readSettings({ INSTALLATION_SECRET: secret })).not.toThrow(secret);
});
