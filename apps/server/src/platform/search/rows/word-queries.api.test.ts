import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { bytea, tsvector } from '../../db/columns.ts';
import { connect, type Database } from '../../db/db.ts';
import { wordQueriesOf } from './word-queries.ts';

const rows = pgTable('word_rows', {
  id: integer(),
  revision: bigint({ mode: 'number' }),
  version: integer(),
  attributes: bytea(),
  weightedFields: tsvector(),
  vocabulary: text().array(),
});
const terms = pgTable('word_terms', { id: integer(), words: tsvector() });
const words = pgTable('word_words', { word: text(), shown: text(), uses: integer() });
const state = pgTable('word_state', {
  one: boolean(),
  revision: bigint({ mode: 'number' }),
  compactedThrough: bigint({ mode: 'number' }),
  compactedAt: bigint({ mode: 'number' }),
});
const { readPostings } = wordQueriesOf('words', {
  rows: { table: rows, ...rows },
  terms: { table: terms, ...terms },
  vocabulary: { table: words, ...words },
  state: { table: state, ...state },
});

let database: TestDatabase;
let db: Database;
let close: () => Promise<unknown>;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ db, close } = connect(database.url, { max: 2 }));
  await db.execute(sql`create table word_terms (id int primary key, words tsvector)`);
  await db.execute(sql`insert into word_terms values (1, 'kok =kok'), (2, 'kok koge'), (3, 'smed')`);
});
afterAll(async () => {
  await close();
  await database.drop();
});

test.each([
  ['few documents', 3],
  ['many documents', 1_000_000],
])('the posting lists of several words are the same among %s', async (_what, total) => {
  const asked = [{ word: 'kok' }, { word: 'zork' }, { prefix: 'ko' }, { word: 'smed' }, { word: '=kok' }];
  const lists = await readPostings(db, asked, total);
  expect(lists.map((ids) => [...ids].sort())).toEqual([[1, 2], [], [1, 2], [3], [1]]);
});
