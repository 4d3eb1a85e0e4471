import { getUser, setVisitsShown } from '@jobblik/contract/accounts/accounts.api';
import { getCompanyVisitors, getCvVisitors } from '@jobblik/contract/candidates/candidates.api';
import { getEmployerProfile, visitCompany } from '@jobblik/contract/companies/companies.api';
import { setCvVisibility } from '@jobblik/contract/cv/cv.api';
import { candidateDashboard } from '@jobblik/contract/dashboard/dashboard.api';
import { getAllNotification } from '@jobblik/contract/notifications/notifications.api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { signInAs } from '../../accounts/accounts.factory.ts';
import { makeCompanyVisits } from '../../companies/companies.factory.ts';
import { makeCv } from '../../cv/cv.factory.ts';
import { cvPeople, type Person } from '../../cv/cv-people.harness.ts';
import { makeMembership } from '../../membership/membership.factory.ts';
import { recordCvVisit } from './visits.ts';

const start = new Date('2026-03-10T12:00:00Z');
const clock = testClock(start);
let app: TestApp;
const { newSeeker, newEmployer, principal } = cvPeople(() => app, clock);

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
afterEach(() => clock.set(start));

const day = 86_400_000;

describe('visitors', () => {
  it('counts each employer once a day, tells the seeker once, and lists them', async () => {
    const seeker = await newSeeker();
    await makeCv(app.services, { userId: seeker.user.id });
    const [first, second] = [
      await newEmployer({ name: 'Fjordens Bageri' }),
      await newEmployer({ name: 'Skagens Røgeri' }),
    ];
    const look = (who: Person) => recordCvVisit(app.services, principal(who), seeker.user.id);
    for (const who of [first, first, second, seeker]) await look(who);
    await recordCvVisit(app.services, principal(first, true), seeker.user.id);
    clock.set(new Date(start.getTime() + day));
    const token = await signInAs(app.services.db, seeker.user, { now: clock.now() });
    await look(first);
    await app.services.tasks.idle();

    const board = await app.call(candidateDashboard, {}, { token });
    expect(board.visits).toHaveLength(30);
    expect(board.visits.slice(-3)).toEqual([
      { day: '2026-03-09', count: 0 },
      { day: '2026-03-10', count: 2 },
      { day: '2026-03-11', count: 1 },
    ]);
    expect(board.visits_total).toBe(3);
    const { visitors, total } = await app.call(getCvVisitors, {}, { token });
    expect(total).toBe(3);
    expect(visitors.map(({ company_name, days, last_day }) => [company_name, days, last_day])).toEqual([
      ['Fjordens Bageri', 2, '2026-03-11'],
      ['Skagens Røgeri', 1, '2026-03-10'],
    ]);
    expect(visitors[0]?.company_id).toBeGreaterThan(0);
    const notifications = await app.call(getAllNotification, { params: { history: '1' } }, { token });
    expect(JSON.stringify(notifications).match(/Fjordens Bageri/g)?.length).toBeGreaterThanOrEqual(2);
    expect(new Set(notifications.map(({ link }) => link))).toEqual(new Set(['/kandidat/mitcv#besøg']));
  });

  it('a visit late in the evening is on the Danish day', async () => {
    const seeker = await newSeeker();
    const employer = await newEmployer();
    clock.set(new Date('2026-03-10T23:30:00Z'));
    await recordCvVisit(app.services, principal(employer), seeker.user.id);
    const token = await signInAs(app.services.db, seeker.user, { now: clock.now() });
    expect((await app.call(candidateDashboard, {}, { token })).visits.at(-1)).toEqual({ day: '2026-03-11', count: 1 });
  });
});

describe('visiting a company page', () => {
  it('notifies the employer once a day, with the name only of who shows visits and a CV that may be opened', async () => {
    const employer = await newEmployer();
    const { company } = await app.call(getEmployerProfile, {}, { token: employer.token });
    const [named, silent] = [await newSeeker({ name: 'Signe Bæk' }), await newSeeker({ name: 'Åse Lund' })];
    for (const { user } of [named, silent]) await makeCv(app.services, { userId: user.id });
    await app.call(setVisitsShown, { body: { shown: true } }, { token: named.token });
    const body = { company_id: company?.company_id ?? 0 };
    for (const { token } of [named, named, silent]) await app.call(visitCompany, { body }, { token });
    await app.services.tasks.idle();
    const bell = await app.call(getAllNotification, { params: { history: '1' } }, { token: employer.token });
    const link = '/virksomhed/dashboard#besøg';
    expect(bell).toHaveLength(2);
    expect(bell).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 3, type_3: 'Signe Bæk', link }),
        expect.objectContaining({ type: 3, type_3: 'En jobsøger', link }),
      ]),
    );
    const { visitors } = await app.call(getCompanyVisitors, {}, { token: employer.token });
    expect(visitors.map(({ name, url, days }) => [name, url, days])).toEqual([
      [null, null, 1],
      ['Signe Bæk', `${named.user.id}`, 1],
    ]);
    const other = await newEmployer();
    expect(await app.call(getCompanyVisitors, {}, { token: other.token })).toEqual({ visitors: [] });
    expect(await app.refused(visitCompany, { body }, { token: other.token })).toMatchObject({ code: 'forbidden' });
    expect(await app.refused(visitCompany, { body })).toMatchObject({ code: 'unauthenticated' });
    const nowhere = { body: { company_id: 2_000_000_000 } };
    expect(await app.refused(visitCompany, nowhere, { token: named.token })).toMatchObject({ code: 'not_found' });
    expect(await app.refused(getCompanyVisitors, {}, { token: named.token })).toMatchObject({ code: 'forbidden' });
  });

  it('stays anonymous for an employer without a plan, for a hidden CV, for visits before, and after turning it off', async () => {
    const employer = await newEmployer({ paid: false });
    const { company } = await app.call(getEmployerProfile, {}, { token: employer.token });
    const seeker = await newSeeker({ name: 'Signe Bæk' });
    await makeCv(app.services, { userId: seeker.user.id });
    expect((await app.call(getUser, {}, { token: seeker.token })).user.shows_visits).toBe(false);
    const earlier = new Date(app.services.clock.now().getTime() - 86_400_000);
    await makeCompanyVisits(app.services.db, employer.user.id, [{ visitorId: seeker.user.id, at: earlier }]);
    const show = (shown: boolean) => app.call(setVisitsShown, { body: { shown } }, { token: seeker.token });
    await show(true);
    await app.call(visitCompany, { body: { company_id: company?.company_id ?? 0 } }, { token: seeker.token });
    const seen = async () => (await app.call(getCompanyVisitors, {}, { token: employer.token })).visitors;
    const names = async () => (await seen()).map(({ name, avatar, url }) => name ?? avatar ?? url);
    expect(await names()).toEqual([null, null]);
    await makeMembership(app.services.db, { userId: employer.user.id, now: clock.now() });
    expect(await names()).toEqual(['Signe Bæk', null]);
    await app.call(setCvVisibility, { body: { visibility: 'anonymous' } }, { token: seeker.token });
    expect(await names()).toEqual([null, null]);
    await app.call(setCvVisibility, { body: { visibility: 'named' } }, { token: seeker.token });
    await show(false);
    expect((await seen()).map(({ name, days }) => [name, days])).toEqual([[null, 2]]);
    expect(await app.refused(setVisitsShown, { body: { shown: true } }, { token: employer.token })).toMatchObject({
      code: 'forbidden',
    });
  });
});
