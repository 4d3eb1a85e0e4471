import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createJob } from '@jobblik/contract/jobs/job-form.api';
import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import type { JobSearchInput } from '@jobblik/contract/jobs/job-search.schema';
import { deleteJob } from '@jobblik/contract/jobs/own-jobs.api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { signInAs } from '../../accounts/accounts.factory.ts';
import { makeEmployer, makeJobs } from '../jobs.factory.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  const { user, company } = await makeEmployer(app.services.db, { company: { name: 'Bladremøllen' } });
  token = await signInAs(app.services.db, user);
  const now = app.services.clock.now().getTime();
  await makeJobs(
    app.services.db,
    Array.from({ length: 25 }, (_, at) => ({
      title: `Glaspuster ${at}`,
      userId: user.id,
      companyId: company.id,
      publishedAt: new Date(now - (at + 1) * 60_000),
    })),
  );
});
afterAll(() => app.close());

const size = 10;
const turn = async (pageNumber: number, { anchor, ...search }: JobSearchInput) => {
  const body = { similar: true, pagePerSize: size, ...search, pageNumber, ...(anchor && { anchor }) };
  const { jobs, count, similar_count } = await app.call(searchJobCondition, { body });
  const ids = jobs.map(({ id }) => id);
  return {
    ids,
    total: count + similar_count,
    anchor: { rank: (pageNumber - 1) * size + ids.length - 1, ids: ids.slice(-3).reverse() },
  };
};

describe.each([
  ['all ads, the newest first', {}],
  ['the hits of a word by relevance', { keyword: 'glaspuster' }],
  ['the hits of a word, the newest first', { keyword: 'glaspuster', sort_type: 1 }],
])('of %s', (_what, search) => {
  test('pages have every ad once while ads are posted and closed', async () => {
    const first = await turn(1, search);
    const posted: number[] = [];
    const post = async () => {
      const job = { title: 'Glaspuster', description_html: '<p>Pust.</p>', location: [8000], categories: [901] };
      posted.push((await app.call(createJob, { body: { job } }, { token })).job_id ?? 0);
    };
    await post();
    const second = await turn(2, { ...search, anchor: first.anchor });
    await post();
    const third = await turn(3, { ...search, anchor: second.anchor });
    const seen = [...first.ids, ...second.ids, ...third.ids];
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(25);
    expect([second.total, third.total]).toEqual([25, 25]);
    // Without an anchor the same pages repeat a hit.
    expect((await turn(2, search)).ids).toContain(first.ids.at(-1));
    const back = await turn(2, { ...search, anchor: third.anchor });
    expect(back.ids).toEqual(second.ids);
    for (const id of posted) await app.call(deleteJob, { params: { id } }, { token });
  });
});

test.each([
  ['no ad', { rank: 3, ids: [] }],
  ['too many ads', { rank: 3, ids: [1, 2, 3, 4] }],
  ['a rank that is none', { rank: -1, ids: [1] }],
])('an anchor with %s is refused', async (_what, anchor) => {
  expect(await app.refused(searchJobCondition, { body: { anchor } })).toMatchObject({
    status: 400,
    code: 'invalid_input',
  });
});

test('an anchor that is no hit any more is ignored', async () => {
  const plain = await turn(2, {});
  expect((await turn(2, { anchor: { rank: 9, ids: [999_999] } })).ids).toEqual(plain.ids);
});

describe('an address with Latin-1 letters', () => {
  test('leads a browser to the same address in UTF-8, in path and query', async () => {
    for (const [sent, location] of [
      ['/find/job?keyword=p%E6dagog', '/find/job?keyword=p%C3%A6dagog'],
      ['/job/7/K%F8kken', '/job/7/K%C3%B8kken'],
      ['//example.com/%E5', '/example.com/%C3%A5'],
    ] as const) {
      const response = await app.raw('GET', sent, { headers: { accept: 'text/html' } });
      expect([response.status, response.headers.get('location')]).toEqual([302, location]);
    }
  });

  // Sent as it stands: fetch would turn the backslash.
  test('leads to no other host by slashes and backslashes', async () => {
    for (const path of ['/\\example.com/%E5', '\\/example.com/%E5', '//\\example.com/%E5']) {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const sent = httpRequest(app.url, { path, headers: { accept: 'text/html' } }, resolve);
        sent.on('error', reject).end();
      });
      answer.resume();
      const { location = '/' } = answer.headers;
      expect(new URL(location, app.url).host).toBe(new URL(app.url).host);
    }
  });

  test('is read as meant by calls', async () => {
    const response = await app.raw('GET', '/api/suggest_keywords?typed=gl%E5spuster');
    expect(response.status).toBe(200);
    expect((await app.raw('GET', '/api/get_cities_with_query/%C5rhus')).status).toBeLessThan(500);
  });
});
