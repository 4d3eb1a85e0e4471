import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core';
import { createdAt } from '../platform/db/columns.ts';

/** One row once the sample data is wholly there; a load that was cut short leaves none and is started again. */
export const sampleLoads = pgTable(
  'sample_loads',
  {
    one: boolean().primaryKey().default(true),
    version: integer().notNull(),
    loadedAt: createdAt(),
  },
  (table) => [check('sample_loads_one', sql`${table.one}`)],
);
