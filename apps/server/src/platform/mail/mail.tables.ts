import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns.ts';

/** An attachment as JSON for the database and the task queue. */
export interface PackedAttachment {
  filename: string;
  contentType: string;
  base64: string;
}

/** Ids of the receiver and the people it names: the mail is removed with their accounts. */
const people = () => integer().array().notNull().default(sql`'{}'`);

/** Unsent mails. The task queue, which stores finished tasks for days, contains only their ids; a sent mail is removed here. */
export const queuedMails = pgTable('queued_mails', {
  id: uuid().primaryKey().defaultRandom(),
  /** A `PackedMail`. */
  mail: jsonb().notNull(),
  recipient: text().notNull(),
  replyTo: text(),
  people: people(),
  createdAt: createdAt(),
});

/** Mails of an installation without a mail server; shown at `/dev/outbox`, removed after 30 days. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** A mail is stored once, also for repeated runs of its task. */
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
