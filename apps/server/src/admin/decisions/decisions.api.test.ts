import { getCases, getMessage, getReportedJob } from '@jobblik/contract/admin/cases.api';
import {
  answerMessage,
  closeMessage,
  decideCompany,
  decideJob,
  undoDecision,
} from '@jobblik/contract/admin/decisions.api';
import type { JobDecision } from '@jobblik/contract/admin/decisions.schema';
import { getCompanyProfile } from '@jobblik/contract/companies/companies.api';
import { sendContact } from '@jobblik/contract/content/content.api';
import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import { createReportJobAd, getJobDetail, getJobDetailNotAuthed, getJobPreview } from '@jobblik/contract/jobs/jobs.api';
import { getMyJobs } from '@jobblik/contract/jobs/own-jobs.api';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clockAhead, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { makeUser, signInAs } from '../../accounts/accounts.factory.ts';
import { users } from '../../accounts/index.ts';
import { makeApplication } from '../../applications/applications.factory.ts';
import { jobs } from '../../jobs/index.ts';
import { makeEmployer, makeJob } from '../../jobs/jobs.factory.ts';
import { storeSearch } from '../../jobs/jobs.tasks.ts';
import { auditLog } from '../audit/audit.tables.ts';
import { makeOperator } from '../operators/operators.factory.ts';
import { adminDecisions } from './decisions.tables.ts';

const clock = clockAhead();
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ clock });
  token = await signInAs(app.services.db, await makeOperator(app.services.db), { now: clock.now() });
});
afterAll(() => app.close());
afterEach(() => clock.reset());

let made = 0;
/** A live ad whose title nobody else has, reported by a job seeker, with an applicant. */
async function reportedAd() {
  const { db } = app.services;
  made += 1;
  const word = `Pakkehjælper${'abcdefghijklmnopqrstuvwxyz'[made]}`;
  const { user: employer, company } = await makeEmployer(db);
  const job = await makeJob(db, { userId: employer.id, companyId: company.id, title: word }, clock.now());
  const reporter = await makeUser(db);
  const reporterToken = await signInAs(db, reporter, { now: clock.now() });
  const report = { job_id: job.id, report_options: [{ id: 4, status: 1 }], report: 'De bad om CPR-nummer.' };
  await app.call(createReportJobAd, { body: report }, { token: reporterToken });
  const applicant = await makeUser(db);
  await makeApplication(app.services, { userId: applicant.id, employerId: employer.id, jobId: job.id });
  const { reports } = await app.call(getReportedJob, { params: { id: job.id } }, { token });
  return { word, employer, company, job, reporter, applicant, reportIds: reports.map(({ id }) => id) };
}

type Ad = Awaited<ReturnType<typeof reportedAd>>;

const decide = async (ad: Ad, kind: JobDecision['kind'], change: Partial<JobDecision> = {}) =>
  (
    await app.call(
      decideJob,
      {
        body: {
          job_id: ad.job.id,
          kind,
          ground: 'fraud',
          why: 'Beder om CPR-nummer.',
          report_ids: ad.reportIds,
          employer_letter: 'Vi har fjernet annoncen.\n\nI kan klage.',
          reporter_letter: 'Tak, fordi du skrev.',
          ...change,
        },
      },
      { token },
    )
  ).decision;
const undo = (decision_id: number) => app.send(undoDecision, { body: { decision_id } }, { token });
const found = async (ad: Ad) =>
  (await app.call(searchJobCondition, { body: { keyword: ad.word } })).jobs
    .map(({ id }) => id)
    .filter((id) => id === ad.job.id);
const page = async (ad: Ad) => (await app.send(getJobDetailNotAuthed, { params: { id: ad.job.id } })).status;
const isWaiting = async (ad: Ad) =>
  (await app.call(getCases, {}, { token })).cases.some(({ kind, id }) => kind === 'job' && id === ad.job.id);
const pass = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000));
const mailed = async ({ email }: { email: string | null }) => (await app.mailsTo(email)).map(({ subject }) => subject);

