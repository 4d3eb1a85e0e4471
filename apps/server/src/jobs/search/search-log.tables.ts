import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Empty searches, counted by day, without names and addresses of people. See `log-empty-search.ts`. */
export const emptySearches = pgTable(
  'empty_searches',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Typed words in lower case; '' for a search with filters only. */
    words: text().notNull(),
    /** Kinds of filters in alphabetical order, without the chosen values: "location remote". */
    filters: text().notNull(),
    searches: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.words, table.filters] })],
);
