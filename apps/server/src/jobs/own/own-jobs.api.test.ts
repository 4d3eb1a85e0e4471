import { deleteJob, employerDashboard, getMyJobs } from '@jobblik/contract/jobs/own-jobs.api';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, signInAs } from '../../accounts/accounts.factory.ts';
import { type User, users } from '../../accounts/index.ts';
import { makeApplication } from '../../applications/applications.factory.ts';
import { applications } from '../../applications/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { jobs } from '../index.ts';
import { makeEmployer, makeJob, makeJobs, makeVisits } from '../jobs.factory.ts';
import { remindOfEnds } from '../jobs.tasks.ts';

const now = new Date('2026-05-20T10:00:00Z');
const clock = testClock(now);
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

interface Owner {
  user: User;
  companyId: number;
  token: string;
}

async function newOwner(): Promise<Owner> {
  const { user, company } = await makeEmployer(app.services.db, { now });
  return { user, companyId: company.id, token: await signInAs(app.services.db, user, { now }) };
}

const adOf = async ({ user, companyId }: Owner, change: Partial<Parameters<typeof makeJob>[1]> = {}) =>
  await makeJob(app.services.db, { userId: user.id, companyId, title: 'Møbelsnedker', ...change }, now);

async function applied(
  owner: Owner,
  jobId: number,
  change: { createdAt?: Date; reject?: number; seen?: boolean } = {},
) {
  const seeker = await makeUser(app.services.db);
  return await makeApplication(app.services, { jobId, userId: seeker.id, employerId: owner.user.id, ...change });
}

const list = async (
  { token }: Pick<Owner, 'token'>,
  query: Parameters<typeof app.call<typeof getMyJobs>>[1]['query'],
) => await app.call(getMyJobs, { query }, { token });
const board = async ({ token }: Pick<Owner, 'token'>) => await app.call(employerDashboard, {}, { token });

describe('a list of many ads', () => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await newOwner();
    const { user, companyId } = owner;
    await makeJobs(
      app.services.db,
      Array.from({ length: 300 }, (_, index) => ({
        userId: user.id,
        companyId,
        title: `Lærer nr. ${index}`,
        createdAt: new Date(daysAgo(2).getTime() + index * 60_000),
        publishedAt: index % 10 === 0 ? daysAgo(40) : daysAgo(2),
        ...(index % 100 === 7 && { isActive: false, cityIds: [9000] }),
      })),
      now,
    );
  });

  test('has pages, the newest first, each ad once', async () => {
    const pages = await Promise.all([1, 2, 15].map((pageNumber) => list(owner, { pageNumber, pagePerSize: 20 })));
    expect(pages.map(({ jobs: page }) => page.length)).toEqual([20, 20, 20]);
    expect(pages[0]?.jobs[0]?.title).toBe('Lærer nr. 299');
    expect(pages[1]?.jobs[0]?.title).toBe('Lærer nr. 279');
    expect(pages[2]?.jobs.at(-1)?.title).toBe('Lærer nr. 0');
    expect(pages[0]).toMatchObject({ count: 300, found: 300, parts: { all: 300, live: 267, ended: 30, paused: 3 } });
    expect((await list(owner, { pageNumber: 16, pagePerSize: 20 })).jobs).toEqual([]);
    expect((await list(owner, {})).jobs).toHaveLength(300);
  });

  test('can be filtered by part and words, and ordered', async () => {
    const paused = await list(owner, { part: 'paused', pagePerSize: 20 });
    expect(paused.jobs.map(({ title }) => title)).toEqual(['Lærer nr. 207', 'Lærer nr. 107', 'Lærer nr. 7']);
    expect(paused).toMatchObject({ found: 3, count: 300, parts: { paused: 3, ended: 30 } });
    const byPlace = await list(owner, { keyword: 'laerer aalborg', sort: 'title' });
    expect(byPlace.jobs.map(({ title }) => title)).toEqual(['Lærer nr. 7', 'Lærer nr. 107', 'Lærer nr. 207']);
    expect(await list(owner, { keyword: 'findes ikke' })).toMatchObject({ jobs: [], found: 0, count: 300 });
  });

  test('the dashboard shows the newest and counts all', async () => {
    const { jobs: shown, live_jobs_cnt } = await board(owner);
    expect(shown.map(({ title }) => title)).toEqual(
      [299, 298, 297, 296, 295, 294].map((index) => `Lærer nr. ${index}`),
    );
    expect(live_jobs_cnt).toBe(267);
  });
});

