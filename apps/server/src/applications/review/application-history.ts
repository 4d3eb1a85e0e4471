import type { ReviewStep } from '@jobblik/contract/applications/applicant-review.schema';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { findListed } from '../applications.queries.ts';
import { applicationDecisions, applicationSteps } from '../applications.tables.ts';
import { presentReviewSteps } from './application-history.present.ts';
import { ownJob } from './own-job.ts';

/** Kinds of steps by the state that a decision leads to. */
const kindOf: Readonly<Record<number, ReviewStep['kind']>> = {
  [rejectState.open]: 'reopened',
  [rejectState.rejected]: 'rejected',
  [rejectState.parked]: 'parked',
};

/**
 * History of an application to the employer's ad, including a decision that can still be undone.
 * @throws Problem `not_found`, also for an application to another employer's ad
 */
export async function applicationHistory(
  services: Services,
  who: SignedIn,
  applicationId: number,
): Promise<{ history: ReviewStep[] }> {
  const { db } = services;
  const listed = await findListed(db, applicationId, who.demo);
  if (!listed) throw new Problem('not_found');
  await ownJob(services, who, listed.application.jobId);
  const [steps, [waiting]] = await Promise.all([
    db
      .select()
      .from(applicationSteps)
      .where(eq(applicationSteps.applicationId, applicationId))
      .orderBy(asc(applicationSteps.id)),
    db
      .select()
      .from(applicationDecisions)
      .where(
        and(
          eq(applicationDecisions.applicationId, applicationId),
          isNull(applicationDecisions.sentAt),
          isNull(applicationDecisions.undoneAt),
        ),
      ),
  ]);
  const decision = waiting && {
    kind: kindOf[waiting.reject] ?? 'rejected',
    at: waiting.decidedAt,
    message: waiting.message,
  };
  return { history: presentReviewSteps(steps, { opener: listed.opener ?? '', waiting: decision }) };
}
