import { index, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { createdAt, instant } from '../platform/db/columns.ts';
import { payments } from './payments.tables.ts';

/** A plan that a person has for a period. */
export const memberships = pgTable(
  'memberships',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: smallint().notNull(),
    /** 1 in force, 0 ended early. */
    status: smallint().notNull(),
    validFrom: instant().notNull(),
    /** The first instant at which it is no longer in force. */
    validUntil: instant().notNull(),
    createdAt: createdAt(),
    /** Null for a free one. A payment creates one membership. */
    paymentId: integer()
      .unique()
      .references(() => payments.id),
    /** The payment that its rest was taken off, which ended it, and how much; øre without VAT. */
    creditedTo: integer().references(() => payments.id),
    creditedAmount: integer().notNull().default(0),
    /** The smallest number of days before the end at which its owner was notified; null before the first time. */
    remindedDays: smallint(),
  },
  (table) => [index().on(table.userId, table.validUntil), index().on(table.validUntil)],
);
