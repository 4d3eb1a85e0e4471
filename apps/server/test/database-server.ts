import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createApp } from '../src/app.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { readSettings } from '../src/platform/env.ts';
import { createLog } from '../src/platform/log.ts';
import { removeAbandoned, startEmbeddedPostgres } from '../src/platform/postgres/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server's own database, and the name of the migrated template beside it. */
    testDatabase: { url: string; template: string };
  }
}

const prefix = 'jobblik-test-';
const template = 'migrated_template';

/** Vitest global setup: one throwaway PostgreSQL for the run, with a template that every test file clones: migrated, and with
 * the queues of the tasks. */
export default async function setup(project: TestProject) {
  await sweep();
  const dataDir = await mkdtemp(join(tmpdir(), prefix));
  // Root runs PostgreSQL as another user, who has to get in.
  await chmod(dataDir, 0o755);
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const settings = { max_connections: '300' };
  const postgres = await startEmbeddedPostgres({ dataDir, profile: 'throwaway', settings }).catch(async (error) => {
    await remove();
    throw error;
  });
  const teardown = async () => {
    await postgres.stop();
    await remove();
  };
  try {
    await makeTemplate(postgres.url);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('testDatabase', { url: postgres.url, template });
  return teardown;
}

/** Ends what earlier runs left when they were killed. */
async function sweep(): Promise<void> {
  const names = await readdir(tmpdir());
  for (const name of names.filter((one) => one.startsWith(prefix))) await removeAbandoned(join(tmpdir(), name));
}

async function makeTemplate(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${template}`);
  await admin.end();
  const address = new URL(url);
  address.pathname = template;
  await migrate(address.href);
  await makeQueues(address.href);
}

/** The queues of the product's tasks, which take longer than everything else in its first start. */
async function makeQueues(databaseUrl: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jobblik-template-'));
  try {
    const env = readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'fatal' });
    const app = await createApp({ env, databaseUrl, log: createLog(env.LOG_LEVEL) });
    await app.services.tasks.start();
    await app.close();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    // A run that was due between the template and a test would be made up for in the test.
    await client.query('delete from pgboss.schedule');
    await client.end();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
