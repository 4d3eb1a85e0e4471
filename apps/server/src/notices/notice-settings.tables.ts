import type { NoticeKind } from '@jobblik/contract/notices/notice-kind.rules';
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * What people have chosen about kinds of notices. A kind without a row is as {@link isOnByDefault} says (`notice-kind.rules.ts`).
 */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    userId: integer().notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    bell: boolean().notNull(),
    mail: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
