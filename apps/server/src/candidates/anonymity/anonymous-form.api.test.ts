import { updateProfile } from '@jobblik/contract/accounts/accounts.api';
import { getCvDetail } from '@jobblik/contract/candidates/candidates.api';
import { searchCvPagination } from '@jobblik/contract/candidates/cv-search.api';
import { updateCv } from '@jobblik/contract/cv/cv.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { emptyContent } from '../../cv/cv.present.ts';
import { cvs } from '../../cv/cv.tables.ts';
import { candidatesHarness, job, type Person, wish } from '../candidates.harness.ts';
import { maintainCvIndex } from '../search/maintain-index.ts';
import { anonymityVersion } from './anonymous-form.ts';

const clock = testClock(new Date('2026-03-10T12:00:00Z'));
let app: TestApp;
let harness: ReturnType<typeof candidatesHarness>;
let employer: Person;

beforeAll(async () => {
  app = await startTestApp({ clock });
  harness = candidatesHarness(app, clock);
  employer = await harness.employer();
});
afterAll(() => app.close());

const content = {
  first_name: 'Findus',
  last_name: 'Krabbe',
  cv_wish: [wish('Kok')],
  cv_experience: [{ ...job('Kok', 'FindusKrabbe ApS', 2019), experience_description: 'Ledet af Pip' }],
};
const anonymous = () => harness.candidate(content, { person: { name: 'Findus Krabbe' }, visibility: 'anonymous' });
const storedOf = async ({ user }: Person) => {
  const [cv] = await app.services.db.select().from(cvs).where(eq(cvs.userId, user.id));
  return cv?.anonymousContent;
};
const shownTo = async ({ token }: Person, { user }: Person) =>
  (await app.call(getCvDetail, { params: { url: `${user.id}` } }, { token })).cv.cv_experience[0];
const found = async (keyword: string) =>
  (await app.call(searchCvPagination, { body: { keyword } }, { token: employer.token })).cvs.map((cv) => cv.user_id);

it('is stored when the CV is published, and is what employers read', async () => {
  const person = await anonymous();
  const changed = { ...content, cv_experience: [job('Kok', 'Krabbes Bageri', 2019)] };
  await app.call(updateCv, { body: { cv: changed } }, { token: person.token });
  expect((await storedOf(person))?.cv_experience[0]?.company_name).toBe('… Bageri');
  const { db } = app.services;
  const stored = { ...emptyContent, ...(await storedOf(person)), cv_experience: [job('Kok', 'Det gemte', 2019)] };
  await db.update(cvs).set({ anonymousContent: stored }).where(eq(cvs.userId, person.user.id));
  expect(await shownTo(employer, person)).toMatchObject({ company_name: 'Det gemte' });
});

it('is made again by the upkeep for CVs that have none, or one of other rules', async () => {
  const [none, outdated] = [await anonymous(), await anonymous()];
  const { db } = app.services;
  await db.update(cvs).set({ anonymousContent: null, anonymousKey: null }).where(eq(cvs.userId, none.user.id));
  await db.update(cvs).set({ anonymousKey: '0:Findus Krabbe' }).where(eq(cvs.userId, outdated.user.id));
  expect(await shownTo(employer, none)).toMatchObject({ company_name: '… ApS' });
  await maintainCvIndex(db, AbortSignal.timeout(60_000));
  for (const person of [none, outdated]) {
    const [cv] = await db.select().from(cvs).where(eq(cvs.userId, person.user.id));
    expect(cv?.anonymousContent?.cv_experience[0]?.company_name).toBe('… ApS');
    expect(cv?.anonymousKey).toBe(`${anonymityVersion}:Findus Krabbe`);
  }
});

it('hides a new name of the account at once, and in the search', async () => {
  const person = await anonymous();
  expect(await found('pip')).toContain(person.user.id);
  await app.call(updateProfile, { body: { profile: { name: 'Pip Krabbe' } } }, { token: person.token });
  expect(await shownTo(employer, person)).toMatchObject({ experience_description: 'Ledet af …' });
  await app.services.tasks.idle();
  expect(await found('pip')).not.toContain(person.user.id);
  expect((await storedOf(person))?.cv_experience[0]?.experience_description).toBe('Ledet af …');
});