describe('the numbers', () => {
  test('of one ad: visits, applications, rejections, by the local day; withdrawn ones are left out', async () => {
    const owner = await newOwner();
    const job = await adOf(owner);
    await makeVisits(app.services.db, job.id, [
      { day: '2026-05-19', visits: 4 },
      { day: '2026-04-01', visits: 10 },
    ]);
    // Half past midnight in Denmark on the 19th.
    await applied(owner, job.id, { createdAt: new Date('2026-05-18T22:30:00Z') });
    await applied(owner, job.id, { createdAt: new Date('2026-05-18T21:30:00Z'), reject: 1, seen: true });
    await applied(owner, job.id, { createdAt: daysAgo(45), reject: 2, seen: true });
    const withdrawn = await applied(owner, job.id, { seen: true });
    await app.services.db.update(applications).set({ withdrawnAt: now }).where(eq(applications.id, withdrawn));
    const answer = await list(owner, {});
    expect(answer).toMatchObject({ total_apply_cnt: 3, total_reject_cnt: 1, interviews_cnt: 0, total_visit_cnt: 14 });
    expect(answer.jobs[0]).toMatchObject({
      job_apply_count: 3,
      job_apply_reject_count: 1,
      job_visit_count: 14,
      unread_apply_count: 1,
      job_visit: [{ day: '2026-05-19', visits: 4 }],
      job_apply_days: [
        { day: '2026-05-18', applications: 1 },
        { day: '2026-05-19', applications: 1 },
      ],
    });
    expect(answer.jobs[0]?.job_apply).toHaveLength(2);
    expect(answer.jobs[0]?.job_apply_reject).toHaveLength(1);
  });

  test('count every application, and list the fifty newest', async () => {
    const owner = await newOwner();
    const job = await adOf(owner);
    const people = await Promise.all(Array.from({ length: 60 }, () => makeUser(app.services.db)));
    await app.services.db
      .insert(applications)
      .values(people.map(({ id }) => ({ jobId: job.id, userId: id, employerId: owner.user.id, message: 'Hej' })));
    const [shown] = (await list(owner, {})).jobs;
    expect(shown).toMatchObject({ job_apply_count: 60 });
    expect(shown?.applications).toHaveLength(50);
    const ids = shown?.applications.map(({ id }) => id) ?? [];
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
  });

  test('of the dashboard: this month, the one before, and the fullest ad although others are newer', async () => {
    const owner = await newOwner();
    const old = await adOf(owner, { title: 'Gammel', createdAt: daysAgo(20), publishedAt: daysAgo(20) });
    for (let at = 0; at < 7; at += 1) await adOf(owner);
    await makeVisits(app.services.db, old.id, [
      { day: '2026-05-20', visits: 3 },
      { day: '2026-04-20', visits: 5 },
      { day: '2026-03-21', visits: 100 },
    ]);
    await applied(owner, old.id, { createdAt: daysAgo(1) });
    await applied(owner, old.id, { createdAt: daysAgo(31) });
    const dashboard = await board(owner);
    expect(dashboard.jobs.some(({ id }) => id === old.id)).toBe(false);
    expect(dashboard).toMatchObject({
      unread_apply_cnt: 2,
      unread_jobs: [{ job_id: old.id, title: 'Gammel', count: 2, since: daysAgo(31).toISOString() }],
      days_before: { visits: 5, applications: 1 },
      interviews: [],
    });
    expect(dashboard.days.at(-1)).toEqual({ day: '2026-05-20', visits: 3, applications: 0 });
    expect(dashboard.days.at(-2)).toEqual({ day: '2026-05-19', visits: 0, applications: 1 });
  });

  test('the dashboard lists the ads that end within a week, the next one first, and those that were never shown', async () => {
    const owner = await newOwner();
    const on = (days: number) => new Date(now.getTime() + days * 86_400_000);
    await adOf(owner, { title: 'Om otte dage', endsAt: on(8) });
    await adOf(owner, { title: 'Om seks dage', endsAt: on(6) });
    await adOf(owner, { title: 'Frist om to dage', endsAt: on(20), jobDeadlineDate: '2026-05-22' });
    await adOf(owner, { title: 'Udløbet', endsAt: daysAgo(1) });
    await adOf(owner, { title: 'Sat på pause', isActive: false, publishedAt: daysAgo(2), endsAt: on(3) });
    await adOf(owner, { title: 'Kladde', isActive: false, publishedAt: null, endsAt: null });
    const { ending_jobs, draft_jobs } = await board(owner);
    expect(ending_jobs.map(({ title }) => title)).toEqual(['Frist om to dage', 'Om seks dage']);
    expect(draft_jobs.map(({ title }) => title)).toEqual(['Kladde']);
    expect(await board(await newOwner())).toMatchObject({ ending_jobs: [], draft_jobs: [] });
  });

  test('the dashboard counts all waiting items, also those it does not list', async () => {
    const owner = await newOwner();
    const soon = new Date(now.getTime() + 86_400_000);
    for (let at = 0; at < 22; at += 1) await adOf(owner, { title: `Udløber ${at}`, endsAt: soon });
    const { ending_jobs, waiting_cnt } = await board(owner);
    expect(ending_jobs).toHaveLength(20);
    expect(waiting_cnt).toEqual({ unread: 0, ending: 22, drafts: 0 });
  });

  test('an ad waits until all its applications are opened or decided on', async () => {
    const owner = await newOwner();
    const [one, more] = [await adOf(owner, { title: 'Én' }), await adOf(owner, { title: 'Flere' })];
    await applied(owner, one.id, { createdAt: daysAgo(3) });
    await applied(owner, one.id, { createdAt: daysAgo(9), seen: true });
    await applied(owner, more.id, { createdAt: daysAgo(1) });
    await applied(owner, more.id, { createdAt: daysAgo(2) });
    expect((await board(owner)).unread_jobs).toEqual([
      { job_id: more.id, title: 'Flere', count: 2, since: daysAgo(2).toISOString() },
      { job_id: one.id, title: 'Én', count: 1, since: daysAgo(3).toISOString() },
    ]);
  });

  test('interviews come from their slice', async () => {
    const owner = await newOwner();
    const one = {
      uuid: 'a',
      title: 'Første samtale',
      name: 'Signe Holm',
      avatar: null,
      schedule_date: '21.05.2026',
      schedule_start: '10:00',
      schedule_end: '10:30',
      state: 'accepted' as const,
      starts_at: '2026-05-21T08:00:00.000Z',
      ends_at: '2026-05-21T08:30:00.000Z',
      together_since: null,
      interview_seconds: 0,
      undo_until: null,
      moved_at: null,
      app_id: 4,
      job_id: 5,
      v_status: 2,
      ready: 0,
      room_path: '/virksomhed/strøm/a',
    };
    const coming = vi.spyOn(app.services.ports.jobs, 'comingInterviews');
    coming.mockImplementation(async (_services, { userId }) => (userId === owner.user.id ? [one] : []));
    expect((await board(owner)).interviews).toEqual([one]);
    expect((await board(await newOwner())).interviews).toEqual([]);
    coming.mockRestore();
  });
});

