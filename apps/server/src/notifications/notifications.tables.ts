import { type NoticeType, noticeStates } from '@jobblik/contract/notices/notice-type';
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { createdAt, instant } from '../platform/db/columns.ts';

const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    type: smallint().$type<NoticeType>().notNull(),
    name: text().notNull(),
    /** The job seeker whose name the text shows; `name` is empty then. */
    nameOfId: integer().references(() => users.id, { onDelete: 'cascade' }),
    agentName: text(),
    /** The new state of an application or interview, for the types that show it. */
    state: text({ enum: noticeStates }),
    /** The company, and the person who opened the application, for the types that show them. */
    company: text(),
    person: text(),
    /** Title of the ad, and the time of the interview, for the types that show them. */
    job: text(),
    startsAt: instant(),
    endsAt: instant(),
    /** The person's own text. */
    message: text(),
    /** Path of the page about it. */
    link: text().notNull(),
    /** The person who caused it; that person's browser may nudge the receiver for a while. */
    actorId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The person it names, where that is not the actor. */
    aboutId: integer().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    seenAt: instant(),
    /** When the person cleared the list; it can be restored for a short time. */
    clearedAt: instant(),
  },
  (table) => [
    index().on(table.userId, table.id.desc()),
    index().on(table.actorId, table.createdAt),
    index().on(table.aboutId),
    index().on(table.nameOfId),
    index().on(table.createdAt),
  ],
);

/**
 * Notices that a person has received: an event that is handled again does not notify anybody twice, also after the list is cleared.
 */
export const deliveredNotices = pgTable(
  'delivered_notices',
  { userId: owner(), key: text().notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
);
