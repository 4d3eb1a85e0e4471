import { getJobForm } from '@jobblik/contract/jobs/job-form.api';
import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import {
  createReportJobAd,
  getHiringCompanies,
  getJobDetail,
  getJobDetailNotAuthed,
  getJobPreview,
  getLatestJobs,
  getSavedJobs,
  getTotalSavedJobs,
  openJob,
  removeSavedJob,
  saveJob,
  visitJob,
} from '@jobblik/contract/jobs/jobs.api';
import { employerDashboard, getMyJobs } from '@jobblik/contract/jobs/own-jobs.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, signInAs } from '../../accounts/accounts.factory.ts';
import { type User, users } from '../../accounts/index.ts';
import type { JobRow } from '../index.ts';
import { type JobOptions, makeEmployer, makeJob, makeJobs } from '../jobs.factory.ts';
import { jobReports, jobVisits } from '../jobs.tables.ts';
import { handleJobReport, openJobReports } from './open-reports.ts';

const now = new Date('2026-05-20T10:00:00Z');
const clock = testClock(now);
let app: TestApp;
let employer: User;
let base: { userId: number; companyId: number };
let employerToken: string;
let seekerToken: string;

beforeAll(async () => {
  app = await startTestApp({ clock, env: { TRUST_PROXY: '1' } });
  const { db } = app.services;
  const made = await makeEmployer(db, { now, company: { name: 'Fjordklinikken', employees: 310, branch: 'Sundhed' } });
  employer = made.user;
  base = { userId: made.user.id, companyId: made.company.id };
  employerToken = await signInAs(db, employer);
  seekerToken = await signInAs(db, await makeUser(db));
});
afterAll(() => app.close());
beforeEach(() => clock.set(now));

const ad = async (change: Partial<JobOptions> = {}): Promise<JobRow> =>
  await makeJob(app.services.db, { title: 'Jordemoder', cityIds: [7400], ...base, ...change }, now);
const page = async (id: number) => await app.call(getJobDetailNotAuthed, { params: { id } });
const pageAs = async (token: string, id: number) => await app.call(getJobDetail, { params: { id } }, { token });
const mine = async (id: number) =>
  (await app.call(getMyJobs, { query: {} }, { token: employerToken })).jobs.find((job) => job.id === id);

describe('an ad beside a list', () => {
  const preview = async (id: number, postcode?: string, token?: string) =>
    await app.call(getJobPreview, { params: { id }, query: { postcode } }, token ? { token } : {});

  test('has the key facts, the text and the distance to its nearest place, and counts no visit', async () => {
    const { id } = await ad({
      cityIds: [9000, 8200],
      descriptionHtml: '<p>Du tager imod.</p>',
      jobStartDate: '2026-08-01',
    });
    expect(await preview(id, '8000')).toMatchObject({
      id,
      job_start_date: '2026-08-01',
      description_html: '<p>Du tager imod.</p>',
      state: 'live',
      is_saved: false,
    });
    const { distance_km: km } = await preview(id, '8000');
    expect(km).toBeGreaterThan(1);
    expect(km).toBeLessThan(6);
    await app.call(getJobPreview, { params: { id }, query: {} }, { token: seekerToken });
    expect((await mine(id))?.job_visit_count).toBe(0);
    expect(await app.services.db.select().from(jobVisits).where(eq(jobVisits.jobId, id))).toEqual([]);
  });

  test.each([[undefined], [''], ['0000'], ['Aarhus']])('has no distance from %j', async (postcode) => {
    const { id } = await ad();
    expect((await preview(id, postcode)).distance_km).toBeNull();
  });

  test('has its state, and whether it is saved', async () => {
    const { id } = await ad({ jobDeadlineDate: '2026-05-18' });
    expect((await preview(id)).state).toBe('past_deadline');
    await app.call(saveJob, { body: { job_id: id } }, { token: seekerToken });
    expect((await preview(id, undefined, seekerToken)).is_saved).toBe(true);
    expect((await preview(id, undefined, employerToken)).is_saved).toBe(false);
  });

  test('is not found for an inactive ad, and for one that does not exist', async () => {
    const { id } = await ad({ isActive: false });
    for (const one of [id, 2_000_000])
      expect(await app.refused(getJobPreview, { params: { id: one }, query: {} })).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    expect((await preview(id, undefined, employerToken)).state).toBe('inactive');
  });
});