describe('access to ads and numbers', () => {
  test('no employer sees another’s ads or numbers', async () => {
    const owner = await newOwner();
    const job = await adOf(owner);
    await applied(owner, job.id);
    const other = await newOwner();
    expect(await list(other, {})).toMatchObject({ jobs: [], count: 0, total_apply_cnt: 0 });
    expect(await board(other)).toMatchObject({ jobs: [], applications: [], unread_jobs: [], unread_apply_cnt: 0 });
  });

  test('guests and seekers are refused', async () => {
    const seeker = await signInAs(app.services.db, await makeUser(app.services.db), { now });
    for (const call of [getMyJobs, employerDashboard]) {
      expect((await app.refused(call, { query: {} })).status).toBe(401);
      expect((await app.refused(call, { query: {} }, { token: seeker })).status).toBe(403);
    }
  });

  test('the demo visitor’s numbers are those of sample people', async () => {
    const owner = await newOwner();
    const job = await adOf(owner);
    await app.services.db.update(users).set({ sample: true }).where(eq(users.id, owner.user.id));
    await applied(owner, job.id);
    const sample = await applied(owner, job.id, { createdAt: daysAgo(2) });
    const [row] = await app.services.db.select().from(applications).where(eq(applications.id, sample));
    await app.services.db
      .update(users)
      .set({ sample: true })
      .where(inArray(users.id, [row?.userId ?? 0]));
    const demo = { token: await signInAs(app.services.db, owner.user, { demo: true, now }) };
    const answer = await list(demo, {});
    expect(answer).toMatchObject({ count: 1, total_apply_cnt: 1 });
    expect(answer.jobs[0]).toMatchObject({ applications: [{ id: sample }], job_apply_days: [{ applications: 1 }] });
    const dashboard = await board(demo);
    expect(dashboard).toMatchObject({ unread_apply_cnt: 1, unread_jobs: [{ count: 1 }], total_apply_cnt: 1 });
    expect(dashboard.days.reduce((sum, day) => sum + day.applications, 0)).toBe(1);
    expect((await list(owner, {})).total_apply_cnt).toBe(2);
  });
});

