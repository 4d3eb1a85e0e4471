import { deactivateAccount, removeAccount } from '@jobblik/contract/accounts/accounts.api';
import { createCompany } from '@jobblik/contract/companies/companies.api';
import { searchCompanies } from '@jobblik/contract/companies/directory.api';
import type { CallInput } from '@jobblik/contract/kernel/call';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, samplePassword, signInAs } from '../../accounts/accounts.factory.ts';
import { users } from '../../accounts/index.ts';
import { makeJob } from '../../jobs/jobs.factory.ts';
import type { CompanyOptions } from '../companies.factory.ts';
import { makeCompany } from '../companies.factory.ts';
import { companyTerms } from '../companies.tables.ts';
import { indexOutdatedCompanies } from './index-companies.ts';

const now = new Date('2026-05-20T10:00:00Z');
const day = 86_400_000;
const byPassword = { body: { password: samplePassword } };
let app: TestApp;
const ids: Record<string, number> = {};
const owners: Record<string, number> = {};

async function company(name: string, options: Partial<CompanyOptions> = {}, emailVerifiedAt: Date | null = now) {
  const user = await makeUser(app.services.db, { role: 'employer', emailVerifiedAt });
  const row = await makeCompany(app.services.db, { branch: null, cityId: null, ...options, name, userId: user.id });
  ids[name] = row.id;
  owners[name] = user.id;
  return { ...row, token: await signInAs(app.services.db, user) };
}

const ad = (name: string, change: Partial<Parameters<typeof makeJob>[1]> = {}) =>
  makeJob(app.services.db, { title: 'Kok', userId: owners[name] ?? 0, companyId: ids[name] ?? 0, ...change }, now);

type Query = NonNullable<CallInput<typeof searchCompanies>['query']>;
const search = async (query: Query = {}) => await app.call(searchCompanies, { query });
const names = async (query: Query = {}) => (await search(query)).companies.map((one) => one.company_name);

beforeAll(async () => {
  app = await startTestApp({ clock: testClock(now) });
  await company('Ærø Mejeri', { branch: 'Fødevarer', cityId: 5970 });
  await company('Aarhus Tag og Facade', { branch: 'Byggeri', cityId: 8000 });
  await company('Bageriet Kringlen', { branch: 'fødevarer', cityId: 8200 });
  await company('Nordlys Energi', { branch: 'Energi', cityId: 9000 });
  await company('Mølleå Tømrerne', { branch: 'Byggeri', cityId: 2800 });
  await company('3 Søstre');
  await ad('Nordlys Energi');
  await ad('Nordlys Energi', { title: 'Montør' });
  await ad('Mølleå Tømrerne');
  // Not live: expired, withdrawn, past its deadline.
  await ad('Ærø Mejeri', { publishedAt: new Date(now.getTime() - 40 * day) });
  await ad('Ærø Mejeri', { isActive: false });
  await ad('Ærø Mejeri', { jobDeadlineDate: '2026-05-19' });
});
afterAll(() => app.close());

