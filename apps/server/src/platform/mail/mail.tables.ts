import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns.ts';

/** An attachment as the database and the task queue carry it. */
export interface PackedAttachment {
  filename: string;
  contentType: string;
  base64: string;
}

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
    createdAt: createdAt(),
  },
  (table) => [index('mail_outbox_created_at').on(table.createdAt.desc())],
);
