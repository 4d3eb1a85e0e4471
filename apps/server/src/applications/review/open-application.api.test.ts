import { rejectCandidate } from '@jobblik/contract/applications/applicant-review.api';
import {
  getJobAds,
  openApplication,
  setJobApplySeenStatus,
  withdrawApplication,
} from '@jobblik/contract/applications/applications.api';
import {
  getJobApplicationsFromJobseeker,
  lookAtApplications,
} from '@jobblik/contract/applications/own-applications.api';
import { getAllNotification, getUnreadCnt, setNoticeSetting } from '@jobblik/contract/notifications/notifications.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, signInAs } from '../../accounts/accounts.factory.ts';
import { users } from '../../accounts/index.ts';
import { applicationSteps, applications } from '../applications.tables.ts';
import { type Person, reviewHarness } from './review.harness.ts';

const start = new Date(Date.now() + 600_000);
const clock = testClock(start);
let app: TestApp;
const { newAd, newSeeker, newApplication, mailsTo, signedIn } = reviewHarness(() => app, clock);

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const open = ({ token }: Person, application_id: number) =>
  app.call(openApplication, { body: { application_id } }, { token });
const ownOf = async ({ token }: Person) => {
  const [own] = (await app.call(getJobApplicationsFromJobseeker, { params: { type: '1' } }, { token })).applications;
  if (!own) throw new Error('there is an application');
  return own;
};
const eyeOf = async (seeker: Person) => (await ownOf(seeker)).eye;
const bellOf = async ({ token }: Person) => {
  await app.services.tasks.idle();
  return await app.call(getAllNotification, { params: { history: '1' } }, { token });
};

/** Two applications to one ad, by Ane and Bo. */
async function twoApplications() {
  const ad = await newAd();
  await app.services.db.update(users).set({ name: 'Lene Kjærgaard' }).where(eq(users.id, ad.employer.user.id));
  const [ane, bo] = [await newSeeker('Ane Bæk'), await newSeeker('Bo Dam')];
  return { ...ad, ane, bo, first: await newApplication(ad, ane), second: await newApplication(ad, bo) };
}

describe('opening an application', () => {
  it('opens its eye with time and person, and half opens the eyes of earlier applications', async () => {
    const { job, employer, ane, bo, first } = await twoApplications();
    expect(await eyeOf(ane)).toMatchObject({ state: 'shut', seen_at: null, seen_by: '', fresh: false });
    const opened = await open(employer, first);
    expect(opened).toEqual({ result: 'success', seen_at: start.toISOString(), seen_by: 'Lene Kjærgaard' });
    expect(await eyeOf(ane)).toEqual({
      state: 'open',
      at: start.toISOString(),
      seen_at: start.toISOString(),
      seen_by: 'Lene Kjærgaard',
      fresh: true,
    });
    expect(await eyeOf(bo)).toEqual({
      state: 'half',
      at: start.toISOString(),
      seen_at: null,
      seen_by: '',
      fresh: false,
    });
    expect((await ownOf(ane)).history.map(({ kind, by }) => [kind, by])).toEqual([
      ['received', ''],
      ['seen', 'Lene Kjærgaard'],
    ]);
    expect((await ownOf(bo)).history.map(({ kind }) => kind)).toEqual(['received', 'reading']);
    // A later application is shut: no other was opened after it came.
    const cilla = await newSeeker('Cilla Eg');
    await newApplication({ job, employer }, cilla);
    expect((await eyeOf(cilla)).state).toBe('shut');
    const { job: shown } = await app.call(getJobAds, { params: { job_id: job.id } }, { token: employer.token });
    expect(shown.job_apply.map(({ user, is_seen, seen_by }) => [user.name, is_seen, seen_by])).toEqual(
      expect.arrayContaining([
        ['Ane Bæk', true, 'Lene Kjærgaard'],
        ['Bo Dam', false, ''],
        ['Cilla Eg', false, ''],
      ]),
    );
  });

  it('counts once, also for repeated and simultaneous calls, and lowers the counter by one', async () => {
    const { employer, ane, bo, first, second } = await twoApplications();
    const count = async () => (await app.call(getUnreadCnt, {}, { token: employer.token })).unread_apply_total_cnt;
    expect(await count()).toBe(2);
    await Promise.all([open(employer, first), open(employer, first), open(employer, second)]);
    clock.set(new Date(start.getTime() + 60_000));
    expect(await open(employer, first)).toMatchObject({ seen_at: start.toISOString() });
    clock.set(start);
    expect(await count()).toBe(0);
    expect([(await eyeOf(ane)).state, (await eyeOf(bo)).state]).toEqual(['open', 'open']);
    const steps = await app.services.db
      .select()
      .from(applicationSteps)
      .where(eq(applicationSteps.applicationId, first));
    expect(steps.filter(({ kind }) => kind === 'seen')).toHaveLength(1);
  });

  it('is not done by clearing the counters of an ad', async () => {
    const { job, employer, ane, bo } = await twoApplications();
    await app.call(setJobApplySeenStatus, { params: { job_id: job.id } }, { token: employer.token });
    expect([(await eyeOf(ane)).state, (await eyeOf(bo)).state]).toEqual(['shut', 'shut']);
    expect(await bellOf(ane)).toEqual([]);
  });

  it('is for the employer of the ad only, and the demo opens no eye', async () => {
    const { employer, ane, first } = await twoApplications();
    const { employer: other } = await newAd();
    const refused = (person: Person | undefined, application_id = first) =>
      app.refused(openApplication, { body: { application_id } }, { token: person?.token });
    expect(await refused(other)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refused(employer, 2_000_000_000)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refused(ane)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await refused(await signedIn(await makeUser(app.services.db, { role: 'admin' })))).toMatchObject({
      status: 403,
    });
    expect(await refused(undefined)).toMatchObject({ status: 401, code: 'unauthenticated' });
    const demo = { ...employer, token: await signInAs(app.services.db, employer.user, { demo: true }) };
    expect(await open(demo, first)).toMatchObject({ result: 'success' });
    expect((await eyeOf(ane)).state).toBe('shut');
  });

  it('does nothing for a withdrawn one, and shows the company if the person no longer exists', async () => {
    const { employer, ane, bo, first, second } = await twoApplications();
    await app.call(withdrawApplication, { body: { application_id: second } }, { token: bo.token });
    expect(await open(employer, second)).toMatchObject({ result: 'success', seen_at: '' });
    expect(await eyeOf(bo)).toMatchObject({ state: 'rest', seen_at: null });
    // No application was opened, so the others are not being read either.
    expect((await eyeOf(ane)).state).toBe('shut');
    await open(employer, first);
    await app.services.db.update(applications).set({ seenBy: null }).where(eq(applications.id, first));
    expect(await eyeOf(ane)).toMatchObject({ state: 'open', seen_by: 'Havnens Køkken' });
  });
});

