import { answerType } from '@jobblik/contract/questions/questions.rules';
import type { AnsweredAdQuestion } from '../applications/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { openAsk } from './ask-questions.ts';
import { answers, questions } from './questions.tables.ts';

/**
 * Stores the ad's questions with an application, and the answers sent with it. The application notifies the employer, and its
 * sender has just read the questions: there is no separate notice of them. `createdAt` is when the application came.
 */
export async function sendWithApplication(
  tx: Transaction,
  parties: { employerId: number; seekerId: number; jobId: number },
  list: readonly AnsweredAdQuestion[],
  createdAt: Date,
): Promise<void> {
  const ask = await openAsk(tx, parties, createdAt);
  for (const { question, text, video, answer } of list) {
    const [inserted] = await tx
      .insert(questions)
      .values({ askId: ask.id, question, text: text === 1, video: video === 1, createdAt })
      .returning({ id: questions.id });
    if (!inserted) throw new Error('the question was not stored');
    if (answer === '') continue;
    await tx.insert(answers).values({ questionId: inserted.id, type: answerType.text, text: answer, createdAt });
  }
}
