import { searchCvPagination } from '@jobblik/contract/candidates/cv-search.api';
import { createCv } from '@jobblik/contract/cv/cv.api';
import { createJob, updateJob } from '@jobblik/contract/jobs/job-form.api';
import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import { deleteJob } from '@jobblik/contract/jobs/own-jobs.api';
import type { AnyCall, CallAnswer } from '@jobblik/contract/kernel/call';
import { getPush } from '@jobblik/contract/notifications/push.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningProduct, startProduct } from '../../../support/product.ts';
import { makeUser, signInAs } from '../src/accounts/accounts.factory.ts';
import { makeEmployer } from '../src/jobs/jobs.factory.ts';
import { seedLookups } from '../src/lookups/setup.ts';
import { connect } from '../src/platform/db/db.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let servers: RunningProduct[] = [];
let employer: string;
let seeker: string;

/** Two processes over one database, each with a memory of its own. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db, close } = connect(database.url, { max: 2 });
  await seedLookups(db);
  const { user } = await makeEmployer(db, { company: { name: 'Tovejs ApS' } });
  employer = await signInAs(db, user);
  seeker = await signInAs(db, await makeUser(db, { name: 'Signe Holm' }));
  await close();
  const settings = {
    DATABASE_URL: database.url,
    SAMPLE_DATA: 'off',
    FIRST_ADS_WAIT: 'off',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'job@jobblik.test',
    SANDBOX_PAYMENTS: 'on',
  };
  servers = await Promise.all([startProduct(settings), startProduct(settings)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
});

async function call<C extends AnyCall>(
  at: number,
  declared: C,
  { path = declared.path, body, token }: { path?: string; body?: object; token?: string },
): Promise<CallAnswer<C>> {
  const response = await fetch((servers[at]?.url ?? '') + path, {
    method: declared.method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as CallAnswer<C>;
}

/** What both servers find after a change. */
async function both(search: (at: number) => Promise<unknown>, expected: unknown): Promise<void> {
  for (const at of [0, 1]) expect(await search(at)).toEqual(expected);
}

const titles = (keyword: string) => async (at: number) => {
  const { jobs } = await call(at, searchJobCondition, { body: { keyword } });
  return jobs.map(({ title }) => title);
};
const regional = (at: number) =>
  call(at, searchJobCondition, { body: { postcode: '9000', radius: 10 } }).then(({ count }) => count);
const ad = (title: string) => ({ title, description_html: '<p>Ny</p>', location: [9000] });

test('agree on every search of ads, whichever of them made the change', async () => {
  await both(titles('bådebygger'), []);
  const { job_id: first } = await call(0, createJob, { body: { job: ad('Bådebygger') }, token: employer });
  await both(titles('bådebygger'), ['Bådebygger']);
  await call(1, createJob, { body: { job: ad('Erfaren bådebygger') }, token: employer });
  await both(async (at) => (await titles('bådebygger')(at)).length, 2);
  await both(regional, 2);
  await call(1, updateJob, { body: { job: { ...ad('Sejlmager'), id: first } }, token: employer });
  await both(titles('sejlmager'), ['Sejlmager']);
  await both(titles('bådebygger'), ['Erfaren bådebygger']);
  await call(0, deleteJob, { path: deleteJob.path.replace(':id', `${first}`), token: employer });
  await both(titles('sejlmager'), []);
  await both(regional, 1);
});

test('have one secret: the key for push messages, which is derived from it, is the same', async () => {
  const [one, other] = await Promise.all([0, 1].map((at) => call(at, getPush, { token: seeker })));
  expect(one?.public_key).toBe(other?.public_key);
});

test('agree on searches of CVs', async () => {
  const found = (at: number) =>
    call(at, searchCvPagination, { body: { keyword: 'glaspuster' }, token: employer }).then(({ count }) => count);
  await both(found, 0);
  const work = {
    title: 'Glaspuster',
    company_name: 'Ovnen',
    experience_description: '',
    experience_start_year: 2010,
    experience_start_month: 1,
    experience_end_year: 2014,
    experience_end_month: 12,
    present: 0,
  };
  await call(1, createCv, { body: { cv: { cv_experience: [work], cv_wish: [1] } }, token: seeker });
  await both(found, 1);
});
