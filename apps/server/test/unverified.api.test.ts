import { randomUUID } from 'node:crypto';
import { verifyEmail } from '@jobblik/contract/accounts/email.api';
import { rejectCandidate, writeToOpen } from '@jobblik/contract/applications/applicant-review.api';
import { applyJob, getJobAds } from '@jobblik/contract/applications/applications.api';
import { decisionHeldBack } from '@jobblik/contract/applications/own-state.rules';
import { getMessageHistoryWithContact, sendChatMessage } from '@jobblik/contract/chat/chat.api';
import { getContactRequests, requestCvContact } from '@jobblik/contract/cv/candidates.api';
import { createCv, getCv, saveDraftCv } from '@jobblik/contract/cv/cv.api';
import { setInterviewRequestEmailToSeeker } from '@jobblik/contract/interviews/interviews.api';
import { writeDate } from '@jobblik/contract/interviews/schedule.rules';
import { createJob, updateJob } from '@jobblik/contract/jobs/job-form.api';
import { getJobDetailNotAuthed } from '@jobblik/contract/jobs/jobs.api';
import { getMyJobs } from '@jobblik/contract/jobs/own-jobs.api';
import { localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import {
  createCvQuestion,
  createJobQuestion,
  getJobApplicationAnswer,
} from '@jobblik/contract/questions/questions.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sendVerifyLink } from '../src/accounts/email/email-links.ts';
import { makeUser, signInAs, type User, users } from '../src/accounts/index.ts';
import { makeJobAgent } from '../src/agents/index.ts';
import { makeApplication } from '../src/applications/index.ts';
import { findCv } from '../src/cv/cv.queries.ts';
import { makeCv } from '../src/cv/index.ts';
import { jobs, makeEmployer, makeJob } from '../src/jobs/index.ts';
import { startTestApp, type TestApp, testClock } from './test-app.ts';

const clock = testClock();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const outbox = z.array(z.object({ subject: z.string(), text: z.string() }));

async function mailsTo({ email }: Pick<User, 'email'>) {
  await app.services.tasks.idle();
  const answer = await app.raw('GET', `/dev/outbox.json?to=${encodeURIComponent(email ?? '')}`);
  return outbox.parse(await answer.json());
}
const subjects = async (user: User) => (await mailsTo(user)).map(({ subject }) => subject);

/** Opens the link that is mailed to a person, and answers what it says. */
async function confirm(user: User) {
  await sendVerifyLink(app.services, user.id);
  const texts = (await mailsTo(user)).map(({ text }) => text).join('\n');
  const [, token = ''] = /\/bekraeft-email\/([\w-]{43})/.exec(texts) ?? [];
  return await app.call(verifyEmail, { body: { token } });
}

const signedIn = async (user: User) => ({ user, token: await signInAs(app.services.db, user) });
const unverifiedSeeker = async () =>
  signedIn(await makeUser(app.services.db, { name: 'Signe Holm', emailVerifiedAt: null }));
async function unverifiedEmployer() {
  const { user, company } = await makeEmployer(app.services.db, { company: { name: 'Havnens Køkken' } });
  await app.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, user.id));
  return { ...(await signedIn(user)), company };
}

const cv = (about_me: string) => ({
  first_name: 'Signe',
  last_name: 'Holm',
  about_me,
  cv_experience: [
    {
      title: 'Kok',
      company_name: 'Havnens Køkken',
      experience_start_year: 2019,
      experience_start_month: 4,
      experience_end_year: null,
      experience_end_month: null,
      present: 1,
      experience_description: '',
    },
  ],
});
const form = { title: 'Kok til havnen', description_html: '<p>Lav mad.</p>', location: [9000] };