describe('bad input', () => {
  test.each([
    'part=hemmelige',
    'part=__proto__',
    'sort=constructor',
    'pageNumber=0',
    'pageNumber=-1',
    'pageNumber=1.5',
    'pagePerSize=0',
    'pagePerSize=101',
    'pagePerSize=mange',
    `keyword=${'x'.repeat(201)}`,
    'keyword=%00',
  ])('?%s is refused', async (query) => {
    const { token } = await newOwner();
    expect((await app.raw('GET', `/api/get_my_jobs?${query}`, { token })).status).toBe(400);
  });

  test('two simultaneous deletions delete an ad once', async () => {
    const owner = await newOwner();
    const job = await adOf(owner);
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.call(deleteJob, { params: { id: job.id } }, { token: owner.token })),
    );
    expect(answers).toEqual([{ result: 'success' }, { result: 'success' }, { result: 'success' }]);
    expect(await list(owner, {})).toMatchObject({ count: 0, jobs: [] });
  });
});

describe('an ad that soon ends', () => {
  const remind = async () => {
    await inTransaction(app.services.db, async (tx) => await app.services.tasks.enqueue(tx, remindOfEnds, {}));
    await app.services.tasks.idle();
  };
  const mailsTo = ({ user }: Owner) => app.mailsTo(user.email);

  test('is reported to its employer once, with the available actions', async () => {
    const owner = await newOwner();
    const title = 'Vinkyper';
    const job = await adOf(owner, { title, publishedAt: daysAgo(28), endsAt: new Date('2026-05-22T10:00:00Z') });
    await adOf(owner, { title: 'Bliver længe' });
    await makeVisits(app.services.db, job.id, [{ day: '2026-05-19', visits: 2 }]);
    await applied(owner, job.id, { seen: true });
    await remind();
    await remind();
    const mails = await mailsTo(owner);
    expect(mails.map(({ subject }) => subject)).toEqual([`Jeres annonce udløber 22. maj: ${title}`]);
    expect(mails[0]?.text).toContain('2 visninger og 1 ansøgning');
    expect(mails[0]?.text).toContain('slå den op igen');
    expect(mails[0]?.text).toContain('/virksomhed/job/liste');
  });

  test('that was extended before can only be copied; one that is deleted meanwhile is not reported', async () => {
    const owner = await newOwner();
    const endsAt = new Date('2026-05-21T10:00:00Z');
    await adOf(owner, { title: 'Forlænget', publishedAt: daysAgo(58), endsAt, increased: true });
    const gone = await adOf(owner, { title: 'Slettet', publishedAt: daysAgo(28), endsAt });
    await app.services.db.update(jobs).set({ deletedAt: now }).where(eq(jobs.id, gone.id));
    await remind();
    const mails = await mailsTo(owner);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('kan ikke forlænges igen');
  });
});
