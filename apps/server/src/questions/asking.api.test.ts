import { deactivateAccount } from '@jobblik/contract/accounts/accounts.api';
import { getAllNotification } from '@jobblik/contract/notifications/notifications.api';
import { createJobQuestion, deleteCvQuestion, deleteJobQuestion } from '@jobblik/contract/questions/questions.api';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { signInAs } from '../accounts/accounts.factory.ts';
import { makeCv } from '../cv/cv.factory.ts';
import { type Person, questionsHarness } from './questions.harness.ts';
import { questions } from './setup.ts';

let app: TestApp;
let harness: ReturnType<typeof questionsHarness>;

/** A clock without equal readings, so that a second reading is noticed. */
function ticking(): { now(): Date } {
  let readings = 0;
  return { now: () => new Date(Date.now() + readings++) };
}

beforeAll(async () => {
  app = await startTestApp({ clock: ticking() });
  harness = questionsHarness(app);
});
afterAll(() => app.close());

const one = { question: 'Hvornår kan du begynde?', text: 1 } as const;

async function noticesOf({ token }: Person) {
  await app.services.tasks.idle();
  return await app.call(getAllNotification, { params: { history: '0' } }, { token });
}

const mailsTo = ({ user }: Person) => app.mailsTo(user.email);

describe('asking an applicant', () => {
  it('stores the questions and notifies the applicant in the list and by mail', async () => {
    const to = await harness.newApplication();
    const answer = await harness.ask(to, [one, { question: ' Vis os\nnoget ', video: true }]);
    expect(answer).toMatchObject({
      result: 'success',
      questions: [
        { question: 'Hvornår kan du begynde?', activated: 1, text: 1, video: 0, answer: null },
        { question: 'Vis os\nnoget', activated: 1, text: 0, video: 1, answer: null },
      ],
    });
    expect(JSON.stringify(await noticesOf(to.seeker))).toContain('Havnens Køkken');
    const [mail] = await mailsTo(to.seeker);
    expect(mail?.subject).toBe('Havnens Køkken har spørgsmål til dig');
    expect(mail?.text).toContain('2 spørgsmål');
    expect(mail?.text).toContain(`/kandidat/job/ans%C3%B8gningsdetalje/${to.applicationId}`);
  });

  it('stores one instant for the questions of one call', async () => {
    const to = await harness.newApplication();
    const { questions: created } = await harness.ask(to, [one, one, one]);
    const ids = created.map(({ question_id }) => question_id);
    const rows = await app.services.db
      .select({ createdAt: questions.createdAt })
      .from(questions)
      .where(inArray(questions.id, ids));
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map(({ createdAt }) => createdAt.getTime())).size).toBe(1);
  });

  it('changes unanswered questions without a notice', async () => {
    const to = await harness.newApplication();
    const { questions: first } = await harness.ask(to, [one]);
    const id = first[0]?.question_id;
    const { questions: changed } = await harness.ask(to, [
      { question_id: id, question: 'Kan du begynde den 1.?', text: 1, video: 1 },
    ]);
    expect(changed).toMatchObject([{ question_id: id, question: 'Kan du begynde den 1.?', text: 1, video: 1 }]);
    await app.services.tasks.idle();
    expect(await mailsTo(to.seeker)).toHaveLength(1);
    await harness.answer(to, { question_ids: [id ?? 0], text_answers_arr: ['Ja'] });
    expect(await harness.refusedAsk(to, [{ question_id: id, question: 'Noget andet?', text: 1 }])).toMatchObject({
      status: 409,
      code: 'already_answered',
    });
    const { questions: more } = await harness.ask(to, [
      { question_id: id, question: 'Kan du begynde den 1.?', text: 1, video: 1 },
      { question_id: null, ...one },
    ]);
    expect(more).toHaveLength(2);
  });

  it.each([
    ['an empty list', [], 'questions: required'],
    ['an empty text', [{ question: ' \n ', text: 1 }], 'questions.0.question: required'],
    ['no kind of answer', [{ question: 'Hvad?', text: 0, video: 0 }], 'questions.0.text: answer_kind_needed'],
    ['20,000 characters', [one, { question: 'x'.repeat(20_000), text: 1 }], 'questions.1.question: too_long'],
    ['a NUL byte', [{ question: 'a\u0000b', text: 1 }], 'questions.0.question: nul_byte'],
    ['31 questions', Array.from({ length: 31 }, () => one), 'questions: too_many'],
  ] as const)('is refused with %s, and nothing is kept', async (_, list, field) => {
    const to = await harness.newApplication();
    const { status, fields } = await harness.refusedAsk(to, [...list]);
    expect([status, ...(fields ?? []).map(({ path, code }) => `${path}: ${code}`)]).toEqual([400, field]);
    expect((await harness.questionsOf(to)).questions).toEqual([]);
  });

  it.each([
    ['text that is no list', '"Hvad?"'],
    ['broken JSON', '[{'],
    ['a flag that is neither yes nor no', '[{"question":"Hvad?","text":2}]'],
    ['an id that is none', '[{"question_id":-1,"question":"Hvad?","text":1}]'],
    ['null', 'null'],
  ])('is refused with %s', async (_, list) => {
    const to = await harness.newApplication();
    const response = await app.raw('POST', '/api/create_job_question', {
      token: to.employer.token,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ selected_user_id: to.seeker.user.id, job_id: to.job.id, questions: list }),
    });
    expect(response.status).toBe(400);
  });

  it('accepts the list as JSON text, as the spec sends it', async () => {
    const to = await harness.newApplication();
    const response = await app.raw('POST', '/api/create_job_question', {
      token: to.employer.token,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        selected_user_id: String(to.seeker.user.id),
        job_id: String(to.job.id),
        questions: JSON.stringify([{ question_id: null, question: 'Hvad?', text: true, video: false }]),
      }),
    });
    expect(response.status).toBe(200);
  });

  it('is limited to 30 questions to one person', async () => {
    const to = await harness.newApplication();
    await harness.ask(
      to,
      Array.from({ length: 29 }, () => one),
    );
    expect(await harness.refusedAsk(to, [one, one])).toMatchObject({
      status: 400,
      fields: [{ path: 'questions', code: 'too_many', limit: 30 }],
    });
    expect((await harness.ask(to, [one])).questions).toHaveLength(30);
  });

  it('refuses applicants of another employer, and people who have not applied', async () => {
    const to = await harness.newApplication();
    const other = await harness.newApplication();
    expect(await harness.refusedAsk(to, [one], other.employer)).toMatchObject({ status: 404 });
    expect(await harness.refusedAsk({ ...to, seeker: other.seeker }, [one])).toMatchObject({ status: 404 });
    expect(await harness.refusedAsk(to, [one], to.seeker)).toMatchObject({ code: 'forbidden' });
    const { questions: made } = await harness.ask(other, [one]);
    const id = made[0]?.question_id ?? 0;
    expect(await harness.refusedAsk(to, [{ question_id: id, ...one }])).toMatchObject({ status: 404 });
    const body = { selected_user_id: other.seeker.user.id, job_id: other.job.id, question_id: id };
    expect(await app.refused(deleteJobQuestion, { body }, { token: to.employer.token })).toMatchObject({ status: 404 });
    const wrong = { ...body, selected_user_id: to.seeker.user.id };
    expect(await app.refused(deleteJobQuestion, { body: wrong }, { token: other.employer.token })).toMatchObject({
      status: 404,
    });
    expect((await harness.questionsOf(other)).questions).toHaveLength(1);
  });

  it('never deletes another employer’s questions to the same person', async () => {
    const to = await harness.newApplication();
    const other = await harness.newApplication();
    const second = { ...other, seeker: to.seeker, applicationId: await harness.apply(other, to.seeker) };
    const { questions: own } = await harness.ask(to, [one]);
    // Both have asked this person, so each has an ask.
    const { questions: foreign } = await harness.ask(second, [one]);
    const [ownId, foreignId] = [own[0]?.question_id ?? 0, foreign[0]?.question_id ?? 0];
    const attempts = [
      { by: to.employer, job: to.job, question_id: foreignId },
      { by: to.employer, job: second.job, question_id: foreignId },
      { by: to.employer, job: second.job, question_id: ownId },
      { by: second.employer, job: to.job, question_id: ownId },
    ];
    for (const { by, job, question_id } of attempts) {
      const body = { selected_user_id: to.seeker.user.id, job_id: job.id, question_id };
      expect(await app.refused(deleteJobQuestion, { body }, { token: by.token })).toMatchObject({ status: 404 });
    }
    expect((await harness.questionsOf(to)).questions).toMatchObject([{ question_id: ownId }]);
    expect((await harness.questionsOf(second)).questions).toMatchObject([{ question_id: foreignId }]);
  });

  it('never changes the questions of another employer, or of the same one about another ad', async () => {
    const to = await harness.newApplication();
    const other = await harness.newApplication();
    const second = { ...other, seeker: to.seeker, applicationId: await harness.apply(other, to.seeker) };
    await makeCv(app.services, { userId: to.seeker.user.id });
    await harness.ask(to, [one]);
    const { questions: foreign } = await harness.ask(second, [one]);
    const { questions: aboutCv } = await harness.askCv(to.employer, to.seeker, [one]);
    for (const id of [foreign[0]?.question_id, aboutCv[0]?.question_id]) {
      expect(await harness.refusedAsk(to, [{ question_id: id, question: 'Ændret?', text: 1 }])).toMatchObject({
        status: 404,
      });
    }
    expect((await harness.questionsOf(second)).questions).toMatchObject([{ question: one.question }]);
  });

  it('deletes a question and keeps the others with their answers', async () => {
    const to = await harness.newApplication();
    const { questions: made } = await harness.ask(to, [one, { question: 'Hvorfor?', text: 1 }]);
    const [first = 0, second = 0] = made.map(({ question_id }) => question_id ?? 0);
    await harness.answer(to, { question_ids: [first, second], text_answers_arr: ['Straks', 'Derfor'] });
    const body = { selected_user_id: to.seeker.user.id, job_id: to.job.id, question_id: first };
    expect(await app.call(deleteJobQuestion, { body }, { token: to.employer.token })).toMatchObject({
      questions: [{ question_id: second, answer: { text_answer: 'Derfor' } }],
    });
  });

  it('deletes a question', async () => {
    const to = await harness.newApplication();
    const { questions: made } = await harness.ask(to, [one, { question: 'Hvorfor?', text: 1 }]);
    const body = { selected_user_id: to.seeker.user.id, job_id: to.job.id, question_id: made[0]?.question_id ?? 0 };
    expect(await app.call(deleteJobQuestion, { body }, { token: to.employer.token })).toMatchObject({
      result: 'success',
      questions: [{ question: 'Hvorfor?' }],
    });
    expect(await app.refused(deleteJobQuestion, { body }, { token: to.employer.token })).toMatchObject({ status: 404 });
  });

  it('is only shown to the demo visitor', async () => {
    const to = await harness.newApplication();
    const token = await signInAs(app.services.db, to.employer.user, { demo: true });
    const body = { selected_user_id: to.seeker.user.id, job_id: to.job.id, questions: [one] };
    expect(await app.call(createJobQuestion, { body }, { token })).toEqual({ result: 'success', questions: [] });
    expect((await harness.questionsOf(to)).questions).toEqual([]);
  });
});

