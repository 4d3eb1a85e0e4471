import type { askCandidates } from '@jobblik/contract/applications/applicant-review.api';
import type { CallResult } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import type { NewQuestion } from '../applications.ports.ts';
import { lockOwnApplications } from './own-applications-of-job.ts';

export interface AskRequest {
  jobId: number;
  applicationIds: readonly number[];
  questions: readonly NewQuestion[];
}

/**
 * Asks several applicants of one ad the same questions. Each is asked in a separate transaction: a failure for one does not affect
 * the others.
 * @throws Problem `not_found` if one of the applications is not the employer's
 */
export async function askApplicants(
  services: Services,
  who: SignedIn,
  { jobId, applicationIds, questions }: AskRequest,
): Promise<Omit<CallResult<typeof askCandidates>, 'result'>> {
  const rows = await inTransaction(services.db, (tx) => lockOwnApplications(tx, who, applicationIds, jobId));
  const askedIds: number[] = [];
  const skipped: { application_id: number; reason: 'withdrawn' | 'too_many' }[] = [];
  for (const { id, userId } of rows) {
    const reason = await refusalOf(() =>
      services.ports.applications.questions.ask(services, who, { seekerId: userId, jobId }, questions),
    );
    if (reason) skipped.push({ application_id: id, reason });
    else askedIds.push(id);
  }
  const of = await services.ports.applications.questions.ofAd(services, {
    employerId: who.userId,
    jobId,
    seekerIds: rows.map(({ userId }) => userId),
  });
  return {
    asked: rows
      .filter(({ id }) => askedIds.includes(id))
      .map(({ id, userId }) => ({ application_id: id, questions: of.get(userId)?.questions ?? [] })),
    skipped,
  };
}

async function refusalOf(ask: () => Promise<unknown>): Promise<'withdrawn' | 'too_many' | undefined> {
  try {
    await ask();
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'not_found') return 'withdrawn';
    if (error.code === 'invalid_input') return 'too_many';
    throw error;
  }
}
