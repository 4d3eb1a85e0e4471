import type { MissingKind, ReasonKind } from '@jobblik/contract/recommendations/recommendations.rules';
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { createdAt, instant } from '../platform/db/columns.ts';

const person = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Ads that a seeker has removed from the recommendations. */
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

/** Candidates whom an employer has removed from the recommendations for an ad. */
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

/** One entry of a shown list: id, score, and the codes of the reasons. */
export interface ShownLine {
  /** The ad, or the owner of the CV. */
  id: number;
  /** Score in thousandths. */
  score: number;
  reasons: ReasonKind[];
  missing: MissingKind[];
}

/**
 * The recommendations to each person with their reasons, for later questions about them; without words of a CV. The same list on
 * the same day is one row. Removed after 90 days, and with the people in it.
 */
export const shownRecommendations = pgTable(
  'shown_recommendations',
  {
    viewerId: person(),
    /** Local date. */
    day: date({ mode: 'string' }).notNull(),
    /** Fingerprint of the list, so that it is in the table once. */
    fingerprint: text().notNull(),
    /** `job`: ads for a seeker; `candidate`: people for an ad. */
    kind: text({ enum: ['job', 'candidate'] }).notNull(),
    /** The ad of recommended candidates. */
    jobId: integer().references(() => jobs.id, { onDelete: 'cascade' }),
    lines: jsonb().$type<ShownLine[]>().notNull(),
    /** How often it was shown that day, and when it was last shown. */
    times: integer().notNull().default(1),
    shownAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewerId, table.day, table.fingerprint] }),
    index().on(table.day),
    index().on(table.jobId),
    // Finds people in the lists, for their erasure.
    index('shown_recommendations_lines').using('gin', table.lines.op('jsonb_path_ops')),
  ],
);
