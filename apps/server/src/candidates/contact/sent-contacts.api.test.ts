import {
  answerContactRequest,
  getContactRequests,
  getCvDetail,
  getSentContactRequests,
  requestCvContact,
} from '@jobblik/contract/candidates/candidates.api';
import { setCvVisibility } from '@jobblik/contract/cv/cv.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { users } from '../../accounts/index.ts';
import { candidatesHarness, type Person, wish } from '../candidates.harness.ts';

const start = new Date('2026-03-10T12:00:00Z');
const clock = testClock(start);
let app: TestApp;
let harness: ReturnType<typeof candidatesHarness>;

beforeAll(async () => {
  app = await startTestApp({ clock });
  harness = candidatesHarness(app, clock);
});
afterAll(() => app.close());

const sentBy = async ({ token }: Person) => (await app.call(getSentContactRequests, {}, { token })).requests;
const ask = async ({ token }: Person, { user }: Person) =>
  await app.call(requestCvContact, { body: { user_id: user.id, message: 'Hej' } }, { token });
const hidden = async () =>
  await harness.candidate(
    { first_name: 'Findus', last_name: 'Krabbe', cv_wish: [wish('Kok')] },
    { visibility: 'anonymous' },
  );
async function answer({ token }: Person, accept: boolean): Promise<void> {
  const { requests } = await app.call(getContactRequests, {}, { token });
  await app.call(answerContactRequest, { body: { request_id: requests[0]?.request_id ?? 0, accept } }, { token });
}

it('lists the employer’s requests, the last changed first, without a name before acceptance', async () => {
  const employer = await harness.employer();
  const [first, second] = [await hidden(), await hidden()];
  await ask(employer, first);
  clock.set(new Date(start.getTime() + 60_000));
  await ask(employer, second);
  const requests = await sentBy(employer);
  expect(requests.map(({ candidate }) => candidate?.user_id)).toEqual([second.user.id, first.user.id]);
  expect(requests[1]).toMatchObject({
    state: 'open',
    answered_at: null,
    candidate: { anonymous: true, headline: 'Kok' },
  });
  expect(JSON.stringify(requests)).not.toMatch(/Findus|Krabbe/);

  clock.set(new Date(start.getTime() + 120_000));
  await answer(first, true);
  await answer(second, false);
  const answered = await sentBy(employer);
  expect(answered.map(({ state }) => state).sort()).toEqual(['accepted', 'refused']);
  const yes = answered.find(({ state }) => state === 'accepted');
  expect(yes?.candidate).toMatchObject({ first_name: 'Findus', last_name: 'Krabbe' });
  const no = answered.find(({ state }) => state === 'refused');
  expect(JSON.stringify(no)).not.toMatch(/Findus|Krabbe/);
});

it('is new from the acceptance until the employer opens the CV', async () => {
  const [employer, candidate] = [await harness.employer(), await hidden()];
  await ask(employer, candidate);
  const isNew = async () => (await sentBy(employer)).map(({ is_new }) => is_new);
  expect(await isNew()).toEqual([false]);
  await answer(candidate, true);
  expect(await isNew()).toEqual([true]);
  await answer(candidate, false);
  expect(await isNew()).toEqual([false]);
  await answer(candidate, true);
  await app.call(getCvDetail, { params: { url: `${candidate.user.id}` } }, { token: (await harness.employer()).token });
  expect(await isNew()).toEqual([true]);
  await app.call(getCvDetail, { params: { url: `${candidate.user.id}` } }, { token: employer.token });
  expect(await isNew()).toEqual([false]);
});

it('shows when a CV can no longer be opened', async () => {
  const employer = await harness.employer();
  const candidate = await hidden();
  await ask(employer, candidate);
  await app.call(setCvVisibility, { body: { visibility: 'hidden' } }, { token: candidate.token });
  expect(await sentBy(employer)).toMatchObject([{ state: 'open', candidate: null }]);
});

it('has the employer’s own requests, for employers only', async () => {
  const employer = await harness.employer();
  const candidate = await hidden();
  await ask(employer, candidate);
  expect(await sentBy(await harness.employer())).toEqual([]);
  expect((await app.refused(getSentContactRequests, {})).status).toBe(401);
  expect((await app.refused(getSentContactRequests, {}, { token: candidate.token })).status).toBe(403);
});

it('shows the demo’s visitor people of the sample data only', async () => {
  const employer = await harness.employer();
  const sample = await harness.candidate({}, { visibility: 'anonymous' });
  await app.services.db.update(users).set({ sample: true }).where(eq(users.id, sample.user.id));
  await ask(employer, await hidden());
  await ask(employer, sample);
  const visitor = await harness.signIn(employer.user, true);
  expect((await sentBy(visitor)).map(({ candidate }) => candidate?.user_id)).toEqual([sample.user.id]);
  expect(await sentBy(employer)).toHaveLength(2);
});
