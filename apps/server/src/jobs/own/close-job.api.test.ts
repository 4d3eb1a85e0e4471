import { getJobApplicationsFromJobseeker } from '@jobblik/contract/applications/own-applications.api';
import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import { getJobDetailNotAuthed } from '@jobblik/contract/jobs/jobs.api';
import {
  closeJob,
  deleteJob,
  employerDashboard,
  getMyJobs,
  getOpenMatters,
  reopenJob,
  repostJob,
} from '@jobblik/contract/jobs/own-jobs.api';
import { deletionHeldBack } from '@jobblik/contract/jobs/own-jobs.rules';
import { getAllNotification } from '@jobblik/contract/notifications/notifications.api';
import { createJobQuestion, submitAnswer } from '@jobblik/contract/questions/questions.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeApplication } from '../../applications/applications.factory.ts';
import { type Person, reviewHarness } from '../../applications/review/review.harness.ts';
import { interviews } from '../../interviews/index.ts';
import { makeInterview } from '../../interviews/interviews.factory.ts';
import { memberships } from '../../membership/membership.tables.ts';
import { makeQuestion } from '../../questions/questions.factory.ts';
import { makeEmployer } from '../jobs.factory.ts';
import { publishClosing } from '../jobs.tasks.ts';

/** Long enough ago that the ten seconds are over in real time, by which tasks run. */
const start = new Date(Date.now() - 60_000);
const clock = testClock(start);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(() => clock.set(start));

const { newAd, newSeeker, newApplication, mailsTo, signedIn } = reviewHarness(() => app, clock);
type Ad = Awaited<ReturnType<typeof newAd>>;

const close = async ({ job, employer }: Ad, filled = false, by = employer) =>
  await app.call(closeJob, { body: { job_id: job.id, filled } }, { token: by.token });
const reopen = async ({ job, employer }: Ad) =>
  await app.call(reopenJob, { body: { job_id: job.id } }, { token: employer.token });
const list = async ({ employer }: Ad, part: 'all' | 'archive' = 'all') =>
  await app.call(getMyJobs, { query: { part } }, { token: employer.token });
const matters = async ({ job, employer }: Ad) =>
  await app.call(getOpenMatters, { params: { id: job.id } }, { token: employer.token });
/** The time in which a closing or a deletion can be undone has passed. */
const later = async () => {
  clock.set(new Date(clock.now().getTime() + deletionHeldBack));
  await app.services.tasks.idle();
};
const own = async ({ token }: Person) =>
  (await app.call(getJobApplicationsFromJobseeker, { params: { type: '1' } } as const, { token })).applications[0];

/** Subjects of the mails about the ad `Kok`. */
const adMails = async (person: Person) =>
  (await mailsTo(person)).map(({ subject }) => subject).filter((subject) => subject.includes('»Kok«'));

/** An ad with an application, an unanswered question and an agreed interview. */
async function newInbox() {
  const ad = await newAd({ title: 'Kok' });
  const seeker = await newSeeker();
  const applicationId = await newApplication(ad, seeker);
  const ids = { employerId: ad.employer.user.id, seekerId: seeker.user.id };
  const { questionId } = await makeQuestion(app.services, { ...ids, jobId: ad.job.id });
  const interview = await makeInterview(app.services, {
    ...ids,
    applicationId,
    startsAt: new Date(start.getTime() + 2 * 86_400_000),
    endsAt: new Date(start.getTime() + 2 * 86_400_000 + 3_600_000),
    state: 'accepted',
  });
  return { ...ad, seeker, applicationId, questionId, interview };
}

