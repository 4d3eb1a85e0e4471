import { orderStates, serviceNames } from '@jobblik/contract/membership/orders.rules';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/accounts.tables.ts';
import { createdAt, instant } from '../../platform/db/columns.ts';
import { payments } from '../payments.tables.ts';

/** A booking as it is stored; `wishedAt` is an ISO instant. */
export interface StoredBooking {
  text: string;
  wishedAt: string | null;
  jobId: number | null;
  /** The title of the ad when it was chosen. */
  jobTitle: string;
}

/** A service that somebody bought and that people deliver. Written by the transaction that books the payment. */
export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    /** Null once the account is removed. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    service: text({ enum: serviceNames }).notNull(),
    state: text({ enum: orderStates }).notNull().default('received'),
    /** Working days to deliver in, as they were sold. */
    days: smallint().notNull(),
    dueDate: date({ mode: 'string' }).notNull(),
    booking: jsonb().$type<StoredBooking>(),
    bookedAt: instant(),
    begunAt: instant(),
    deliveredAt: instant(),
    /** The state of the last notice to the buyer. */
    announcedState: text({ enum: orderStates }).notNull().default('received'),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.paymentId),
    index().on(table.dueDate).where(sql`${table.state} in ('received', 'in_progress')`),
    check('orders_state', sql`${table.state} in ('received', 'in_progress', 'delivered', 'closed')`),
  ],
);

export type OrderRow = typeof orders.$inferSelect;
