import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns.ts';

/** An attachment as the database and the task queue carry it. */
export interface PackedAttachment {
  filename: string;
  contentType: string;
  base64: string;
}

/** Ids of the people a mail is to or names: with their account the mail goes too. */
const people = () => integer().array().notNull().default(sql`'{}'`);

/**
 * Mails that have not left. The task queue, which stores finished tasks for days, holds their ids only; a mail that has left
 * leaves nothing here.
 */
export const queuedMails = pgTable('queued_mails', {
  id: uuid().primaryKey().defaultRandom(),
  /** A `PackedMail`. */
  mail: jsonb().notNull(),
  recipient: text().notNull(),
  replyTo: text(),
  people: people(),
  createdAt: createdAt(),
});

/** Mails of a product without a mail server; shown at `/dev/outbox`, removed after 30 days. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** One mail is stored once, however often its task runs. */
    messageId: text().notNull().unique(),
    sender: text().notNull(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull(),
    attachments: jsonb().$type<PackedAttachment[]>().notNull(),
    people: people(),
    createdAt: createdAt(),
  },
  (table) => [index('mail_outbox_created_at').on(table.createdAt.desc())],
);
