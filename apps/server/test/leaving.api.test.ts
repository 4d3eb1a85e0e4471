import type { leavingEffects } from '@jobblik/contract/accounts/accounts.rules';
import { searchJobApply } from '@jobblik/contract/applications/applicant-review.api';
import { applyJob, withdrawApplication } from '@jobblik/contract/applications/applications.api';
import { getJobApplicationsFromJobseeker } from '@jobblik/contract/applications/own-applications.api';
import { getCvDetail, getSavedResume } from '@jobblik/contract/candidates/candidates.api';
import { deleteChat, getChatContact } from '@jobblik/contract/chat/chat.api';
import { getCompanyProfile } from '@jobblik/contract/companies/companies.api';
import { deleteSchedule, getInterviewList } from '@jobblik/contract/interviews/interviews.api';
import { getJobDetailNotAuthed } from '@jobblik/contract/jobs/jobs.api';
import { closeJob, getMyJobs } from '@jobblik/contract/jobs/own-jobs.api';
import { deletionHeldBack } from '@jobblik/contract/jobs/own-jobs.rules';
import { getMembershipPlan, getTransaction } from '@jobblik/contract/membership/membership.api';
import { getAllNotification } from '@jobblik/contract/notifications/notifications.api';
import mail from '@jobblik/words/da/mail.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../src/applications/review/review.harness.ts';
import { openOrders } from '../src/membership/setup.ts';
import { leavingHarness } from './leaving.harness.ts';
import { startTestApp, type TestApp, testClock } from './test-app.ts';

/** Long enough ago that the ten seconds of a closing are over in real time, by which tasks run. */
const clock = testClock(new Date(Date.now() - 60_000));
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const { newPair, newSeeker, newApplication, mailsTo, write, deactivate, remove, back, texts, count } = leavingHarness(
  () => app,
  clock,
);
type Pair = Awaited<ReturnType<typeof newPair>>;
type Check = (pair: Pair) => Promise<void>;

const applicants = async ({ job, employer }: Pair, by: Person | { token: string } = employer) =>
  (await app.call(searchJobApply, { body: { job_id: job.id } }, by)).applications;
const ownApplications = async (by: { token: string }) =>
  (await app.call(getJobApplicationsFromJobseeker, { params: { type: '1' } } as const, by)).applications;
const coming = async (by: { token: string }) => (await app.call(getInterviewList, { body: {} }, by)).interviews;
const bought = async (by: { token: string }) => ({
  until: (await app.call(getMembershipPlan, {}, by)).valid_until,
  invoices: (await app.call(getTransaction, {}, by)).map(({ invoice_number }) => invoice_number),
});
const subjects = async (person: Person) => (await mailsTo(person)).map(({ subject }) => subject);
const cancelled = mail.interviews.account_closed.subject;

/** The person who leaves and comes back has the same plan until the same day, and the same invoices. */
const keeps =
  (what: 'until' | 'invoices', who: 'seeker' | 'employer'): Check =>
  async (pair) => {
    const before = await bought(pair[who]);
    expect(before.invoices).toEqual([expect.any(Number)]);
    await deactivate(pair[who]);
    expect((await bought(await back(pair[who])))[what]).toEqual(before[what]);
  };

/** Invoices and their payments stay, without the account. */
const invoicesStay =
  (who: 'seeker' | 'employer'): Check =>
  async (pair) => {
    const [payment] = await app.call(getTransaction, {}, pair[who]);
    await remove(pair[who]);
    expect(await count('invoices', 'number', payment?.invoice_number ?? 0)).toBe(1);
    expect(await count('payments', 'id', payment?.id ?? 0)).toBe(1);
  };

const ordersEnd =
  (who: 'seeker' | 'employer'): Check =>
  async (pair) => {
    const { id } = pair[who].user;
    const ofPerson = async () => (await openOrders(app.services.db)).filter(({ userId }) => userId === id);
    expect(await ofPerson()).not.toEqual([]);
    await remove(pair[who]);
    expect(await ofPerson()).toEqual([]);
    expect(await count('orders', 'user_id', id)).toBe(0);
  };

const messagesWait =
  (who: 'seeker' | 'employer', other: 'seeker' | 'employer'): Check =>
  async (pair) => {
    await deactivate(pair[who]);
    await write(pair[other], pair[who], 'Er du der stadig?');
    const returned = await back(pair[who]);
    expect(await texts(returned, pair[other])).toEqual([
      'Kære Signe Holm, kan du komme?',
      'Ja, det kan jeg.',
      'Er du der stadig?',
    ]);
  };

