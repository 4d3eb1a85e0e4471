import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { QuestionInput } from '@jobblik/contract/questions/question.schema';
import { questionLimits } from '@jobblik/contract/questions/questions.rules';
import { eq } from 'drizzle-orm';
import { lockUser } from '../accounts/index.ts';
import { beginContact } from '../chat/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { readCvReading } from './cv-reading.ts';
import { nudgeEmployer } from './nudge-employer.ts';
import { publishQuestions } from './publish-questions.ts';
import { mayAskApplicant, refusalToAskAboutCv } from './questions.policy.ts';
import {
  type AnsweredQuestion,
  type AskParties,
  findApplicationFor,
  listQuestions,
  lockAsk,
} from './questions.queries.ts';
import { type AskRow, asks, questions } from './questions.tables.ts';

/**
 * Asks an applicant questions, or changes unanswered ones (2§5, 2§7).
 * @throws Problem `not_found` when the ad is another employer's or the person has no application to it, or has withdrawn it;
 * `job_ended` (409) when the ad was closed or deleted; and what {@link write} throws
 */
export async function askQuestionsOfApplicant(
  services: Services,
  who: SignedIn,
  to: { seekerId: number; jobId: number },
  list: readonly QuestionInput[],
): Promise<AskParties> {
  const parties = { employerId: who.userId, ...to };
  await inTransaction(services.db, async (tx) => {
    // Locked until the end: a concurrent removal of the account waits, finds the questions and erases them.
    const seeker = await lockUser(tx, to.seekerId);
    const application = seeker && (await findApplicationFor(tx, to));
    if (!mayAskApplicant(who, application)) throw new Problem('not_found');
    if (application.ended) throw new Problem('job_ended');
    await write(tx, services, parties, list);
    await nudgeEmployer(tx, services, parties);
  });
  return parties;
}

/**
 * Asks the owner of a published CV questions (2§7).
 * @throws Problem `membership_required` (403), `not_found` when the employer cannot open the person's CV, and what {@link write}
 * and `beginContact` throw
 */
export async function askAboutCv(
  services: Services,
  who: SignedIn,
  seekerId: number,
  list: readonly QuestionInput[],
): Promise<AskParties> {
  const parties = { employerId: who.userId, seekerId, jobId: null };
  await inTransaction(services.db, async (tx) => {
    const seeker = await lockUser(tx, seekerId);
    const refusal = refusalToAskAboutCv(await readCvReading(tx, who, seekerId, services.clock.now()));
    if (refusal === 'membership_required') throw new Problem(refusal);
    if (refusal || !seeker) throw new Problem('not_found');
    await beginContact(tx, services, parties);
    await write(tx, services, parties, list);
    await nudgeEmployer(tx, services, parties);
  });
  return parties;
}

/**
 * Stores new and changed questions, and notifies the person of new ones.
 * @throws Problem `not_found` for a question id that is not of this ask, `already_answered` (409) for a change to an answered
 * question, `invalid_input` when there would be too many
 */
async function write(
  tx: Transaction,
  services: Services,
  parties: AskParties,
  list: readonly QuestionInput[],
): Promise<void> {
  const now = services.clock.now();
  const ask = await openAsk(tx, parties, now);
  const existing = await listQuestions(tx, [ask.id]);
  const added = list.filter(({ question_id }) => !question_id);
  if (existing.length + added.length > questionLimits.questions) {
    throw new Problem('invalid_input', {
      fields: [{ path: 'questions', code: 'too_many', limit: questionLimits.questions }],
    });
  }
  for (const item of list) if (item.question_id) await change(tx, existing, item);
  if (added.length === 0) return;
  const created = await tx
    .insert(questions)
    .values(added.map((item) => ({ ...valuesOf(item), askId: ask.id, createdAt: now })))
    .returning({ id: questions.id });
  const firstId = Math.min(...created.map(({ id }) => id));
  await publishQuestions(tx, services, ask, { count: created.length, firstId });
}

/** All questions between two people about one application or CV; locked until the transaction ends. */
export async function openAsk(tx: Transaction, parties: AskParties, now: Date): Promise<AskRow> {
  await tx
    .insert(asks)
    .values({ ...parties, createdAt: now })
    .onConflictDoNothing();
  const ask = await lockAsk(tx, parties);
  if (!ask) throw new Error('the ask was not made');
  return ask;
}

async function change(tx: Transaction, existing: readonly AnsweredQuestion[], item: QuestionInput): Promise<void> {
  const found = existing.find(({ question }) => question.id === item.question_id);
  if (!found) throw new Problem('not_found');
  const values = valuesOf(item);
  const { question, answer } = found;
  const same =
    question.question === values.question && question.text === values.text && question.video === values.video;
  if (same) return;
  if (answer) throw new Problem('already_answered');
  await tx.update(questions).set(values).where(eq(questions.id, question.id));
}

function valuesOf({ question, text, video }: QuestionInput) {
  return { question, text: text === 1, video: video === 1 };
}
