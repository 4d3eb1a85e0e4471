import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { connect, type Database, type DatabaseConnection, sqlState, type Transaction } from './db.ts';
import { afterCommit, inTransaction } from './in-transaction.ts';

let database: TestDatabase;
let connection: DatabaseConnection;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
  db = connection.db;
  await db.execute(sql`create table noted (word text primary key)`);
  await db.execute(sql`create table used (word text references noted)`);
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

it('runs callbacks in order after the commit, when others see the rows', async () => {
  const seen: string[] = [];
  const result = await inTransaction(db, async (tx) => {
    afterCommit(tx, async () => void seen.push(`first ${await noted('a')}`));
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
    inTransaction(db, async (tx) => {
      afterCommit(tx, () => void seen.push('never'));
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
  await inTransaction(db, async (tx) => {
    await note(tx, 'c');
    afterCommit(tx, () => {
      throw new Error('the nudge broke');
    });
    afterCommit(tx, () => void seen.push('next'));
  });
  await expect.poll(() => warnings).toContain('the nudge broke');
  process.off('warning', listen);
  expect(seen).toEqual(['next']);
  expect(await noted('c')).toBe(true);
});

it('refuses callbacks on a transaction that does not run them', async () => {
  await expect(db.transaction(async (tx) => afterCommit(tx, () => {}))).rejects.toThrow('inTransaction');
});

it('cannot be nested', async () => {
  await inTransaction(db, async (tx) => {
    // @ts-expect-error a transaction is not a database in which to begin one
    const nested: () => Promise<void> = () => inTransaction(tx, async () => {});
    expect(nested).toBeTypeOf('function');
  });
});

describe('a conflict with another transaction', () => {
  it('that waits for this one too: both complete', async () => {
    await db.execute(sql`insert into noted values ('left'), ('right')`);
    const bothHold = Promise.withResolvers<void>();
    let holding = 0;
    let attempts = 0;
    const seen: string[] = [];
    const lockBoth = (first: string, second: string) =>
      inTransaction(db, async (tx) => {
        attempts += 1;
        afterCommit(tx, () => void seen.push(first));
        await tx.execute(sql`select 1 from noted where word = ${first} for update`);
        holding += 1;
        if (holding === 2) bothHold.resolve();
        await bothHold.promise;
        await tx.execute(sql`select 1 from noted where word = ${second} for update`);
      });
    await Promise.all([lockBoth('left', 'right'), lockBoth('right', 'left')]);
    // The refused transaction can conflict again.
    expect(attempts).toBeGreaterThanOrEqual(3);
    expect(seen.toSorted(), 'callbacks run once').toEqual(['left', 'right']);
  });

  it('that removes a row which this one refers to: the next attempt sees the removal', async () => {
    await db.execute(sql`insert into noted values ('parent')`);
    const answer = await inTransaction(db, async (tx) => {
      const { rows } = await tx.execute(sql`select 1 from noted where word = 'parent'`);
      if (rows.length === 0) return 'gone';
      await db.execute(sql`delete from noted where word = 'parent'`);
      await tx.execute(sql`insert into used values ('parent')`);
      return 'used';
    });
    expect(answer).toBe('gone');
  });

  it.each([
    ['removes what this one refers to', '23503', sql`insert into used values ('nobody')`],
    ['waits for this one in turn', '40P01', sql`do $$ begin raise exception using errcode = '40P01'; end $$`],
  ])('again and again, and %s: a conflict that names the cause, and a warning', async (_what, state, statement) => {
    const warnings: Error[] = [];
    const listen = (warning: Error) => warnings.push(warning);
    process.on('warning', listen);
    let attempts = 0;
    try {
      const refused = await inTransaction(db, async (tx) => {
        attempts += 1;
        await tx.execute(statement);
      }).catch((error: unknown) => error);
      expect(attempts).toBe(3);
      expect(refused).toMatchObject({ name: 'Problem', code: 'conflict', status: 409 });
      expect(sqlState(refused)).toBe(state);
      await expect.poll(() => warnings.map(sqlState)).toContain(state);
    } finally {
      process.off('warning', listen);
    }
  });

  it.each([
    ['an error of the statement itself', '23502', sql`insert into noted values (null)`],
    ['a taken key, which is an answer', '23505', sql`insert into noted values ('both'), ('both')`],
  ])('is not retried after %s, and nobody is warned', async (_what, state, statement) => {
    const warnings: Error[] = [];
    const listen = (warning: Error) => warnings.push(warning);
    process.on('warning', listen);
    let attempts = 0;
    const refused = await inTransaction(db, async (tx) => {
      attempts += 1;
      await tx.execute(statement);
    }).catch((error: unknown) => error);
    expect([attempts, sqlState(refused)]).toEqual([1, state]);
    expect(refused).not.toMatchObject({ name: 'Problem' });
    // A warning is emitted in the next turn.
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', listen);
    expect(warnings).toEqual([]);
  });
});
