import { setInterviewRequestEmailToSeeker } from '@jobblik/contract/interviews/interviews.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { interviewsHarness } from './interviews.harness.ts';
import { interviews } from './interviews.tables.ts';

/** Longer than a time is reserved: by the product's clock, what the queue starts after that is due already. */
const behind = 3 * 60_000;
const clock = testClock();
let app: TestApp;
let harness: ReturnType<typeof interviewsHarness>;

beforeAll(async () => {
  app = await startTestApp({ clock });
  harness = interviewsHarness(app);
});
afterAll(() => app.close());
beforeEach(() => clock.set(new Date(Date.now() - behind)));

it('a time whose confirmation mail gets no answer is released by its timer, and can be booked again', async () => {
  const pair = await harness.newPair();
  const reserved = () =>
    app.services.db
      .select({ state: interviews.state })
      .from(interviews)
      .where(eq(interviews.employerId, pair.employer.user.id));
  const answer = Promise.withResolvers<void>();
  const mailServer = vi.spyOn(app.services.mail, 'send').mockImplementationOnce(() => answer.promise);
  const waiting = app.call(setInterviewRequestEmailToSeeker, harness.request(pair, harness.at(3)), pair.employer);
  await expect.poll(() => mailServer.mock.calls.length).toBe(1);
  await expect.poll(reserved).toEqual([]);
  mailServer.mockRestore();

  // The time of another booking is not released at once.
  clock.set(new Date());
  const again = await app.call(setInterviewRequestEmailToSeeker, harness.request(pair, harness.at(3)), pair.employer);
  expect(again.result).toBe('success');
  answer.resolve();
  // The mail server answers after all: the time is somebody else's by now.
  expect((await waiting).result).toBe('error');
  expect(await reserved()).toEqual([{ state: 'requested' }]);
});

it('a time is not released before its two minutes are over', async () => {
  clock.set(new Date());
  const pair = await harness.newPair();
  const answer = Promise.withResolvers<void>();
  const mailServer = vi.spyOn(app.services.mail, 'send').mockImplementationOnce(() => answer.promise);
  const waiting = app.call(setInterviewRequestEmailToSeeker, harness.request(pair, harness.at(4)), pair.employer);
  await expect.poll(() => mailServer.mock.calls.length).toBe(1);
  await app.services.tasks.idle();
  answer.resolve();
  expect((await waiting).result).toBe('success');
  mailServer.mockRestore();
});
