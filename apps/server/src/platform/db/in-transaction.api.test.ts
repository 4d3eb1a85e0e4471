import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { connect, type Database, type DatabaseConnection, type Transaction } from './db.ts';
import { afterCommit, inTransaction } from './in-transaction.ts';

let database: TestDatabase;
let connection: DatabaseConnection;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
  db = connection.db;
  await db.execute(sql`create table noted (word text primary key)`);
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

async function noted(word: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from noted where word = ${word}`);
  return rows.length === 1;
}

const note = (tx: Transaction, word: string) => tx.execute(sql`insert into noted values (${word})`);

it('runs what was registered in order after the commit, when others see the rows', async () => {
  const seen: string[] = [];
  const result = await inTransaction(db, async (tx, after) => {
    after(async () => void seen.push(`first ${await noted('a')}`));
    afterCommit(tx, () => void seen.push('second'));
    await note(tx, 'a');
    expect(await noted('a')).toBe(false);
    return 'answer';
  });
  expect(result).toBe('answer');
  expect(seen).toEqual(['first true', 'second']);
});

it('runs nothing after a rollback and passes the error on', async () => {
  const seen: string[] = [];
  await expect(
    inTransaction(db, async (tx, after) => {
      after(() => void seen.push('never'));
      await note(tx, 'b');
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(seen).toEqual([]);
  expect(await noted('b')).toBe(false);
});

it('reports a callback that throws and still runs the others', async () => {
  const warnings: string[] = [];
  const listen = (warning: Error) => warnings.push(warning.message);
  process.on('warning', listen);
  const seen: string[] = [];
  await inTransaction(db, async (tx, after) => {
    await note(tx, 'c');
    after(() => {
      throw new Error('the nudge broke');
    });
    after(() => void seen.push('next'));
  });
  await expect.poll(() => warnings).toContain('the nudge broke');
  process.off('warning', listen);
  expect(seen).toEqual(['next']);
  expect(await noted('c')).toBe(true);
});

it('refuses to register on a transaction that nobody ends with the callbacks', async () => {
  await expect(db.transaction(async (tx) => afterCommit(tx, () => {}))).rejects.toThrow('inTransaction');
});

it('cannot be nested', async () => {
  await inTransaction(db, async (tx) => {
    // @ts-expect-error a transaction is no database to begin in
    const nested: () => Promise<void> = () => inTransaction(tx, async () => {});
    expect(nested).toBeTypeOf('function');
  });
});