describe('a CV', () => {
  it('is kept, and published by the confirmation as it was when publishing was asked for', async () => {
    const { user, token } = await unverifiedSeeker();
    const answer = await app.call(createCv, { body: { cv: cv('<p>Først.</p>') } }, { token });
    expect(answer).toMatchObject({ result: 'success', state: { published: false, waits_for_email: true } });
    await app.call(saveDraftCv, { body: { cv: { ...cv('<p>Siden.</p>'), first_name: '' } } }, { token });
    expect((await findCv(app.services.db, user.id))?.publishedAt).toBeUndefined();

    expect(await confirm(user)).toEqual({ result: 'success', outcome: 'verified', published: ['cv'] });
    const { state, cv: published } = await app.call(getCv, { query: { which: 'published' } }, { token });
    expect(state).toMatchObject({ published: true, waits_for_email: false, unpublished_changes: true });
    expect(published.about_me).toContain('Først.');
  });

  it('is refused for what is missing as ever', async () => {
    const { token } = await unverifiedSeeker();
    const body = { cv: { ...cv('<p>Hej.</p>'), birthday: '2999-01-01' } };
    expect(await app.refused(createCv, { body }, { token })).toMatchObject({ status: 400, code: 'invalid_input' });
    expect((await app.call(getCv, { query: {} }, { token })).state.waits_for_email).toBe(false);
  });

  it('that is only a draft stays one', async () => {
    const { user, token } = await unverifiedSeeker();
    await app.call(saveDraftCv, { body: { cv: cv('<p>Hej.</p>') } }, { token });
    expect(await confirm(user)).toMatchObject({ published: [] });
    expect((await app.call(getCv, { query: {} }, { token })).state.published).toBe(false);
  });
});

describe('an ad', () => {
  it('is kept unseen, and published by the confirmation', async () => {
    const { user, token } = await unverifiedEmployer();
    const made = await app.call(createJob, { body: { job: { ...form, uuid: randomUUID() } } }, { token });
    expect(made).toMatchObject({ result: 'success', waits_for_email: true });
    const id = made.job_id ?? 0;
    expect(await app.refused(getJobDetailNotAuthed, { params: { id } })).toMatchObject({ status: 404 });
    const mine = await app.call(getMyJobs, { query: {} }, { token });
    expect(mine.jobs).toMatchObject([{ id, state: 'inactive', is_active: 0, waits_for_email: true }]);

    expect(await confirm(user)).toEqual({ result: 'success', outcome: 'verified', published: ['job'] });
    expect((await app.call(getJobDetailNotAuthed, { params: { id } })).job).toMatchObject({ id, state: 'live' });
    expect((await app.call(getMyJobs, { query: {} }, { token })).jobs).toMatchObject([{ id, waits_for_email: false }]);
  });

  it('waits no more once it is saved inactive', async () => {
    const { user, token } = await unverifiedEmployer();
    const { job_id: id = 0, updated_at } = await app.call(createJob, { body: { job: form } }, { token });
    await app.call(updateJob, { body: { job: { ...form, id, updated_at, is_active: 0 } } }, { token });
    expect(await confirm(user)).toMatchObject({ published: [] });
    const [job] = await app.services.db.select().from(jobs).where(eq(jobs.id, id));
    expect(job).toMatchObject({ isActive: false, waitsForEmail: false, publishedAt: null });
  });
});

