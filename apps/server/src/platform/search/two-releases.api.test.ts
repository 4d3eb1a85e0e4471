import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { danishSearch } from '../../search/index.ts';
import { bytea, tsvector } from '../db/columns.ts';
import { connect, type Database } from '../db/db.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { choice, choices, flag, ids, instant } from './attributes.ts';
import { defineSearchIndex } from './define-search-index.ts';
import { batch } from './rows/maintain-rows.ts';

const rows = pgTable('note_search', {
  id: integer().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
  version: integer().notNull(),
  attributes: bytea().notNull(),
  weightedFields: tsvector().notNull(),
  vocabulary: text().array().notNull(),
});
const terms = pgTable('note_terms', { id: integer().primaryKey(), words: tsvector().notNull() });
const words = pgTable('note_words', { word: text().primaryKey(), shown: text(), uses: integer().notNull() });
const state = pgTable('note_state', {
  one: boolean().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
  compactedThrough: bigint({ mode: 'number' }).notNull(),
  compactedAt: bigint({ mode: 'number' }).notNull(),
});

interface Note {
  id: number;
  title: string;
  kind: number;
  urgent?: boolean;
}

const attributes = { kind: choice(3), written: instant() };
const common = {
  name: 'notes',
  language: danishSearch,
  tables: {
    rows: { table: rows, ...rows },
    terms: { table: terms, ...terms },
    vocabulary: { table: words, ...words },
    state: { table: state, ...state },
  },
  newest: 'written',
  stopWords: new Set<string>(),
  stored: [],
  weightedFields: ({ title }: Note) => ({ title }),
  facets: {},
  orders: {},
  counters: {},
} as const;
const valuesOf = ({ kind, id }: Note) => ({ kind, written: new Date((1000 + id) * 1000) });

/** Two releases of one index; each has separate memory, like two processes. */
const older = defineSearchIndex({
  ...common,
  version: 1,
  attributes,
  document: (note: Note) => ({ id: note.id, attributes: valuesOf(note), stored: [] }),
});
const newer = defineSearchIndex({
  ...common,
  version: 2,
  // The colours do not fit into the column of the other choices and flags.
  attributes: { ...attributes, urgent: flag(2), colours: choices(15, 2), tags: ids(2) },
  document: (note: Note) => ({
    id: note.id,
    attributes: { ...valuesOf(note), urgent: note.urgent ?? false, colours: note.urgent ? [15] : [], tags: [7] },
    stored: [],
  }),
});

let database: TestDatabase;
let db: Database;
let close: () => Promise<unknown>;
const notes = new Map<number, Note>();

beforeAll(async () => {
  database = await createTestDatabase();
  ({ db, close } = connect(database.url, { max: 4 }));
  for (const statement of [
    sql`create table note_search (id int primary key, revision bigint, version int, attributes bytea, weighted_fields tsvector, vocabulary text[])`,
    sql`create table note_terms (id int primary key, words tsvector)`,
    sql`create table note_words (word text primary key, shown text, uses int)`,
    sql`create table note_state (one boolean primary key, revision bigint, compacted_through bigint, compacted_at bigint)`,
    sql`insert into note_state values (true, 0, 0, 0)`,
  ])
    await db.execute(statement);
});
afterAll(async () => {
  await close();
  await database.drop();
});

type Index = typeof older | typeof newer;

async function save(index: Index, note: Note): Promise<void> {
  notes.set(note.id, note);
  await inTransaction(db, (tx) => index.write(tx, [note]));
}

async function find(index: Index, filters: object, keyword = ''): Promise<number[]> {
  const services = { readDb: db, env: { SEARCH_MEMORY_MB: 64 } };
  const page = { offset: 0, limit: 10 };
  return (await index.search(services, { keyword, filters, order: 'newest', page, now: new Date() })).ids;
}

/** @returns ids of the rewritten documents */
async function maintain(index: Index): Promise<number[]> {
  const written: number[] = [];
  const signal = AbortSignal.timeout(30_000);
  await index.maintain(db, {
    rewrite: async (tx, noteIds) => {
      written.push(...noteIds);
      const known = noteIds.flatMap((id) => notes.get(id) ?? []);
      await index.write(tx, known);
    },
    signal,
  });
  return written;
}

test('two releases over one database read each other’s rows, and neither reverts changes of the other', async () => {
  await save(older, { id: 1, title: 'Bager', kind: 1 });
  await save(older, { id: 2, title: 'Slagter', kind: 2 });
  for (const index of [older, newer]) expect(await find(index, {})).toEqual([2, 1]);
  expect(await find(newer, { urgent: true })).toEqual([]);

  expect(await maintain(newer)).toEqual([1, 2]);
  for (const index of [older, newer, older, newer]) expect(await maintain(index)).toEqual([]);
  for (const index of [older, newer]) expect(await find(index, { kind: [2] })).toEqual([2]);

  await save(newer, { id: 3, title: 'Murer', kind: 3, urgent: true });
  expect(await find(older, { kind: [3] }, 'murer')).toEqual([3]);
  expect(await find(newer, { urgent: true, tags: [7] })).toEqual([3]);
  expect(await find(newer, { colours: [15] })).toEqual([3]);

  // A document changed by the older release is found by both at once, and rewritten only by the newer one.
  await save(older, { id: 2, title: 'Snedker', kind: 1 });
  for (const index of [older, newer]) {
    expect(await find(index, { kind: [1] })).toEqual([2, 1]);
    expect(await find(index, {}, 'snedker')).toEqual([2]);
  }
  expect(await maintain(older)).toEqual([]);
  expect(await maintain(newer)).toEqual([2]);
  expect(await maintain(newer)).toEqual([]);

  await inTransaction(db, (tx) => newer.remove(tx, [1]));
  for (const index of [older, newer]) expect(await find(index, {})).toEqual([3, 2]);
});

test('rows are rewritten in batches, each with its own revision', async () => {
  const many = Array.from({ length: batch + 20 }, (_, at) => ({ id: 100 + at, title: 'Tømrer', kind: 1 }));
  for (const note of many) notes.set(note.id, note);
  await inTransaction(db, (tx) => older.write(tx, many));
  const before = await find(newer, { kind: [1] }, 'tømrer');
  const sizes: number[] = [];
  await newer.maintain(db, {
    rewrite: async (tx, noteIds) => {
      sizes.push(noteIds.length);
      await newer.write(
        tx,
        noteIds.flatMap((id) => notes.get(id) ?? []),
      );
    },
    signal: AbortSignal.timeout(30_000),
  });
  expect(sizes).toEqual([batch, 20]);
  for (const index of [older, newer]) expect(await find(index, { kind: [1] }, 'tømrer')).toEqual(before);
});