describe('a decision that can still be undone', () => {
  it('does not prevent the notice that the reading has begun, but a sent one does', async () => {
    const { job, employer, bo, first, second } = await twoApplications();
    const third = await newSeeker('Cilla Eg');
    await newApplication({ job, employer }, third, { reject: 1 });
    await app.call(rejectCandidate, { body: { candidate_id: second, job_id: job.id } }, { token: employer.token });
    await open(employer, first);
    expect((await eyeOf(bo)).state).toBe('half');
    expect(await eyeOf(third)).toMatchObject({ state: 'rest' });
    expect((await ownOf(third)).history.map(({ kind }) => kind)).not.toContain('reading');
  });
});

describe('looking at the list', () => {
  it('marks an opened application as seen by the applicant', async () => {
    const { employer, ane, bo, first, second } = await twoApplications();
    await open(employer, first);
    await open(employer, second);
    expect(await app.call(lookAtApplications, {}, { token: ane.token })).toEqual({ result: 'success' });
    expect([(await eyeOf(ane)).fresh, (await eyeOf(bo)).fresh]).toEqual([false, true]);
    expect(await app.refused(lookAtApplications, {}, { token: employer.token })).toMatchObject({ code: 'forbidden' });
    expect(await app.refused(lookAtApplications, {})).toMatchObject({ code: 'unauthenticated' });
  });
});

describe('the notices of an eye', () => {
  it('are in the list with company and person, and mailed only on request', async () => {
    const { employer, ane, bo, first } = await twoApplications();
    const ask = ({ token }: Person, kind: 'application_seen' | 'application_reading') =>
      app.call(setNoticeSetting, { body: { kind, channel: 'mail', on: true } }, { token });
    await ask(bo, 'application_reading');
    await open(employer, first);
    expect(await bellOf(ane)).toMatchObject([
      { type: 22, type_22: 'Kok', company: 'Havnens Køkken', person: 'Lene Kjærgaard' },
    ]);
    expect(await bellOf(bo)).toMatchObject([{ type: 23, type_23: 'Kok', company: 'Havnens Køkken', state: 'reading' }]);
    expect(await mailsTo(ane)).toEqual([]);
    const [mail] = await mailsTo(bo);
    expect(mail?.subject).toBe('Havnens Køkken er begyndt at læse ansøgningerne');

    const next = await twoApplications();
    await ask(next.ane, 'application_seen');
    await open(next.employer, next.first);
    const [seen, ...more] = await mailsTo(next.ane);
    expect(more).toEqual([]);
    expect(seen?.subject).toBe('Havnens Køkken har set din ansøgning');
    expect(seen?.text).toContain('Lene Kjærgaard åbnede ansøgningen den');
    expect(seen?.text).toContain(`/kandidat/job/applikationer?vis=${next.first}`);
    expect(seen?.text).toContain('/notifikation/stop/application_seen.');
  });
});
