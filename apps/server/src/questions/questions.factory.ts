import { answerTypeOf } from '@jobblik/contract/questions/questions.rules';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { markAnswers } from './mark-answers.ts';
import { lockAsk } from './questions.queries.ts';
import { answers, asks, questions } from './questions.tables.ts';

export interface QuestionOptions {
  employerId: number;
  seekerId: number;
  /** The ad of the applicant; without one the question is about the CV. */
  jobId?: number;
  question?: string;
  /** Default yes. */
  text?: boolean;
  /** Default no. */
  video?: boolean;
  createdAt?: Date;
  /** For an answered question: text, a stored video, or both. */
  answer?: { text?: string; videoFileId?: string; createdAt?: Date };
}

/** Creates a question as asking does, without notifications. @returns ids of the question and its parents */
export async function makeQuestion(
  services: Services,
  options: QuestionOptions,
): Promise<{ questionId: number; askId: number }> {
  const { employerId, seekerId, jobId = null, text = true, video = false, answer } = options;
  const createdAt = options.createdAt ?? services.clock.now();
  return await inTransaction(services.db, async (tx) => {
    const parties = { employerId, seekerId, jobId };
    await tx
      .insert(asks)
      .values({ ...parties, createdAt })
      .onConflictDoNothing();
    const ask = await lockAsk(tx, parties);
    if (!ask) throw new Error('the ask was not made');
    const question = options.question ?? 'Hvornår kan du begynde?';
    const [made] = await tx
      .insert(questions)
      .values({ askId: ask.id, question, text, video, createdAt })
      .returning({ id: questions.id });
    if (!made) throw new Error('the question was not made');
    if (answer) {
      const type = answerTypeOf({ text: answer.text ?? '', hasVideo: answer.videoFileId !== undefined });
      if (!type) throw new Error('an answer is a text, a video or both');
      if (answer.videoFileId) await services.files.claim(tx, answer.videoFileId);
      const values = {
        questionId: made.id,
        type,
        text: answer.text ?? '',
        videoFileId: answer.videoFileId ?? null,
        createdAt: answer.createdAt ?? services.clock.now(),
      };
      await markAnswers(tx, services, ask, await tx.insert(answers).values(values).returning({ id: answers.id }));
    }
    return { questionId: made.id, askId: ask.id };
  });
}
