import { findSimilarKeywords, mapJobCondition, searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import type { JobSearchInput } from '@jobblik/contract/jobs/job-search.schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeEmployer, makeJobs } from '../jobs.factory.ts';
import { forgetEmptySearches, readEmptySearches } from './log-empty-search.ts';
import { emptySearches } from './search-log.tables.ts';

const now = new Date('2026-05-20T10:00:00Z');
const clock = testClock(now);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
  const { db } = app.services;
  const cleaning = await makeEmployer(db, { company: { name: 'Rene Huse' } });
  const portland = await makeEmployer(db, { company: { name: 'Skagen Kalkværk A/S' } });
  const of = ({ user, company }: typeof cleaning) => ({ userId: user.id, companyId: company.id });
  await makeJobs(
    db,
    [
      { ...of(cleaning), title: 'Rengøringsassistent', cityIds: [9000] },
      { ...of(cleaning), title: 'Rengøringsleder', cityIds: [8000], descriptionHtml: '<p>Kontor i Aalborg.</p>' },
      { ...of(cleaning), title: 'Rengøring af skoler', cityIds: [8260] },
      { ...of(cleaning), title: 'Vinduespudser', cityIds: [9990], companyName: 'Odense Klarglas' },
      { ...of(portland), title: 'Procesoperatør', cityIds: [8000] },
    ],
    now,
  );
});
afterAll(() => app.close());

const search = async (body: JobSearchInput) => await app.call(searchJobCondition, { body: { ...body, similar: true } });
const read = async (keyword: string, rest: JobSearchInput = {}) => {
  const { jobs, words, typed_places: places } = await search({ ...rest, keyword });
  return { words, places: places.map(({ label }) => label), titles: jobs.map(({ title }) => title).sort() };
};

describe('towns and postcodes in the words', () => {
  test('are places: an ad that only mentions the town in its text is not found', async () => {
    expect(await read('rengøring Aalborg')).toEqual({
      words: 'rengøring',
      places: ['Aalborg'],
      titles: ['Rengøringsassistent'],
    });
    expect(await read('job i aarhus')).toMatchObject({
      words: '',
      titles: ['Procesoperatør', 'Rengøring af skoler', 'Rengøringsleder'],
    });
    expect(await read('8000 rengøring')).toMatchObject({ places: ['8000 Aarhus C'], titles: ['Rengøringsleder'] });
  });

  test('find the same ads as the place filter, also on the map', async () => {
    const typed = await search({ keyword: 'rengøring aarhus' });
    const chosen = await search({ keyword: 'rengøring', location: typed.typed_places.map(({ slug }) => slug) });
    expect([typed.count, typed.facets]).toEqual([chosen.count, chosen.facets]);
    const map = await app.call(mapJobCondition, { body: { keyword: 'rengøring aarhus' } });
    expect(map.count).toBe(typed.count);
    expect(typed.typed_places).toMatchObject([{ text: 'aarhus', other_words: 'rengøring' }]);
  });

  test('are words with `words_only`, and beside a chosen place', async () => {
    const wordsOnly = await read('rengøring aalborg', { words_only: true });
    expect(wordsOnly).toMatchObject({ words: 'rengøring aalborg', places: [] });
    expect(wordsOnly.titles).toContain('Rengøringsleder');
    expect(await read('rengøring aalborg', { location: ['midtjylland'] })).toMatchObject({ places: [] });
    expect(await read('rengøring aalborg', { postcode: '8000' })).toMatchObject({ places: [] });
  });

  test.each([
    ['a whole company', 'Skagen Kalkværk'],
    ['the beginning of a company', 'operatør skagen kalkværk'],
    ['an employer of an ad', 'odense klarglas'],
    ['an institution', 'Aalborg Kommune'],
  ])('are words in the name of %s', async (_what, keyword) => {
    expect(await read(keyword)).toMatchObject({ words: keyword, places: [] });
  });

  test('are words if no ad at the place has the other words', async () => {
    const { words, places, titles } = await read('procesoperatør skagen');
    expect({ words, places }).toEqual({ words: 'procesoperatør skagen', places: [] });
    expect(titles).toContain('Procesoperatør');
  });

  test('are a place without other words, even without ads there', async () => {
    expect(await read('holte')).toEqual({ words: '', places: ['Holte'], titles: [] });
    expect((await search({ keyword: 'procesoperatør holte' })).corrected_keyword).toBeNull();
  });

  test('are a place even if a filter leaves no hits', async () => {
    expect(await read('rengøring aalborg', { job_type: [3] })).toEqual({
      words: 'rengøring',
      places: ['Aalborg'],
      titles: [],
    });
  });

  test('are not part of similar keywords', async () => {
    const { keywords } = await app.call(findSimilarKeywords, { body: { keyword: 'rengøringsassistent aalborg' } });
    expect(keywords.every(({ keyword }) => !keyword.includes('aalborg'))).toBe(true);
  });
});

describe('searches that find nothing', () => {
  const log = async (days = 30) =>
    (await readEmptySearches(app.services.db, { now: clock.now(), days, limit: 10 })).map(
      ({ words, filters, searches }) => [words, filters, searches].join('|'),
    );

  beforeEach(async () => {
    await app.services.db.delete(emptySearches);
    clock.set(now);
  });

  test('are counted by words and kinds of filters', async () => {
    await search({ keyword: 'Grævemaskine' });
    await search({ keyword: ' grævemaskine' });
    await search({ keyword: 'grævemaskine', location: ['skagen'], wishes: [3] });
    await search({ job_type: [4] });
    expect(await log()).toEqual(['grævemaskine||2', '|type|1', 'grævemaskine|location wishes|1']);
  });

  test('are not logged if they have hits, may name a person, or are not for a screen', async () => {
    await search({ keyword: 'rengøring' });
    for (const keyword of ['mette@example.dk', '20 30 40 50', 'Mette Holm Sørensen']) await search({ keyword });
    await app.call(searchJobCondition, { body: { keyword: 'grævemaskine' } });
    await search({ keyword: 'grævemaskine', pageNumber: 2 });
    expect(await log()).toEqual([]);
  });

  test('are deleted after 90 days', async () => {
    await search({ keyword: 'grævemaskine' });
    clock.set(new Date(now.getTime() + 90 * 86_400_000));
    await forgetEmptySearches(app.services);
    expect(await log(90)).toEqual(['grævemaskine||1']);
    clock.set(new Date(now.getTime() + 91 * 86_400_000));
    await forgetEmptySearches(app.services);
    expect(await app.services.db.select().from(emptySearches)).toEqual([]);
  });

  test('have a maximum number of different ones per day, which are still counted', async () => {
    const many = Array.from({ length: 2_000 }, (_, at) => ({
      day: '2026-05-20',
      words: `w${at}`,
      filters: '',
      searches: 1,
    }));
    await app.services.db.insert(emptySearches).values(many);
    await search({ keyword: 'grævemaskine' });
    await app.services.db.update(emptySearches).set({ words: 'kloakmester' }).where(eq(emptySearches.words, 'w7'));
    await search({ keyword: 'kloakmester' });
    expect((await log())[0]).toBe('kloakmester||2');
    expect(await app.services.db.$count(emptySearches)).toBe(2_000);
  });
});
