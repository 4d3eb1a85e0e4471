import { takesAnswers } from '@jobblik/contract/applications/own-state.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { FieldProblem } from '@jobblik/contract/kernel/problem.schema';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { questionsAnswered } from '@jobblik/contract/questions/questions.events';
import { answerTypeOf, kindNotAllowed, questionOfField, videoField } from '@jobblik/contract/questions/questions.rules';
import { lockUser } from '../accounts/index.ts';
import { readRequestCards } from '../chat/index.ts';
import type { Database, Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { StoredFile } from '../platform/files/files.ts';
import type { Services } from '../platform/services.ts';
import { prepareAnswerVideo } from './answer-videos/answer-videos.tasks.ts';
import { lookAtVideo } from './answer-videos/answer-videos.ts';
import { markAnswers } from './mark-answers.ts';
import { nudgeEmployer } from './nudge-employer.ts';
import {
  type AnsweredQuestion,
  type AskParties,
  findApplicationFor,
  findAsk,
  listQuestions,
  lockAsk,
  placeOfQuestions,
} from './questions.queries.ts';
import { type AskRow, answers } from './questions.tables.ts';

export interface AnswersForm {
  employerId: number;
  /** The ad, or null for questions about the CV. */
  jobId: number | null;
  questionIds: readonly number[];
  /** In the order of the ids; missing texts are empty. */
  texts: readonly string[];
  /** Videos by field name. */
  files: Readonly<Record<string, StoredFile | undefined>>;
}

interface Given {
  questionId: number;
  /** Index in the form, for error messages about a field. */
  place: number;
  text: string;
  video: StoredFile | undefined;
}

/**
 * Answers some or all questions of one employer (1§5). A question without text and video in the form stays open.
 * @throws Problem `invalid_input` when there is no answer, or an answer is of a kind that the question does not allow;
 * `not_found` for a question that this employer has not asked this person; `already_answered` (409);
 * `application_closed` (409) after the application was withdrawn or rejected, or its ad closed or deleted; `no_picture`, `too_short`, `damaged_file` for an
 * unusable video. Nothing is stored in these cases.
 */
export async function submitAnswers(services: Services, who: SignedIn, form: AnswersForm): Promise<void> {
  const given = givenIn(form);
  const parties: AskParties = { employerId: form.employerId, seekerId: who.userId, jobId: form.jobId };
  // Before the check of the videos, which takes a while; repeated below, because it can change.
  await checkAll(services.db, parties, form, given);
  for (const { video, questionId } of given) {
    if (!video) continue;
    await lookAtVideo(services, { fileId: video.id, seekerId: who.userId }, `${videoField}${questionId}`);
  }
  await inTransaction(services.db, async (tx) => {
    // Locked until the end: a concurrent removal of the account waits, finds the answers and erases them.
    if (!(await lockUser(tx, who.userId))) throw new Problem('unauthenticated');
    const ask = await lockAsk(tx, parties);
    if (!ask) throw new Problem('not_found');
    await checkAll(tx, parties, form, given);
    const now = services.clock.now();
    const rows = given.map((one) => rowOf(one, now));
    for (const { videoFileId } of rows) if (videoFileId) await services.files.claim(tx, videoFileId);
    const created = await tx
      .insert(answers)
      .values(rows)
      .returning({ id: answers.id, videoFileId: answers.videoFileId });
    for (const { id, videoFileId } of created) {
      const options = { singletonKey: `answer/${id}`, owner: ask.seekerId };
      if (videoFileId) await services.tasks.enqueue(tx, prepareAnswerVideo, { answer_id: id }, options);
    }
    await services.tasks.publish(tx, questionsAnswered, {
      ask_id: ask.id,
      employer_id: ask.employerId,
      seeker_id: ask.seekerId,
      job_id: ask.jobId,
      count: created.length,
      answer_id: Math.min(...created.map(({ id }) => id)),
    });
    await markAnswers(tx, services, ask, created);
    await readRequestCards(tx, services, { userId: ask.seekerId, contactId: ask.employerId });
    await seeQuestions(tx, services, ask, now);
    await nudgeEmployer(tx, services, parties);
  });
}

/** Marks the notices of questions as seen once none of them waits. */
async function seeQuestions(tx: Transaction, services: Services, ask: AskRow, at: Date): Promise<void> {
  const list = await listQuestions(tx, [ask.id]);
  if (list.some(({ answer }) => answer === null)) return;
  const link = await placeOfQuestions(tx, ask);
  if (link) await services.ports.notices.seeAbout(tx, services, { userId: ask.seekerId, link, at });
}

/** The answers in the form. @throws Problem `invalid_input` */
function givenIn({ questionIds, texts, files }: AnswersForm): Given[] {
  const wrong: FieldProblem[] = [];
  if (new Set(questionIds).size !== questionIds.length) wrong.push({ path: 'question_ids', code: 'twice' });
  if (texts.length > questionIds.length) wrong.push({ path: 'text_answers_arr', code: 'too_many' });
  for (const field of Object.keys(files)) {
    const questionId = questionOfField(field);
    if (questionId === undefined || !questionIds.includes(questionId))
      wrong.push({ path: field, code: 'unknown_field' });
  }
  const given = questionIds
    .map((questionId, place) => ({
      questionId,
      place,
      text: texts[place] ?? '',
      video: files[`${videoField}${questionId}`],
    }))
    .filter(({ text, video }) => text !== '' || video);
  if (given.length === 0) wrong.push({ path: 'text_answers_arr', code: 'required' });
  if (wrong.length > 0) throw new Problem('invalid_input', { fields: wrong });
  return given;
}

async function checkAll(
  db: Database | Transaction,
  parties: AskParties,
  form: AnswersForm,
  given: readonly Given[],
): Promise<void> {
  const ask = await findAsk(db, parties);
  if (!ask) throw new Problem('not_found');
  await refuseClosed(db, parties);
  refuseWrong(form, given, await listQuestions(db, [ask.id]));
}

async function refuseClosed(db: Database | Transaction, { jobId, seekerId }: AskParties): Promise<void> {
  if (jobId === null) return;
  const application = await findApplicationFor(db, { jobId, seekerId });
  if (!application) throw new Problem('not_found');
  if (!takesAnswers(application)) throw new Problem('application_closed');
}

function refuseWrong(form: AnswersForm, given: readonly Given[], existing: readonly AnsweredQuestion[]): void {
  const byId = new Map(existing.map((one) => [one.question.id, one]));
  if (form.questionIds.some((id) => !byId.has(id))) throw new Problem('not_found');
  const wrong: FieldProblem[] = [];
  const late: FieldProblem[] = [];
  for (const one of given) {
    const found = byId.get(one.questionId);
    if (!found) continue;
    const textPath = `text_answers_arr.${one.place}`;
    if (found.answer) late.push({ path: textPath, code: 'already_answered' });
    const part = kindNotAllowed(found.question, typeOf(one));
    const path = part === 'video' ? `${videoField}${one.questionId}` : textPath;
    if (part) wrong.push({ path, code: 'kind_not_allowed' });
  }
  if (late.length > 0) throw new Problem('already_answered', { fields: late });
  if (wrong.length > 0) throw new Problem('invalid_input', { fields: wrong });
}

function rowOf(given: Given, now: Date) {
  return {
    questionId: given.questionId,
    type: typeOf(given),
    text: given.text,
    videoFileId: given.video?.id ?? null,
    createdAt: now,
  };
}

function typeOf({ text, video }: Given) {
  const type = answerTypeOf({ text, hasVideo: video !== undefined });
  if (!type) throw new Error('an empty answer is no answer');
  return type;
}
