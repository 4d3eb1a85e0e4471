import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/accounts.tables.ts';
import { bytea, instant, tsvector } from '../../platform/db/columns.ts';

const person = () =>
  integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });

/** What searches of employers read of a published CV; `facts` are kept in the memory of every server too (`findable-cvs.ts`). */
export const cvSearch = pgTable(
  'cv_search',
  {
    userId: person(),
    /** Number of the change that wrote this row; see {@link cvSearchState}. */
    change: bigint({ mode: 'number' }).notNull(),
    /** `named` or `anonymous` as it was when the row was written; null for a CV that cannot be found. */
    visibility: text({ enum: ['named', 'anonymous'] }),
    /** `changed_at` of the CV and whether it had a video when the row was written: tells rows that fell behind. */
    cvChangedAt: instant(),
    hasVideo: boolean().notNull().default(false),
    /** All that filtering and ordering need, in a few bytes; see `cv-facts.ts`. */
    facts: bytea().notNull(),
    /** Words of the wishes and the newest title (weight A), parts of compounds (B), other names, labels, place (C). Hits are ranked by it. */
    head: tsvector().notNull(),
    /** Words that this row has added to {@link cvWords}. */
    vocabulary: text().array().notNull().default([]),
  },
  (table) => [
    index('cv_search_change').on(table.change),
    index('cv_search_gone').on(table.userId).where(sql`${table.visibility} is null`),
  ],
);

/** All words of a CV, those of its head and of its texts. Apart, so that the rows are narrow. */
export const cvTerms = pgTable(
  'cv_terms',
  {
    userId: person(),
    words: tsvector().notNull(),
  },
  (table) => [index('cv_terms_words').using('gin', table.words)],
);

/**
 * One row. Every change of {@link cvSearch} takes the next number and holds the row until it commits, so numbers become visible in
 * order: who has seen number n has seen all before it.
 */
export const cvSearchState = pgTable(
  'cv_search_state',
  {
    one: boolean().primaryKey().default(true),
    change: bigint({ mode: 'number' }).notNull().default(0),
    /** Rows were removed up to this number; who knows less reads everything anew. */
    cleared: bigint({ mode: 'number' }).notNull().default(0),
    /** Version of the language rules that the rows were written by. */
    wordVersion: text().notNull().default(''),
  },
  (table) => [check('cv_search_state_one', sql`${table.one}`)],
);

/** Words that stand in wishes, titles and labels of CVs: what a misspelt word may have meant. */
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
