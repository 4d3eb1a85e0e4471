import {
  getAllCategories,
  getCategories,
  getCities,
  getCitiesWithQuery,
  getCompanies,
  getCvUsers,
  getJobWishes,
  getLanguages,
  getMainCategories,
  getSkills,
} from '@jobblik/contract/lookups/lookups.api';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { makeUser, signInAs } from '../accounts/accounts.factory.ts';
import { makeMembership } from '../membership/membership.factory.ts';
import { categories, cities, jobTitles, languages, lookupState, skills } from './lookups.tables.ts';
import { seedLookups } from './seed-lookups.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('seeding', () => {
  const counts = async () => {
    const tables = [cities, categories, jobTitles, skills, languages];
    return await Promise.all(tables.map((table) => app.services.db.$count(table)));
  };

  test('fills every table once; a second run changes nothing', async () => {
    await seedLookups(app.services.db);
    const first = await counts();
    expect(first[0]).toBe(1089);
    expect(first.every((count) => count > 100)).toBe(true);
    await app.services.db.update(cities).set({ name: 'Ændret' }).where(eq(cities.id, 8000));
    await seedLookups(app.services.db);
    expect(await app.services.db.select({ name: cities.name }).from(cities).where(eq(cities.id, 8000))).toEqual([
      { name: 'Ændret' },
    ]);
    expect(await counts()).toEqual(first);
  });

  test('with other data rewrites each row under its id and keeps rows that the data no longer has', async () => {
    await app.services.db.update(lookupState).set({ version: 'old' });
    await app.services.db.insert(cities).values({
      id: 1,
      zip: '0001',
      name: 'Nedlagt',
      municipality: 'Nedlagt',
      regionId: 1,
      lat: 55,
      lng: 12,
    });
    await seedLookups(app.services.db);
    const rows = await app.services.db
      .select({ id: cities.id, name: cities.name })
      .from(cities)
      .where(sql`id in (1, 8000)`);
    expect(rows.sort((a, b) => a.id - b.id)).toEqual([
      { id: 1, name: 'Nedlagt' },
      { id: 8000, name: 'Aarhus C' },
    ]);
  });

  test('by several servers at once succeeds for all', async () => {
    await app.services.db.update(lookupState).set({ version: 'old' });
    await Promise.all([1, 2, 3].map(() => seedLookups(app.services.db)));
    expect((await counts())[1]).toBe(155);
  });
});

describe('categories', () => {
  test('the main ones have their number of live ads', async () => {
    const mains = await app.call(getMainCategories, {});
    expect(mains).toHaveLength(12);
    expect(mains[0]).toEqual({
      id: 100,
      seo: 'sundhed-og-omsorg',
      text: 'Sundhed og omsorg',
      checked: false,
      count: 0,
    });
  });

  test('the tree comes under both names', async () => {
    const tree = await app.call(getAllCategories, {});
    const ticks = await app.call(getCategories, {});
    expect(tree.map((main) => main.children)).toEqual(ticks.map((main) => main.sub_categories));
    expect(tree[3]?.children[0]).toEqual({
      id: 401,
      seo: 'softwareudvikling',
      text: 'Softwareudvikling',
      checked: false,
    });
  });
});

describe('places', () => {
  test('lists all postcodes', async () => {
    const all = await app.call(getCities, {});
    expect(all).toHaveLength(1089);
    expect(all.find((city) => city.zip === '9000')).toEqual({
      id: 9000,
      name: 'Aalborg',
      zip: '9000',
      region: 'Nordjylland',
      lat: expect.closeTo(57.04, 1),
      lng: expect.closeTo(9.91, 1),
    });
  });

  test.each([
    ['Århus', '8000'],
    ['aarhus', '8000'],
    ['soeborg', '2860'],
    ['9000', '9000'],
    ['Aarhus/8000', '8000'],
  ])('suggests places for %s', async (query, zip) => {
    const hits = await app.call(getCitiesWithQuery, { params: { query }, query: {} });
    expect(hits[0]?.zip).toBe(zip);
    expect(hits.length).toBeLessThanOrEqual(20);
  });

  test('includes whole towns on request', async () => {
    const hits = await app.call(getCitiesWithQuery, { params: { query: 'odense' }, query: { whole: 1 } });
    expect(hits[0]).toMatchObject({ kind: 'town', name: 'Odense' });
  });

  test.each(['%00', '%F0%9F%8E%89', "'%3B%20DROP%20TABLE%20cities", '%E0%A4%A', 'x'.repeat(101), '-0', '%20'])(
    'anything else is answered well: %#',
    async (query) => {
      const response = await app.raw('GET', `/api/get_cities_with_query/${query}`);
      expect([200, 400, 404]).toContain(response.status);
      if (response.status === 200) expect(await response.json()).toEqual([]);
    },
  );
});

test('lists of titles, skills and languages are id and name', async () => {
  for (const call of [getJobWishes, getSkills, getLanguages] as const) {
    const list = await app.call(call, {});
    expect(list.length).toBeGreaterThan(100);
    expect(Object.keys(list[0] ?? {})).toEqual(['id', 'name']);
  }
});

test('everybody can read companies, only employers people with a CV', async () => {
  expect(await app.call(getCompanies, {})).toEqual([]);
  expect(await app.refused(getCvUsers, { query: {} })).toMatchObject({ status: 401, code: 'unauthenticated' });
});

describe('caching', () => {
  test.each([
    'get_main_categories/0',
    'get_all_categories/0',
    'get_categories/0',
    'get_cities',
    'get_cities_with_query/aar',
    'get_companies',
    'get_job_wishes/1',
    'get_skills/0',
    'get_languages',
  ])('%s has a version, and is not sent twice', async (path) => {
    const first = await app.raw('GET', `/api/${path}`);
    const etag = first.headers.get('etag');
    expect(first.status).toBe(200);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    const again = await app.raw('GET', `/api/${path}`, { headers: { 'if-none-match': etag ?? '' } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('people with a CV have a version that only the browser of the requesting employer caches', async () => {
    const { db } = app.services;
    const employer = await makeUser(db, { role: 'employer' });
    await makeMembership(db, { userId: employer.id, plan: 3 });
    const headers = { authorization: `Bearer ${await signInAs(db, employer)}` };
    const first = await app.raw('GET', '/api/get_cv_users', { headers });
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
    expect(first.headers.get('vary')).toContain('authorization');
    const known = { ...headers, 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await app.raw('GET', '/api/get_cv_users', { headers: known })).status).toBe(304);
  });

  test('different queries have different versions', async () => {
    const tags = await Promise.all(
      ['aar', 'aal', 'aar?whole=1'].map(async (query) =>
        (await app.raw('GET', `/api/get_cities_with_query/${query}`)).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});
