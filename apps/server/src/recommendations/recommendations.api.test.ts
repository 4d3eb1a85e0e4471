import { removeAccount } from '@jobblik/contract/accounts/accounts.api';
import { setCvVisibility } from '@jobblik/contract/cv/cv.api';
import { saveJob } from '@jobblik/contract/jobs/jobs.api';
import {
  getNoticeSettings,
  setNoticeSetting,
  stopNoticeMails,
} from '@jobblik/contract/notifications/notifications.api';
import {
  dismissRecommendedCandidate,
  dismissRecommendedJob,
  getRecommendedCandidates,
  getRecommendedJobs,
  restoreRecommendedCandidate,
  restoreRecommendedJob,
} from '@jobblik/contract/recommendations/recommendations.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { makeUser, samplePassword, signInAs } from '../accounts/accounts.factory.ts';
import type { User } from '../accounts/index.ts';
import { makeApplication } from '../applications/applications.factory.ts';
import { type CvOptions, makeCv } from '../cv/cv.factory.ts';
import { type JobOptions, makeEmployer, makeJob } from '../jobs/jobs.factory.ts';
import { jobTitleList, skillList } from '../lookups/index.ts';
import { mailOutbox } from '../platform/mail/mail.tables.ts';
import { dismissedCandidates, dismissedJobs, shownRecommendations } from './recommendations.tables.ts';
import { forgetShown, mailWeek } from './recommendations.tasks.ts';

const clock = testClock(new Date('2026-03-10T12:00:00Z'));
const herning = 7400;
const nurseCategory = 101;
let app: TestApp;
let employer: Awaited<ReturnType<typeof makeEmployer>>;
let employerToken: string;

beforeAll(async () => {
  app = await startTestApp({ clock });
  employer = await makeEmployer(app.services.db, { company: { name: 'Fjordklinikken' }, now: clock.now() });
  employerToken = await signInAs(app.services.db, employer.user);
});
afterAll(() => app.close());

const idOf = (list: readonly { id: number; name: string }[], name: string) =>
  list.find((one) => one.name === name)?.id ?? 0;
const wish = (name: string) => idOf(jobTitleList().all, name);
const skill = (name: string) => idOf(skillList().all, name);
const woundCare = () => skill('Sårpleje');

interface Person {
  user: User;
  token: string;
}

async function seeker(name: string, cv?: Partial<CvOptions>): Promise<Person> {
  const { services } = app;
  const user = await makeUser(services.db, { name });
  if (cv) await makeCv(services, { ...cv, userId: user.id, content: { ...nurse(), ...cv.content } });
  return { user, token: await signInAs(services.db, user) };
}

const nurse = () => ({ cv_wish: [wish('Sygeplejerske')], cv_city: herning, jobtype: 1, cv_skill: [woundCare()] });

async function ad(title: string, options: Partial<JobOptions> = {}) {
  const { user, company } = employer;
  const own = { userId: user.id, companyId: company.id, title, cityIds: [herning], jobTypeId: 1 };
  return await makeJob(app.services.db, { ...own, ...options }, clock.now());
}

const jobsFor = async ({ token }: Person, most = 10) =>
  await app.call(getRecommendedJobs, { query: { most } }, { token });
const idsFor = async (person: Person) => (await jobsFor(person)).recommendations.map(({ job }) => job.id);

