import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import type { JobSearchInput } from '@jobblik/contract/jobs/job-search.schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, signInAs } from '../../accounts/accounts.factory.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { type JobOptions, makeEmployer, makeJob, makeJobs, makeVisits } from '../jobs.factory.ts';
import { jobs } from '../jobs.tables.ts';
import { indexJobs } from './index-jobs.ts';

const now = new Date('2026-05-20T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const clock = testClock(now);
let app: TestApp;
let base: { userId: number; companyId: number };

/** Ordered by publication, the newest first. */
const ads: (Partial<JobOptions> & { title: string })[] = [
  {
    title: 'A',
    cityIds: [8000],
    categoryIds: [101],
    jobTypeId: 1,
    publishedAt: daysAgo(0.5),
    jobDeadlineDate: '2026-06-10',
  },
  {
    title: 'B',
    cityIds: [8200],
    categoryIds: [102],
    jobTypeId: 2,
    publishedAt: daysAgo(2),
    remote: 'hybrid',
    remoteDays: 2,
  },
  {
    title: 'C',
    cityIds: [9000],
    categoryIds: [201],
    jobTypeId: 1,
    publishedAt: daysAgo(6),
    payFrom: 3_000_000,
    payUnit: 'month',
  },
  {
    title: 'D',
    cityIds: [1050, 9000],
    categoryIds: [101, 102, 201],
    jobTypeId: 5,
    publishedAt: daysAgo(10),
    jobDeadlineDate: '2026-05-21',
  },
  { title: 'E', cityIds: [], categoryIds: [], jobTypeId: 1, publishedAt: daysAgo(20), remote: 'full' },
  {
    title: 'F',
    cityIds: [8000],
    categoryIds: [100],
    jobTypeId: 3,
    publishedAt: daysAgo(40),
    endsAt: new Date('2026-06-10T10:00:00Z'),
    payFrom: 100,
    payUnit: 'hour',
    payHidden: true,
  },
];
const unseen: (Partial<JobOptions> & { title: string })[] = [
  { title: 'expired', publishedAt: daysAgo(40) },
  { title: 'past its deadline', publishedAt: daysAgo(3), jobDeadlineDate: '2026-05-19' },
  { title: 'switched off', publishedAt: daysAgo(3), isActive: false },
  { title: 'a draft', isActive: false },
  { title: 'deleted', publishedAt: daysAgo(3), deletedAt: daysAgo(1) },
];

beforeAll(async () => {
  app = await startTestApp({ clock });
  const { db } = app.services;
  const { user, company } = await makeEmployer(db);
  base = { userId: user.id, companyId: company.id };
  const made = await makeJobs(
    db,
    [...ads, ...unseen].map((ad) => ({ ...base, ...ad })),
    now,
  );
  const idOf = (title: string) => made.find((job) => job.title === title)?.id ?? 0;
  await makeVisits(db, idOf('C'), [{ day: '2026-05-18', visits: 9 }]);
  await makeVisits(db, idOf('E'), [
    { day: '2026-05-18', visits: 4 },
    { day: '2026-05-19', visits: 8 },
  ]);
});
afterAll(() => app.close());

const search = async (body: JobSearchInput) => await app.call(searchJobCondition, { body });
const found = async (body: JobSearchInput) => (await search(body)).jobs.map((job) => job.title).join('');

describe('filters', () => {
  test.each<[string, JobSearchInput, string]>([
    ['an empty search is every live ad, newest first', {}, 'ABCDEF'],
    ["'all' is no keyword", { keyword: 'all' }, 'ABCDEF'],
    ['one place by its slug', { location: ['aarhus-c-8000-midtjylland'] }, 'AF'],
    ['a place as its parts', { location: [{ name: 'Aarhus C', zip: '8000', region: 'Midtjylland' }] }, 'AF'],
    ['a place alone, not in a list', { location: 'aarhus-c-8000-midtjylland' }, 'AF'],
    ['a whole town', { location: ['aarhus'] }, 'ABF'],
    ['a region', { location: ['midtjylland'] }, 'ABF'],
    ['a region as parts', { location: [{ name: 'Nordjylland', zip: '', region: 'Nordjylland' }] }, 'CD'],
    ['several places are OR', { location: ['aarhus-n-8200-midtjylland', 'nordjylland'] }, 'BCD'],
    ['every place of an ad counts', { location: [{ zip: '1050' }] }, 'D'],
    ['a circle', { postcode: '8000', radius: 15 }, 'ABF'],
    ['a larger circle', { postcode: 8000, radius: 150 }, 'ABCDF'],
    ['a circle is one more place', { postcode: '9000', radius: 5, location: ['8200'] }, 'BCD'],
    ['postcode 0 has no effect', { postcode: 0, radius: 5 }, 'ABCDEF'],
    ['a category', { category_condition: [101] }, 'AD'],
    ['a category by its seo name', { category_condition: ['pædagog'] }, 'CD'],
    ['a main category includes its categories', { category_condition: ['sundhed-og-omsorg'] }, 'ABDF'],
    ['several categories are OR', { category_condition: [102, { id: 201 }] }, 'BCD'],
    ['a category by its title alone', { category_title: 'Pædagog' }, 'CD'],
    ['a job type', { job_type: [{ id: 1, status: 1 }] }, 'ACE'],
    ['a job type by its id alone', { job_type: [1] }, 'ACE'],
    ['a job type that is not ticked', { job_type: [{ id: 1, status: 0 }] }, 'ABCDEF'],
    [
      'job types are OR',
      {
        job_type: [
          { id: 2, status: 1 },
          { id: 5, status: 1 },
          { id: 1, status: 0 },
        ],
      },
      'BD',
    ],
    ['nothing ticked is no filter', { job_type: [{ id: 1, status: 0 }] }, 'ABCDEF'],
    ['the last 24 hours', { datePosted: [{ id: 1, status: 1 }] }, 'A'],
    ['the last three days', { datePosted: [{ id: 2, status: 1 }] }, 'AB'],
    [
      'several spans: the widest',
      {
        datePosted: [
          { id: 1, status: 1 },
          { id: 4, status: 1 },
        ],
      },
      'ABCD',
    ],
    ['older than thirty days', { datePosted: [{ id: 6, status: 1 }] }, 'F'],
    [
      'work from home',
      {
        remote: [
          { id: 2, status: 1 },
          { id: 3, status: 1 },
        ],
      },
      'BE',
    ],
    ['pay that is shown', { pay_shown: true }, 'C'],
    ['different filters are AND', { category_condition: [100], job_type: [{ id: 1, status: 1 }] }, 'A'],
    ['a keyword and filters', { keyword: 'aarhus', job_type: [{ id: 3, status: 1 }] }, 'F'],
    ['popular: most visits first, then newest', { sort_type: 2 }, 'ECABDF'],
    ['deadline: nearest first, none last', { sort_type: 3 }, 'DABCEF'],
    ['another company has no ads', { company_id: 999_999 }, ''],
    ['an unknown category finds nothing', { category_condition: ['findes-ikke'] }, ''],
    ['an unknown category id finds nothing', { category_condition: [2_000_000_000] }, ''],
    ['signs without words find nothing', { keyword: '😀 !!' }, ''],
  ])('%s', async (_what, body, titles) => {
    const answer = await search(body);
    expect(answer.jobs.map((job) => job.title).join('')).toBe(titles);
    expect(answer.count).toBe(titles.length);
  });

  test('returns the unknown places, and finds nothing there', async () => {
    const answer = await search({ location: ['atlantis', 'aarhus-c-8000-midtjylland'] });
    expect(answer.unknown_locations).toEqual(['atlantis']);
    expect(answer.jobs.map((job) => job.title).join('')).toBe('AF');
    expect((await search({ location: ['atlantis'] })).count).toBe(0);
  });

  test('distances are those of the nearest place', async () => {
    const { jobs } = await search({ postcode: '8000', radius: 150 });
    const km = Object.fromEntries(jobs.map((job) => [job.title, job.distance_km]));
    expect(km.A).toBe(0);
    expect(km.B).toBeGreaterThan(1);
    expect(km.B).toBeLessThan(8);
    expect(km.D).toBeGreaterThan(80);
    expect((await search({})).jobs[0]?.distance_km).toBeNull();
  });
});

describe('counts', () => {
  test('each choice has the number of hits with the other filters unchanged', async () => {
    const { facets, count } = await search({ job_type: [{ id: 1, status: 1 }] });
    expect(count).toBe(3);
    expect(facets.job_type).toEqual([
      { id: 1, count: 3 },
      { id: 2, count: 1 },
      { id: 3, count: 1 },
      { id: 4, count: 0 },
      { id: 5, count: 1 },
    ]);
    expect(facets.datePosted.map((choice) => choice.count)).toEqual([1, 1, 2, 2, 3, 0]);
    expect(facets.remote.map((choice) => choice.count)).toEqual([2, 0, 1]);
    expect(facets.pay_shown).toBe(1);
    const byId = new Map(facets.categories.map((choice) => [choice.id, choice.count]));
    expect([byId.get(100), byId.get(101), byId.get(201), byId.get(200)]).toEqual([1, 1, 1, 1]);
  });

  test('an ad with two categories of one main category is counted there once', async () => {
    const { facets } = await search({});
    const byId = new Map(facets.categories.map((choice) => [choice.id, choice.count]));
    expect([byId.get(100), byId.get(101), byId.get(102), byId.get(200), byId.get(201)]).toEqual([4, 2, 2, 2, 2]);
  });

  test('every count is the number of hits after ticking the choice', async () => {
    const filters: JobSearchInput = { category_condition: [100], pay_shown: false };
    const { facets } = await search(filters);
    for (const { id, count } of facets.job_type) {
      expect((await search({ ...filters, job_type: [{ id, status: 1 }] })).count).toBe(count);
    }
    for (const { id, count } of facets.datePosted) {
      expect((await search({ ...filters, datePosted: [{ id, status: 1 }] })).count).toBe(count);
    }
    for (const { id, count } of facets.remote) {
      expect((await search({ ...filters, remote: [{ id, status: 1 }] })).count).toBe(count);
    }
    for (const { id, count } of facets.categories) {
      expect((await search({ ...filters, category_condition: [id] })).count).toBe(count);
    }
  });
});

describe('pages', () => {
  test('pages have no gaps or duplicates, in every order', async () => {
    const more = Array.from({ length: 25 }, (_, at) => ({ ...base, title: `Murer ${at}`, publishedAt: daysAgo(1) }));
    await makeJobs(app.services.db, more, now);
    for (const sort_type of [1, 2, 3, 4]) {
      const pages = await Promise.all(
        [1, 2, 3].map((pageNumber) => search({ keyword: 'murer', sort_type, pageNumber })),
      );
      const ids = pages.flatMap((page) => page.jobs.map((job) => job.id));
      expect(new Set(ids).size).toBe(25);
      expect(pages.map((page) => page.jobs.length)).toEqual([10, 10, 5]);
      expect(pages.every((page) => page.count === 25)).toBe(true);
    }
  });

  test('a page beyond the last one is empty and has the count', async () => {
    expect(await search({ keyword: 'murer', pageNumber: 1_000_000_000 })).toMatchObject({ jobs: [], count: 25 });
  });

  test.each([10, 20, 30, 40])('%i to a page', async (pagePerSize) => {
    expect((await search({ pagePerSize })).jobs).toHaveLength(Math.min(pagePerSize, 31));
  });
});

describe('bad input', () => {
  test.each<[string, unknown, string, string]>([
    ['page 0', { pageNumber: 0 }, 'pageNumber', 'too_small'],
    ['page 10^9 + 1', { pageNumber: 1_000_000_001 }, 'pageNumber', 'too_big'],
    ['a page that is not a number', { pageNumber: 'x' }, 'pageNumber', 'not_a_number'],
    ['25 to a page', { pagePerSize: 25 }, 'pagePerSize', 'not_a_choice'],
    ['an unknown order', { sort_type: 9 }, 'sort_type', 'not_a_choice'],
    ['a radius of 7', { radius: 7 }, 'radius', 'not_a_step'],
    ['a radius of 405', { radius: 405 }, 'radius', 'too_big'],
    ['an unknown postcode', { postcode: '9999' }, 'postcode', 'unknown_postcode'],
    ['a postcode that is not a number', { postcode: 'abc' }, 'postcode', 'unknown_postcode'],
    ['a NUL byte', { keyword: 'a\u0000b' }, 'keyword', 'nul_byte'],
    ['a keyword of a megabyte', { keyword: 'a'.repeat(900_000) }, 'keyword', 'too_long'],
  ])('%s is refused with its field', async (_what, body, path, code) => {
    const response = await app.raw('POST', '/api/search_job_condition', {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'invalid_input',
      fields: [expect.objectContaining({ path, code })],
    });
  });

  test.each([
    "'; DROP TABLE jobs; --",
    '<script>alert(1)</script>',
    'a & | ! ( ) : * <-> \\',
    "'''",
    'مهندس',
    '%_%',
    '🧑‍🔧 murer',
    'x'.repeat(200),
  ])('%s is only words', async (keyword) => {
    const { count } = await search({});
    expect((await search({ keyword })).count, 'it does not find everything').toBeLessThan(count);
    expect((await search({})).count).toBe(count);
  });
});

describe('freshness', () => {
  test('a new ad is found by the first search after publication, and not found after it expires', async () => {
    const job = await makeJob(app.services.db, { ...base, title: 'Glarmester', publishedAt: now }, now);
    expect(await found({ keyword: 'glarmester' })).toBe('Glarmester');
    clock.set(new Date(job.endsAt ?? now));
    expect(await found({ keyword: 'glarmester' })).toBe('');
    clock.set(now);
    expect(await found({ keyword: 'glarmester' })).toBe('Glarmester');
  });

  test('cached hits of words are updated for an ad that is published, changed and deleted', async () => {
    const { db } = app.services;
    const keywords = ['orgelbygger', 'orgelbyg', 'klokkestøber'];
    const all = async () => await Promise.all(keywords.map((keyword) => found({ keyword })));
    expect(await all()).toEqual(['', '', '']);
    const job = await makeJob(db, { ...base, title: 'Orgelbygger' }, now);
    expect(await all()).toEqual(['Orgelbygger', 'Orgelbygger', '']);
    const write = async (change: { title?: string; publishedAt?: Date; deletedAt?: Date }) =>
      await inTransaction(db, async (tx) => {
        await tx.update(jobs).set(change).where(eq(jobs.id, job.id));
        await indexJobs(tx, [job.id]);
      });
    await write({ title: 'Klokkestøber' });
    expect(await all()).toEqual(['', '', 'Klokkestøber']);
    await write({ title: 'Orgelbygger', publishedAt: new Date(now.getTime() - 1000) });
    expect(await all()).toEqual(['Orgelbygger', 'Orgelbygger', '']);
    await write({ title: 'Klokkestøber', publishedAt: now });
    expect(await all()).toEqual(['', '', 'Klokkestøber']);
    await write({ deletedAt: now });
    expect(await all()).toEqual(['', '', '']);
    // No ad has the whole word now, so an ad with a part of it is a near hit.
    await makeJob(db, { ...base, title: 'Orgel' }, now);
    expect((await search({ keyword: 'orgelbygger' })).near_hits).toBe(true);
  });

  test('concurrent searches all see the ads published before them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const title = `Stenhugger ${round}`;
      const noise = Array.from({ length: 6 }, () => found({}));
      await makeJob(app.services.db, { ...base, title }, now);
      const answers = await Promise.all(Array.from({ length: 6 }, () => search({ keyword: title })));
      for (const answer of answers) expect(answer.jobs.map((job) => job.title)).toContain(title);
      await Promise.all(noise);
    }
  });

  test('a seeker sees what they have saved', async () => {
    const seeker = await makeUser(app.services.db);
    const token = await signInAs(app.services.db, seeker);
    const answer = await app.call(searchJobCondition, { body: { keyword: 'glarmester' } }, { token });
    expect(answer.jobs[0]?.is_saved).toBe(false);
  });

  test('cached hits of words include more new ads than lists are updated with', async () => {
    expect(await found({ keyword: 'saltsyder' })).toBe('');
    const many = Array.from({ length: 310 }, () => ({ ...base, title: 'Saltsyder' }));
    await makeJobs(app.services.db, many, now);
    expect((await search({ keyword: 'saltsyder' })).count).toBe(310);
  });
});

