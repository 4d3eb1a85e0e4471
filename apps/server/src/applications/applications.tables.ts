import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { createdAt, instant } from '../platform/db/columns.ts';

/** One person's answer to one ad. */
export const applications = pgTable(
  'applications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Owner of the ad when the application came in. */
    employerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the form, so that the same form sent twice is recognised. */
    uuid: uuid(),
    message: text().notNull(),
    /** 0 open, 1 rejected, 2 parked. */
    reject: smallint().notNull().default(0),
    vStatus: smallint().notNull().default(0),
    /** 0 not rated, 1 to 5. Only the employer knows it. */
    ratingPoint: smallint().notNull().default(0),
    /** Only the employer knows it. */
    note: text().notNull().default(''),
    seenAt: instant(),
    withdrawnAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('applications_once').on(table.jobId, table.userId),
    index().on(table.userId, table.createdAt),
    index().on(table.employerId, table.createdAt),
    check('applications_reject', sql`${table.reject} in (0, 1, 2)`),
    check('applications_rating', sql`${table.ratingPoint} between 0 and 5`),
  ],
);

export type ApplicationRow = typeof applications.$inferSelect;

/** Files of an application, at most one in each role. */
export const applicationFiles = pgTable(
  'application_files',
  {
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** `cv`, `letter`, `other` or `video`. */
    role: text().notNull(),
    fileId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.role] }), index().on(table.fileId)],
);

/** What happened to an application, for its time line. */
export const applicationSteps = pgTable(
  'application_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** `received`, `seen`, `parked`, `rejected`, `reopened`, `withdrawn`. */
    kind: text().notNull(),
    at: createdAt(),
  },
  (table) => [index().on(table.applicationId, table.id)],
);