describe('ads for a seeker', () => {
  let akut: Awaited<ReturnType<typeof ad>>;
  let far: Awaited<ReturnType<typeof ad>>;
  let mason: Awaited<ReturnType<typeof ad>>;

  beforeAll(async () => {
    akut = await ad('Sygeplejerske til akutmodtagelsen', {
      categoryIds: [nurseCategory],
      skillIds: [woundCare(), skill('Palliation')],
      descriptionHtml: '<p>Du tager imod mennesker hele døgnet.</p>',
    });
    far = await ad('Sygeplejerske til hjemmeplejen', { categoryIds: [nurseCategory], cityIds: [8000] });
    mason = await ad('Murersvend til rækkehuse', { categoryIds: [302] });
    await ad('Sygeplejerske, fristen er gået', { jobDeadlineDate: '2026-03-09' });
    await ad('Sygeplejerske, ikke slået op', { isActive: false });
  });

  it('have reasons and missing requirements, the nearer of the same trade first, without other trades and closed ads', async () => {
    const person = await seeker('Signe Holm', {});
    const { state, recommendations } = await jobsFor(person);
    expect(state).toBe('ready');
    expect(recommendations.map(({ job }) => job.id)).toEqual([akut.id, far.id]);
    expect(recommendations[0]?.reasons).toEqual([
      { kind: 'wished_title', names: ['Sygeplejerske'], km: null },
      { kind: 'skills', names: ['Sårpleje'], km: null },
      { kind: 'place', names: [], km: 0 },
    ]);
    expect(recommendations[0]?.missing).toEqual([{ kind: 'skills', names: ['Palliation'], km: null }]);
    expect(recommendations[1]?.missing).toContainEqual({ kind: 'far', names: [], km: 76 });
    expect(recommendations.map(({ job }) => job.id)).not.toContain(mason.id);
  });

  it('are at most the requested number', async () => {
    const person = await seeker('Bo Dam', {});
    expect((await jobsFor(person, 1)).recommendations).toHaveLength(1);
  });

  it('need a CV, also a draft or a hidden one', async () => {
    expect(await jobsFor(await seeker('Ny Kandidat'))).toEqual({ state: 'needs_cv', recommendations: [] });
    const empty = await seeker('Tomt Cv', { content: { cv_wish: [], cv_skill: [] } });
    expect((await jobsFor(empty)).state).toBe('needs_cv');
    expect(await idsFor(await seeker('Kun Kladde', { publishedAt: null }))).toContain(akut.id);
    expect(await idsFor(await seeker('Skjult Holm', { visibility: 'hidden' }))).toContain(akut.id);
  });

  it('leave out ads with an application', async () => {
    const person = await seeker('Rosa Holm', {});
    const { user } = employer;
    await makeApplication(app.services, { jobId: akut.id, userId: person.user.id, employerId: user.id });
    expect(await idsFor(person)).toEqual([far.id]);
  });

  it('leave out dismissed ads immediately, for that person only, until it is undone', async () => {
    const person = await seeker('Ida Holm', {});
    const other = await seeker('Eva Holm', {});
    const body = { job_id: akut.id };
    const { token } = person;
    expect(await app.call(dismissRecommendedJob, { body }, { token })).toEqual({ result: 'success' });
    expect(await app.call(dismissRecommendedJob, { body }, { token })).toEqual({ result: 'success' });
    expect(await idsFor(person)).toEqual([far.id]);
    expect(await idsFor(other)).toContain(akut.id);
    expect(await app.call(restoreRecommendedJob, { body }, { token })).toEqual({ result: 'success' });
    expect(await idsFor(person)).toEqual([akut.id, far.id]);
  });

  it('invisible ads cannot be dismissed', async () => {
    const { token } = await seeker('Liv Holm', {});
    const refused = await app.refused(dismissRecommendedJob, { body: { job_id: 999_999 } }, { token });
    expect(refused).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('saved ads give interest as a reason', async () => {
    const person = await seeker('Mia Holm', { content: { cv_skill: [], jobtype: null } });
    for (const job of [akut, far]) await app.call(saveJob, { body: { job_id: job.id } }, { token: person.token });
    const { recommendations } = await jobsFor(person);
    expect(recommendations[0]?.reasons.map(({ kind }) => kind)).toContain('interest');
    expect(recommendations[0]?.job.is_saved).toBe(true);
  });

  it('are for seekers only', async () => {
    expect(await app.refused(getRecommendedJobs, { query: {} }, { token: employerToken })).toMatchObject({
      status: 403,
    });
    expect(await app.refused(getRecommendedJobs, { query: {} })).toMatchObject({ status: 401 });
  });

  it('the number is checked', async () => {
    const { token } = await seeker('Tal Holm', {});
    const refused = await app.refused(getRecommendedJobs, { query: { most: 1000 } }, { token });
    expect(refused).toMatchObject({ status: 400, code: 'invalid_input' });
  });

  it('shown ads are recorded once a day, as codes, and removed after 90 days', async () => {
    const { db, tasks } = app.services;
    const person = await seeker('Noter Holm', {});
    await jobsFor(person);
    await jobsFor(person);
    const own = () => db.select().from(shownRecommendations).where(eq(shownRecommendations.viewerId, person.user.id));
    const [row, ...others] = await own();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind: 'job', day: '2026-03-10', times: 2, jobId: null });
    expect(row?.lines[0]).toEqual({
      id: akut.id,
      score: expect.any(Number),
      reasons: ['wished_title', 'skills', 'place'],
      missing: ['skills'],
    });
    await db
      .update(shownRecommendations)
      .set({ day: '2025-12-01' })
      .where(eq(shownRecommendations.viewerId, person.user.id));
    await tasks.enqueue(db, forgetShown, {});
    await tasks.idle();
    expect(await own()).toEqual([]);
  });
});

