import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { instant } from '../platform/db/columns.ts';

const person = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** CVs that employers have saved; a row is kept when the CV is deleted, so that the list can show that. */
export const cvSaved = pgTable(
  'cv_saved',
  {
    employerId: person(),
    seekerId: person(),
    savedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.employerId, table.seekerId] }), index().on(table.seekerId)],
);

/** CVs that an employer has opened, and the local day of the first time: counted for the limit against copying the database. */
export const cvOpens = pgTable(
  'cv_opens',
  {
    employerId: person(),
    seekerId: person(),
    firstDay: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.employerId, table.seekerId] }),
    index().on(table.employerId, table.firstDay),
    index().on(table.seekerId),
  ],
);

/** An employer asks the owner of an anonymous CV for name and contact; one row for each pair. */
export const cvContactRequests = pgTable(
  'cv_contact_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    employerId: person(),
    seekerId: person(),
    message: text().notNull(),
    state: text({ enum: ['open', 'accepted', 'refused'] })
      .notNull()
      .default('open'),
    askedAt: instant().notNull(),
    answeredAt: instant(),
  },
  (table) => [
    unique('cv_contact_requests_pair').on(table.employerId, table.seekerId),
    index().on(table.seekerId, table.askedAt),
    check('cv_contact_requests_answered', sql`(${table.state} = 'open') = (${table.answeredAt} is null)`),
  ],
);

export type ContactRequestRow = typeof cvContactRequests.$inferSelect;

/** A visit of a CV by an employer on a local day. */
export const cvVisits = pgTable(
  'cv_visits',
  {
    userId: person(),
    day: date({ mode: 'string' }).notNull(),
    visitorId: person(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.visitorId] }), index().on(table.visitorId)],
);
