import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pollLimit } from '../../../../../support/test-limits.ts';
import { type EmbeddedPostgres, removeAbandoned, startEmbeddedPostgres } from './index.ts';
import { processIdentity } from './processes.ts';

/** A data folder with a stopped database; creating one takes a second, copying it does not. */
let stopped: string;
let dataDir: string;
let running: EmbeddedPostgres[] = [];

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'jobblik-postgres-'));
  await chmod(folder, 0o755);
  return folder;
}

async function copyOfStopped(): Promise<string> {
  const folder = await emptyFolder();
  execFileSync('cp', ['-a', join(stopped, 'postgres'), folder]);
  return folder;
}

beforeAll(async () => {
  stopped = await emptyFolder();
  await stop(await start(stopped));
});

afterAll(() => rm(stopped, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = await copyOfStopped();
});

afterEach(async () => {
  for (const database of running) await database.stop();
  running = [];
  await rm(dataDir, { recursive: true, force: true });
});

/** Fast settings, but stored on disk, so that a second start finds the data. */
async function start(folder = dataDir, log: string[] = []): Promise<EmbeddedPostgres> {
  const settings = { fsync: 'off', shared_buffers: '16MB' };
  const database = await startEmbeddedPostgres({ dataDir: folder, settings, log: (line) => log.push(line) });
  running.push(database);
  return database;
}

async function stop(database: EmbeddedPostgres): Promise<void> {
  running = running.filter((one) => one !== database);
  await database.stop();
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const result = await client.query({ text, rowMode: 'array' });
    return result.rows.flat();
  } finally {
    await client.end();
  }
}

test('sorts Danish and uses UTF-8, and the product is not a superuser', async () => {
  const { url } = await start();
  expect(
    await query(url, "select * from (values ('å'), ('ø'), ('æ'), ('z'), ('a')) as letters (l) order by l"),
  ).toEqual(['a', 'z', 'æ', 'ø', 'å']);
  expect(await query(url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([false]);
  expect(await query(url, 'show fsync')).toEqual(['off']);
});

test('keeps its data after a stop, and refuses a wrong password', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 42 as answer');
  await stop(first);
  const second = await start();
  expect(await query(second.url, 'select answer from kept')).toEqual([42]);
  const wrong = new URL(second.url);
  wrong.password = 'guess';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
});

test('logs nothing of a statement that fails, but its own messages', async () => {
  const { url } = await start();
  await query(url, 'create table people (email text primary key)');
  await query(url, "insert into people values ('plantet@example.dk')");
  for (const text of [
    "insert into people values ('plantet@example.dk')",
    "select 'plantet'::int",
    "do $$ begin raise warning 'plantet'; end $$; select plantet",
    "do $$ begin raise exception 'plantet' using detail = 'plantet', hint = 'plantet'; end $$",
  ])
    await expect(query(url, text)).rejects.toThrow();
  await expect(query(url.replace('/jobblik?', '/missing?'), 'select 1')).rejects.toThrow('missing');
  const log = await readFile(join(dataDir, 'postgres/server.log'), 'utf8');
  expect(log).toContain('database "missing" does not exist');
  expect(log).not.toContain('plantet');
});

test('two instances run side by side, and a second server on one folder is refused', async () => {
  const other = await copyOfStopped();
  const [one, two] = [await start(), await start(other)];
  await query(one.url, 'create table mine (i int)');
  expect(await query(two.url, "select to_regclass('mine')")).toEqual([null]);
  await expect(start()).rejects.toThrow(/in use by another server/);
  expect(await query(one.url, 'select 1')).toEqual([1]);
  await stop(two);
  await rm(other, { recursive: true });
});

test('a killed database is restarted on the same address', async () => {
  const log: string[] = [];
  const database = await start(dataDir, log);
  await query(database.url, 'create table kept as select 1 as i');
  const before = database.pid();
  process.kill(before, 'SIGKILL');
  await vi.waitUntil(() => database.pid() !== before, { timeout: pollLimit(6) });
  expect(await query(database.url, 'select i from kept')).toEqual([1]);
  expect(log.join()).toContain('ended unexpectedly');
});

test('a pid file with the number of another program does not prevent the start or harm that program', async () => {
  const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  await writeFile(pidFile, `${process.ppid}\n${dataDir}/postgres/cluster\n1\n5432\n\n127.0.0.1\n  1 1\nready   \n`);
  // PostgreSQL, another user, reads it regardless of the umask of the tests.
  await chmod(pidFile, 0o644);
  const { url } = await start();
  expect(await query(url, 'select 1')).toEqual([1]);
  expect(processIdentity(process.ppid)).toBeDefined();
});

test('an interrupted first start is started again', async () => {
  const cluster = join(dataDir, 'postgres', 'cluster');
  await rename(cluster, `${cluster}.unfinished`);
  const { url } = await start();
  expect(await query(url, 'select 1')).toEqual([1]);
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('cluster.unfinished');
});

test.each([
  [
    'PG_VERSION is gone',
    (cluster: string) => rm(join(cluster, 'PG_VERSION')),
    /damaged: cluster\/PG_VERSION is missing/,
  ],
  [
    'another major version',
    (cluster: string) => writeFile(join(cluster, 'PG_VERSION'), '17\n'),
    /made by PostgreSQL 17/,
  ],
  [
    'the control file is gone',
    (cluster: string) => rm(join(cluster, 'global', 'pg_control')),
    /could not start.*pg_control/,
  ],
  [
    'the control file is scribbled over',
    (cluster: string) => writeFile(join(cluster, 'global', 'pg_control'), 'x'.repeat(8192)),
    /could not start/,
  ],
  [
    'the log of changes is gone',
    (cluster: string) => rm(join(cluster, 'pg_wal'), { recursive: true }),
    /could not start.*pg_wal/,
  ],
  [
    'the passwords are gone',
    (cluster: string) => rm(join(cluster, '..', 'secrets.json')),
    /secrets.json cannot be read/,
  ],
  ['a catalogue is gone', (cluster: string) => rm(join(cluster, 'global', '1260')), /cannot be used|could not start/],
])('a damaged folder is refused in one line: %s', async (_, damage, message) => {
  await damage(join(dataDir, 'postgres', 'cluster'));
  const failure = await start().then(
    () => new Error('it started'),
    (error: Error) => error,
  );
  expect(failure.name).toBe('DatabaseStartError');
  expect(failure.message).toMatch(message);
  expect(failure.message).not.toContain('\n');
});

test('a data folder that is a file is refused in one line', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  await expect(start(file)).rejects.toThrow(/cannot be used: .*in the way/);
});

