import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq, gt } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { jobs, repostRequests } from '../jobs.tables.ts';
import { repostJob } from './repost-job.ts';

/** How long an ad waits, in milliseconds: long enough to ask the bookkeeper, short enough that the repost is no surprise. */
const waitsFor = 86_400_000;

/** Reposts the ads for which an employer wanted a membership, each once; an ad that cannot be reposted no longer waits. */
export async function repostWhenPaid(services: Services, userId: number): Promise<void> {
  const { db, clock, log } = services;
  const since = new Date(clock.now().getTime() - waitsFor);
  const waiting = await db
    .select({ request: repostRequests })
    .from(repostRequests)
    .innerJoin(jobs, eq(jobs.id, repostRequests.jobId))
    .where(and(eq(jobs.userId, userId), gt(repostRequests.createdAt, since)));
  const who: SignedIn = { kind: 'user', userId, role: 'employer', demo: false, sessionId: '' };
  for (const { request } of waiting) {
    const deadline = request.hasDeadlineChoice ? request.deadline : undefined;
    try {
      const outcome = await repostJob(services, who, request.jobId, { deadline });
      // Plan 1 does not include reposts: the ad waits for another plan.
      if (outcome !== 'extended') continue;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      log.info({ job: request.jobId, code: error.code }, 'an ad that waited for a payment cannot be posted again');
    }
    await db.delete(repostRequests).where(eq(repostRequests.jobId, request.jobId));
  }
}
