import { bigint, index, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { bytea, createdAt, instant } from '../../platform/db/columns.ts';

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** A mail to an address without an account that the sender knows. The address is stored only as a keyed hash. */
export const strangerMails = pgTable(
  'stranger_mails',
  { id: id(), senderId: integer().notNull(), addressHash: bytea().notNull(), createdAt: createdAt() },
  (table) => [index().on(table.senderId, table.createdAt), index().on(table.addressHash, table.createdAt)],
);

/** Addresses that want no such mails, by the same hash. */
export const strangerMailStops = pgTable('stranger_mail_stops', {
  addressHash: bytea().primaryKey(),
  createdAt: createdAt(),
});

/** Reports of such mails to the operator; at most one per address and sender. */
export const strangerMailReports = pgTable(
  'stranger_mail_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    senderId: integer().notNull(),
    addressHash: bytea().notNull(),
    createdAt: createdAt(),
    handledAt: instant(),
  },
  (table) => [unique('stranger_mail_reports_once').on(table.senderId, table.addressHash)],
);
