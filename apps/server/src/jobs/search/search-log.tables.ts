import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Searches that found nothing, counted by day; nobody's name, nobody's address. See `log-empty-search.ts`. */
export const emptySearches = pgTable(
  'empty_searches',
  {
    day: date({ mode: 'string' }).notNull(),
    /** As typed, in small letters; '' where only filters were chosen. */
    words: text().notNull(),
    /** Kinds of filters in alphabetical order, without what was chosen: "location remote". */
    filters: text().notNull(),
    searches: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.words, table.filters] })],
);
