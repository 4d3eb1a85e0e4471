import { index, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { createdAt, instant } from '../platform/db/columns.ts';

/** A plan that a person holds for a time. Payments are stored elsewhere. */
export const memberships = pgTable(
  'memberships',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: smallint().notNull(),
    /** 1 in force, 0 ended before its time. */
    status: smallint().notNull(),
    validFrom: instant().notNull(),
    /** The first moment it is no longer in force. */
    validUntil: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId, table.validUntil)],
);
