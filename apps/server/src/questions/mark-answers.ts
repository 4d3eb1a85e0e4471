import { markUnread } from '../notices/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import { findApplicationFor } from './questions.queries.ts';
import type { AskRow } from './questions.tables.ts';

/** Marks answers as unread for the employer, until the employer opens the CV or the application. */
export async function markAnswers(
  tx: Transaction,
  services: Services,
  { id, employerId: userId, seekerId, jobId }: AskRow,
  created: readonly { id: number }[],
): Promise<void> {
  if (jobId === null)
    return await markUnread(tx, services, { userId, kind: 'cv_answer', refId: seekerId, subjectId: id });
  const application = await findApplicationFor(tx, { jobId, seekerId });
  if (!application) return;
  const marks = created.map((answer) => ({
    userId,
    kind: 'application_answer' as const,
    refId: application.id,
    subjectId: answer.id,
  }));
  await markUnread(tx, services, marks);
}
