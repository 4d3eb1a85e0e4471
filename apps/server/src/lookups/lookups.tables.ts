import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

// The shipped reference data as tables, so that SQL can join them. Filled at start by seedLookups; ids are those of the data.

/** Danish postcodes. `id` is the postcode as a number. */
export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    zip: text().notNull().unique(),
    name: text().notNull(),
    municipality: text().notNull(),
    /** 1 Hovedstaden, 2 Sjælland, 3 Syddanmark, 4 Midtjylland, 5 Nordjylland. */
    regionId: smallint().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
  },
  (table) => [index().on(table.regionId)],
);

export const categories = pgTable(
  'categories',
  {
    id: integer().primaryKey(),
    /** Null for a main category. */
    parentId: integer(),
    seo: text().notNull(),
    name: text().notNull(),
  },
  (table) => [index().on(table.parentId)],
);

/** Titles that a seeker can wish for. */
export const jobTitles = pgTable('job_titles', {
  id: integer().primaryKey(),
  name: text().notNull(),
  /** ISCO-08 group of four digits, empty when unknown. */
  isco: text().notNull(),
  /** Last part of the ESCO address, empty for titles from other sources. */
  esco: text().notNull(),
});

export const skills = pgTable('skills', {
  id: integer().primaryKey(),
  name: text().notNull(),
  groupName: text().notNull(),
});

export const languages = pgTable('languages', {
  id: integer().primaryKey(),
  /** ISO 639-1. */
  code: text().notNull().unique(),
  name: text().notNull(),
});

/** One row: the version of the data in the tables. */
export const lookupState = pgTable(
  'lookup_state',
  { one: boolean().primaryKey().default(true), version: text().notNull() },
  (table) => [check('lookup_state_one', sql`${table.one}`)],
);
