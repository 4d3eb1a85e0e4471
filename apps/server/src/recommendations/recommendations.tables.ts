import type { MissingKind, ReasonKind } from '@jobblik/contract/recommendations/recommendations.rules';
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { createdAt, instant } from '../platform/db/columns.ts';

const person = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Ads that a seeker does not want to be recommended. */
export const dismissedJobs = pgTable(
  'dismissed_jobs',
  {
    userId: person(),
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobId] }), index().on(table.jobId)],
);

/** Candidates whom an employer does not want to be recommended for an ad. */
export const dismissedCandidates = pgTable(
  'dismissed_candidates',
  {
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: person(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.userId] }), index().on(table.userId)],
);

/** One line of a list that was shown: what, how well it fitted, and the codes of what was said about it. */
export interface ShownLine {
  /** The ad, or the owner of the CV. */
  id: number;
  /** In thousandths. */
  score: number;
  reasons: ReasonKind[];
  missing: MissingKind[];
}

/**
 * What was recommended to whom and why, for questions about it afterwards; no words of a CV. The same list shown again on a day is the
 * same row. Removed after 90 days, and with the people in it.
 */
export const shownRecommendations = pgTable(
  'shown_recommendations',
  {
    viewerId: person(),
    /** Local date. */
    day: date({ mode: 'string' }).notNull(),
    /** Of the list, so that it is in the table once. */
    fingerprint: text().notNull(),
    /** `job`: ads for a seeker; `candidate`: people for an ad. */
    kind: text({ enum: ['job', 'candidate'] }).notNull(),
    /** The ad that candidates were recommended for. */
    jobId: integer().references(() => jobs.id, { onDelete: 'cascade' }),
    lines: jsonb().$type<ShownLine[]>().notNull(),
    /** How often it was shown that day, and when last. */
    times: integer().notNull().default(1),
    shownAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewerId, table.day, table.fingerprint] }),
    index().on(table.day),
    index().on(table.jobId),
    // Finds the people in the lists, for their erasure.
    index('shown_recommendations_lines').using('gin', table.lines.op('jsonb_path_ops')),
  ],
);
