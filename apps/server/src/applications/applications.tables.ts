import { rejectReasons } from '@jobblik/contract/applications/applicant-review.rules';
import { applicationFileRoles, type VideoStatus } from '@jobblik/contract/applications/applications.rules';
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

/** One person's application to one ad. */
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
    /** Owner of the ad when the application was received. */
    employerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the form, so that a form sent twice is recognised. */
    uuid: uuid(),
    message: text().notNull(),
    /** 0 open, 1 rejected, 2 parked. */
    reject: smallint().notNull().default(0),
    /**
     * The value of `reject` that the applicant sees: a decision is copied here once it can no longer be undone. Everything shown to
     * the applicant uses this.
     */
    seekerReject: smallint().notNull().default(0),
    vStatus: smallint().$type<VideoStatus>().notNull().default(0),
    /** 0 not rated, 1 to 5. Visible to the employer only. */
    ratingPoint: smallint().notNull().default(0),
    /** Visible to the employer only. */
    note: text().notNull().default(''),
    /** When the note was last written, and by whom; null without one. */
    noteAt: instant(),
    noteBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When the employer's side first opened it, and who did. */
    seenAt: instant(),
    seenBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When another application to the ad was opened after this one came, while this one was unopened. */
    readingSince: instant(),
    /** When its applicant looked at it after it was opened. */
    lookedAt: instant(),
    withdrawnAt: instant(),
    createdAt: createdAt(),
    /** Neither rated nor decided: these come first in the employer's list. */
    isNew: boolean().notNull().generatedAlwaysAs(sql`(withdrawn_at is null and reject = 0 and rating_point = 0)`),
    /** New and unopened: these come before the other new ones. */
    isUnread: boolean()
      .notNull()
      .generatedAlwaysAs(sql`(withdrawn_at is null and reject = 0 and rating_point = 0 and seen_at is null)`),
  },
  (table) => [
    unique('applications_once').on(table.jobId, table.userId),
    index().on(table.userId, table.createdAt),
    index().on(table.employerId, table.createdAt),
    // The orders in which an ad's applications are read, for any number of them.
    index('applications_by_rating').on(
      table.jobId,
      table.isNew.desc(),
      table.isUnread.desc(),
      table.ratingPoint.desc(),
      table.createdAt.desc(),
      table.id.desc(),
    ),
    index('applications_by_age').on(table.jobId, table.createdAt.desc(), table.id.desc()),
    // For opening one, which finds those without `reading_since`.
    index('applications_unread').on(table.jobId).where(sql`seen_at is null and reading_since is null`),
    index().on(table.seenBy),
    index().on(table.noteBy),
    // For counting an ad's applications by state with an index-only scan.
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
    role: text({ enum: applicationFileRoles }).notNull(),
    fileId: text().notNull(),
    /** Length of a video; null until it is measured, and for one that cannot be read. */
    durationMs: integer(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.role] }), index().on(table.fileId)],
);

/** What the history of an application stores. Questions and their answers are lines of it that the slice of questions stores. */
export const storedStepKinds = [
  'received',
  'reading',
  'seen',
  'parked',
  'rejected',
  'reopened',
  'withdrawn',
  'ad_closed',
  'ad_filled',
  'ad_deleted',
  'ad_taken_down',
] as const;

/** History of an application as its applicant sees it; a decision is stored here once it is sent. */
export const applicationSteps = pgTable(
  'application_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text({ enum: storedStepKinds }).notNull(),
    at: createdAt(),
    /** The employer's message with a decision; empty without one. */
    message: text().notNull().default(''),
  },
  (table) => [index().on(table.applicationId, table.id)],
);

/** Decisions whose message is pending while it can be undone, or was sent. An application has at most one pending decision. */
export const applicationDecisions = pgTable(
  'application_decisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** 0 opened again, 1 rejected, 2 parked. */
    reject: smallint().notNull(),
    /** `reject` before the decision, which undoing restores. */
    before: smallint().notNull(),
    /** Message to the seeker with the names filled in; empty for none. */
    message: text().notNull(),
    /** Reason of a rejection, for the employer's figures; never sent. */
    reason: text({ enum: rejectReasons }),
    decidedAt: createdAt(),
    /** When the message is sent. */
    sendAt: instant().notNull(),
    sentAt: instant(),
    /** When it was undone, or replaced by another decision. */
    undoneAt: instant(),
    /** The decision that replaced it; undoing that one restores this one. */
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
 * Words by which the employer finds an application: name, message, note and the published CV. Written in the transaction that
 * writes the application, and soon after the name or the CV changed.
 */
export const applicationTerms = pgTable('application_terms', {
  applicationId: integer()
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  words: tsvector().notNull(),
  /** Words as typed, for correcting misspelt ones. */
  vocabulary: text().array().notNull(),
  /** The name, and the change of the CV, from which the words were made. */
  name: text().notNull(),
  cvChangedAt: instant(),
  /** Version with which the words were written, see `index-applicants.ts`. */
  wordVersion: integer().notNull(),
});
