import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { type JobRow, jobs } from '../../jobs/index.ts';
import type { Database } from '../../platform/db/db.ts';
import { mayFindCandidates } from '../recommendations.policy.ts';

/** An ad of the employer. @throws Problem `not_found` for another employer's ad or a deleted one */
export async function ownAd(db: Database, who: SignedIn, jobId: number): Promise<JobRow> {
  const [ad] = await db.select().from(jobs).where(eq(jobs.id, jobId));
  if (!ad || ad.deletedAt || !mayFindCandidates(who, ad)) throw new Problem('not_found');
  return ad;
}
