import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, type PgColumn, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, tsvector } from '../../db/columns.ts';

/** Columns of an index's rows, beside the document's id and the additional columns of the index. */
export const rowColumns = () => ({
  /** The revision that wrote this row; see {@link stateTable}. */
  revision: bigint({ mode: 'number' }).notNull(),
  /** Version of the index that wrote this row. */
  version: integer().notNull().default(0),
  /** Attributes for filters, counts and orders, in a few bytes; also in the memory of every server. See `packing.ts`. */
  attributes: bytea().notNull(),
  /** Words for ranking. See `weighted-fields.ts`. */
  weightedFields: tsvector().notNull(),
  /** Words that this row has added to the vocabulary; see {@link vocabularyTable}. */
  vocabulary: text().array().notNull().default([]),
});

/** @param name of the table */
export const rowIndexes = (
  name: string,
  id: PgColumn,
  table: Record<'revision' | 'version' | 'attributes', PgColumn>,
) => [
  index(`${name}_revision`).on(table.revision),
  index(`${name}_version`).on(table.version, id),
  index(`${name}_gone`).on(id).where(isGone(table.attributes)),
];

const isGone = (attributes: PgColumn): SQL => sql`get_byte(${attributes}, 0) = 0`;

/**
 * All words of a document, of its weighted fields and of its texts, with its id. A separate table keeps the rows narrow, so that
 * finding thousands of documents with a frequent word reads little data.
 */
export const termColumns = () => ({ words: tsvector().notNull() });

/** @param name of the table */
export const termIndexes = (name: string, { words }: { words: PgColumn }) => [
  index(`${name}_words`).using('gin', words),
];

/**
 * One row. Every transaction that writes rows of the index takes the next revision and locks this row until it commits, so
 * revisions become visible in order: a server that has read revision n has read all before it.
 */
export const stateTable = <N extends string>(name: N) =>
  pgTable(
    name,
    {
      one: boolean().primaryKey().default(true),
      revision: bigint({ mode: 'number' }).notNull().default(0),
      /** The largest revision of a deleted row; a server with an older revision reads the ids of the remaining rows. */
      compactedThrough: bigint({ mode: 'number' }).notNull().default(0),
      /** The last revision at the time of the last deletion of rows. */
      compactedAt: bigint({ mode: 'number' }).notNull().default(0),
    },
    (table) => [check(`${name}_one`, sql`${table.one}`)],
  );

/** Words of the weighted fields of an index, candidates for corrections. */
export const vocabularyTable = <N extends string>(name: N) =>
  pgTable(
    name,
    {
      /** Folded. */
      word: text().primaryKey(),
      /** Spelling in a document, in lower case; null for a form that only the language rules derive. */
      shown: text(),
      /** Number of documents with the word. */
      uses: integer().notNull().default(1),
    },
    (table) => [
      index(`${name}_alike`).using('gist', table.word.op('gist_trgm_ops')),
      index(`${name}_begin`).on(table.word.op('text_pattern_ops')),
    ],
  );
