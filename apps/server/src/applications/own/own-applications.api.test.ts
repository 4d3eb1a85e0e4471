import { Readable } from 'node:stream';
import { withdrawApplication } from '@jobblik/contract/applications/applications.api';
import { getAppliedJobs, getJobApplicationsFromJobseeker } from '@jobblik/contract/applications/own-applications.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import * as sample from '../../platform/files/files.factory.ts';
import { makeQuestion } from '../../questions/questions.factory.ts';
import { type Person, questionsHarness } from '../../questions/questions.harness.ts';
import { makeApplication } from '../applications.factory.ts';
import { applicationSteps, applications } from '../index.ts';

let app: TestApp;
let harness: ReturnType<typeof questionsHarness>;

beforeAll(async () => {
  app = await startTestApp();
  harness = questionsHarness(app);
});
afterAll(() => app.close());

const listOf = ({ token }: Person, type: '1' | '2' = '1') =>
  app.call(getJobApplicationsFromJobseeker, { params: { type } }, { token });

describe('the list of one’s applications', () => {
  it('is empty for a new person', async () => {
    const seeker = await harness.newSeeker();
    const none = { applications: [], general_questions: [], count: 0, waiting: 0 };
    expect(await listOf(seeker)).toEqual(none);
    expect(await listOf(seeker, '2')).toEqual(none);
  });

  it('shows ad, company, state and timeline, and never data for the employer only', async () => {
    const to = await harness.newApplication({ jobDeadlineDate: '2126-12-04' });
    const { db } = app.services;
    await db
      .update(applications)
      .set({ note: 'Hemmelig note', ratingPoint: 5, reject: 2, seekerReject: 2, seenAt: new Date() })
      .where(eq(applications.id, to.applicationId));
    await db.insert(applicationSteps).values([
      { applicationId: to.applicationId, kind: 'seen' },
      { applicationId: to.applicationId, kind: 'parked' },
    ]);
    await harness.ask(to, [
      { question: 'Hvornår?', text: 1 },
      { question: 'Hvorfor?', text: 1 },
    ]);
    const { questions } = await harness.questionsOf(to);
    await harness.answer(to, { question_ids: [questions[0]?.question_id ?? 0], text_answers_arr: ['Straks'] });

    const answer = await listOf(to.seeker);
    expect(answer).toMatchObject({ count: 1, waiting: 1, general_questions: [] });
    const [application] = answer.applications;
    expect(application).toMatchObject({
      id: to.applicationId,
      job_id: to.job.id,
      job_title: 'Kok',
      job_state: 'live',
      job_deadline_date: '2126-12-04',
      interview_date: null,
      employer_id: to.employer.user.id,
      company: { name: 'Havnens Køkken' },
      state: 'in_process',
      can_withdraw: true,
      question_count: 2,
      unanswered_count: 1,
      unanswered_question: 'Hvorfor?',
    });
    expect(application?.history.map(({ kind }) => kind)).toEqual([
      'received',
      'seen',
      'in_process',
      'asked',
      'answered',
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/Hemmelig|rating|note|reject"|parked|v_status/i);
  });

  it('comes newest first with the files that were sent', async () => {
    const to = await harness.newApplication();
    const file = await app.services.files.store(Readable.from([sample.pdfFile('CV')]), {
      kind: 'document',
      realName: 'CV Signe.pdf',
      userId: to.seeker.user.id,
    });
    const second = await harness.newApplication();
    const newer = await makeApplication(app.services, {
      jobId: second.job.id,
      userId: to.seeker.user.id,
      employerId: second.employer.user.id,
      message: 'Kære køkken',
      createdAt: new Date(Date.now() + 1000),
      files: { cv: file.id },
    });
    const { applications: list, count } = await listOf(to.seeker);
    expect(count).toBe(2);
    expect(list.map(({ id }) => id)).toEqual([newer, to.applicationId]);
    expect(list[0]).toMatchObject({
      message: 'Kære køkken',
      files: [{ role: 'cv', real_name: 'CV Signe.pdf', type: 'pdf' }],
    });
    expect((await app.raw('GET', list[0]?.files[0]?.address ?? '')).status).toBe(200);
  });

  it('shows when an application is withdrawn or rejected, and nothing waits then', async () => {
    const to = await harness.newApplication();
    await harness.ask(to, [{ question: 'Hvornår?', text: 1 }]);
    const past = new Date(Date.now() - 60_000);
    await app.services.db
      .update(applications)
      .set({ reject: 1, seekerReject: 1 })
      .where(eq(applications.id, to.applicationId));
    await app.services.db
      .insert(applicationSteps)
      .values({ applicationId: to.applicationId, kind: 'rejected', at: past });
    expect(await listOf(to.seeker)).toMatchObject({
      waiting: 0,
      applications: [
        { state: 'rejected', can_withdraw: false, unanswered_count: 0, unanswered_question: null, question_count: 1 },
      ],
    });
    const other = await harness.newApplication();
    await app.call(
      withdrawApplication,
      { body: { application_id: other.applicationId } },
      { token: other.seeker.token },
    );
    expect((await listOf(other.seeker)).applications).toMatchObject([
      { state: 'withdrawn', can_withdraw: false, message: '', files: [] },
    ]);
  });

  it('returns the ads with an active application, for the lists of ads', async () => {
    const to = await harness.newApplication();
    const { token } = to.seeker;
    expect(await app.call(getAppliedJobs, {}, { token })).toEqual([{ job_id: to.job.id }]);
    const other = await harness.newSeeker();
    expect(await app.call(getAppliedJobs, {}, { token: other.token })).toEqual([]);
    await app.call(withdrawApplication, { body: { application_id: to.applicationId } }, { token });
    expect(await app.call(getAppliedJobs, {}, { token })).toEqual([]);
    expect(await app.refused(getAppliedJobs, {}, { token: to.employer.token })).toMatchObject({ code: 'forbidden' });
    expect(await app.refused(getAppliedJobs, {})).toMatchObject({ code: 'unauthenticated' });
  });

  it('has the person’s own applications only, and is for job seekers', async () => {
    const to = await harness.newApplication();
    const other = await harness.newApplication();
    expect((await listOf(to.seeker)).applications.map(({ id }) => id)).toEqual([to.applicationId]);
    expect((await listOf(other.seeker)).applications.map(({ id }) => id)).toEqual([other.applicationId]);
    const call = { params: { type: '1' } } as const;
    expect(await app.refused(getJobApplicationsFromJobseeker, call, { token: to.employer.token })).toMatchObject({
      code: 'forbidden',
    });
    expect(await app.refused(getJobApplicationsFromJobseeker, call)).toMatchObject({ code: 'unauthenticated' });
  });

  it.each(['0', '3', 'x', '1.5'])('refuses the type %s', async (type) => {
    const seeker = await harness.newSeeker();
    const response = await app.raw('GET', `/api/get_job_applications_from_jobseeker/${type}`, { token: seeker.token });
    expect(response.status).toBe(400);
  });
});

describe('questions to others', () => {
  it('are not counted: neither those to another applicant, nor those about the CV among the applications', async () => {
    const to = await harness.newApplication();
    const other = await harness.newSeeker();
    await harness.apply(to, other);
    await harness.ask(to, [{ question: 'Hvornår?', text: 1 }]);
    const parties = { employerId: to.employer.user.id, seekerId: to.seeker.user.id };
    await makeQuestion(app.services, parties);
    expect(await listOf(other)).toMatchObject({ waiting: 0, applications: [{ state: 'received', question_count: 0 }] });
    expect(await listOf(other, '2')).toMatchObject({ count: 0 });
    expect((await listOf(to.seeker)).applications).toMatchObject([{ question_count: 1 }]);
    expect((await listOf(to.seeker, '2')).general_questions).toMatchObject([{ question_count: 1 }]);
  });
});

describe('the list of questions about the CV', () => {
  it('has one line for each employer, the newest first, with the number that waits', async () => {
    const seeker = await harness.newSeeker();
    const [first, second] = [await harness.newEmployer(), await harness.newEmployer()];
    const minutes = (count: number) => new Date(Date.now() - count * 60_000);
    const of = (employer: Person) => ({ employerId: employer.user.id, seekerId: seeker.user.id });
    const { askId } = await makeQuestion(app.services, { ...of(first.employer), createdAt: minutes(30) });
    await makeQuestion(app.services, { ...of(second.employer), createdAt: minutes(20), answer: { text: 'Ja' } });
    await makeQuestion(app.services, { ...of(first.employer), createdAt: minutes(10) });
    const answer = await listOf(seeker, '2');
    expect(answer).toMatchObject({ count: 2, waiting: 1, applications: [] });
    expect(answer.general_questions).toMatchObject([
      { ask_id: askId, employer_id: first.employer.user.id, question_count: 2, unanswered_count: 2 },
      { employer_id: second.employer.user.id, question_count: 1, unanswered_count: 0, unanswered_question: null },
    ]);
  });
});