describe('the order of a keyword', () => {
  test.each<[string, number | undefined, string[]]>([
    ['relevance by default', undefined, ['Bødker', 'Fadmager']],
    ['relevance by its name', 4, ['Bødker', 'Fadmager']],
    ['newest by date', 1, ['Fadmager', 'Bødker']],
    ['deadline: none last', 3, ['Bødker', 'Fadmager']],
  ])('%s', async (_what, sort_type, titles) => {
    const descriptionHtml = '<p>En bødker kan også søge.</p>';
    const made = [
      { ...base, title: 'Bødker', publishedAt: daysAgo(5), jobDeadlineDate: '2026-06-01' },
      { ...base, title: 'Fadmager', descriptionHtml, publishedAt: daysAgo(1) },
    ];
    if ((await search({ keyword: 'bødker' })).count === 0) await makeJobs(app.services.db, made, now);
    const { jobs } = await search({ keyword: 'bødker', ...(sort_type !== undefined && { sort_type }) });
    expect(jobs.map(({ title }) => title)).toEqual(titles);
  });

  test('without a keyword, relevance is by date', async () => {
    expect(await found({ sort_type: 4 })).toBe(await found({ sort_type: 1 }));
  });
});

describe('wishes', () => {
  /** Texts of the ads by title; ordered by publication, the newest first. */
  const texts = {
    P: 'Du hjælper ældre borgere med mad om aftenen og hver anden weekend. Ingen krav om uddannelse.',
    Q: 'Nattevagt på plejehjem. Uddannelse som assistent er et krav.',
    R: 'Du leger med børn og unge i al slags vejr, ved siden af dit studie.',
    S: 'Er du under 18 år? Kom og vær ude hele dagen. Intet aftenarbejde.',
    T: 'You will join our team. The working language is English.',
  };
  let company: number;

  beforeAll(async () => {
    const made = await makeEmployer(app.services.db);
    company = made.company.id;
    const list = Object.entries(texts).map(([title, text], at) => {
      const published = { publishedAt: daysAgo(1 + at), descriptionHtml: `<p>${text}</p>` };
      return { userId: made.user.id, companyId: company, title, ...published, categoryIds: [] };
    });
    await makeJobs(app.services.db, list, now);
  });

  test.each<[string, number[], string]>([
    ['evening', [1], 'P'],
    ['weekend', [2], 'P'],
    ['night', [3], 'Q'],
    ['one group is OR', [1, 3], 'PQ'],
    ['work with children', [4], 'R'],
    ['work with the elderly', [5], 'PQ'],
    ['outdoors', [6], 'RS'],
    ['groups are AND', [1, 3, 5, 7], 'P'],
    ['no education', [7], 'P'],
    ['under 18', [8], 'S'],
    ['student', [9], 'R'],
    ['in English', [10], 'T'],
    ['children outdoors or elderly people, for students', [5, 6, 9], 'R'],
    ['an unknown wish has no effect', [11], 'PQRST'],
  ])('%s', async (_what, wishes, titles) => {
    const answer = await search({ wishes, company_id: company });
    expect(answer.jobs.map((job) => job.title).join('')).toBe(titles);
    expect(answer.count).toBe(titles.length);
  });

  test('each wish has the number of hits with the other groups unchanged', async () => {
    const count = async (wishes: number[]) =>
      (await search({ wishes, company_id: company })).facets.wishes.map((wish) => wish.count).join('');
    expect(await count([])).toBe('1111221111');
    expect(await count([5])).toBe('1111221000');
  });
});