describe('the weekly mail', () => {
  const mailsTo = async ({ email }: User) =>
    (await app.services.db.select().from(mailOutbox)).filter(({ recipient }) => recipient === email);

  it('is sent on request, once a week, with ads and a link that stops it', async () => {
    const { db, tasks } = app.services;
    const person = await seeker('Uge Holm', {});
    const quiet = await seeker('Stille Holm', {});
    const on = { kind: 'recommendation', channel: 'mail', on: true } as const;
    await app.call(setNoticeSetting, { body: on }, { token: person.token });
    for (let times = 0; times < 2; times += 1) {
      await tasks.enqueue(db, mailWeek, {});
      await tasks.idle();
    }
    const [mail, ...others] = await mailsTo(person.user);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('job, der passer til dit CV');
    expect(mail?.text).toContain('Sygeplejerske til akutmodtagelsen');
    expect(mail?.text).toContain('Du vil gerne arbejde som sygeplejerske');
    const noted = await db.select().from(shownRecommendations).where(eq(shownRecommendations.viewerId, person.user.id));
    expect(noted).toMatchObject([{ kind: 'job', jobId: null }]);
    expect(await mailsTo(quiet.user)).toEqual([]);
    const token = /notifikation\/stop\/([^\s"]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await app.call(stopNoticeMails, { params: { token: decodeURIComponent(token) } })).toMatchObject({
      result: 'success',
    });
    const settings = await app.call(getNoticeSettings, {}, { token: person.token });
    expect(settings.settings.find(({ kind }) => kind === 'recommendation')).toMatchObject({ bell: null, mail: false });
  });
});

