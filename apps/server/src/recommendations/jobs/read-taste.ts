import { desc, eq } from 'drizzle-orm';
import { applications } from '../../applications/index.ts';
import { jobs, savedJobs } from '../../jobs/jobs.tables.ts';
import type { Database } from '../../platform/db/db.ts';
import type { Taste } from '../match/match-attributes.ts';
import { tradeOf } from '../match/trades.ts';
import { dismissedJobs } from '../recommendations.tables.ts';

/** Number of the latest entries of each kind that count. */
const counted = 20;

/** A person's actions on ads: liked and dismissed ones, and ads that are not shown again. */
export interface SeekerActivity {
  taste: Taste;
  /** Ads applied to, also with a withdrawn application, and dismissed ads. */
  hidden: ReadonlySet<number>;
}

/** Reads the ads that a seeker saved, applied to and dismissed. */
export async function readActivity(db: Database, userId: number): Promise<SeekerActivity> {
  const [saved, applied, dismissed] = await Promise.all([
    db
      .select({ jobId: jobs.id, title: jobs.title })
      .from(savedJobs)
      .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
      .where(eq(savedJobs.userId, userId))
      .orderBy(desc(savedJobs.createdAt))
      .limit(counted),
    db
      .select({ jobId: jobs.id, title: jobs.title })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(eq(applications.userId, userId))
      .orderBy(desc(applications.createdAt)),
    db
      .select({ jobId: jobs.id, title: jobs.title })
      .from(dismissedJobs)
      .innerJoin(jobs, eq(jobs.id, dismissedJobs.jobId))
      .where(eq(dismissedJobs.userId, userId))
      .orderBy(desc(dismissedJobs.createdAt)),
  ]);
  const trades = (rows: readonly { title: string }[]) => rows.slice(0, counted).map(({ title }) => tradeOf(title));
  return {
    taste: { liked: [...trades(saved), ...trades(applied)], dismissed: trades(dismissed) },
    hidden: new Set([...applied, ...dismissed].map(({ jobId }) => jobId)),
  };
}