describe('the page of an ad', () => {
  test('guests get the call for guests, the other needs a sign-in', async () => {
    const { id } = await ad();
    expect((await page(id)).job.id).toBe(id);
    expect((await app.refused(getJobDetail, { params: { id } })).status).toBe(401);
  });

  test('returns what the caller may do', async () => {
    const { id } = await ad();
    expect((await page(id)).job).toMatchObject({ can: { apply: true, save: false, edit: false }, apply_refusal: null });
    expect((await pageAs(seekerToken, id)).job.can).toEqual({ apply: true, save: true, edit: false });
    expect((await pageAs(employerToken, id)).job).toMatchObject({
      can: { apply: false, save: false, edit: true },
      apply_refusal: 'employer',
    });
  });

  test.each<[string, Partial<JobOptions>, string]>([
    ['expired', { publishedAt: new Date('2026-04-01T10:00:00Z') }, 'expired'],
    ['past its deadline', { jobDeadlineDate: '2026-05-19' }, 'past_deadline'],
    ['deleted', { deletedAt: new Date('2026-05-19T10:00:00Z') }, 'deleted'],
  ])('an ad that is %s is still shown with its state and cannot be applied to', async (_what, change, state) => {
    const { id } = await ad(change);
    const { job, similar_jobs } = await page(id);
    expect(job).toMatchObject({ state, can: { apply: false }, apply_refusal: 'closed', title: 'Jordemoder' });
    expect(similar_jobs.every((one) => one.state === 'live')).toBe(true);
  });

  test('similar ads are live, of the same kind, and never the ad itself', async () => {
    const [first, second, far] = await makeJobs(
      app.services.db,
      [
        { title: 'Tandlæge i Herning', cityIds: [7400] },
        { title: 'Tandlæge i Holstebro', cityIds: [7500] },
        { title: 'Kirurg på Bornholm', cityIds: [3700] },
        { title: 'Tandlæge, lukket', cityIds: [7400], jobDeadlineDate: '2026-05-01' },
      ].map((one) => ({ ...base, categoryIds: [110], ...one })),
      now,
    );
    const { similar_jobs } = await page(first?.id ?? 0);
    expect(similar_jobs.map((job) => job.id)).toEqual([second?.id, far?.id]);
  });

  test('counts the other ads of the company', async () => {
    const made = await makeEmployer(app.services.db, { now });
    const own = { userId: made.user.id, companyId: made.company.id };
    const [one] = await makeJobs(
      app.services.db,
      [{ title: 'Et' }, { title: 'To' }, { title: 'Tre', jobDeadlineDate: '2026-05-01' }].map((job) => ({
        ...own,
        ...job,
      })),
      now,
    );
    expect((await page(one?.id ?? 0)).job.user.user_company.other_jobs).toBe(1);
  });
});

