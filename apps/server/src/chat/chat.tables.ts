import { type MessageType, requestStates } from '@jobblik/contract/chat/chat.rules';
import type { InterviewDetails, QuestionsDetails } from '@jobblik/contract/chat/chat.schema';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { createdAt, instant } from '../platform/db/columns.ts';

const person = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One seeker and one employer. Its row lock serialises all writes in it. */
export const chatConversations = pgTable(
  'chat_conversations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    seekerId: person(),
    employerId: person(),
    /** Of the newest message; 0 before the first. */
    lastSeq: integer().notNull().default(0),
    lastAt: instant(),
  },
  (table) => [unique('chat_conversations_pair').on(table.seekerId, table.employerId), index().on(table.employerId)],
);

/** One person's side of a conversation. */
export const chatMembers = pgTable(
  'chat_members',
  {
    conversationId: integer()
      .notNull()
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    userId: person(),
    contactId: person(),
    /** How far the person has read. */
    readSeq: integer().notNull().default(0),
    /** The person's own newest message; 0 when they have written none. */
    sentSeq: integer().notNull().default(0),
    /** Messages up to here were deleted by the person for themselves; before that deletion those up to `hiddenBefore`. */
    hiddenSeq: integer().notNull().default(0),
    hiddenBefore: integer().notNull().default(0),
    /** Messages up to here are in a mail already. */
    mailedSeq: integer().notNull().default(0),
    /** Since when the person blocks the contact. */
    blockedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.contactId] }), index().on(table.conversationId)],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    conversationId: integer().notNull(),
    /** From 1 without gaps. */
    seq: integer().notNull(),
    /** Created by the sender's browser; a repeated message has the same. */
    uuid: uuid().notNull().unique(),
    senderId: person(),
    type: smallint().$type<MessageType>().notNull(),
    text: text().notNull().default(''),
    /** Of a decision: title of the ad that it is about. */
    jobTitle: text(),
    fileId: uuid(),
    /** Outcome of an interview request. */
    state: text({ enum: requestStates }),
    /** Uuid of the request that this answers. */
    replyTo: uuid(),
    interview: jsonb().$type<InterviewDetails>(),
    questions: jsonb().$type<QuestionsDetails>(),
    /** The sender has removed the account. */
    erased: boolean().notNull().default(false),
    /** Operators have taken it down: neither of the two reads it. */
    takenDownAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    foreignKey({ columns: [table.conversationId], foreignColumns: [chatConversations.id] }).onDelete('cascade'),
    index().on(table.senderId),
    check('chat_messages_seq', sql`${table.seq} > 0`),
  ],
);
export type MessageRow = typeof chatMessages.$inferSelect;

/** Files uploaded for a message, with their owner, so that nobody sends another person's file; deleted after a day, sent or not. */
export const chatUploads = pgTable(
  'chat_uploads',
  {
    fileId: uuid().primaryKey(),
    userId: person(),
    action: text({ enum: ['image', 'doc', 'pdf'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId), index().on(table.createdAt)],
);

/** When a person was last online, and last mailed about messages. */
export const chatPeople = pgTable('chat_people', {
  userId: person().primaryKey(),
  /** End of the last time with an open browser. */
  seenAt: instant(),
  mailedAt: instant(),
});

/** Which server has open browsers of which people; a row that is not refreshed is ignored. */
export const chatPresence = pgTable(
  'chat_presence',
  { userId: person(), serverId: uuid().notNull(), seenAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.serverId] }), index().on(table.serverId)],
);

/** Candidates whom an employer has reached first, and when. */
export const chatFirstContacts = pgTable(
  'chat_first_contacts',
  { employerId: person(), seekerId: person(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.employerId, table.seekerId] }),
    index().on(table.employerId, table.createdAt),
    index().on(table.seekerId),
  ],
);

/** Reports of conversations to the operator; at most one per person and contact. */
export const chatReports = pgTable(
  'chat_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: person(),
    contactId: person(),
    messageUuid: uuid(),
    reason: text().notNull(),
    createdAt: createdAt(),
    handledAt: instant(),
  },
  (table) => [unique('chat_reports_once').on(table.userId, table.contactId), index().on(table.contactId)],
);
