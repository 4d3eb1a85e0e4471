import type { Language } from '@jobblik/contract/kernel/language';
import { noticeGrounds, reportedKinds } from '@jobblik/contract/moderation/moderation.rules';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { createdAt, instant } from '../platform/db/columns.ts';

/** One thing that was reported; all notices about it are one case. */
export const reportCases = pgTable(
  'report_cases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: reportedKinds }).notNull(),
    /** Number of the company, the CV's owner or the video; uuid of the message. */
    key: text().notNull(),
    /** Whose it is. */
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [unique('report_cases_once').on(table.kind, table.key), index().on(table.ownerId)],
);

export type CaseOfReports = typeof reportCases.$inferSelect;

/** A notice about illegal content or a breach of the terms (DSA, article 16). */
export const reportNotices = pgTable(
  'report_notices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => reportCases.id, { onDelete: 'cascade' }),
    /** Null for guests and people who have left. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Of a guest; '' and null without them, and of people who have left. */
    name: text().notNull(),
    email: text(),
    language: text().$type<Language>(),
    place: text().notNull(),
    ground: text({ enum: noticeGrounds }).notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    handledAt: instant(),
  },
  (table) => [
    index().on(table.caseId),
    index().on(table.userId),
    index('report_notices_open').on(table.createdAt).where(sql`${table.handledAt} is null`),
  ],
);
