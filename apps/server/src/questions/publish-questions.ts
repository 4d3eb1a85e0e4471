import { messageType } from '@jobblik/contract/chat/chat.rules';
import { questionsAsked } from '@jobblik/contract/questions/questions.events';
import { eq } from 'drizzle-orm';
import { postMessage } from '../chat/index.ts';
import { jobs } from '../jobs/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import { findApplicationFor } from './questions.queries.ts';
import type { AskRow } from './questions.tables.ts';

/** Notifies the person of new questions after the employer's e-mail is confirmed: by an event, and by a chat message. */
export async function publishQuestions(
  tx: Transaction,
  services: Services,
  ask: AskRow,
  { count, firstId }: { count: number; firstId: number },
): Promise<void> {
  const { employerId, seekerId, jobId } = ask;
  await services.tasks.publish(tx, questionsAsked, {
    ask_id: ask.id,
    employer_id: employerId,
    seeker_id: seekerId,
    job_id: jobId,
    count,
    question_id: firstId,
  });
  const about = jobId === null ? undefined : await readAbout(tx, { jobId, seekerId });
  const questions = {
    ask_id: ask.id,
    count,
    application_id: about?.applicationId ?? null,
    job_id: jobId,
    job_title: about?.title ?? null,
  };
  await postMessage(
    tx,
    services,
    { seekerId, employerId, from: 'employer' },
    { type: messageType.questions, questions },
  );
}

async function readAbout(tx: Transaction, about: { jobId: number; seekerId: number }) {
  const application = await findApplicationFor(tx, about);
  const [job] = await tx.select({ title: jobs.title }).from(jobs).where(eq(jobs.id, about.jobId));
  return { applicationId: application?.id ?? null, title: job?.title ?? null };
}
