import * as slots from '@jobblik/contract/interviews/free-slots.api';
import * as api from '@jobblik/contract/interviews/interviews.api';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { makeApplication } from '../applications/applications.factory.ts';
import { interviewsHarness } from './interviews.harness.ts';
import { interviews } from './interviews.tables.ts';

let app: TestApp;
let harness: ReturnType<typeof interviewsHarness>;
beforeAll(async () => {
  app = await startTestApp();
  harness = interviewsHarness(app);
});
afterAll(() => app.close());

const count = (results: readonly { result: string }[], word: string) =>
  results.filter(({ result }) => result === word).length;

it('of 100 schedules for one time exactly one is created', async () => {
  const { employer } = await harness.newPair();
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, at) => {
      const schedule = { ...harness.at(3), title: 'Møde', description: 'Om', company_email: `a${at}@b.test` };
      return app.call(api.createNewScheduleForCompany, { body: { schedule } }, employer);
    }),
  );
  expect([count(results, 'success'), count(results, 'error')]).toEqual([1, 99]);
  expect(await app.services.db.$count(interviews, eq(interviews.employerId, employer.user.id))).toBe(1);
});

it('of 20 overlapping requests that one seeker accepts at once exactly one is agreed', async () => {
  const seeker = await harness.newSeeker();
  const uuids: string[] = [];
  for (let at = 0; at < 20; at += 1) {
    const pair = await harness.newPair();
    const applicationId = await makeApplication(app.services, {
      jobId: pair.job.id,
      userId: seeker.user.id,
      employerId: pair.employer.user.id,
    });
    uuids.push(await harness.requested({ ...pair, seeker, applicationId }, harness.at(3, `10:${10 + at}`, '11:00')));
  }
  const results = await Promise.all(uuids.map((uuid) => app.call(api.acceptInterview, { body: { uuid } }, seeker)));
  expect([count(results, 'success'), count(results, 'error')]).toEqual([1, 19]);
  const agreed = and(inArray(interviews.uuid, uuids), eq(interviews.state, 'accepted'));
  expect(await app.services.db.$count(interviews, agreed)).toBe(1);
});

it('one request accepted and declined at once is answered once', async () => {
  const pair = await harness.newPair();
  const uuid = await harness.requested(pair);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.send(api.acceptInterview, { body: { uuid } }, pair.seeker)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect((await harness.rowOf(uuid)).sequence).toBe(1);
});

it('of 20 candidates who pick one free slot exactly one gets it', async () => {
  const first = await harness.newPair();
  const published = await app.call(slots.publishFreeSlots, { body: { slots: [harness.at(3)] } }, first.employer);
  const slot_id = published.slots[0]?.id ?? 0;
  const offered = [];
  for (let at = 0; at < 20; at += 1) {
    const { seeker, applicationId } = at === 0 ? first : await harness.anotherApplicant(first, `Bo Dam ${at}`);
    const body = { app_id: applicationId, title: 'Samtale', description: 'Vælg selv' };
    const { new_interview_id: uuid } = await app.call(slots.offerFreeSlots, { body }, first.employer);
    offered.push({ seeker, uuid });
  }
  const results = await Promise.all(
    offered.map(({ seeker, uuid }) => app.call(slots.pickFreeSlot, { body: { uuid, slot_id } }, seeker)),
  );
  expect([count(results, 'success'), count(results, 'error')]).toEqual([1, 19]);
});

it('the database refuses an overlap', async () => {
  const { employer, seeker } = await harness.newPair();
  const times = harness.soon(600);
  const row = { kind: 'candidate' as const, title: 'A', description: 'B', ...times, seekerId: seeker.user.id };
  await app.services.db.insert(interviews).values({ ...row, employerId: employer.user.id, state: 'accepted' });
  const other = await harness.newEmployer();
  const overlap = (employerId: number, state: 'requested' | 'accepted') =>
    app.services.db.insert(interviews).values({ ...row, employerId, state });
  const constraint = (name: string) => ({ cause: { code: '23P01', constraint: name } });
  await expect(overlap(employer.user.id, 'requested')).rejects.toMatchObject(constraint('interviews_employer_free'));
  await expect(overlap(other.user.id, 'accepted')).rejects.toMatchObject(constraint('interviews_seeker_free'));
  await overlap(other.user.id, 'requested');
});
