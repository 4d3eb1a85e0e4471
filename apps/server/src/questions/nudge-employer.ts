import { cvQuestionsChanged } from '@jobblik/contract/questions/questions.events';
import { nudgeChanged } from '../applications/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { afterCommit } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { type AskParties, findApplicationFor } from './questions.queries.ts';

/** Nudges the employer's browsers after the commit to reload these questions and answers. */
export async function nudgeEmployer(
  tx: Transaction,
  services: Services,
  { employerId, seekerId, jobId }: AskParties,
): Promise<void> {
  if (jobId === null) {
    afterCommit(tx, () => services.realtime.nudge([employerId], cvQuestionsChanged, { user_id: seekerId }));
    return;
  }
  const application = await findApplicationFor(tx, { jobId, seekerId });
  if (application) nudgeChanged(tx, services, [application]);
}