describe('reaching other people', () => {
  it('asking for contact waits: the owner of the CV sees and hears nothing before', async () => {
    const employer = await unverifiedEmployer();
    const seeker = await signedIn(await makeUser(app.services.db, { name: 'Rosa Hald' }));
    await makeCv(app.services, { userId: seeker.user.id, visibility: 'anonymous' });
    const body = { user_id: seeker.user.id, message: 'Ring til os' };
    expect(await app.call(requestCvContact, { body }, { token: employer.token })).toMatchObject({ result: 'success' });
    expect((await app.call(getContactRequests, {}, { token: seeker.token })).requests).toEqual([]);
    expect(await mailsTo(seeker.user)).toEqual([]);

    await confirm(employer.user);
    expect((await app.call(getContactRequests, {}, { token: seeker.token })).requests).toHaveLength(1);
    expect((await mailsTo(seeker.user)).map(({ text }) => text).join()).toContain('Ring til os');
  });

  it('questions about a CV and to an applicant wait', async () => {
    const employer = await unverifiedEmployer();
    const seeker = await signedIn(await makeUser(app.services.db, { name: 'Rosa Hald' }));
    await makeCv(app.services, { userId: seeker.user.id });
    const ad = { userId: employer.user.id, companyId: employer.company.id, title: 'Kok' };
    const job = await makeJob(app.services.db, ad);
    const applied = { jobId: job.id, userId: seeker.user.id, employerId: employer.user.id };
    const application_id = await makeApplication(app.services, applied);
    const questions = [{ question: 'Kan du lave sovs?', text: 1 as const, video: 0 as const }];
    const { token } = employer;
    await app.call(createCvQuestion, { body: { selected_user_id: seeker.user.id, questions } }, { token });
    const toApplicant = { selected_user_id: seeker.user.id, job_id: job.id, questions };
    await app.call(createJobQuestion, { body: toApplicant }, { token });
    expect(await mailsTo(seeker.user)).toEqual([]);
    const seen = async () =>
      (await app.call(getJobApplicationAnswer, { params: { application_id } }, { token: seeker.token })).questions;
    expect(await seen()).toEqual([]);

    await confirm(employer.user);
    expect(await seen()).toHaveLength(1);
    expect(await subjects(seeker.user)).toHaveLength(2);
  });

  it('a rejection leaves with the confirmation, once', async () => {
    const employer = await unverifiedEmployer();
    const seeker = await signedIn(await makeUser(app.services.db, { name: 'Rosa Hald' }));
    const ad = { userId: employer.user.id, companyId: employer.company.id, title: 'Kok' };
    const job = await makeJob(app.services.db, ad);
    const applied = { jobId: job.id, userId: seeker.user.id, employerId: employer.user.id };
    const candidate_id = await makeApplication(app.services, applied);
    // The task that sends it goes by real time and would wait for ten seconds.
    clock.set(new Date(Date.now() - decisionHeldBack - 1000));
    const body = { candidate_id, job_id: job.id, message: 'Det blev en anden.' };
    await app.call(rejectCandidate, { body }, { token: employer.token });
    clock.set(new Date());
    expect(await mailsTo(seeker.user)).toEqual([]);
    await confirm(employer.user);
    expect((await mailsTo(seeker.user)).map(({ text }) => text.includes('Det blev en anden.'))).toEqual([true]);
  });
});

describe('what is refused until the e-mail is confirmed', () => {
  /** An employer whose e-mail is not confirmed, with an applicant. */
  async function unverifiedPair() {
    const employer = await unverifiedEmployer();
    const seeker = await signedIn(await makeUser(app.services.db, { name: 'Rosa Hald' }));
    const ad = { userId: employer.user.id, companyId: employer.company.id, title: 'Kok' };
    const job = await makeJob(app.services.db, ad);
    const applied = { jobId: job.id, userId: seeker.user.id, employerId: employer.user.id };
    return { employer, seeker, job, applicationId: await makeApplication(app.services, applied) };
  }
  const writtenTo = async (from: User, { user, token }: { user: User; token: string }) => {
    const { result_message_json } = await app.call(
      getMessageHistoryWithContact,
      { body: { contact_users: from.id } },
      { token },
    );
    return { messages: result_message_json.length, mails: await mailsTo(user) };
  };
  const nothing = { messages: 0, mails: [] };

  it('an invitation to an interview, of which the applicant sees and hears nothing', async () => {
    const { employer, seeker, applicationId } = await unverifiedPair();
    const startDate = writeDate(shiftDate(localDateOf(clock.now()), 3));
    const schedule = { startDate, start_time: '10:00', end_time: '10:30' };
    const about = { title: 'Samtale', description: 'Kom forbi', schedule };
    const body = { app_id: applicationId, seeker: seeker.user.id, ...about };
    expect(await app.refused(setInterviewRequestEmailToSeeker, { body }, { token: employer.token })).toMatchObject({
      status: 403,
      code: 'email_not_confirmed',
    });
    expect(await writtenTo(employer.user, seeker)).toEqual(nothing);
    await confirm(employer.user);
    expect(await app.call(setInterviewRequestEmailToSeeker, { body }, { token: employer.token })).toMatchObject({
      result: 'success',
    });
    expect(await writtenTo(employer.user, seeker)).toMatchObject({ messages: 1, mails: [expect.anything()] });
  });

  it('a message of the chat, which the same uuid sends afterwards', async () => {
    const { employer, seeker } = await unverifiedPair();
    const message = { uuid: randomUUID(), receiver: seeker.user.id, action: 'message' as const, message: 'Hej' };
    expect(await app.refused(sendChatMessage, { body: message }, { token: employer.token })).toMatchObject({
      status: 409,
      code: 'email_unverified',
    });
    expect(await writtenTo(employer.user, seeker)).toEqual(nothing);
    await confirm(employer.user);
    await app.call(sendChatMessage, { body: message }, { token: employer.token });
    expect(await writtenTo(employer.user, seeker)).toMatchObject({ messages: 1 });
  });

  it('a message to everybody whose application is open', async () => {
    const { employer, seeker, job } = await unverifiedPair();
    const body = { job_id: job.id, message: 'Hej {name}', until: '2099-01-01T00:00:00.000Z', uuid: randomUUID() };
    expect(await app.refused(writeToOpen, { body }, { token: employer.token })).toMatchObject({
      status: 409,
      code: 'email_unverified',
    });
    expect(await writtenTo(employer.user, seeker)).toEqual(nothing);
    await confirm(employer.user);
    expect(await app.call(writeToOpen, { body }, { token: employer.token })).toMatchObject({ count: 1 });
    expect(await writtenTo(employer.user, seeker)).toMatchObject({ messages: 1 });
  });
});

