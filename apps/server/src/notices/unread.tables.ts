import { unreadKinds } from '@jobblik/contract/notices/unread';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * One row per thing that a person has not seen. The primary key makes marking idempotent and is the index behind
 * every counter. A slice clears the marks of what it deletes.
 */
export const unreadMarks = pgTable(
  'unread_marks',
  {
    userId: integer().notNull(),
    kind: text({ enum: unreadKinds }).notNull(),
    /** What the thing belongs to, as {@link unreadKinds} says; 0 for kinds without. */
    refId: integer().notNull(),
    subjectId: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.refId, table.subjectId] }),
    index('unread_marks_subject').on(table.kind, table.subjectId),
  ],
);