describe('asking about a CV', () => {
  it('needs a published CV and a paid membership', async () => {
    const seeker = await harness.newSeeker();
    const { employer } = await harness.newEmployer();
    const { employer: basic } = await harness.newEmployer(1);
    expect(await harness.refusedAskCv(employer, seeker, [one])).toMatchObject({ status: 404 });
    await makeCv(app.services, { userId: seeker.user.id });
    expect(await harness.refusedAskCv(basic, seeker, [one])).toMatchObject({
      status: 403,
      code: 'membership_required',
    });
    const answer = await harness.askCv(employer, seeker, [one]);
    expect(answer).toMatchObject({ result: 'success', questions: [{ question: one.question }], answers: [] });
    await app.services.tasks.idle();
    const [mail] = await mailsTo(seeker);
    expect(mail?.text).toContain('/kandidat/job/f%C3%A6lles-svar-detalje/');
    expect(mail?.text).toContain('dit CV');
  });

  it('refuses unknown people and hidden CVs', async () => {
    const { employer } = await harness.newEmployer();
    const ghost = await harness.newSeeker();
    const missing = { ...ghost, user: { ...ghost.user, id: 2_000_000_000 } };
    expect(await harness.refusedAskCv(employer, missing, [one])).toMatchObject({ status: 404 });
    const hidden = await harness.newSeeker();
    await makeCv(app.services, { userId: hidden.user.id, visibility: 'hidden' });
    expect(await harness.refusedAskCv(employer, hidden, [one])).toMatchObject({ status: 404 });
    const draft = await harness.newSeeker();
    await makeCv(app.services, { userId: draft.user.id, publishedAt: null });
    expect(await harness.refusedAskCv(employer, draft, [one])).toMatchObject({ status: 404 });
    expect(await harness.refusedAskCv(ghost, ghost, [one])).toMatchObject({ code: 'forbidden' });
  });

  it('deletes a question and returns the rest', async () => {
    const seeker = await harness.newSeeker();
    await makeCv(app.services, { userId: seeker.user.id });
    const { employer } = await harness.newEmployer();
    const { employer: other } = await harness.newEmployer();
    const { questions: made } = await harness.askCv(employer, seeker, [one]);
    const body = { selected_user_id: seeker.user.id, question_id: made[0]?.question_id ?? 0 };
    expect(await app.refused(deleteCvQuestion, { body }, { token: other.token })).toMatchObject({ status: 404 });
    expect(await app.call(deleteCvQuestion, { body }, { token: employer.token })).toEqual({
      questions: [],
      answers: [],
    });
    expect(await app.services.db.select().from(questions).where(eq(questions.id, body.question_id))).toEqual([]);
  });

  it('never deletes another employer’s questions about the CV, or the same employer’s about an application', async () => {
    const to = await harness.newApplication();
    const { seeker, employer } = to;
    await makeCv(app.services, { userId: seeker.user.id });
    const { employer: other } = await harness.newEmployer();
    const { questions: own } = await harness.askCv(employer, seeker, [one]);
    const { questions: foreign } = await harness.askCv(other, seeker, [one]);
    const { questions: onJob } = await harness.ask(to, [one]);
    const [ownId = 0, foreignId = 0, jobId = 0] = [own, foreign, onJob].map((list) => list[0]?.question_id ?? 0);
    const attempts = [
      [employer, foreignId],
      [employer, jobId],
      [other, ownId],
    ] as const;
    for (const [by, question_id] of attempts) {
      const body = { selected_user_id: seeker.user.id, question_id };
      expect(await app.refused(deleteCvQuestion, { body }, { token: by.token })).toMatchObject({ status: 404 });
    }
    const body = { selected_user_id: seeker.user.id, job_id: to.job.id, question_id: ownId };
    expect(await app.refused(deleteJobQuestion, { body }, { token: employer.token })).toMatchObject({ status: 404 });
    const left = await app.services.db
      .select({ id: questions.id })
      .from(questions)
      .where(inArray(questions.id, [ownId, foreignId, jobId]));
    expect(left).toHaveLength(3);
  });

  it('does not reach people with a deactivated account', async () => {
    const seeker = await harness.newSeeker();
    const { employer } = await harness.newEmployer();
    await makeCv(app.services, { userId: seeker.user.id });
    await app.call(deactivateAccount, {}, { token: seeker.token });
    expect(await harness.refusedAskCv(employer, seeker, [one])).toMatchObject({ status: 404 });
  });
});
