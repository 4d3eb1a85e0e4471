import { unreadKinds } from '@jobblik/contract/notices/unread';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * One row per unread item of a person. The primary key makes marking idempotent and is the index for every counter. A slice that
 * deletes items clears their marks.
 */
export const unreadMarks = pgTable(
  'unread_marks',
  {
    userId: integer().notNull(),
    kind: text({ enum: unreadKinds }).notNull(),
    /** The parent of the item, as {@link unreadKinds} defines it; 0 for kinds without. */
    refId: integer().notNull(),
    subjectId: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.refId, table.subjectId] }),
    index('unread_marks_subject').on(table.kind, table.subjectId),
  ],
);