describe('candidates for an ad', () => {
  let cook: Awaited<ReturnType<typeof ad>>;
  let named: Person;
  let anonymous: Person;
  const cookContent = () => ({ cv_wish: [wish('Kok')], cv_skill: [skill('Madlavning')] });

  const candidatesFor = async (id = cook.id, token = employerToken) =>
    await app.call(getRecommendedCandidates, { params: { id }, query: {} }, { token });
  const peopleFor = async () => (await candidatesFor()).recommendations.map(({ cv }) => cv.user_id);

  beforeAll(async () => {
    cook = await ad('Kok til kantine', { categoryIds: [901], skillIds: [skill('Madlavning'), skill('HACCP')] });
    named = await seeker('Kaja Navngiven', { content: cookContent() });
    anonymous = await seeker('Mona Qvist', {
      visibility: 'anonymous',
      content: { ...cookContent(), first_name: 'Mona', last_name: 'Qvist' },
    });
    await seeker('Hemmelig Kok', { visibility: 'hidden', content: cookContent() });
    await seeker('Kun Kladde', { publishedAt: null, content: cookContent() });
    await seeker('Mira Murer', { content: { cv_wish: [wish('Murer')], cv_skill: [] } });
  });

  it('are people whose CVs the search shows, with reasons and missing requirements', async () => {
    const { job, recommendations } = await candidatesFor();
    expect(job).toEqual({ id: cook.id, title: 'Kok til kantine', seo: cook.seo });
    expect(recommendations.map(({ cv }) => cv.user_id).sort()).toEqual([named.user.id, anonymous.user.id].sort());
    const shown = recommendations.find(({ cv }) => cv.user_id === named.user.id);
    expect(shown?.reasons[0]).toEqual({ kind: 'wished_title', names: ['Kok'], km: null });
    expect(shown?.missing).toContainEqual({ kind: 'skills', names: ['HACCP'], km: null });
  });

  it('do not show the name of an anonymous one', async () => {
    const { recommendations } = await candidatesFor();
    const shown = recommendations.find(({ cv }) => cv.user_id === anonymous.user.id);
    expect(shown?.cv).toMatchObject({ anonymous: true, first_name: '', last_name: '', avatar: null });
    expect(JSON.stringify(shown)).not.toMatch(/Mona|Qvist/);
  });

  it('leave out applicants to the ad and people who have hidden their CV', async () => {
    const { user } = employer;
    await makeApplication(app.services, { jobId: cook.id, userId: named.user.id, employerId: user.id });
    expect(await peopleFor()).toEqual([anonymous.user.id]);
    await app.call(setCvVisibility, { body: { visibility: 'hidden' } }, { token: anonymous.token });
    expect(await peopleFor()).toEqual([]);
    await app.call(setCvVisibility, { body: { visibility: 'anonymous' } }, { token: anonymous.token });
  });

  it('leave out dismissed people, for that ad only, until it is undone', async () => {
    const fresh = await seeker('Nora Kok', { content: cookContent() });
    const other = await ad('Kok til skolekøkken', { categoryIds: [901], skillIds: [skill('Madlavning')] });
    const body = { job_id: cook.id, user_id: fresh.user.id };
    expect(await peopleFor()).toContain(fresh.user.id);
    for (let times = 0; times < 2; times += 1)
      expect(await app.call(dismissRecommendedCandidate, { body }, { token: employerToken })).toEqual({
        result: 'success',
      });
    expect(await peopleFor()).not.toContain(fresh.user.id);
    expect((await candidatesFor(other.id)).recommendations.map(({ cv }) => cv.user_id)).toContain(fresh.user.id);
    await app.call(restoreRecommendedCandidate, { body }, { token: employerToken });
    expect(await peopleFor()).toContain(fresh.user.id);
  });

  it("nobody is turned down for another's ad, without a CV that employers see, or without a paid membership", async () => {
    const hidden = await seeker('Skjult Kok', { visibility: 'hidden', content: cookContent() });
    const stranger = await makeEmployer(app.services.db, { now: clock.now() });
    const free = await makeEmployer(app.services.db, { plan: 0 });
    const own = { userId: free.user.id, companyId: free.company.id };
    const job = await makeJob(app.services.db, { ...own, title: 'Kok' }, clock.now());
    const refusal = async (user: User | null, job_id: number, user_id: number) => {
      const token = user ? await signInAs(app.services.db, user) : employerToken;
      const { status, code } = await app.refused(dismissRecommendedCandidate, { body: { job_id, user_id } }, { token });
      return { status, code };
    };
    const unseen = { status: 404, code: 'not_found' };
    expect(await refusal(stranger.user, cook.id, named.user.id)).toEqual(unseen);
    expect(await refusal(null, cook.id, hidden.user.id)).toEqual(unseen);
    expect(await refusal(null, cook.id, 2_147_483_647)).toEqual(unseen);
    expect(await refusal(free.user, job.id, named.user.id)).toEqual({ status: 403, code: 'membership_required' });
    expect(await refusal(named.user, cook.id, anonymous.user.id)).toMatchObject({ status: 403 });
    const restore = { body: { job_id: cook.id, user_id: named.user.id } };
    const token = await signInAs(app.services.db, stranger.user);
    expect(await app.refused(restoreRecommendedCandidate, restore, { token })).toMatchObject({ status: 404 });
  });

  it('need a paid membership', async () => {
    const free = await makeEmployer(app.services.db, { plan: 0 });
    const own = { userId: free.user.id, companyId: free.company.id };
    const job = await makeJob(app.services.db, { ...own, title: 'Kok' }, clock.now());
    const token = await signInAs(app.services.db, free.user);
    const refused = await app.refused(getRecommendedCandidates, { params: { id: job.id }, query: {} }, { token });
    expect(refused).toMatchObject({ status: 403, code: 'membership_required' });
  });

  it("another employer's ad is not found, and seekers are refused", async () => {
    const stranger = await makeEmployer(app.services.db, { now: clock.now() });
    const token = await signInAs(app.services.db, stranger.user);
    const ask = { params: { id: cook.id }, query: {} };
    expect(await app.refused(getRecommendedCandidates, ask, { token })).toMatchObject({ status: 404 });
    expect(await app.refused(getRecommendedCandidates, ask, { token: named.token })).toMatchObject({ status: 403 });
  });

  it('a removed person is in no list and no record', async () => {
    const { db, tasks } = app.services;
    const leaving = await seeker('Farvel Kok', { content: cookContent() });
    await app.call(dismissRecommendedJob, { body: { job_id: cook.id } }, { token: leaving.token });
    const second = await ad('Kok til festival', { categoryIds: [901] });
    const passed = { job_id: second.id, user_id: leaving.user.id };
    await app.call(dismissRecommendedCandidate, { body: passed }, { token: employerToken });
    await jobsFor(leaving);
    await candidatesFor();
    const notes = () => db.select().from(shownRecommendations);
    const names = (rows: Awaited<ReturnType<typeof notes>>) =>
      rows.some(({ kind, lines }) => kind === 'candidate' && lines.some(({ id }) => id === leaving.user.id));
    expect(names(await notes())).toBe(true);
    await app.call(removeAccount, { body: { password: samplePassword } }, { token: leaving.token });
    await tasks.idle();
    const left = await notes();
    expect(names(left)).toBe(false);
    expect(left.filter(({ viewerId }) => viewerId === leaving.user.id)).toEqual([]);
    for (const table of [dismissedJobs, dismissedCandidates])
      expect(await db.select().from(table).where(eq(table.userId, leaving.user.id))).toEqual([]);
  });
});

