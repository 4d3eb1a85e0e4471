import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { isUnavailable } from '../unavailable.ts';
import { connect, type DatabaseConnection } from './db.ts';
import { inTransaction } from './in-transaction.ts';

let database: TestDatabase;
let administration: DatabaseConnection;
let connection: DatabaseConnection;
const errors: Error[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  administration = connect(database.url, { max: 1 });
  connection = connect(database.url, { max: 2, onError: (error) => errors.push(error) });
});
afterAll(async () => {
  await connection.close();
  await administration.close();
  await database.drop();
});

const endBackend = (pid: number | undefined) => administration.db.execute(sql`select pg_terminate_backend(${pid})`);
/** `once` of Node.js would reject at the error before it. */
const endOf = (client: pg.PoolClient) => new Promise<void>((resolve) => client.once('end', resolve));
const pidOf = async (client: pg.PoolClient) =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;

describe('a connection that PostgreSQL ends', () => {
  it('within a transaction, while no statement runs, fails that transaction only', async () => {
    for (let round = 0; round < 5; round += 1) {
      const failed = await inTransaction(connection.db, async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        const known = errors.length;
        await endBackend(rows[0]?.pid);
        await expect.poll(() => errors.length).toBeGreaterThan(known);
        await tx.execute(sql`select 1`);
      }).catch((error: unknown) => error);
      expect(isUnavailable(failed)).toBe(true);
    }
    const { rows } = await connection.db.execute(sql`select 1 as one`);
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('during a statement fails that statement only', async () => {
    const client = await connection.pool.connect();
    const pid = await pidOf(client);
    const ended = endOf(client);
    const failed = client.query('select pg_sleep(600)').catch((error: unknown) => error);
    await endBackend(pid);
    expect(isUnavailable(await failed)).toBe(true);
    await ended;
    client.release();
    expect((await connection.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('is released, also when its borrower never does, and a late release does no harm', async () => {
    for (let round = 0; round < 4; round += 1) {
      // Twice as many as the pool holds.
      const client = await connection.pool.connect();
      const pid = await pidOf(client);
      const ended = endOf(client);
      await endBackend(pid);
      await ended;
      if (round % 2 === 0) client.release();
    }
    await expect.poll(() => connection.pool.totalCount).toBe(0);
    expect((await connection.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