/** Runs the tasks that are due at the test's clock, which is ahead of the queue's. */
async function finish(): Promise<void> {
  await app.services.db.execute(sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`);
  await app.services.tasks.idle();
}

describe('an ad that is taken down', () => {
  it('is gone at once from searches, from its address and from the cases, and its employer sees it', async () => {
    const ad = await reportedAd();
    expect([await found(ad), await page(ad), await isWaiting(ad)]).toEqual([[ad.job.id], 200, true]);
    await decide(ad, 'taken_down');
    expect([await found(ad), await page(ad), await isWaiting(ad)]).toEqual([[], 410, false]);
    expect(await app.refused(getJobPreview, { params: { id: ad.job.id }, query: {} })).toMatchObject({
      status: 410,
      code: 'job_taken_down',
    });
    const own = await signInAs(app.services.db, ad.employer, { now: clock.now() });
    const { jobs: mine } = await app.call(getMyJobs, { query: {} }, { token: own });
    expect(mine.find(({ id }) => id === ad.job.id)).toMatchObject({ state: 'taken_down' });
    expect((await app.call(getJobDetail, { params: { id: ad.job.id } }, { token: own })).job.state).toBe('taken_down');
  });

  it('sends its letters after ten seconds, and tells its applicants once', async () => {
    const ad = await reportedAd();
    await decide(ad, 'taken_down');
    await app.services.tasks.idle();
    expect([await mailed(ad.reporter), await mailed(ad.employer), await mailed(ad.applicant)]).toEqual([[], [], []]);
    pass(10);
    await finish();
    expect(await mailed(ad.reporter)).toEqual([`Om rapporten af »${ad.word}«`]);
    expect(await mailed(ad.employer)).toContain(`Om annoncen »${ad.word}«`);
    expect(await mailed(ad.applicant)).toEqual([`Annoncen »${ad.word}« er taget ned`]);
    await decide(ad, 'restored', { report_ids: [] });
    await decide(ad, 'taken_down', { report_ids: [] });
    pass(10);
    await finish();
    expect(await mailed(ad.applicant)).toEqual([`Annoncen »${ad.word}« er taget ned`]);
  });

  it('is back as it was when the decision is taken back within ten seconds, and no letter leaves', async () => {
    const ad = await reportedAd();
    const { id } = await decide(ad, 'taken_down');
    expect((await undo(id)).status).toBe(200);
    pass(11);
    await finish();
    expect([await found(ad), await page(ad), await isWaiting(ad)]).toEqual([[ad.job.id], 200, true]);
    expect([await mailed(ad.reporter), await mailed(ad.applicant)]).toEqual([[], []]);
    expect((await undo(id)).status).toBe(409);
  });

  it('cannot be undone after ten seconds, but restored', async () => {
    const ad = await reportedAd();
    const { id } = await decide(ad, 'taken_down');
    pass(10);
    expect(await app.refused(undoDecision, { body: { decision_id: id } }, { token })).toMatchObject({
      status: 409,
      code: 'too_late_to_undo',
    });
    expect(await page(ad)).toBe(410);
    await decide(ad, 'restored', { report_ids: [] });
    expect([await found(ad), await page(ad)]).toEqual([[ad.job.id], 200]);
  });

  it('stays gone when its employer deletes it', async () => {
    const ad = await reportedAd();
    await decide(ad, 'taken_down');
    await app.services.db.update(jobs).set({ deletedAt: clock.now() }).where(eq(jobs.id, ad.job.id));
    expect(await page(ad)).toBe(410);
  });
});

describe('other decisions about an ad', () => {
  it('hide it until it is corrected, and say so when it was changed', async () => {
    const ad = await reportedAd();
    await decide(ad, 'hidden');
    expect([await found(ad), await page(ad)]).toEqual([[], 404]);
    const read = async () => (await app.call(getReportedJob, { params: { id: ad.job.id } }, { token })).job;
    expect(await read()).toMatchObject({ state: 'hidden', corrected: false });
    pass(60);
    await app.services.db.update(jobs).set({ updatedAt: clock.now() }).where(eq(jobs.id, ad.job.id));
    expect(await read()).toMatchObject({ state: 'hidden', corrected: true });
    await decide(ad, 'restored', { report_ids: [] });
    expect([await found(ad), await page(ad)]).toEqual([[ad.job.id], 200]);
  });

  it('leave it and handle its reports', async () => {
    const ad = await reportedAd();
    await decide(ad, 'no_action');
    expect([await found(ad), await page(ad), await isWaiting(ad)]).toEqual([[ad.job.id], 200, false]);
  });

  it('freeze the account with it, and undo both', async () => {
    const ad = await reportedAd();
    const { id } = await decide(ad, 'frozen');
    const frozenAt = async () =>
      (await app.services.db.select().from(users).where(eq(users.id, ad.employer.id)))[0]?.frozenAt;
    expect(await frozenAt()).toEqual(clock.now());
    expect((await undo(id)).status).toBe(200);
    expect(await frozenAt()).toBeNull();
    await app.services.tasks.idle();
    expect([await found(ad), await page(ad)]).toEqual([[ad.job.id], 200]);
  });

  it('are refused when somebody else has decided the case, and nothing is written', async () => {
    const ad = await reportedAd();
    await decide(ad, 'no_action');
    const before = await app.services.db.$count(auditLog);
    const body = { job_id: ad.job.id, kind: 'taken_down' as const, ground: 'fraud' as const, why: 'x' };
    const late = { ...body, report_ids: ad.reportIds };
    expect(await app.refused(decideJob, { body: late }, { token })).toMatchObject({ code: 'case_decided' });
    expect(await app.refused(decideJob, { body: { ...body, job_id: 2_000_000_000 } }, { token })).toMatchObject({
      code: 'not_found',
    });
    expect(await page(ad)).toBe(200);
    expect(await app.services.db.$count(auditLog)).toBe(before);
  });

  it('are decided once by two operators at the same time', async () => {
    const ad = await reportedAd();
    const answers = await Promise.allSettled([decide(ad, 'taken_down'), decide(ad, 'no_action')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('are not for a reader', async () => {
    const ad = await reportedAd();
    const reader = await signInAs(app.services.db, await makeOperator(app.services.db, { adminRole: 'reader' }), {
      now: clock.now(),
    });
    const body = { job_id: ad.job.id, kind: 'taken_down' as const, ground: 'fraud' as const, why: 'x' };
    expect(await app.refused(decideJob, { body }, { token: reader })).toMatchObject({ code: 'operator_right_missing' });
    expect(await page(ad)).toBe(200);
  });
});

describe('an ad that somebody ended in the database itself', () => {
  it('leaves the searches with the next maintenance of the index', async () => {
    const ad = await reportedAd();
    await app.services.db.update(jobs).set({ deletedAt: clock.now() }).where(eq(jobs.id, ad.job.id));
    await app.services.tasks.enqueue(app.services.db, storeSearch, {});
    await app.services.tasks.idle();
    expect(await found(ad)).toEqual([]);
  });
});

describe('a company that is taken down', () => {
  it('loses its page and its ads until it is restored, but not an ad that was taken down by itself', async () => {
    const ad = await reportedAd();
    const { id: other } = await makeJob(
      app.services.db,
      { userId: ad.employer.id, companyId: ad.company.id, title: 'Vagt' },
      clock.now(),
    );
    const company = async () => (await app.send(getCompanyProfile, { params: { id: ad.company.id } })).status;
    const otherPage = async () => (await app.send(getJobDetailNotAuthed, { params: { id: other } })).status;
    const hold = (kind: 'taken_down' | 'restored') =>
      app.call(decideCompany, { body: { company_id: ad.company.id, kind, why: 'Findes ikke.' } }, { token });
    await decide(ad, 'taken_down');
    await hold('taken_down');
    expect([await company(), await page(ad), await otherPage()]).toEqual([404, 410, 410]);
    await hold('restored');
    expect([await company(), await page(ad), await otherPage()]).toEqual([200, 410, 200]);
    const { decision } = await hold('taken_down');
    expect((await undo(decision.id)).status).toBe(200);
    expect([await company(), await otherPage()]).toEqual([200, 200]);
  });
});

describe('a message of the contact form', () => {
  const writer = () => {
    made += 1;
    return `karen-${made}@jobblik.test`;
  };
  async function message(email: string) {
    const contact = {
      full_name: 'Karen Østergaard',
      email,
      subject: 'Kan ikke logge ind',
      message: 'Jeg har ny telefon.',
    };
    await app.call(sendContact, { body: { contact } });
    const { cases } = await app.call(getCases, {}, { token });
    return cases.filter(({ kind }) => kind === 'contact_message').at(-1)?.id ?? 0;
  }

  it('is answered by mail after ten seconds, and the answer is kept', async () => {
    const email = writer();
    const id = await message(email);
    const answer = 'Kære Karen.\n\nHer er et link.';
    await app.call(answerMessage, { body: { message_id: id, answer } }, { token });
    expect((await app.mailsTo(email)).length).toBe(0);
    pass(10);
    await finish();
    const [mail] = await app.mailsTo(email);
    expect(mail).toMatchObject({ subject: 'Svar: Kan ikke logge ind' });
    expect(mail?.text).toContain('Her er et link.');
    const read = await app.call(getMessage, { params: { id } }, { token });
    expect(read.message).toMatchObject({ answer, answered_at: expect.any(String) });
    expect(await app.refused(answerMessage, { body: { message_id: id, answer } }, { token })).toMatchObject({
      code: 'case_decided',
    });
  });

  it('waits again when the answer is taken back, and no mail leaves', async () => {
    const email = writer();
    const id = await message(email);
    const { decision } = await app.call(answerMessage, { body: { message_id: id, answer: 'Hej' } }, { token });
    expect((await undo(decision.id)).status).toBe(200);
    pass(11);
    await finish();
    expect(await app.mailsTo(email)).toEqual([]);
    expect((await app.call(getMessage, { params: { id } }, { token })).message).toMatchObject({
      answer: '',
      answered_at: null,
    });
    const stored = await app.services.db.select().from(adminDecisions).where(eq(adminDecisions.id, decision.id));
    expect(stored).toMatchObject([{ letters: [] }]);
  });

  it('is put aside without a mail', async () => {
    const email = writer();
    const id = await message(email);
    await app.call(closeMessage, { body: { message_id: id } }, { token });
    pass(10);
    await finish();
    expect(await app.mailsTo(email)).toEqual([]);
  });
});