describe('visits', () => {
  const visit = (id: number, headers: Record<string, string> = {}, token?: string) =>
    app.send(visitJob, { params: { id } }, { token, headers });
  const from = (address: string, browser = 'Firefox') => ({ 'x-forwarded-for': address, 'user-agent': browser });

  test('count once for each visitor and day', async () => {
    const { id } = await ad();
    const visitors = ['203.0.113.1', '203.0.113.2'].map((address) => from(address));
    for (const visitor of [...visitors, ...visitors]) expect((await visit(id, visitor)).status).toBe(200);
    expect((await mine(id))?.job_visit_count).toBe(2);
    clock.set(new Date('2026-05-20T21:59:00Z'));
    await visit(id, from('203.0.113.1'));
    expect((await mine(id))?.job_visit_count).toBe(2);
    clock.set(new Date('2026-05-20T22:01:00Z'));
    await visit(id, from('203.0.113.1'));
    expect(await mine(id)).toMatchObject({
      job_visit_count: 3,
      job_visit: [
        { day: '2026-05-20', visits: 2 },
        { day: '2026-05-21', visits: 1 },
      ],
    });
  });

  test('of one signed-in person count once for all browsers; the employer’s own not at all', async () => {
    const { id } = await ad();
    await visit(id, { 'user-agent': 'a' }, seekerToken);
    await visit(id, { 'user-agent': 'b' }, seekerToken);
    await pageAs(seekerToken, id);
    await visit(id, {}, employerToken);
    await pageAs(employerToken, id);
    expect((await mine(id))?.job_visit_count).toBe(1);
    expect((await page(id)).job.visits).toBe(1);
  });

  test.each([
    ['another browser', from('203.0.113.1', 'Chrome')],
    ['an address that the visitor made up', from('198.51.100.7, 203.0.113.1')],
    ['the same address written for IPv6', from('::ffff:203.0.113.1')],
  ])('with %s do not count again', async (_what, headers) => {
    const { id } = await ad();
    await visit(id, from('203.0.113.1'));
    expect((await visit(id, headers)).status).toBe(200);
    await app.raw('GET', `/api/get_job_detail_not_authed/${id}`, { headers });
    expect((await mine(id))?.job_visit_count).toBe(1);
  });

  test('from one IPv6 network count once, from another one too', async () => {
    const { id } = await ad();
    for (const address of ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:db8:0:2::1'])
      await visit(id, from(address));
    expect((await mine(id))?.job_visit_count).toBe(2);
  });

  test('at the same moment count once', async () => {
    const { id } = await ad();
    await Promise.all(Array.from({ length: 8 }, () => visit(id, { 'user-agent': 'x' })));
    expect((await mine(id))?.job_visit_count).toBe(1);
  });

  test('of an ad that is over do not count', async () => {
    const { id } = await ad({ jobDeadlineDate: '2026-05-01' });
    expect((await visit(id)).status).toBe(200);
    expect((await mine(id))?.job_visit_count).toBe(0);
  });

  test('store nothing that identifies the visitor', async () => {
    const { id } = await ad();
    await visit(id, { 'user-agent': 'Firefox' }, seekerToken);
    const [row] = await app.services.db.select().from(jobVisits).where(eq(jobVisits.jobId, id));
    expect(Object.keys(row ?? {})).toEqual(['jobId', 'day', 'visitor']);
    expect(row?.visitor).toHaveLength(16);
  });

  test('make an ad popular', async () => {
    const [first, second] = await makeJobs(
      app.services.db,
      [{ title: 'Brolægger et' }, { title: 'Brolægger to' }].map((job) => ({ ...base, ...job })),
      now,
    );
    await visit(first?.id ?? 0, { 'user-agent': 'p' });
    const { jobs } = await app.call(searchJobCondition, { body: { keyword: 'brolægger', sort_type: 2 } });
    expect(jobs.map((job) => job.id)).toEqual([first?.id, second?.id]);
  });

  test('of an unknown ad are refused', async () => {
    expect((await visit(2_147_483_647)).status).toBe(404);
  });
});

describe('redirect ads', () => {
  test('the click is counted and returns the address', async () => {
    const { id } = await ad({ isRedirect: true, realUrl: 'https://x.test/soeg' });
    expect((await page(id)).job).toMatchObject({
      is_redirect: 1,
      real_url: 'https://x.test/soeg',
      apply_refusal: 'redirect',
    });
    expect(await app.call(openJob, { params: { id } })).toEqual({ real_url: 'https://x.test/soeg' });
    expect(await mine(id)).toMatchObject({ redirect_clicks: 1 });
  });

  test('a click is counted once for each visitor and day, with any user agent, and answered each time', async () => {
    const { id } = await ad({ isRedirect: true, realUrl: 'https://x.test/soeg' });
    const click = async (address: string, browser: string, token?: string) => {
      const headers = { 'x-forwarded-for': address, 'user-agent': browser };
      expect((await app.send(openJob, { params: { id } }, { headers, token })).status).toBe(200);
    };
    for (const browser of ['Firefox', 'Chrome', 'Jobmotor/1']) await click('203.0.113.1', browser);
    await click('203.0.113.2', 'Firefox');
    for (const address of ['203.0.113.3', '203.0.113.4']) await click(address, 'Firefox', seekerToken);
    await click('203.0.113.5', 'Firefox', employerToken);
    expect(await mine(id)).toMatchObject({ redirect_clicks: 3, job_visit_count: 0 });
    // A click does not prevent counting the visit, or vice versa.
    await app.send(visitJob, { params: { id } }, { headers: { 'x-forwarded-for': '203.0.113.1' } });
    expect(await mine(id)).toMatchObject({ redirect_clicks: 3, job_visit_count: 1 });
    clock.set(new Date('2026-05-20T22:01:00Z'));
    await click('203.0.113.1', 'Firefox');
    expect(await mine(id)).toMatchObject({ redirect_clicks: 4 });
  });

  test('an address with a user from before the rule is shown only to its employer, and not opened', async () => {
    const bad = 'https://nordea.dk@evil.test/';
    const { id } = await ad({ isRedirect: true, realUrl: bad, url: bad, companyWebsite: bad });
    const hidden = { real_url: null, url: null, company_website: null };
    expect((await page(id)).job).toMatchObject({ ...hidden, is_redirect: 1, apply_refusal: 'redirect' });
    expect((await app.refused(openJob, { params: { id } })).status).toBe(404);
    expect(await mine(id)).toMatchObject({ real_url: bad, url: bad, company_website: bad, redirect_clicks: 0 });
  });

  test('an expired one is not opened, and an ordinary ad has no address', async () => {
    const over = await ad({ isRedirect: true, realUrl: 'https://x.test', jobDeadlineDate: '2026-05-01' });
    expect(await app.refused(openJob, { params: { id: over.id } })).toMatchObject({ status: 409, code: 'job_closed' });
    const { id } = await ad();
    expect((await app.refused(openJob, { params: { id } })).status).toBe(404);
  });
});

describe('saving', () => {
  let token: string;
  beforeEach(async () => {
    token = await signInAs(app.services.db, await makeUser(app.services.db));
  });

  test('twice counts once; the list has the last saved first', async () => {
    const [first, second] = [await ad(), await ad()];
    await app.call(saveJob, { body: { job_id: first.id } }, { token });
    clock.set(new Date('2026-05-20T10:00:01Z'));
    await app.call(saveJob, { body: { job_id: second.id } }, { token });
    const list = await app.call(saveJob, { body: { job_id: second.id } }, { token });
    expect(list).toEqual([{ job_id: second.id }, { job_id: first.id }]);
    expect(await app.call(getTotalSavedJobs, {}, { token })).toEqual(list);
    expect((await pageAs(token, first.id)).is_job_saved).toBe(true);
    const { jobs } = await app.call(searchJobCondition, { body: {} }, { token });
    expect(jobs.filter((job) => job.is_saved).map((job) => job.id)).toEqual([second.id, first.id]);
  });

  test('at the same moment counts once', async () => {
    const { id } = await ad();
    await Promise.all([1, 2, 3, 4].map(() => app.call(saveJob, { body: { job_id: id } }, { token })));
    expect(await app.call(getTotalSavedJobs, {}, { token })).toEqual([{ job_id: id }]);
  });

  test('an expired ad stays on the list with its state, and can be removed', async () => {
    const { id } = await ad({ jobDeadlineDate: '2026-05-20' });
    await app.call(saveJob, { body: { job_id: id } }, { token });
    clock.set(new Date('2026-05-22T10:00:00Z'));
    const list = await app.call(getSavedJobs, { params: { perPage: 6, page: 1 } }, { token });
    expect(list).toMatchObject({ count: 1, jobs: [{ id, state: 'past_deadline', is_saved: true }] });
    expect(await app.call(removeSavedJob, { body: { id, dataPerPage: 6, pageNumber: 1 } }, { token })).toEqual({
      jobs: [],
      count: 0,
    });
  });

  test('open ads come first, the next to close on top, and closed ones last', async () => {
    const late = await ad({ jobDeadlineDate: '2026-06-15' });
    const closed = await ad({ jobDeadlineDate: '2026-05-21' });
    const soon = await ad({ jobDeadlineDate: '2026-05-28' });
    const open = await ad({ jobDeadlineDate: null });
    for (const { id } of [soon, closed, late, open]) await app.call(saveJob, { body: { job_id: id } }, { token });
    clock.set(new Date('2026-05-22T10:00:00Z'));
    const { jobs } = await app.call(getSavedJobs, { params: { perPage: 6, page: 1 } }, { token });
    const ids = jobs.map(({ id }) => id);
    expect(ids.filter((id) => id !== open.id)).toEqual([soon.id, late.id, closed.id]);
    expect(ids.indexOf(open.id)).toBeLessThan(ids.indexOf(closed.id));
  });

  test('pages of six', async () => {
    const made = await makeJobs(
      app.services.db,
      Array.from({ length: 8 }, (_, at) => ({ ...base, title: `Ad ${at}` })),
      now,
    );
    for (const { id } of made) await app.call(saveJob, { body: { job_id: id } }, { token });
    const second = await app.call(getSavedJobs, { params: { perPage: 6, page: 2 } }, { token });
    expect([second.jobs.length, second.count]).toEqual([2, 8]);
    expect((await app.call(getSavedJobs, { params: { perPage: 6, page: 1e9 } }, { token })).jobs).toEqual([]);
  });

  test.each([
    [0, 400],
    [-5, 400],
    ['x', 400],
    [99_999_999_999, 400],
    [2_147_483_647, 404],
  ])('ad %s is answered with status %i', async (job_id, status) => {
    expect((await app.refused(saveJob, { body: { job_id } }, { token })).status).toBe(status);
  });

  test('a deleted ad or a draft cannot be saved; employers and guests save nothing', async () => {
    const deleted = await ad({ deletedAt: now });
    const draft = await ad({ isActive: false });
    expect((await app.refused(saveJob, { body: { job_id: deleted.id } }, { token })).status).toBe(404);
    expect((await app.refused(saveJob, { body: { job_id: draft.id } }, { token })).status).toBe(404);
    const { id } = await ad();
    expect((await app.refused(saveJob, { body: { job_id: id } }, { token: employerToken })).status).toBe(403);
    expect((await app.refused(saveJob, { body: { job_id: id } })).status).toBe(401);
  });
});

describe('reporting', () => {
  const options = (...ids: number[]) => [1, 2, 3, 4].map((id) => ({ id, status: ids.includes(id) ? 1 : 0 }));

  test('a guest and a member may; the reasons may come as JSON text', async () => {
    const { id } = await ad();
    expect(
      await app.call(createReportJobAd, {
        body: { job_id: id, report: 'Firmaet findes ikke', report_options: JSON.stringify(options(1, 3)) },
      }),
    ).toEqual({ result: 'success' });
    await app.call(
      createReportJobAd,
      { body: { job_id: id, report: 'Svindel', report_options: options(2) } },
      { token: seekerToken },
    );
    const rows = await app.services.db.select().from(jobReports).where(eq(jobReports.jobId, id));
    expect(rows.map((row) => [row.options, row.report])).toEqual([
      [[1, 3], 'Firmaet findes ikke'],
      [[2], 'Svindel'],
    ]);
  });

  test('the same person’s second report replaces the first', async () => {
    const { id } = await ad();
    for (const report of ['Et', 'To']) {
      await app.call(
        createReportJobAd,
        { body: { job_id: id, report, report_options: options(4) } },
        { token: seekerToken },
      );
    }
    const rows = await app.services.db.select().from(jobReports).where(eq(jobReports.jobId, id));
    expect(rows.map((row) => row.report)).toEqual(['To']);
    const { db, clock } = app.services;
    const open = async () => (await openJobReports(db)).filter(({ text }) => text.includes(`/job/${id})`));
    const [report] = await open();
    expect(report?.text).toMatch(/reports the ad ".+" .+:\n- Det er svindel eller reklame\nTo$/);
    expect(await handleJobReport(db, report?.id ?? 0, clock.now())).toBe(true);
    expect(await open()).toEqual([]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['without a text', { report: ' ' }],
    ['without a reason', { report_options: options() }],
    ['with a reason that is none', { report_options: [{ id: 9, status: 1 }] }],
    ['with reasons that are no JSON', { report_options: '{' }],
    ['on ad 0', { job_id: 0 }],
  ])('%s is refused', async (_what, change) => {
    const { id } = await ad();
    const body = { job_id: id, report: 'Svindel', report_options: options(1), ...change };
    expect((await app.refused(createReportJobAd, { body }, { token: employerToken })).status).toBe(400);
  });

  test('is limited', async () => {
    const { id } = await ad();
    const token = await signInAs(app.services.db, await makeUser(app.services.db));
    const send = () =>
      app.send(createReportJobAd, { body: { job_id: id, report: 'x', report_options: options(1) } }, { token });
    const answers = [];
    for (let sent = 0; sent < 11; sent += 1) answers.push((await send()).status);
    expect(answers).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('lists of others', () => {
  test('the newest live ads', async () => {
    const { id } = await ad({ title: 'Helt ny' });
    const { jobs } = await app.call(getLatestJobs, {});
    expect(jobs[0]).toMatchObject({ id, title: 'Helt ny', state: 'live' });
    expect(jobs.every((job) => job.state === 'live')).toBe(true);
    expect(jobs.length).toBeLessThanOrEqual(12);
  });

  test('hiring companies, the most ads first', async () => {
    const { companies } = await app.call(getHiringCompanies, {});
    expect(companies[0]).toMatchObject({ company_id: base.companyId, company_name: 'Fjordklinikken' });
    expect(companies.map((company) => company.job_count)).toEqual(
      companies.map((company) => company.job_count).sort((a, b) => b - a),
    );
  });

  test('the dashboard has thirty days that end today', async () => {
    const board = await app.call(employerDashboard, {}, { token: employerToken });
    expect(board.days).toHaveLength(30);
    expect(board.days[29]?.day).toBe('2026-05-20');
    expect(board.days[0]?.day).toBe('2026-04-21');
    expect(board.days.reduce((sum, day) => sum + day.visits, 0)).toBeGreaterThan(0);
    expect(board).toMatchObject({ company_name: 'Fjordklinikken', total_apply_cnt: 0 });
    expect(board.jobs.length).toBeLessThanOrEqual(6);
  });

  test('a new employer’s dashboard and list are empty', async () => {
    const token = await signInAs(app.services.db, await makeUser(app.services.db, { role: 'employer' }));
    expect(await app.call(employerDashboard, {}, { token })).toMatchObject({
      company_name: null,
      jobs: [],
      live_jobs_cnt: 0,
    });
    expect(await app.call(getMyJobs, { query: {} }, { token })).toEqual({
      jobs: [],
      count: 0,
      total_apply_cnt: 0,
      total_reject_cnt: 0,
      interviews_cnt: 0,
      total_visit_cnt: 0,
      found: 0,
      parts: { all: 0, live: 0, ended: 0, paused: 0, archive: 0 },
    });
  });

  test('the demo visitor reads the sample company; anyone may see a sample ad’s form', async () => {
    const { db } = app.services;
    const sample = await makeEmployer(db, { now });
    await db.update(users).set({ sample: true }).where(eq(users.id, sample.user.id));
    const job = await makeJob(db, { userId: sample.user.id, companyId: sample.company.id, title: 'Prøve' }, now);
    const demo = await signInAs(db, sample.user, { demo: true });
    expect((await app.call(getMyJobs, { query: {} }, { token: demo })).jobs.map((one) => one.id)).toEqual([job.id]);
    expect((await app.call(getJobForm, { params: { id: job.id } })).job.title).toBe('Prøve');
    expect((await app.call(employerDashboard, {}, { token: demo })).jobs).toHaveLength(1);
  });
});