describe('closing an ad', () => {
  test('keeps it in the archive with its applications, and nobody finds it', async () => {
    const ad = await newInbox();
    expect(await close(ad)).toEqual({ result: 'success' });
    expect(await list(ad)).toMatchObject({ jobs: [], parts: { all: 0, archive: 1 }, count: 1 });
    const [job] = (await list(ad, 'archive')).jobs;
    expect(job).toMatchObject({
      state: 'closed',
      job_apply_count: 1,
      can: { close: false, reopen: true, delete: true },
    });
    const page = await app.call(getJobDetailNotAuthed, { params: { id: ad.job.id } });
    expect(page.job).toMatchObject({ state: 'closed', can: { apply: false } });
    const found = await app.call(searchJobCondition, { body: { keyword: 'Kok' } });
    expect(found.jobs.map(({ id }) => id)).not.toContain(ad.job.id);
    const board = await app.call(employerDashboard, {}, { token: ad.employer.token });
    expect(board).toMatchObject({ jobs: [], live_jobs_cnt: 0 });
  });

  test('can be undone for ten seconds, also without a membership, and nobody is notified', async () => {
    const ad = await newInbox();
    // The task of the closing waits, as the clock runs ahead of the real time by which tasks run.
    const ahead = new Date(Date.now() + 3_600_000);
    clock.set(ahead);
    await close(ad);
    await app.services.db.delete(memberships).where(eq(memberships.userId, ad.employer.user.id));
    clock.set(new Date(ahead.getTime() + deletionHeldBack - 1));
    expect(await reopen(ad)).toEqual({ result: 'success' });
    const closing = { job_id: ad.job.id, closed_at: ahead.toISOString() };
    await app.services.tasks.enqueue(app.services.db, publishClosing, closing);
    await app.services.tasks.idle();
    expect(await adMails(ad.seeker)).toEqual([]);
    expect(await own(ad.seeker)).toMatchObject({ job_state: 'live', unanswered_count: 1 });
  });

  test('after that needs a membership to be opened again', async () => {
    const ad = await newAd();
    await close(ad);
    await app.services.db.delete(memberships).where(eq(memberships.userId, ad.employer.user.id));
    await later();
    expect(await reopen(ad)).toEqual({ result: 'failed' });
    expect((await list(ad, 'archive')).jobs[0]?.can).toMatchObject({ reopen: false, delete: true });
  });

  test('notifies each applicant once by bell and mail, also when it is deleted later', async () => {
    const ad = await newInbox();
    await close(ad);
    await later();
    await reopen(ad);
    await close(ad);
    await later();
    await app.call(deleteJob, { params: { id: ad.job.id } }, { token: ad.employer.token });
    await later();
    expect(await adMails(ad.seeker)).toEqual(['Annoncen »Kok« er lukket']);
    const bell = await app.call(getAllNotification, { params: { history: '1' } }, { token: ad.seeker.token });
    expect(bell.filter(({ state }) => state?.startsWith('ad_'))).toMatchObject([
      { type: 23, state: 'ad_closed', type_23: 'Kok' },
    ]);
    expect((await own(ad.seeker))?.history.map(({ kind }) => kind).filter((kind) => kind.startsWith('ad_'))).toEqual([
      'ad_closed',
    ]);
  });

  test('says nothing to who was rejected or has withdrawn', async () => {
    const ad = await newAd();
    const [rejected, withdrawn] = [await newSeeker(), await newSeeker()];
    await newApplication(ad, rejected, { reject: 1 });
    await newApplication(ad, withdrawn, { withdrawnAt: start });
    await close(ad);
    await later();
    expect(await adMails(rejected)).toEqual([]);
    expect(await adMails(withdrawn)).toEqual([]);
  });

  test('ends open questions and interviews; opening again takes answers again', async () => {
    const ad = await newInbox();
    expect(await matters(ad)).toEqual({ applications: 1, waiting: 1, interviews: 1, questions: 1 });
    await close(ad);
    await later();
    const answer = {
      body: {
        employer_id: ad.employer.user.id,
        job_id: ad.job.id,
        question_ids: [ad.questionId],
        text_answers_arr: ['Ja'],
      },
    };
    expect(await app.refused(submitAnswer, answer, { token: ad.seeker.token })).toMatchObject({
      status: 409,
      code: 'application_closed',
    });
    expect(await own(ad.seeker)).toMatchObject({ unanswered_count: 0, interview_date: null });
    const [interview] = await app.services.db.select().from(interviews).where(eq(interviews.id, ad.interview.id));
    expect(interview?.state).toBe('cancelled');
    expect(await matters(ad)).toMatchObject({ waiting: 1, interviews: 0 });
    const ask = {
      body: {
        selected_user_id: ad.seeker.user.id,
        job_id: ad.job.id,
        questions: [{ question: 'Hvornår kan du begynde?', text: 1, video: 0 }],
      },
    };
    expect(await app.refused(createJobQuestion, ask, { token: ad.employer.token })).toMatchObject({
      status: 409,
      code: 'job_ended',
    });
    await reopen(ad);
    expect(await app.call(submitAnswer, answer, { token: ad.seeker.token })).toMatchObject({ result: 'success' });
  });

  test('as filled says so to everybody, and can be changed without a second notice', async () => {
    const ad = await newInbox();
    await close(ad, true);
    await later();
    expect(await adMails(ad.seeker)).toEqual(['Stillingen »Kok« er besat']);
    expect(await own(ad.seeker)).toMatchObject({ job_state: 'filled' });
    const page = await app.call(getJobDetailNotAuthed, { params: { id: ad.job.id } });
    expect(page.job.state).toBe('filled');
    await close(ad, false);
    await later();
    expect((await list(ad, 'archive')).jobs[0]).toMatchObject({ state: 'closed' });
    expect(await adMails(ad.seeker)).toHaveLength(1);
  });

  test('ends with posting it again, which opens it', async () => {
    const ad = await newAd();
    await close(ad, true);
    await later();
    const reposted = await app.call(repostJob, { body: { job_id: ad.job.id } }, { token: ad.employer.token });
    expect(reposted).toEqual({ result: 'success' });
    expect((await list(ad)).jobs[0]).toMatchObject({ state: 'live' });
  });

  test('is refused for an ad that was never shown', async () => {
    const draft = await newAd({ isActive: false });
    expect(await close(draft)).toEqual({ result: 'error' });
    expect((await list(draft)).jobs[0]?.can).toMatchObject({ close: false, delete: true });
  });
});