describe('the directory', () => {
  test('lists every company by Danish names, with place, trade and live ads', async () => {
    const answer = await search();
    expect(answer.companies.map((one) => one.company_name)).toEqual([
      '3 Søstre',
      'Bageriet Kringlen',
      'Mølleå Tømrerne',
      'Nordlys Energi',
      'Ærø Mejeri',
      'Aarhus Tag og Facade',
    ]);
    expect(answer).toMatchObject({ count: 6, corrected: null, is_near: false, location_known: true });
    expect(answer.companies[3]).toEqual({
      company_id: ids['Nordlys Energi'],
      company_name: 'Nordlys Energi',
      company_branch: 'Energi',
      company_logo: null,
      city: 'Aalborg',
      has_video: false,
      job_count: 2,
    });
    expect(answer.companies[4]).toMatchObject({ job_count: 0 });
    expect(answer.letters).toEqual([
      { letter: 'B', count: 1 },
      { letter: 'M', count: 1 },
      { letter: 'N', count: 1 },
      { letter: 'Æ', count: 1 },
      { letter: 'Å', count: 1 },
      { letter: '#', count: 1 },
    ]);
    expect(answer.branches.map(({ name, count }) => [name.toLowerCase(), count])).toEqual([
      ['byggeri', 2],
      ['energi', 1],
      ['fødevarer', 2],
    ]);
    expect(answer.places).toContainEqual({ slug: 'midtjylland', name: 'Midtjylland', kind: 'region', count: 2 });
    expect(answer.places).toContainEqual({ slug: 'aarhus-midtjylland', name: 'Aarhus', kind: 'town', count: 2 });
  });

  test('puts those with the most live ads first', async () => {
    expect((await names({ sort_type: 2 })).slice(0, 3)).toEqual(['Nordlys Energi', 'Mølleå Tømrerne', '3 Søstre']);
  });

  test.each<[Query, string[]]>([
    [{ keyword: 'nordlys' }, ['Nordlys Energi']],
    [{ keyword: 'NORDLYS A/S' }, ['Nordlys Energi']],
    [{ keyword: 'moelleaa' }, ['Mølleå Tømrerne']],
    [{ keyword: 'tømrer' }, ['Mølleå Tømrerne']],
    [{ keyword: 'byggeri' }, ['Mølleå Tømrerne', 'Aarhus Tag og Facade']],
    [{ keyword: 'byggeri lyngby' }, ['Mølleå Tømrerne']],
    [{ keyword: 'kring' }, ['Bageriet Kringlen']],
    [
      { keyword: 'all' },
      ['3 Søstre', 'Bageriet Kringlen', 'Mølleå Tømrerne', 'Nordlys Energi', 'Ærø Mejeri', 'Aarhus Tag og Facade'],
    ],
    [{ letter: 'Å' }, ['Aarhus Tag og Facade']],
    [{ letter: '#' }, ['3 Søstre']],
    [{ branch: 'FØDEVARER' }, ['Bageriet Kringlen', 'Ærø Mejeri']],
    [{ location: 'aarhus-midtjylland' }, ['Bageriet Kringlen', 'Aarhus Tag og Facade']],
    [{ location: 'aarhus-c-8000-midtjylland' }, ['Aarhus Tag og Facade']],
    [{ location: 'fyn' }, ['Ærø Mejeri']],
    [{ location: 'midtjylland', branch: 'fødevarer', letter: 'B', keyword: 'bageri' }, ['Bageriet Kringlen']],
    [{ location: 'fyn', branch: 'Energi' }, []],
  ])('%j finds %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('corrects a typing error and returns the correction', async () => {
    expect(await search({ keyword: 'nordlis' })).toMatchObject({ corrected: 'nordlys', count: 1 });
    expect(await search({ keyword: 'møleå' })).toMatchObject({ corrected: 'mølleå', count: 1 });
  });

  test('shows companies with some of the words if none has all', async () => {
    expect(await search({ keyword: 'nordlys mejeri' })).toMatchObject({ is_near: true, count: 2 });
  });

  test('a filter without results is not a typing error, and counts are those of the other filters', async () => {
    const answer = await search({ keyword: 'nordlys', letter: 'B' });
    expect(answer).toMatchObject({ count: 0, companies: [], corrected: null });
    expect(answer.letters).toEqual([{ letter: 'N', count: 1 }]);
    const inTrade = await search({ branch: 'byggeri' });
    expect(inTrade.branches).toHaveLength(3);
    expect(inTrade.letters.map(({ letter }) => letter)).toEqual(['M', 'Å']);
  });

  test('an unknown place is reported', async () => {
    expect(await search({ location: 'atlantis' })).toMatchObject({ location_known: false, count: 0 });
  });

  test('has pages without repetitions; one beyond the last is empty and keeps the count', async () => {
    const pages = await Promise.all([1, 2, 3].map((pageNumber) => names({ pageNumber, pagePerSize: 2 })));
    expect(pages.flat()).toEqual(await names());
    expect(await search({ pageNumber: 4, pagePerSize: 2 })).toMatchObject({ companies: [], count: 6 });
    expect(await search({ pageNumber: 1_000_000_000, pagePerSize: 100 })).toMatchObject({ companies: [], count: 6 });
  });
});

