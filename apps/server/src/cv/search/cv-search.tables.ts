import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/accounts.tables.ts';
import { bytea, instant, tsvector } from '../../platform/db/columns.ts';

const person = () =>
  integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });

/** What searches of employers read of a published CV; `attributes` are also in the memory of every server, see `cv-index.ts`. */
export const cvSearch = pgTable(
  'cv_search',
  {
    userId: person(),
    /** The revision that wrote this row; see {@link cvSearchState}. */
    revision: bigint({ mode: 'number' }).notNull(),
    /** Version of the index by which this row was written. */
    version: integer().notNull().default(0),
    /** `named` or `anonymous` as it was when the row was written; null for a CV that cannot be found. */
    visibility: text({ enum: ['named', 'anonymous'] }),
    /** `changed_at` of the CV and whether it had a video when the row was written: identifies outdated rows. */
    cvChangedAt: instant(),
    hasVideo: boolean().default(false),
    /** All that filtering and ordering need, in a few bytes. */
    attributes: bytea().notNull(),
    /**
     * Words of the wishes and the newest title (weight A), parts of compounds (B), other names, labels, place (C). Hits are
     * ranked by it.
     */
    weightedFields: tsvector().notNull(),
    /** Words that this row has added to {@link cvWords}. */
    vocabulary: text().array().notNull().default([]),
  },
  (table) => [
    index('cv_search_revision').on(table.revision),
    index('cv_search_version').on(table.version, table.userId),
    index('cv_search_gone').on(table.userId).where(sql`get_byte(${table.attributes}, 0) = 0`),
  ],
);

/** All words of a CV, those of its weighted fields and of its texts. Apart, so that the rows are narrow. */
export const cvTerms = pgTable(
  'cv_terms',
  {
    userId: person(),
    words: tsvector().notNull(),
  },
  (table) => [index('cv_terms_words').using('gin', table.words)],
);

/**
 * One row. Every transaction that writes {@link cvSearch} takes the next revision and holds the row until it commits, so
 * revisions become visible in order: a server that has seen revision n has seen all before it.
 */
export const cvSearchState = pgTable(
  'cv_search_state',
  {
    one: boolean().primaryKey().default(true),
    revision: bigint({ mode: 'number' }).notNull().default(0),
    /** The largest revision of a row that was removed; a server that knows less asks which rows are left. */
    compactedThrough: bigint({ mode: 'number' }).notNull().default(0),
    /** The last revision when rows were last removed. */
    compactedAt: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [check('cv_search_state_one', sql`${table.one}`)],
);

/** Words of wishes, titles and labels of CVs, candidates for corrections. */
export const cvWords = pgTable(
  'cv_words',
  {
    /** Folded. */
    word: text().primaryKey(),
    /** As a CV writes it, in lower case; null for a form that only the language rules know. */
    shown: text(),
    /** CVs that have it. */
    uses: integer().notNull().default(1),
  },
  (table) => [
    index('cv_words_alike').using('gist', table.word.op('gist_trgm_ops')),
    index('cv_words_begin').on(table.word.op('text_pattern_ops')),
  ],
);
