import { desc, eq } from 'drizzle-orm';
import { applications } from '../../applications/index.ts';
import { jobs, savedJobs } from '../../jobs/jobs.tables.ts';
import type { Database } from '../../platform/db/db.ts';
import type { Taste } from '../match/match-attributes.ts';
import { tradeOf } from '../match/trades.ts';
import { dismissedJobs } from '../recommendations.tables.ts';

/** The last so many of each kind count. */
const counted = 20;

/** What a person has done with ads: what they liked and turned down, and which ads are not shown again. */
export interface SeekerActivity {
  taste: Taste;
  /** Ads applied to, also when the application was withdrawn, and ads turned down. */
  hidden: ReadonlySet<number>;
}

/** Reads what a seeker saved, applied to and turned down. */
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
