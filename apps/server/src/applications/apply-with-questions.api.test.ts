import { randomUUID } from 'node:crypto';
import { applyJob, getJobAds } from '@jobblik/contract/applications/applications.api';
import { getJobApplicationsFromJobseeker } from '@jobblik/contract/applications/own-applications.api';
import { updateJob } from '@jobblik/contract/jobs/job-form.api';
import { getJobDetailNotAuthed } from '@jobblik/contract/jobs/jobs.api';
import type { CallInput } from '@jobblik/contract/kernel/call';
import { noticeType } from '@jobblik/contract/notices/notice-type';
import { getAllNotification } from '@jobblik/contract/notifications/notifications.api';
import { getJobApplicationAnswer, submitAnswer } from '@jobblik/contract/questions/questions.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { makeJob } from '../jobs/jobs.factory.ts';
import { asks } from '../questions/index.ts';
import { type Person, questionsHarness } from '../questions/questions.harness.ts';
import { applications } from './applications.tables.ts';

let app: TestApp;
let harness: ReturnType<typeof questionsHarness>;

beforeAll(async () => {
  app = await startTestApp();
  harness = questionsHarness(app);
});
afterAll(() => app.close());

const questions = [
  { question: 'Hvorfor os?', text: 1, video: 0 },
  { question: 'Hvornår kan du begynde?', text: 1, video: 1 },
  { question: 'Vis os, hvem du er', text: 0, video: 1 },
] as const;

/** An employer with an ad that has questions. */
async function newAd() {
  const { employer, company } = await harness.newEmployer();
  const ad = { userId: employer.user.id, companyId: company.id, title: 'Kok', questions: [...questions] };
  return { employer, job: await makeJob(app.services.db, ad) };
}

type Form = CallInput<typeof applyJob>['body'];
const apply = ({ token }: Person, form: Form) => app.call(applyJob, { body: form }, { token });
const refused = ({ token }: Person, form: Form) => app.refused(applyJob, { body: form }, { token });
const received = async ({ token }: Person, jobId: number) =>
  (await app.call(getJobAds, { params: { job_id: jobId } }, { token })).job.job_apply[0];
const why = { question: 'Hvorfor os?', text: ' Fordi I bager selv.\n\nOg æøå. ' };

describe('an ad with questions', () => {
  it('shows everybody its questions', async () => {
    const { job } = await newAd();
    const { job: detail } = await app.call(getJobDetailNotAuthed, { params: { id: job.id } });
    expect(detail.questions).toEqual(questions);
  });

  it('gets the answers with the application, and later ones to the same questions', async () => {
    const { job, employer } = await newAd();
    const seeker = await harness.newSeeker();
    const { application_id } = await apply(seeker, { job_id: job.id, answers: [why] });
    const application = await received(employer, job.id);
    expect(application?.questions).toMatchObject([
      { question: 'Hvorfor os?', activated: 0, answer: { text_answer: 'Fordi I bager selv.\n\nOg æøå.' } },
      { question: 'Hvornår kan du begynde?', activated: 1, answer: null },
      { question: 'Vis os, hvem du er', text: 0, video: 1, answer: null },
    ]);

    const own = await app.call(getJobApplicationsFromJobseeker, { params: { type: '1' } }, { token: seeker.token });
    expect(own.applications).toMatchObject([{ id: application_id, question_count: 3, unanswered_count: 2 }]);
    const params = { application_id: application_id ?? 0 };
    const { questions: open } = await app.call(getJobApplicationAnswer, { params }, { token: seeker.token });
    const body = {
      employer_id: employer.user.id,
      job_id: job.id,
      question_ids: [open[1]?.question_id ?? 0],
      text_answers_arr: ['Straks'],
    };
    await app.call(submitAnswer, { body }, { token: seeker.token });
    expect((await received(employer, job.id))?.questions[1]?.answer).toMatchObject({ text_answer: 'Straks' });
  });

  it('accepts an application with answers only, or without answers', async () => {
    const { job } = await newAd();
    expect(await apply(await harness.newSeeker(), { job_id: job.id, answers: [why] })).toMatchObject({
      result: 'success',
    });
    expect(await apply(await harness.newSeeker(), { job_id: job.id, message: 'Hej' })).toMatchObject({
      result: 'success',
    });
    expect(await refused(await harness.newSeeker(), { job_id: job.id, answers: [] })).toMatchObject({
      fields: [{ path: 'message', code: 'required' }],
    });
    expect(
      await refused(await harness.newSeeker(), { job_id: job.id, answers: [{ question: 'Hvorfor os?', text: ' ' }] }),
    ).toMatchObject({ fields: [{ path: 'message', code: 'required' }] });
  });

  it('asks once when the same form is sent twice, and sends no notification of the questions', async () => {
    const { job, employer } = await newAd();
    const seeker = await harness.newSeeker();
    const form = { job_id: job.id, uuid: randomUUID(), answers: [why] };
    const { application_id } = await apply(seeker, form);
    expect(await apply(seeker, form)).toEqual({ result: 'success', application_id });
    expect((await received(employer, job.id))?.questions).toHaveLength(3);
    await app.services.tasks.idle();
    const notifications = await app.call(getAllNotification, { params: { history: '0' } }, { token: seeker.token });
    expect(notifications.map(({ type }) => type)).not.toContain(noticeType.questions);
  });

  it('does not change sent answers when the ad’s questions change', async () => {
    const { job, employer } = await newAd();
    const seeker = await harness.newSeeker();
    await apply(seeker, { job_id: job.id, answers: [why] });
    const changed = { id: job.id, title: 'Kok', description_html: '<p>Kom</p>', questions: [] };
    await app.call(updateJob, { body: { job: changed } }, { token: employer.token });
    expect((await received(employer, job.id))?.questions).toHaveLength(3);
    expect(await refused(await harness.newSeeker(), { job_id: job.id, answers: [why] })).toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: [{ path: 'answers.0', code: 'unknown_question' }],
    });
  });

  it.each([
    ['to a question of nobody', [{ question: 'Hvad?', text: 'Det' }], 'answers.0', 'unknown_question'],
    [
      'in writing to a question for video',
      [{ question: 'Vis os, hvem du er', text: 'Mig' }],
      'answers.0',
      'kind_not_allowed',
    ],
    ['given twice', [why, why], 'answers.1', 'twice'],
    ['that is too long', [{ ...why, text: 'a'.repeat(10_001) }], 'answers.0.text', 'too_long'],
    ['of too many', Array.from({ length: 6 }, () => why), 'answers', 'too_many'],
  ])('refuses an answer %s and stores nothing', async (_what, answers, path, code) => {
    const { job } = await newAd();
    const seeker = await harness.newSeeker();
    expect(await refused(seeker, { job_id: job.id, answers })).toMatchObject({
      code: 'invalid_input',
      fields: [{ path, code }],
    });
    expect(await app.services.db.select().from(applications).where(eq(applications.jobId, job.id))).toEqual([]);
    expect(await app.services.db.select().from(asks).where(eq(asks.jobId, job.id))).toEqual([]);
  });
});
