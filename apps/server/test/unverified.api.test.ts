import { randomUUID } from 'node:crypto';
import { verifyEmail } from '@jobblik/contract/accounts/email.api';
import { beginAuthenticator, beginPasskey } from '@jobblik/contract/accounts/second-factor.api';
import { rejectCandidate, writeToOpen } from '@jobblik/contract/applications/applicant-review.api';
import { applyJob, getJobAds } from '@jobblik/contract/applications/applications.api';
import { decisionHeldBack } from '@jobblik/contract/applications/own-state.rules';
import { getCvDetail } from '@jobblik/contract/candidates/candidates.api';
import { getMessageHistoryWithContact, sendChatMessage } from '@jobblik/contract/chat/chat.api';
import { createCv, getCv, saveDraftCv } from '@jobblik/contract/cv/cv.api';
import { setInterviewRequestEmailToSeeker } from '@jobblik/contract/interviews/interviews.api';
import { writeDate } from '@jobblik/contract/interviews/schedule.rules';
import { createJob, updateJob } from '@jobblik/contract/jobs/job-form.api';
import { getJobDetailNotAuthed } from '@jobblik/contract/jobs/jobs.api';
import { getMyJobs } from '@jobblik/contract/jobs/own-jobs.api';
import { localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import { createCvQuestion, createJobQuestion } from '@jobblik/contract/questions/questions.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeUser, signInAs } from '../src/accounts/accounts.factory.ts';
import { sendVerifyLink } from '../src/accounts/email/email-links.ts';
import { type User, users } from '../src/accounts/index.ts';
import { makeJobAgent } from '../src/agents/agents.factory.ts';
import { makeApplication } from '../src/applications/applications.factory.ts';
import { makeCv } from '../src/cv/cv.factory.ts';
import { findCv } from '../src/cv/cv.queries.ts';
import { jobs } from '../src/jobs/index.ts';
import { makeEmployer, makeJob } from '../src/jobs/jobs.factory.ts';
import { makeMembership } from '../src/membership/membership.factory.ts';
import { startTestApp, type TestApp, testClock } from './test-app.ts';

const clock = testClock();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const mailsTo = ({ email }: Pick<User, 'email'>) => app.mailsTo(email);
const subjects = async (user: User) => (await mailsTo(user)).map(({ subject }) => subject);

/** Opens the link that is mailed to a person, and answers what it says. */
async function confirm(user: User) {
  await sendVerifyLink(app.services, user.id);
  const texts = (await mailsTo(user)).map(({ text }) => text).join('\n');
  const [, token = ''] = /\/bekraeft-email\/([\w-]{43})/.exec(texts) ?? [];
  return await app.call(verifyEmail, { body: { token, sign_ins: 'keep' } });
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

    expect(await confirm(user)).toMatchObject({ result: 'success', outcome: 'verified', published: ['cv'] });
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

    expect(await confirm(user)).toMatchObject({ result: 'success', outcome: 'verified', published: ['job'] });
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

/** Calls that show or reach job seekers whom the employer may not know, or take money for that. */
const needConfirmation: readonly string[] = [
  '/api/search_cv_pagination',
  '/api/cv_search_alternatives',
  '/api/get_cv_users',
  '/api/get_cv_detail/:url',
  '/api/get_cv_detail_docx/:url',
  '/api/get_cv_detail_pdf/:url',
  '/api/verify_document_id',
  '/api/save-resume',
  '/api/getSavedResume',
  '/api/request_cv_contact',
  '/api/create_cv_question',
  '/api/create_job_question',
  '/api/get_seeker_agent',
  '/api/create_seeker_agent',
  '/api/get_seeker_agent_by_id',
  '/api/update_seeker_agent',
  '/api/get_seeker_agent_result',
  '/api/count_seeker_agent_hits',
  '/api/get_recommended_candidates/:id',
  '/api/dismiss_recommended_candidate',
  '/api/restore_recommended_candidate',
  '/api/set_interview_request_email_to_seeker',
  '/api/create_new_schedule',
  '/api/create_new_schedule_with_userid',
  '/api/create_new_schedule_for_company',
  '/api/move_schedule',
  '/api/offer_free_slots',
  '/api/paymentwithIntent',
  '/api/createPaymentIntentForApple',
  '/api/begin_mobilepay',
  '/api/check_company_register',
  '/api/send_company_link',
];

/** Calls of employers that work without a confirmation, each with the reason. */
const openToEverybody: Readonly<Record<string, readonly string[]>> = {
  'about the own account': [
    '/api/user',
    '/api/update_profile',
    '/api/update_password',
    '/api/update_email',
    '/api/send_verification_link',
    '/api/set_language',
    '/api/get_own_sessions',
    '/api/end_own_session',
    '/api/end_other_sessions',
    '/api/get_own_identities',
    '/api/unlink_identity',
    '/api/relink_identity',
    '/api/deactivate_account',
    '/api/remove_account',
    '/api/get_unread_cnt',
    '/api/get_all_notification/:history',
    '/api/set_notification_status',
    '/api/remove_notifications',
    '/api/restore_notifications',
    '/api/get_notice_settings',
    '/api/set_notice_setting',
    '/api/get_push',
    '/api/save_push_subscription',
    '/api/remove_push_subscription',
  ],
  'the own company and ads, which are published by the confirmation': [
    '/api/create_company',
    '/api/get_employer_profile',
    '/api/get_company_verification',
    '/api/get_message_templates',
    '/api/save_message_template',
    '/api/rename_message_template',
    '/api/delete_message_template',
    '/api/create_job',
    '/api/update_job',
    '/api/delete_job/:id',
    '/api/restore_job',
    '/api/close_job',
    '/api/reopen_job',
    '/api/open_matters/:id',
    '/api/repost_job',
    '/api/contact_about_job',
    '/api/get_job_permission',
    '/api/get_my_jobs',
    '/api/get_job_detail/:id',
    '/api/employer_dashboard',
  ],
  'applicants to own ads, of whom there are none before an ad is published': [
    '/api/get_job_ads/:job_id',
    '/api/search_job_apply',
    '/api/get_pile_summary/:job_id',
    '/api/get_application/:application_id',
    '/api/get_application_history/:application_id',
    '/api/open_application',
    '/api/set_job_apply_seen_status/:job_id',
    '/api/set_rating',
    '/api/update_candidate_note',
    '/api/ask_candidates',
    '/api/decide_candidates',
    '/api/pending_candidate',
    '/api/reject_candidate',
    '/api/reopen_candidate',
    '/api/reopen_candidates',
    '/api/undo_candidate_decision',
    '/api/write_to_open_applicants',
    '/api/apply_job',
    '/api/get_interview_candidates',
  ],
  'conversations, in which the call itself refuses a first message': [
    '/api/getChatContact',
    '/api/get_recent_history_contact',
    '/api/getMessageHistoryWithContact',
    '/api/confirmUnread',
    '/api/send_chat_message',
    '/api/search_chat_messages',
    '/api/get_user_specify',
    '/api/get_company_from_user',
    '/api/delete_chat',
    '/api/block_chat_contact',
    '/api/report_chat_contact',
    '/api/upload_doc_to_server',
    '/api/upload_image_to_server',
  ],
  'the own calendar and rooms; the call that mails a link of a room refuses by itself': [
    '/api/get_interviews',
    '/api/get_interview_list',
    '/api/get_interview_detail',
    '/api/start_video_interview',
    '/api/finish_video_interview',
    '/api/delete_schedule',
    '/api/get_calendar_link',
    '/api/create_calendar_link',
    '/api/revoke_calendar_link',
    '/api/get_own_free_slots',
    '/api/publish_free_slots',
    '/api/remove_free_slot',
    '/api/create_free_room',
    '/api/get_stream_permission',
    '/api/invite_email',
    '/api/upload_room_file',
  ],
  'lists of the overview that are empty before a confirmation, or name nobody': [
    '/api/get_sent_contact_requests',
    '/api/get_asked_candidates',
    '/api/get_company_visitors',
  ],
  'a second factor, which is refused to an unconfirmed e-mail by a code of its own, and the question who is there': [
    '/api/get_confirmation_methods',
    '/api/begin_passkey_confirmation',
    '/api/confirm_session',
    '/api/get_security_settings',
    '/api/begin_passkey',
    '/api/add_passkey',
    '/api/rename_passkey',
    '/api/remove_passkey',
    '/api/begin_authenticator',
    '/api/confirm_authenticator',
    '/api/remove_authenticator',
    '/api/make_recovery_codes',
    '/api/remove_second_factor',
  ],
  'removing what was stored': [
    '/api/delete_saved_resume',
    '/api/delete_cv_question',
    '/api/delete_job_question',
    '/api/delete_seeker_agent',
    '/api/set_seeker_agent_seen_status/:agent_id',
  ],
  'choosing a plan, and payments that have begun': [
    '/api/get_membership_plan',
    '/api/save_membership_plan',
    '/api/save_billing',
    '/api/paymentwithIntentConfirm',
    '/api/applePaySuccess',
    '/api/sandbox_payment',
    '/api/get_transaction',
    '/api/get_transaction_detail/:transaction_id',
    '/api/make_invoice_pdf',
    '/api/get_orders',
    '/api/book_order',
  ],
};

/** Refuse everybody whose e-mail is not confirmed: it may belong to somebody else, whom a factor would keep out. */
const addsFactor = [beginPasskey.path, beginAuthenticator.path];

describe('every call that an employer may make', () => {
  const ofEmployers = () => app.calls.filter(({ call }) => call.access === 'employer' || call.access === 'user');
  const pathsOf = (list: readonly { call: { path: string } }[]) => [...new Set(list.map(({ call }) => call.path))];

  it('is declared to need a confirmed e-mail, or listed with the reason why not', () => {
    const declared = pathsOf(ofEmployers().filter(({ call }) => call.confirmedEmployers));
    expect(declared.toSorted()).toEqual(needConfirmation.toSorted());
    const others = pathsOf(ofEmployers().filter(({ call }) => !call.confirmedEmployers));
    expect(others.toSorted()).toEqual(Object.values(openToEverybody).flat().toSorted());
  });

  it('refuses an unconfirmed employer where it is declared, before it looks at the input, and nobody else', async () => {
    const seeker = await unverifiedSeeker();
    const confirmed = await signedIn((await makeEmployer(app.services.db)).user);
    for (const { call } of ofEmployers()) {
      // Some of the calls end sessions or the account.
      const { user, token } = await unverifiedEmployer();
      const demo = await signInAs(app.services.db, user, { demo: true });
      const code = async (as: string) => {
        const path = call.path.replaceAll(/:\w+/g, '1');
        const headers = { 'content-type': 'application/json' };
        const asPost = { token: as, body: '{}', headers };
        const answer = await app.raw(call.method, path, call.method === 'GET' ? { token: as } : asPost);
        return answer.status === 403 ? z.object({ code: z.string() }).parse(await answer.json()).code : undefined;
      };
      const needs = call.confirmedEmployers === true;
      const refuses = needs || addsFactor.includes(call.path);
      expect.soft((await code(token)) === 'email_not_confirmed', call.path).toBe(refuses);
      if (!needs) continue;
      for (const other of [confirmed.token, seeker.token, demo])
        expect.soft(await code(other), call.path).not.toBe('email_not_confirmed');
    }
  });

  it('opens with the confirmation, in the same session', async () => {
    const { user, token } = await unverifiedEmployer();
    await makeMembership(app.services.db, { userId: user.id });
    const seeker = await makeUser(app.services.db, { name: 'Rosa Hald' });
    await makeCv(app.services, { userId: seeker.id });
    const see = { params: { url: `${seeker.id}` } };
    expect(await app.refused(getCvDetail, see, { token })).toMatchObject({ status: 403, code: 'email_not_confirmed' });
    const body = {
      selected_user_id: seeker.id,
      questions: [{ question: 'Kan du lave sovs?', text: 1 as const, video: 0 as const }],
    };
    expect(await app.refused(createCvQuestion, { body }, { token })).toMatchObject({ code: 'email_not_confirmed' });
    expect(await mailsTo(seeker)).toEqual([]);
    await confirm(user);
    expect((await app.call(getCvDetail, see, { token })).cv.last_name).toBe('Hald');
    await app.call(createCvQuestion, { body }, { token });
    expect(await mailsTo(seeker)).not.toEqual([]);
  });
});

describe('a decision about an applicant', () => {
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
      status: 403,
      code: 'email_not_confirmed',
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
      status: 403,
      code: 'email_not_confirmed',
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