test('an archived ad with unopened applications still waits on the overview', async () => {
  const ad = await newInbox();
  await close(ad);
  await later();
  const board = await app.call(employerDashboard, {}, { token: ad.employer.token });
  expect(board.unread_jobs).toMatchObject([{ job_id: ad.job.id, count: 1 }]);
});

test('deleting notifies the applicants', async () => {
  const ad = await newInbox();
  await app.call(deleteJob, { params: { id: ad.job.id } }, { token: ad.employer.token });
  await later();
  expect(await adMails(ad.seeker)).toEqual(['Annoncen »Kok« er slettet']);
  expect(await own(ad.seeker)).toMatchObject({ job_state: 'deleted', unanswered_count: 0 });
});

describe('another employer', () => {
  let ad: Ad;
  let other: Person;
  beforeAll(async () => {
    ad = await newAd();
    other = await signedIn((await makeEmployer(app.services.db, { now: start })).user);
  });

  test('neither closes nor opens it, and reads nothing about it', async () => {
    const body = { job_id: ad.job.id };
    expect(await app.refused(closeJob, { body }, { token: other.token })).toMatchObject({ status: 403 });
    expect(await app.refused(reopenJob, { body }, { token: other.token })).toMatchObject({ status: 403 });
    const input = { params: { id: ad.job.id } };
    expect(await app.refused(getOpenMatters, input, { token: other.token })).toMatchObject({ code: 'not_found' });
  });

  test('a job seeker may not call it at all', async () => {
    const seeker = await newSeeker();
    await makeApplication(app.services, { jobId: ad.job.id, userId: seeker.user.id, employerId: ad.employer.user.id });
    const input = { params: { id: ad.job.id } };
    expect(await app.refused(getOpenMatters, input, { token: seeker.token })).toMatchObject({ status: 403 });
  });
});
