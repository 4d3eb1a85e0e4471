import { accountDeactivated, accountReactivated, accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { createCompany, getCompanyProfile } from '@jobblik/contract/companies/companies.api';
import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import { getJobDetailNotAuthed } from '@jobblik/contract/jobs/jobs.api';
import type { DomainEvent } from '@jobblik/contract/kernel/event';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { makeUser, signInAs } from '../accounts/accounts.factory.ts';
import { type User, users } from '../accounts/index.ts';
import { companies } from '../companies/index.ts';
import { type JobRow, jobs } from './index.ts';
import { makeEmployer, makeJob } from './jobs.factory.ts';
import { jobSearch, jobWords, savedJobs } from './jobs.tables.ts';
import { indexJobs } from './search/index-jobs.ts';
import { jobIndex } from './search/job-index.ts';
import { maintainJobIndex } from './search/maintain-index.ts';

let app: TestApp;
let employer: User;
let job: JobRow;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
const maintain = () => maintainJobIndex(app.services.db, { now: new Date(), signal: new AbortController().signal });
beforeEach(async () => {
  const { db } = app.services;
  const made = await makeEmployer(db, { company: { name: 'Kattegat Bådebyggeri' } });
  employer = made.user;
  const owner = { userId: made.user.id, companyId: made.company.id };
  job = await makeJob(db, { ...owner, title: 'Bådebygger', contactPerson: 'Bo Bådsmand', contactPhone: '12 34 56 78' });
});

const hits = async (keyword: string) =>
  (await app.call(searchJobCondition, { body: { keyword } })).jobs.map((one) => one.id);
const publish = async (event: DomainEvent<string, typeof accountRemoved.payload>) => {
  const { tasks, db } = app.services;
  await tasks.publish(db, event, { user_id: employer.id, type: employer.type });
  await tasks.idle();
};

test('a deactivated employer’s ads and company are hidden, and shown again', async () => {
  const { db } = app.services;
  await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, employer.id));
  await publish(accountDeactivated);
  expect(await hits('bådebygger')).not.toContain(job.id);
  expect((await app.refused(getJobDetailNotAuthed, { params: { id: job.id } })).status).toBe(404);
  expect((await app.refused(getCompanyProfile, { params: { id: job.companyId ?? 0 } })).status).toBe(404);
  await db.update(users).set({ deactivatedAt: null }).where(eq(users.id, employer.id));
  await publish(accountReactivated);
  expect(await hits('bådebygger')).toContain(job.id);
});

test('a removed employer’s ads and company are erased', async () => {
  const { db } = app.services;
  await db.update(users).set({ removedAt: new Date(), email: null }).where(eq(users.id, employer.id));
  await publish(accountRemoved);
  await publish(accountRemoved);
  expect(await hits('bådebygger')).not.toContain(job.id);
  const [row] = await db.select().from(jobs).where(eq(jobs.id, job.id));
  expect(row).toMatchObject({
    title: 'Bådebygger',
    contactPerson: null,
    contactPhone: null,
    description: '',
    companyId: null,
  });
  expect(row?.deletedAt).not.toBeNull();
  expect(await db.select().from(companies).where(eq(companies.userId, employer.id))).toEqual([]);
});

test('a removed seeker’s saved ads are deleted', async () => {
  const { db, tasks } = app.services;
  const seeker = await makeUser(db);
  await db.insert(savedJobs).values({ userId: seeker.id, jobId: job.id });
  await tasks.publish(db, accountRemoved, { user_id: seeker.id, type: seeker.type });
  await tasks.idle();
  expect(await db.select().from(savedJobs).where(eq(savedJobs.userId, seeker.id))).toEqual([]);
});

test('an ad is found by its company’s new name and no longer by the old one', async () => {
  expect(await hits('kattegat')).toContain(job.id);
  const token = await signInAs(app.services.db, employer);
  await app.call(createCompany, { body: { company: { company_name: 'Skagerrak Bådebyggeri' } } }, { token });
  await app.services.tasks.idle();
  expect(await hits('skagerrak')).toContain(job.id);
  expect(await hits('kattegat')).not.toContain(job.id);
});

test('search rows of ads that expired long ago are removed with their words, and searches still work', async () => {
  const { db } = app.services;
  const rows = () => db.select().from(jobSearch).where(eq(jobSearch.jobId, job.id));
  const others = await makeJob(db, { userId: employer.id, companyId: job.companyId ?? 0, title: 'Sejlmager' });
  expect(await hits('bådebygger')).toContain(job.id);
  await db
    .update(jobs)
    .set({ endsAt: new Date('2020-02-01'), publishedAt: new Date('2020-01-01') })
    .where(eq(jobs.id, job.id));
  await db.transaction((tx) => indexJobs(tx, [job.id]));
  await maintain();
  expect(await rows()).toMatchObject([{ liveUntil: null, vocabulary: [] }]);
  expect(await hits('bådebygger')).not.toContain(job.id);
  // Removed rows are kept until the next time, so that every server notices it.
  await maintain();
  await maintain();
  expect(await rows()).toEqual([]);
  expect(await hits('sejlmager')).toEqual([others.id]);
});

test('words of titles are counted, and uncounted when the ad is removed', async () => {
  const { db } = app.services;
  const uses = async () => (await db.select().from(jobWords).where(eq(jobWords.word, 'glaspuster')))[0]?.uses ?? 0;
  const made = await makeJob(db, { userId: employer.id, companyId: job.companyId ?? 0, title: 'Glaspuster' });
  expect(await uses()).toBe(1);
  await db.update(jobs).set({ deletedAt: new Date() }).where(eq(jobs.id, made.id));
  await db.transaction((tx) => indexJobs(tx, [made.id]));
  expect(await uses()).toBe(0);
});

test('rows of an older version are written again, once, and those of a newer one are not', async () => {
  const { db } = app.services;
  const row = async () => (await db.select().from(jobSearch).where(eq(jobSearch.jobId, job.id)))[0];
  const setVersion = (version: number) => db.update(jobSearch).set({ version }).where(eq(jobSearch.jobId, job.id));
  await setVersion(jobIndex.version - 1);
  const before = (await row())?.revision ?? 0;
  await maintain();
  const after = await row();
  expect(after).toMatchObject({ version: jobIndex.version });
  expect(after?.revision).toBeGreaterThan(before);
  await maintain();
  expect(await row()).toEqual(after);
  await setVersion(jobIndex.version + 1);
  await maintain();
  expect(await row()).toEqual({ ...after, version: jobIndex.version + 1 });
  expect(await hits('bådebygger')).toContain(job.id);
});
