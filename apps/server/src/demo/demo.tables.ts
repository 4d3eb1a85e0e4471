import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core';
import { createdAt } from '../platform/db/columns.ts';

/** One row once the sample data is complete; an interrupted load leaves none and is repeated. */
export const sampleLoads = pgTable(
  'sample_loads',
  {
    one: boolean().primaryKey().default(true),
    version: integer().notNull(),
    loadedAt: createdAt(),
  },
  (table) => [check('sample_loads_one', sql`${table.one}`)],
);
