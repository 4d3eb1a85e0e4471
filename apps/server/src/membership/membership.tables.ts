import { index, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { createdAt, instant } from '../platform/db/columns.ts';
import { payments } from './payments.tables.ts';

/** A plan that a person holds for a time. */
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
    /** Null for one that was given away. A payment creates one membership. */
    paymentId: integer()
      .unique()
      .references(() => payments.id),
    /** Fewest days before the end of which its owner was notified; null before the first time. */
    remindedDays: smallint(),
  },
  (table) => [index().on(table.userId, table.validUntil), index().on(table.validUntil)],
);