describe('job agents', () => {
  it('mail nothing before; what they found is in the first mail after', async () => {
    const { user } = await unverifiedSeeker();
    const { user: employer, company } = await makeEmployer(app.services.db, { company: { name: 'Mejeriet' } });
    await makeJobAgent(app.services, {
      userId: user.id,
      title: 'Mejeriet',
      companyIds: [company.id],
      frequency: 'now',
    });
    const { token } = await signedIn(employer);
    const publish = (title: string) => app.call(createJob, { body: { job: { ...form, title } } }, { token });
    await publish('Mejerist');
    expect(await mailsTo(user)).toEqual([]);
    await confirm(user);
    await publish('Ostemester');
    const text = (await mailsTo(user)).map((mail) => mail.text).join();
    expect(text).toContain('Mejerist');
    expect(text).toContain('Ostemester');
  });
});

describe('applying', () => {
  it('works at once; the employer sees that the e-mail is not confirmed, and the address gets no mail', async () => {
    const seeker = await unverifiedSeeker();
    const { user: employer, company } = await makeEmployer(app.services.db);
    const job = await makeJob(app.services.db, { userId: employer.id, companyId: company.id, title: 'Kok' });
    const body = { job_id: job.id, message: 'Ansæt mig', uuid: randomUUID() };
    expect(await app.call(applyJob, { body }, { token: seeker.token })).toMatchObject({ result: 'success' });
    expect(await subjects(employer)).toEqual(['Ny ansøgning: Kok']);
    expect(await mailsTo(seeker.user)).toEqual([]);
    const { token } = await signedIn(employer);
    const shown = async () =>
      (await app.call(getJobAds, { params: { job_id: job.id } }, { token })).job.job_apply.map(({ user }) => user);
    expect(await shown()).toMatchObject([{ email: seeker.user.email, email_verified: false }]);
    await confirm(seeker.user);
    expect(await shown()).toMatchObject([{ email_verified: true }]);
  });
});

describe('mails to an unconfirmed address', () => {
  it('never tell what somebody else wrote', async () => {
    const seeker = await unverifiedSeeker();
    const { user: employer, company } = await makeEmployer(app.services.db, { company: { name: 'Vind en bil' } });
    const job = await makeJob(app.services.db, { userId: employer.id, companyId: company.id, title: 'Kok' });
    await makeApplication(app.services, { jobId: job.id, userId: seeker.user.id, employerId: employer.id });
    const questions = [{ question: 'Kan du lave sovs?', text: 1 as const, video: 0 as const }];
    const body = { selected_user_id: seeker.user.id, job_id: job.id, questions };
    await app.call(createJobQuestion, { body }, { token: (await signedIn(employer)).token });
    expect(await mailsTo(seeker.user)).toEqual([]);
  });
});
