import type { NewQuestion } from '@jobblik/contract/questions/question.schema';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { companies } from '../companies/companies.tables.ts';
import { bytea, createdAt, instant, updatedAt } from '../platform/db/columns.ts';
import {
  rowColumns,
  rowIndexes,
  stateTable,
  termColumns,
  termIndexes,
  vocabularyTable,
} from '../platform/search/rows/columns.ts';

const ofJob = () =>
  integer()
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' });

/** An ad (spec 2§3). Searches read {@link jobSearch}. */
export const jobs = pgTable(
  'jobs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: integer().references(() => companies.id, { onDelete: 'set null' }),
    /** Generated once by the form; the same form sent twice creates one ad. */
    uuid: uuid(),
    title: text().notNull(),
    seo: text().notNull(),
    /** Shown instead of the company profile's name. */
    companyName: text(),
    companyWebsite: text(),
    url: text(),
    isRedirect: boolean().notNull().default(false),
    realUrl: text(),
    /** Sanitised before it is saved. */
    descriptionHtml: text().notNull(),
    description: text().notNull(),
    teaser: text().notNull(),
    contactPerson: text(),
    contactEmail: text(),
    contactPhone: text(),
    address: text(),
    /** Places, categories and skills of the lookups, in the order the employer chose them. */
    cityIds: integer().array().notNull().default([]),
    categoryIds: integer().array().notNull().default([]),
    skillIds: integer().array().notNull().default([]),
    /** Skills that the lookups do not contain, as typed. */
    typedSkills: text().array().notNull().default([]),
    /** 0 no requirement, 1 to 4 as `experienceLevels`. */
    experience: smallint().notNull().default(0),
    managementExperience: boolean().notNull().default(false),
    educationId: smallint(),
    jobTypeId: smallint().notNull().default(1),
    jobStartDate: date({ mode: 'string' }),
    jobDeadlineDate: date({ mode: 'string' }),
    /** Øre per `payUnit`. */
    payFrom: integer(),
    payTo: integer(),
    payUnit: text({ enum: ['hour', 'month', 'year'] }),
    payHidden: boolean().notNull().default(false),
    remote: text({ enum: ['none', 'hybrid', 'full'] })
      .notNull()
      .default('none'),
    remoteDays: smallint(),
    hoursPerWeek: numeric({ precision: 4, scale: 1, mode: 'number' }),
    isActive: boolean().notNull().default(true),
    /** The ad becomes active as soon as the employer's e-mail is confirmed. */
    waitsForEmail: boolean().notNull().default(false),
    /** The ad becomes active when an operator approves it, or when its company is verified. */
    waitsForReview: boolean().notNull().default(false),
    /** Whether the duration was extended; possible once. */
    increased: boolean().notNull().default(false),
    /** Asked with every application. */
    questions: jsonb().$type<NewQuestion[]>().notNull().default([]),
    /** Set by the operator; ads with a higher number come first among the employer's own. */
    displayOrder: integer().notNull().default(0),
    logoFileId: uuid(),
    descriptionFileId: uuid(),
    /** The first time the ad was active; its month starts here. */
    publishedAt: instant(),
    endsAt: instant(),
    createdAt: createdAt(),
    /** Also the version that detects edits in two tabs: every save of an ad has a different value. */
    updatedAt: updatedAt(),
    deletedAt: instant(),
    /** Its employer has closed it: the archive keeps it. */
    closedAt: instant(),
    /** Somebody got the job; only of a closed ad. */
    filled: boolean().notNull().default(false),
    /** Operators have taken it down. */
    takenDownAt: instant(),
    /** Operators have hidden it until it is corrected. */
    hiddenAt: instant(),
    /** Operators have taken down its company, and with it the ad. */
    companyTakenDown: boolean().notNull().default(false),
  },
  (table) => [
    unique('jobs_form_once').on(table.userId, table.uuid),
    index().on(table.userId, table.createdAt),
    index().on(table.companyId),
    check('jobs_redirect_has_address', sql`not ${table.isRedirect} or ${table.realUrl} is not null`),
    check('jobs_filled_is_closed', sql`not ${table.filled} or ${table.closedAt} is not null`),
    check('jobs_published_ends', sql`(${table.publishedAt} is null) = (${table.endsAt} is null)`),
  ],
);

export type JobRow = typeof jobs.$inferSelect;

const ofAd = () =>
  integer()
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' });

/** What a search reads, one row for each ad in the index. Written by `index-jobs.ts` in the transaction that changes the ad. */
export const jobSearch = pgTable(
  'job_search',
  {
    jobId: ofAd(),
    /** The ad can be found before this instant; null after it is withdrawn. */
    liveUntil: instant(),
    ...rowColumns(),
  },
  (table) => [...rowIndexes('job_search', table.jobId, table), index('job_search_live_until').on(table.liveUntil)],
);

export const jobTerms = pgTable('job_terms', { jobId: ofAd(), ...termColumns() }, (table) =>
  termIndexes('job_terms', table),
);
export const jobSearchState = stateTable('job_search_state');
/** Words in the titles of ads. */
export const jobWords = vocabularyTable('job_words');

/** Totals of an ad. In a separate table, so that counting a visit does not rewrite the ad and its indexes. */
export const jobNumbers = pgTable(
  'job_numbers',
  {
    jobId: integer()
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    visits: integer().notNull().default(0),
    /** Openings of the employer's own page, for redirect ads; counted once per visitor and day, as visits are. */
    clicks: integer().notNull().default(0),
    changedAt: instant().notNull(),
  },
  (table) => [index().on(table.changedAt)],
);

/** The same by local day, for the curves of the dashboard. */
export const jobDays = pgTable(
  'job_days',
  {
    jobId: ofJob(),
    day: date({ mode: 'string' }).notNull(),
    visits: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.day] })],
);

/**
 * Whose visit or click has been counted today, as a hash with the day's salt. Rows and salts of past days are removed, after which
 * it cannot be found out who looked at what.
 */
export const jobVisits = pgTable(
  'job_visits',
  { jobId: ofJob(), day: date({ mode: 'string' }).notNull(), visitor: bytea().notNull() },
  (table) => [primaryKey({ columns: [table.jobId, table.day, table.visitor] }), index().on(table.day)],
);

export const jobVisitSalts = pgTable('job_visit_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: bytea().notNull(),
});

export const savedJobs = pgTable(
  'saved_jobs',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: ofJob(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobId] }), index().on(table.jobId)],
);

/** Ads that are reposted as soon as their employer has paid for a membership. */
export const repostRequests = pgTable('repost_wishes', {
  jobId: ofJob().primaryKey(),
  /** The chosen deadline, null for none; ignored without `hasDeadlineChoice`, then the old deadline stays. */
  deadline: date({ mode: 'string' }),
  hasDeadlineChoice: boolean().notNull(),
  createdAt: createdAt(),
});

/** A report about an ad to the operator. */
export const jobReports = pgTable(
  'job_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    jobId: ofJob(),
    /** Null for guests and people who have left. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Ids 1 to 4 of the ticked reasons. */
    options: integer().array().notNull(),
    report: text().notNull(),
    createdAt: createdAt(),
    handledAt: instant(),
  },
  (table) => [
    unique('job_reports_once').on(table.jobId, table.userId),
    index('job_reports_open').on(table.createdAt).where(sql`${table.handledAt} is null`),
  ],
);
