import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';

/** The one row about this installation. */
export const installation = pgTable(
  'installation',
  {
    id: boolean().primaryKey().default(true),
    /** 64 hexadecimal digits; null where the secret is a setting and never in the database. */
    secret: text(),
    /** What tells the secret from another without giving it away. */
    secretFingerprint: text().notNull(),
  },
  ({ id }) => [check('installation_is_one', sql`${id}`)],
);