test('a throwaway database leaves no files', async () => {
  const folder = await emptyFolder();
  const database = await startEmbeddedPostgres({ dataDir: folder, profile: 'throwaway' });
  expect(await query(database.url, 'show fsync')).toEqual(['off']);
  const pid = database.pid();
  await database.stop();
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
  expect(processIdentity(pid)).toBeUndefined();
});

/** Another server on the folder, killed after the start of its database. Returns the process number of that database. */
async function killedServer(folder: string): Promise<number> {
  const program = `import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
    const database = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)} });
    console.log(database.pid());
    setInterval(() => undefined, 1000);`;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout, 'data');
  server.kill('SIGKILL');
  await once(server, 'exit');
  return Number(String(line));
}

test('a database that still runs after its server was killed is replaced, and its data kept', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 5 as i');
  await stop(first);
  const orphan = await killedServer(dataDir);
  expect(processIdentity(orphan)).toBeDefined();
  const { url } = await start();
  expect(await query(url, 'select i from kept')).toEqual([5]);
  expect(processIdentity(orphan)).toBeUndefined();
});

test('the remains of a killed run are stopped and removed, a database in use is not', async () => {
  const used = await start();
  await removeAbandoned(dataDir);
  expect(await query(used.url, 'select 1')).toEqual([1]);
  await stop(used);
  const orphan = await killedServer(dataDir);
  await removeAbandoned(dataDir);
  expect(processIdentity(orphan)).toBeUndefined();
  expect(existsSync(dataDir)).toBe(false);
});

test.runIf(process.getuid?.() === 0)(
  'root in a folder only root may enter keeps the database where it can run',
  async () => {
    const inside = join(dataDir, 'closed', 'data');
    await mkdir(inside, { recursive: true });
    await chmod(join(dataDir, 'closed'), 0o700);
    const first = await start(inside);
    await query(first.url, 'create table kept as select 7 as i');
    await stop(first);
    const location = (await readFile(join(inside, 'postgres', 'location'), 'utf8')).trim();
    expect(location).toMatch(/^\/var\/lib\/jobblik\//);
    const second = await start(inside);
    expect(await query(second.url, 'select i from kept')).toEqual([7]);
    await stop(second);
    await rm(location, { recursive: true });
  },
);
