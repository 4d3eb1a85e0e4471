import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns.ts';
import { intentStatuses } from './payment-intent.ts';

/** Payment intents of the sandbox, which acts as an external provider: written outside the business transactions. */
export const sandboxIntents = pgTable('sandbox_intents', {
  id: text().primaryKey(),
  /** A request with a repeated key gets the first intent. */
  idempotencyKey: text().notNull().unique(),
  clientSecret: text().notNull(),
  status: text({ enum: intentStatuses }).notNull(),
  /** Øre. */
  amount: integer().notNull(),
  method: text(),
  /** Code of the last decline. */
  declined: text(),
  /** Number of charges; any value but 0 or 1 is a fault. */
  charges: integer().notNull().default(0),
  refunded: integer().notNull().default(0),
  createdAt: createdAt(),
});

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    intentId: text()
      .notNull()
      .references(() => sandboxIntents.id, { onDelete: 'cascade' }),
    idempotencyKey: text().notNull(),
    amount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.intentId, table.idempotencyKey] })],
);
