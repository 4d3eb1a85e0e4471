import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { recommendationLimits } from '@jobblik/contract/recommendations/recommendations.rules';
import { and, eq, sql } from 'drizzle-orm';
import { listCandidates, payingViewer } from '../../candidates/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { dismissedCandidates } from '../recommendations.tables.ts';
import { ownAd } from './own-ad.ts';

interface CandidateOfAd {
  jobId: number;
  userId: number;
}

/**
 * Removes a candidate from the recommendations for an employer's ad; repeating it changes nothing. Beyond the limit the oldest
 * removals are forgotten.
 * @throws Problem `not_found` for another employer's ad and for somebody whose CV is not shown to employers;
 *   `membership_required` (403)
 */
export async function dismissCandidate(services: Services, who: SignedIn, { jobId, userId }: CandidateOfAd) {
  const { db, clock } = services;
  const ad = await ownAd(db, who, jobId);
  const viewer = await payingViewer(services, who);
  const [shown] = await listCandidates(services, viewer, [userId], { asIndexed: true });
  if (!shown) throw new Problem('not_found');
  await inTransaction(db, async (tx) => {
    const row = { jobId: ad.id, userId, createdAt: clock.now() };
    await tx.insert(dismissedCandidates).values(row).onConflictDoNothing();
    await tx.execute(sql`
      delete from ${dismissedCandidates} where job_id = ${ad.id} and user_id in (
        select user_id from ${dismissedCandidates} where job_id = ${ad.id}
        order by created_at desc, user_id desc offset ${recommendationLimits.dismissed})`);
  });
}

/** Allows a candidate in the recommendations for the ad again. @throws Problem `not_found` for another employer's ad */
export async function restoreCandidate({ db }: Services, who: SignedIn, { jobId, userId }: CandidateOfAd) {
  const ad = await ownAd(db, who, jobId);
  await db
    .delete(dismissedCandidates)
    .where(and(eq(dismissedCandidates.jobId, ad.id), eq(dismissedCandidates.userId, userId)));
}