describe('who is listed', () => {
  test('a company is found by its new name and trade at once, and not by the old ones', async () => {
    const { token, id } = await company('Før Navnet', { branch: 'Gartneri' });
    await app.call(
      createCompany,
      { body: { company: { company_name: 'Bagefter', company_branch: 'Logistik' } } },
      { token },
    );
    expect((await search({ keyword: 'logistik' })).companies.map((one) => one.company_id)).toEqual([id]);
    expect(await names({ keyword: 'gartneri' })).toEqual([]);
    expect(await app.call(removeAccount, byPassword, { token })).toMatchObject({ result: 'success' });
  });

  test('an unconfirmed, deactivated or removed account is not, nor are its words', async () => {
    await company('Ukendtheden', { branch: 'Xylofonbyg' }, null);
    const deactivated = await company('Dvalehuset', { branch: 'Xylofonbyg' });
    const gone = await company('Afskeden', { branch: 'Xylofonbyg' });
    expect(await names({ keyword: 'xylofonbyg' })).toEqual(['Afskeden', 'Dvalehuset']);
    await app.call(deactivateAccount, { body: {} }, { token: deactivated.token });
    expect(await app.call(removeAccount, byPassword, { token: gone.token })).toMatchObject({ result: 'success' });
    expect(await search({ keyword: 'xylofonbyg' })).toMatchObject({ count: 0, branches: [], letters: [] });
    expect(await search({ keyword: 'xylofonbygg' })).toMatchObject({ count: 0, corrected: null });
    expect(await names()).not.toContain('Ukendtheden');
    await app.services.db.update(users).set({ deactivatedAt: null }).where(eq(users.id, deactivated.userId));
    expect(await names({ keyword: 'xylofonbyg' })).toEqual(['Dvalehuset']);
  });

  test('rows of older versions, and companies without any, are written by the task', async () => {
    const { db } = app.services;
    await db.delete(companyTerms).where(eq(companyTerms.companyId, ids['3 Søstre'] ?? 0));
    await db.update(companyTerms).set({ wordVersion: 0, words: sql`''::tsvector` });
    expect(await names({ keyword: 'nordlys' })).toEqual([]);
    await indexOutdatedCompanies(db, new AbortController().signal);
    expect(await names({ keyword: 'nordlys' })).toEqual(['Nordlys Energi']);
    expect(await names({ letter: '#' })).toEqual(['3 Søstre']);
  });
});

describe('invalid input', () => {
  test.each([
    'pageNumber=0',
    'pageNumber=-1',
    'pageNumber=abc',
    'pageNumber=99999999999',
    'pagePerSize=0',
    'pagePerSize=101',
    'sort_type=3',
    'letter=AB',
    'letter=%27',
    `keyword=${'a'.repeat(201)}`,
    'keyword=a%00b',
    'branch=%00',
    `location=${'x'.repeat(201)}`,
  ])('%s is refused', async (query) => {
    const answer = await app.raw('GET', `/api/search_companies?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input' });
  });

  test.each([
    "' or 1=1 --",
    "'; drop table companies; --",
    '%',
    '_',
    '\\',
    "a':* | b",
    '!(x & y)',
    '<script>alert(1)</script>',
    '((((',
    '💥',
    '\u202e',
  ])('%j is only text', async (text) => {
    for (const field of ['keyword', 'location', 'branch']) {
      const answer = await app.raw('GET', `/api/search_companies?${new URLSearchParams({ [field]: text })}`);
      expect(answer.status, field).toBe(200);
      expect(((await answer.json()) as { count: number }).count, field).toBe(0);
    }
  });
});
