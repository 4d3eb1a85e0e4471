import { Problem } from '@jobblik/contract/kernel/problem';
import { and, eq } from 'drizzle-orm';
import { clearUnread } from '../notices/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { nudgeEmployer } from './nudge-employer.ts';
import { type AskParties, lockAsk } from './questions.queries.ts';
import { answers, questions } from './questions.tables.ts';

/**
 * Deletes a question together with its answer, including the video.
 * @throws Problem `not_found` for a question that this employer has not asked this person about this
 */
export async function deleteQuestion(services: Services, parties: AskParties, questionId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const ask = await lockAsk(tx, parties);
    const [found] = ask
      ? await tx
          .select({
            id: questions.id,
            answerId: answers.id,
            video: answers.videoFileId,
            original: answers.originalFileId,
          })
          .from(questions)
          .leftJoin(answers, eq(answers.questionId, questions.id))
          .where(and(eq(questions.id, questionId), eq(questions.askId, ask.id)))
      : [];
    if (!found) throw new Problem('not_found');
    await services.files.release(tx, found.video);
    await services.files.release(tx, found.original);
    if (found.answerId) await clearUnread(tx, services, { kind: 'application_answer', subjectId: found.answerId });
    await tx.delete(questions).where(eq(questions.id, questionId));
    await nudgeEmployer(tx, services, parties);
  });
}
