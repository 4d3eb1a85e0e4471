import type { JobSearchInput } from '@jobblik/contract/jobs/job-search.schema';
import { searchJobCondition } from '@jobblik/contract/jobs/jobs.api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type JobOptions, makeEmployer, makeJobs } from '../index.ts';

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
    ['maaloev', 'Æblehøster i Måløv'],
  ])('%s finds "%s"', async (keyword, title) => expect(await titles(keyword)).toContain(title));

  test('the whole word stands above its part, the title above the body', async () => {
    expect(await titles('lager')).toEqual(['Lager og logistik', 'Lagermedarbejder', 'Kranfører']);
    expect(await titles('frisør')).toEqual(['Frisør', 'Æblehøster i Måløv']);
  });

  test('every word must be there', async () => {
    expect((await titles('pædagog vuggestue'))[0]).toBe('Pædagog til vuggestue');
    expect(await titles('kranfører lager')).toEqual(['Kranfører']);
  });

  test('a place among the words is a place', async () => {
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
    // Nobody's title says it: the name of a town and of a field, as they are written.
    ['alborgg', 'aalborg', 'Pædagog til børnehave'],
  ])('%s was meant to be %s', async (typed, meant, title) => {
    const answer = await search({ keyword: typed });
    expect(answer.jobs[0]?.title).toBe(title);
    expect(answer.corrected_keyword).toBe(meant);
  });

  test('words that no ad has together are answered with ads that have some of them, and said so', async () => {
    const answer = await search({ keyword: 'kranfører logistik måløv' });
    expect(answer.near_hits).toBe(true);
    expect(answer.jobs.map((job) => job.title)).toEqual(
      expect.arrayContaining(['Kranfører', 'Lager og logistik', 'Æblehøster i Måløv']),
    );
  });

  test('nothing is found for what no ad is about', async () => {
    expect(await search({ keyword: 'kvantefysik' })).toMatchObject({ jobs: [], count: 0, near_hits: false });
  });
});
