import type { RejectReason } from '@jobblik/contract/applications/applicant-review.rules';
import type { VideoStatus } from '@jobblik/contract/applications/applications.rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { createdAt, instant, tsvector } from '../platform/db/columns.ts';

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
    /**
     * What the applicant knows of `reject`: a decision counts for them once it can no longer be undone. Everything that an
     * applicant reads goes by this.
     */
    seekerReject: smallint().notNull().default(0),
    vStatus: smallint().$type<VideoStatus>().notNull().default(0),
    /** 0 not rated, 1 to 5. Only the employer knows it. */
    ratingPoint: smallint().notNull().default(0),
    /** Only the employer knows it. */
    note: text().notNull().default(''),
    /** When the note was written last, and who wrote it; null without one. */
    noteAt: instant(),
    noteBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When somebody on the employer's side opened it the first time, and who. */
    seenAt: instant(),
    seenBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When another application to the ad was opened after this one came, this one being unopened then. */
    readingSince: instant(),
    /** When its applicant looked at it after it was opened. */
    lookedAt: instant(),
    withdrawnAt: instant(),
    createdAt: createdAt(),
    /** Neither rated nor decided on: in the employer's list these come before the others. */
    isNew: boolean().notNull().generatedAlwaysAs(sql`(withdrawn_at is null and reject = 0 and rating_point = 0)`),
    /** New, and nobody has opened it: these come before the other new ones. */
    isUnread: boolean()
      .notNull()
      .generatedAlwaysAs(sql`(withdrawn_at is null and reject = 0 and rating_point = 0 and seen_at is null)`),
  },
  (table) => [
    unique('applications_once').on(table.jobId, table.userId),
    index().on(table.userId, table.createdAt),
    index().on(table.employerId, table.createdAt),
    // The orders in which an ad's applications are read, regardless of their number.
    index('applications_by_rating').on(
      table.jobId,
      table.isNew.desc(),
      table.isUnread.desc(),
      table.ratingPoint.desc(),
      table.createdAt.desc(),
      table.id.desc(),
    ),
    index('applications_by_age').on(table.jobId, table.createdAt.desc(), table.id.desc()),
    // Opening one finds those that the reading has not reached.
    index('applications_unread').on(table.jobId).where(sql`seen_at is null and reading_since is null`),
    index().on(table.seenBy),
    index().on(table.noteBy),
    // Counting an ad's applications by state reads this index alone.
    index('applications_by_state').on(table.jobId, table.reject, table.vStatus, table.withdrawnAt),
    check('applications_reject', sql`${table.reject} in (0, 1, 2)`),
    check('applications_seeker_reject', sql`${table.seekerReject} in (0, 1, 2)`),
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
    /** Length of a video; null until it was measured, and of one that cannot be read. */
    durationMs: integer(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.role] }), index().on(table.fileId)],
);

/** What happened to an application as far as its applicant may know it; a decision is stored here once it is sent. */
export const applicationSteps = pgTable(
  'application_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** `received`, `reading`, `seen`, `parked`, `rejected`, `reopened`, `withdrawn`. */
    kind: text().notNull(),
    at: createdAt(),
    /** What the employer wrote with a decision; empty for nothing. */
    message: text().notNull().default(''),
  },
  (table) => [index().on(table.applicationId, table.id)],
);

/**
 * Decisions whose message waits for the end of the time in which it can be undone, or has left. At most one of an application
 * waits.
 */
export const applicationDecisions = pgTable(
  'application_decisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** 0 opened again, 1 rejected, 2 parked. */
    reject: smallint().notNull(),
    /** `reject` before, to which undoing returns. */
    before: smallint().notNull(),
    /** Message to the seeker, names filled in; empty for nothing. */
    message: text().notNull(),
    /** Of a rejection, for the employer's figures; never sent. */
    reason: text().$type<RejectReason>(),
    decidedAt: createdAt(),
    /** When the message leaves. */
    sendAt: instant().notNull(),
    sentAt: instant(),
    /** Undone, or another decision took its place. */
    undoneAt: instant(),
    /** The decision that took its place; undoing that one restores this one. */
    replacedBy: integer(),
  },
  (table) => [
    uniqueIndex('application_decisions_waiting')
      .on(table.applicationId)
      .where(sql`${table.sentAt} is null and ${table.undoneAt} is null`),
    index().on(table.applicationId, table.id),
    check('application_decisions_reject', sql`${table.reject} in (0, 1, 2)`),
  ],
);

export type DecisionRow = typeof applicationDecisions.$inferSelect;

/**
 * Words under which the employer finds an application: name, message, note and what the published CV says. Written in the
 * transaction that writes the application, and soon after the name or the CV changed.
 */
export const applicationTerms = pgTable('application_terms', {
  applicationId: integer()
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  words: tsvector().notNull(),
  /** Words as they are typed, for mending misspelt ones. */
  vocabulary: text().array().notNull(),
  /** The name, and the change of the CV, that were read. */
  name: text().notNull(),
  cvChangedAt: instant(),
  /** Version by which the words were written, see `index-applicants.ts`. */
  wordVersion: integer().notNull(),
});
