import type pg from 'pg';
import { seedLookups } from '../../apps/server/src/lookups/setup.ts';
import { connect, type Database } from '../../apps/server/src/platform/db/db.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/index.ts';
import { temporaryFolder } from './folder.ts';

export interface BenchDatabase {
  db: Database;
  pool: pg.Pool;
  url: string;
}

/** Runs a measurement over a separate database, which contains only the lookups. */
export async function withDatabase<T>(work: (database: BenchDatabase) => Promise<T>): Promise<T> {
  const folder = temporaryFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path });
  const { db, pool, close } = connect(postgres.url, { onError: () => undefined });
  try {
    await migrate(postgres.url);
    await seedLookups(db);
    return await work({ db, pool, url: postgres.url });
  } finally {
    await close();
    await postgres.stop();
    folder.remove();
  }
}

export interface Statement {
  sql: string;
  params: unknown[];
}

/** Runs a statement without a timeout: some comparisons need more time than the product allows. */
export async function withoutTimeout(pool: pg.Pool, { sql, params }: Statement): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin; set local statement_timeout = 0');
    await client.query(sql, params);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Writes statistics and visibility of all tables, however long it takes. */
export async function vacuum(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum (analyze)');
  } finally {
    // The connection is closed, and with it the setting.
    client.release(true);
  }
}