describe('words that the lists lack', () => {
  it('bring an ad and a CV together from both sides: an English title, and a skill as both have typed it', async () => {
    const skagen = 9990;
    const mason = await ad('Murersvend til Skagen', {
      cityIds: [skagen],
      categoryIds: [302],
      typedSkills: ['Kalkmørtel-puds'],
    });
    const content = { cv_wish: ['Bricklayer'], cv_skill: ['kalkmørtel puds'], cv_city: skagen };
    const person = await seeker('Ida Skov', { content });
    const [recommended] = (await jobsFor(person)).recommendations;
    expect(recommended?.job.id).toBe(mason.id);
    expect(recommended?.reasons.slice(0, 2)).toEqual([
      { kind: 'wished_title', names: ['Bricklayer'], km: null },
      { kind: 'skills', names: ['Kalkmørtel-puds'], km: null },
    ]);
    expect(recommended?.missing).toEqual([]);
    const call = { params: { id: mason.id }, query: {} };
    const { recommendations } = await app.call(getRecommendedCandidates, call, { token: employerToken });
    expect(recommendations.map(({ cv }) => cv.user_id)).toEqual([person.user.id]);
    expect(recommendations[0]?.reasons).toContainEqual({ kind: 'skills', names: ['Kalkmørtel-puds'], km: null });
  });
});
