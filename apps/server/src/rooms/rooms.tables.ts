import type { RoomKind } from '@jobblik/contract/rooms/rooms.rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { createdAt, instant, updatedAt } from '../platform/db/columns.ts';
import type { RoomState } from './room-state.rules.ts';

/** A video room. Its row lock orders everything that happens in it. */
export const rooms = pgTable(
  'rooms',
  {
    /** The unguessable part of its address; the stream id of an interview. */
    id: text().primaryKey(),
    kind: text().$type<RoomKind>().notNull(),
    hostId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull().default(''),
    state: jsonb().$type<RoomState>().notNull(),
    /** Counts the changes of `state`. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
    changedAt: updatedAt(),
    /** A free room that its host has closed is not opened again. */
    closedAt: instant(),
  },
  (table) => [
    check('rooms_kind', sql`${table.kind} in ('free', 'company', 'interview')`),
    index().on(table.hostId),
    index().on(table.changedAt),
  ],
);

/** What was written in a room, for people who come later or come back. */
export const roomMessages = pgTable(
  'room_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    roomId: text()
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    /** Made by the sender's browser; the same message sent again has the same. */
    uuid: uuid().notNull().unique(),
    participantId: text().notNull(),
    /** Null for guests. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    action: text().$type<'message' | 'image' | 'doc' | 'pdf'>().notNull(),
    text: text().notNull().default(''),
    fileId: uuid(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.roomId, table.id), index().on(table.userId)],
);

/** A file that waits for the message it is sent with. */
export const roomUploads = pgTable(
  'room_uploads',
  {
    fileId: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId), index().on(table.createdAt)],
);

export type RoomRow = typeof rooms.$inferSelect;
export type RoomMessageRow = typeof roomMessages.$inferSelect;
