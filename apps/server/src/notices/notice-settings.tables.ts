import type { NoticeKind } from '@jobblik/contract/notices/notice-kind.rules';
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The choices of people about kinds of notices. {@link isOnByDefault} (`notice-kind.rules.ts`) applies to a kind without a row. */
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