/** A check for each sentence that screens and mails say. */
const checks = {
  deactivate: {
    seeker: {
      cv: async ({ seeker, employer }) => {
        const open = { params: { url: `${seeker.user.id}` } };
        await app.call(getCvDetail, open, employer);
        await deactivate(seeker);
        expect((await app.refused(getCvDetail, open, employer)).status).toBe(404);
        const rows = 'agent_id in (select id from job_agents where user_id = ' as const;
        expect(await count('job_agent_keys', `${rows}${seeker.user.id}) and 1`, 1)).toBe(0);
        await back(seeker);
        await app.call(getCvDetail, open, employer);
        expect(await count('job_agent_keys', `${rows}${seeker.user.id}) and 1`, 1)).toBeGreaterThan(0);
      },
      applications: async (pair) => {
        await deactivate(pair.seeker);
        expect(await applicants(pair)).toMatchObject([
          { id: pair.applicationId, attach: { message: 'Jeg laver god mad.' } },
        ]);
      },
      interviews: async ({ seeker, employer, interview }) => {
        await deactivate(seeker);
        expect(await coming(employer)).toMatchObject([{ id: interview.id }]);
        await app.call(deleteSchedule, { body: { interview_id: interview.id } }, employer);
        expect(await subjects(seeker)).toContainEqual(expect.stringMatching(/aflyst/));
      },
      messages: messagesWait('seeker', 'employer'),
      plan: keeps('until', 'seeker'),
      invoices: keeps('invoices', 'seeker'),
    },
    employer: {
      ads: async ({ job, employer }) => {
        const company = { params: { id: job.companyId ?? 0 } };
        await deactivate(employer);
        expect((await app.refused(getCompanyProfile, company)).status).toBe(404);
        expect((await app.refused(getJobDetailNotAuthed, { params: { id: job.id } })).status).toBe(404);
        const apply = { body: { job_id: job.id, message: 'Hej' } };
        expect((await app.refused(applyJob, apply, await newSeeker())).status).toBe(404);
        const rows = 'agent_id in (select id from seeker_agents where user_id = ' as const;
        expect(await count('seeker_agent_keys', `${rows}${employer.user.id}) and 1`, 1)).toBe(0);
        await back(employer);
        await app.call(getCompanyProfile, company);
        expect(await count('seeker_agent_keys', `${rows}${employer.user.id}) and 1`, 1)).toBeGreaterThan(0);
      },
      applications: async (pair) => {
        await deactivate(pair.employer);
        expect(await ownApplications(pair.seeker)).toMatchObject([{ job_title: 'Kok' }]);
        expect(await applicants(pair, await back(pair.employer))).toHaveLength(1);
      },
      interviews: async ({ seeker, employer, interview }) => {
        await deactivate(employer);
        expect(await coming(seeker)).toMatchObject([{ id: interview.id }]);
      },
      messages: messagesWait('employer', 'seeker'),
      plan: async (pair) => {
        const ends = async (by: { token: string }) => (await app.call(getMyJobs, { query: {} }, by)).jobs[0]?.end_date;
        const before = await ends(pair.employer);
        expect(before).toBeTruthy();
        await keeps('until', 'employer')(pair);
        expect(await ends(await back(pair.employer))).toBe(before);
      },
      invoices: keeps('invoices', 'employer'),
    },
  },
  remove: {
    seeker: {
      cv: async ({ seeker, employer }) => {
        await remove(seeker);
        expect((await app.refused(getCvDetail, { params: { url: `${seeker.user.id}` } }, employer)).status).toBe(404);
        for (const table of ['cvs', 'cv_drafts', 'cv_versions', 'cv_videos', 'job_agents'])
          expect(await count(table, 'user_id', seeker.user.id), table).toBe(0);
      },
      applications: async (pair) => {
        await remove(pair.seeker);
        expect(await applicants(pair)).toEqual([]);
      },
      interviews: async ({ seeker, employer }) => {
        await remove(seeker);
        expect(await coming(employer)).toEqual([]);
        const mails = (await mailsTo(employer)).filter(({ subject }) => subject === cancelled);
        expect(mails).toHaveLength(1);
        expect(mails[0]?.text).not.toContain('Signe');
      },
      messages: async ({ seeker, employer }) => {
        await remove(seeker);
        expect(await texts(employer, seeker)).toEqual(['Kære en tidligere kandidat, kan du komme?', '']);
      },
      plan: ordersEnd('seeker'),
      invoices: invoicesStay('seeker'),
    },
    employer: {
      ads: async ({ seeker, employer, job }) => {
        await remove(employer);
        expect((await app.refused(getCompanyProfile, { params: { id: job.companyId ?? 0 } })).status).toBe(404);
        const mails = (await mailsTo(seeker)).filter(({ subject }) => subject === 'Annoncen »Kok« er slettet');
        expect(mails).toHaveLength(1);
        expect(mails[0]?.text).toContain(`${mail.former.employer} har slettet annoncen »Kok«.`);
        expect(mails[0]?.text).not.toContain('Havnens Køkken');
        const bell = await app.call(getAllNotification, { params: { history: '1' } } as const, seeker);
        expect(JSON.stringify(bell)).toContain('ad_deleted');
        expect(await count('message_templates', 'user_id', employer.user.id)).toBe(0);
      },
      applications: async ({ seeker, employer, applicationId }) => {
        await remove(employer);
        expect(await ownApplications(seeker)).toMatchObject([{ job_title: 'Kok' }]);
        expect(await count('applications', "note <> '' and id", applicationId)).toBe(0);
        expect(await count('cv_saved', 'employer_id', employer.user.id)).toBe(0);
        // As the mail about the ad says.
        const back = { body: { application_id: applicationId } };
        expect(await app.call(withdrawApplication, back, seeker)).toEqual({ result: 'success' });
      },
      interviews: async ({ seeker, employer }) => {
        await remove(employer);
        expect(await coming(seeker)).toEqual([]);
        expect((await subjects(seeker)).filter((subject) => /aflyst/.test(subject))).toEqual([cancelled]);
      },
      messages: async ({ seeker, employer }) => {
        await remove(employer);
        expect(await texts(seeker, employer)).toEqual(['', 'Ja, det kan jeg.']);
      },
      plan: ordersEnd('employer'),
      invoices: invoicesStay('employer'),
    },
  },
} satisfies Record<
  'deactivate' | 'remove',
  {
    seeker: Record<(typeof leavingEffects.seeker)[number], Check>;
    employer: Record<(typeof leavingEffects.employer)[number], Check>;
  }
