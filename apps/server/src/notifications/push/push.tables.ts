import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { sessions } from '../../accounts/accounts.tables.ts';
import { createdAt, instant } from '../../platform/db/columns.ts';

/**
 * A signed-in browser that gets push messages. It goes with its session: signing out, a new password, ending the session from
 * elsewhere, and the removal of the account.
 */
export const pushSubscriptions = pgTable('push_subscriptions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  sessionId: uuid()
    .notNull()
    .unique()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  /** Address of the push service. Anybody who knows it could send: it leaves the server only towards that service. */
  endpoint: text().notNull().unique(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  /** The hour that {@link paceCount} counts in. */
  paceStartedAt: instant().notNull(),
  /** Messages since then. */
  paceCount: smallint().notNull().default(0),
  createdAt: createdAt(),
});

/** A message on its way to a browser. Tasks name it by id only, since the queue stores payloads for days. */
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
    /** Whom it is to or names: it goes with their account. */
    people: integer().array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.subscriptionId), index().on(table.createdAt)],
);
