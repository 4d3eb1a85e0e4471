import { findSimilarKeywords, mapJobCondition, searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import type { JobSearchInput } from '@jobblik/contract/jobs/job-search.schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type JobOptions, makeEmployer, makeJobs } from '../jobs.factory.ts';

let app: TestApp;
let base: { userId: number; companyId: number };

beforeAll(async () => {
  app = await startTestApp();
  const { user, company } = await makeEmployer(app.services.db, { company: { name: 'Kontrolgruppen' } });
  base = { userId: user.id, companyId: company.id };
});
afterAll(() => app.close());

const ads = async (list: readonly (Partial<JobOptions> & { title: string })[]) =>
  await makeJobs(
    app.services.db,
    list.map((ad) => ({ ...base, ...ad })),
  );
const search = async (body: JobSearchInput) => await app.call(searchJobCondition, { body });
const titles = async (keyword: string, rest: Partial<JobSearchInput> = {}) =>
  (await search({ pagePerSize: 40, ...rest, keyword })).jobs.map((job) => job.title);

describe('words', () => {
  beforeAll(async () => {
    await ads([
      { title: 'Sygeplejerske til akutmodtagelsen' },
      { title: 'Lagermedarbejder' },
      { title: 'Lager og logistik' },
      { title: 'Butiksassistent' },
      { title: 'Kranfører', descriptionHtml: '<p>Du kender et lager fra før.</p>' },
      { title: 'Pædagog til vuggestue', cityIds: [8000] },
      { title: 'Pædagog til børnehave', cityIds: [9000] },
      { title: 'Tømrersvend' },
      { title: 'Rengøringsassistent' },
      { title: 'Frisør' },
      { title: 'Æblehøster i Måløv', descriptionHtml: '<p>Frisør søges ikke.</p>' },
      { title: 'Montør, sag 592e01eb', descriptionHtml: '<p>Tegningen hedder 17e3b.</p>' },
    ]);
  });

  test.each([
    ['sygepleje', 'Sygeplejerske til akutmodtagelsen'],
    ['lager', 'Lagermedarbejder'],
    ['butik', 'Butiksassistent'],
    ['sygeplejersker', 'Sygeplejerske til akutmodtagelsen'],
    ['paedagog', 'Pædagog til vuggestue'],
    ['pædagoger', 'Pædagog til vuggestue'],
    ['PÆDAGOG', 'Pædagog til vuggestue'],
    ['toemrer', 'Tømrersvend'],
    ['tømrer', 'Tømrersvend'],
    ['frisoer', 'Frisør'],
    ['æblehøster', 'Æblehøster i Måløv'],
    ['æblehøster maaloev', 'Æblehøster i Måløv'],
    // For PostgreSQL's parser these begin with a number in scientific notation.
    ['592e01eb', 'Montør, sag 592e01eb'],
    ['17e3b', 'Montør, sag 592e01eb'],
  ])('%s finds "%s"', async (keyword, title) => expect(await titles(keyword)).toContain(title));

  test('the whole word ranks before its part, and a title with a trade before one with the trade in its text', async () => {
    expect(await titles('lager')).toEqual(['Lager og logistik', 'Lagermedarbejder', 'Kranfører']);
    expect(await titles('frisør')).toEqual(['Frisør', 'Æblehøster i Måløv']);
  });

  test('every word must match', async () => {
    expect((await titles('pædagog vuggestue'))[0]).toBe('Pædagog til vuggestue');
    expect(await titles('kranfører lager')).toEqual(['Kranfører']);
  });

  test('a place in the words is a place', async () => {
    expect(await titles('pædagog aalborg')).toEqual(['Pædagog til børnehave']);
  });

  test('other names of a job find it', async () => {
    expect(await titles('rengøringsmedarbejder')).toContain('Rengøringsassistent');
  });

  test.each([
    ['sygeplejeske', 'sygeplejerske', 'Sygeplejerske til akutmodtagelsen'],
    ['friser', 'frisør', 'Frisør'],
    ['lagermedarbjder', 'lagermedarbejder', 'Lagermedarbejder'],
    ['Pedagog til vugestue', 'pædagog til vuggestue', 'Pædagog til vuggestue'],
    ['tømer', 'tømrer', 'Tømrersvend'],
    // The name of a town, which no title contains.
    ['alborgg', 'aalborg', 'Pædagog til børnehave'],
  ])('%s is corrected to %s', async (typed, corrected, title) => {
    const answer = await search({ keyword: typed });
    expect(answer.jobs[0]?.title).toBe(title);
    expect(answer.corrected_keyword).toBe(corrected);
  });

  test('words that no ad has together find ads with some of them as near hits', async () => {
    const answer = await search({ keyword: 'kranfører logistik måløv' });
    expect(answer.near_hits).toBe(true);
    expect(answer.jobs.map((job) => job.title)).toEqual(
      expect.arrayContaining(['Kranfører', 'Lager og logistik', 'Æblehøster i Måløv']),
    );
  });

  test('nothing is found for a word without ads', async () => {
    expect(await search({ keyword: 'kvantefysik' })).toMatchObject({ jobs: [], count: 0, near_hits: false });
  });
});

describe('similar keywords', () => {
  const similar = async (body: JobSearchInput) => (await app.call(findSimilarKeywords, { body })).keywords;

  beforeAll(async () => {
    await ads([
      { title: 'Negletekniker', cityIds: [6000] },
      { title: 'Negletekniker', cityIds: [6000], jobTypeId: 2 },
      { title: 'Negletekniker', cityIds: [4000] },
    ]);
  });

  test('are of the same trade, with the number of hits for the same places and filters', async () => {
    const kolding = { postcode: '6000', radius: 5 };
    expect((await search({ keyword: 'frisør', ...kolding })).count).toBe(0);
    expect(await similar({ keyword: 'frisør', ...kolding })).toContainEqual({ keyword: 'Negletekniker', count: 2 });
    expect((await search({ keyword: 'Negletekniker', ...kolding })).count).toBe(2);
    const deltid = { ...kolding, job_type: [{ id: 2, status: 1 as const }] };
    expect(await similar({ keyword: 'frisør', ...deltid })).toContainEqual({ keyword: 'Negletekniker', count: 1 });
  });

  test('are none without hits, without a trade and without a keyword', async () => {
    expect(await similar({ keyword: 'frisør', postcode: '3700', radius: 5 })).toEqual([]);
    expect(await similar({ keyword: 'qzxqzx' })).toEqual([]);
    expect(await similar({ keyword: 'all' })).toEqual([]);
    expect(await similar({})).toEqual([]);
  });

  test('are refused with the field for a postcode that does not exist', async () => {
    const response = await app.raw('POST', '/api/similar_keywords', {
      body: JSON.stringify({ keyword: 'frisør', postcode: '9999' }),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'invalid_input',
      fields: [expect.objectContaining({ path: 'postcode', code: 'unknown_postcode' })],
    });
  });
});

describe('the map', () => {
  const map = async (body: JobSearchInput) => await app.call(mapJobCondition, { body });
  const counts = async (body: JobSearchInput) =>
    Object.fromEntries((await map(body)).places.map(({ zip, count }) => [zip, count]));

  beforeAll(async () => {
    await ads([
      { title: 'Fyrpasser', cityIds: [8000] },
      { title: 'Fyrpasser', cityIds: [8000, 5000] },
      { title: 'Fyrpasser', cityIds: [] },
    ]);
  });

  test('counts the hits of each postcode, at its centre, independent of the page', async () => {
    expect(await map({ keyword: 'fyrpasser', pageNumber: 9 })).toMatchObject({
      places: expect.arrayContaining([
        {
          id: 8000,
          zip: '8000',
          name: 'Aarhus C',
          region: 'Midtjylland',
          lat: expect.closeTo(56.154, 2),
          lng: expect.closeTo(10.203, 2),
          count: 2,
        },
        expect.objectContaining({ zip: '5000', count: 1 }),
      ]),
      count: 3,
      nowhere: 1,
    });
  });

  test('of a search for places has an ad only there', async () => {
    expect(await counts({ keyword: 'fyrpasser', location: 'odense-c-5000-syddanmark' })).toEqual({ '5000': 1 });
    expect(await counts({ keyword: 'fyrpasser', postcode: '8000', radius: 10 })).toEqual({ '8000': 2 });
  });

  test('is empty for a search without hits, and refuses the same input as searches', async () => {
    expect(await map({ keyword: 'qzxqzx' })).toEqual({ places: [], count: 0, nowhere: 0 });
    const refused = await app.refused(mapJobCondition, { body: { postcode: '0001' } });
    expect(refused).toMatchObject({ status: 400, code: 'invalid_input' });
  });
});