>;

const sentences = (['deactivate', 'remove'] as const).flatMap((action) =>
  (['seeker', 'employer'] as const).flatMap((role) =>
    Object.entries<Check>(checks[action][role]).map(([thing, check]) => ({ action, role, thing, check })),
  ),
);

describe('what the dialogs say is what happens', () => {
  test.each(sentences)('$action, $role: $thing', async ({ check }) => check(await newPair()));
});

describe('the mail of it says the same', () => {
  test.each([
    ['deactivated', 'seeker', deactivate],
    ['deactivated', 'employer', deactivate],
    ['removed', 'seeker', remove],
    ['removed', 'employer', remove],
  ] as const)('%s, %s', async (action, role, leave) => {
    const pair = await newPair();
    await leave(pair[role]);
    const words = mail.accounts[action];
    const [sent] = (await mailsTo(pair[role])).filter(({ subject }) => subject === words.subject);
    const plain = sent?.text.replaceAll(/\s+/g, ' ');
    for (const sentence of Object.values(words[role])) expect(plain).toContain(sentence);
  });
});

test('signing in says once that the account was deactivated', async () => {
  const { seeker } = await newPair();
  await deactivate(seeker);
  expect(await back(seeker)).toMatchObject({ reactivated: true });
  expect(await back(seeker)).toMatchObject({ reactivated: false });
});

test('applicants who were told that an ad is closed are not told again when its account is removed', async () => {
  const pair = await newPair();
  await app.call(closeJob, { body: { job_id: pair.job.id, filled: false } }, pair.employer);
  clock.set(new Date(clock.now().getTime() + deletionHeldBack));
  await app.services.tasks.idle();
  const adMails = async () => (await subjects(pair.seeker)).filter((subject) => subject.startsWith('Annoncen »Kok«'));
  expect(await adMails()).toEqual(['Annoncen »Kok« er lukket']);
  await remove(pair.employer);
  expect(await adMails()).not.toContain('Annoncen »Kok« er slettet');
});

test('a rejected applicant is not told', async () => {
  const pair = await newPair();
  const rejected = await newPair();
  const applicationId = await newApplication(pair, rejected.seeker, { reject: 1 });
  await remove(pair.employer);
  expect(await count('application_steps', "kind = 'ad_deleted' and application_id", applicationId)).toBe(0);
});

test('a deleted conversation is gone here, stays at the other side, and returns with the next message', async () => {
  const { seeker, employer } = await newPair();
  const listed = async () => (await app.call(getChatContact, {}, seeker)).map(({ user_id }) => user_id);
  await app.call(deleteChat, { body: { selected_user_id: employer.user.id } }, seeker);
  expect(await listed()).toEqual([]);
  expect(await texts(seeker, employer)).toEqual([]);
  expect(await texts(employer, seeker)).toHaveLength(2);
  await write(employer, seeker, 'Er du der?');
  expect(await listed()).toEqual([employer.user.id]);
  expect(await texts(seeker, employer)).toEqual(['Er du der?']);
});

test('what a company had saved of a seeker shows that it is gone', async () => {
  const { seeker, employer } = await newPair();
  await remove(seeker);
  const saved = await app.call(getSavedResume, {}, employer);
  expect(saved).toMatchObject([{ gone: true, candidate: null, user: { first_name: '', last_name: '' } }]);
});
