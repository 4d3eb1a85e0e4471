import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { sessions } from '../../accounts/accounts.tables.ts';
import { createdAt, instant } from '../../platform/db/columns.ts';

/**
 * A signed-in browser that gets push messages. It is removed with its session: by signing out, a new password, ending the session
 * from another device, or the removal of the account.
 */
export const pushSubscriptions = pgTable('push_subscriptions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  sessionId: uuid()
    .notNull()
    .unique()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  /** Address of the push service. Anybody with the address could send messages: the server sends it only to that service. */
  endpoint: text().notNull().unique(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  /** The start of the hour of {@link paceCount}. */
  paceStartedAt: instant().notNull(),
  /** Number of messages since then. */
  paceCount: smallint().notNull().default(0),
  createdAt: createdAt(),
});

/** A message that waits for delivery to a browser. Tasks contain only its id, because the queue stores payloads for days. */
export const queuedPushes = pgTable(
  'queued_pushes',
  {
    id: uuid().primaryKey().defaultRandom(),
    subscriptionId: integer()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    link: text().notNull(),
    tag: text().notNull(),
    /** The receiver and the people it names: the message is removed with their accounts. */
    people: integer().array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.subscriptionId), index().on(table.createdAt)],
);
