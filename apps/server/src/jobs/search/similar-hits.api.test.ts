import { mapJobCondition, searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import type { JobSearchInput } from '@jobblik/contract/jobs/job-search.schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { makeEmployer, makeJobs } from '../jobs.factory.ts';

const day = 86_400_000;

async function startWithAds(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await startTestApp({ env });
  const { user, company } = await makeEmployer(app.services.db, { company: { name: 'Kontrolgruppen' } });
  const daysAgo = (days: number) => new Date(app.services.clock.now().getTime() - days * day);
  const ads = [
    { title: 'Værkstedshjælper', descriptionHtml: '<p>Du skal reparere cykler.</p>', publishedAt: daysAgo(5) },
    { title: 'Cykelmekaniker', cityIds: [8000], publishedAt: daysAgo(1) },
    { title: 'Cykelsmed', cityIds: [9000], jobTypeId: 2, publishedAt: daysAgo(2) },
    { title: 'Knallertmekaniker', cityIds: [9000], publishedAt: daysAgo(3) },
    { title: 'Cykelbud', publishedAt: daysAgo(1) },
    { title: 'Barista', publishedAt: daysAgo(1) },
    { title: 'Smed til biogasanlæg', categoryIds: [306], publishedAt: daysAgo(1) },
    { title: 'Grovsmed', categoryIds: [300], publishedAt: daysAgo(2) },
    { title: 'Rekrutteringskonsulent uden provision', publishedAt: daysAgo(1) },
    { title: 'Rengøringsassistent', publishedAt: daysAgo(1) },
    ...Array.from({ length: 12 }, (_, at) => ({ title: `Fyrpasser ${at}`, publishedAt: daysAgo(1) })),
  ];
  await makeJobs(
    app.services.db,
    ads.map((ad) => ({ ...ad, userId: user.id, companyId: company.id })),
  );
  return app;
}

let app: TestApp;
beforeAll(async () => {
  app = await startWithAds();
});
afterAll(() => app.close());

const search = async (body: JobSearchInput, on = app) => {
  const answer = await on.call(searchJobCondition, { body: { similar: true, ...body } });
  const why = new Map(answer.similar.map(({ id, reason, name }) => [id, `${reason}: ${name}`]));
  return { ...answer, rows: answer.jobs.map(({ id, title }) => [title, why.get(id) ?? 'hit']) };
};

describe('below a full page of hits', () => {
  const keyword = 'reparere cykler';

  test('similar ads follow the hits, with their reason, and are counted separately', async () => {
    expect(await search({ keyword })).toMatchObject({
      count: 1,
      similar_count: 3,
      rows: [
        ['Værkstedshjælper', 'hit'],
        ['Cykelmekaniker', 'synonym: cykelmekaniker'],
        ['Cykelsmed', 'synonym: cykelsmed'],
        ['Knallertmekaniker', 'occupation: knallertmekaniker'],
      ],
      near_hits: false,
    });
  });

  test('a search without hits has only similar ads', async () => {
    const { rows, ...answer } = await search({ keyword: 'lave kaffe' });
    expect(answer).toMatchObject({ count: 0, near_hits: true });
    expect(rows).toEqual([['Barista', 'synonym: barista']]);
  });

  test('similar ads follow the hits in every order', async () => {
    const { rows } = await search({ keyword, sort_type: 1 });
    expect(rows.map(([title]) => title)).toEqual([
      'Værkstedshjælper',
      'Cykelmekaniker',
      'Cykelsmed',
      'Knallertmekaniker',
    ]);
  });

  test('filters and their counts include both', async () => {
    const { facets } = await search({ keyword });
    expect(facets.job_type).toEqual(
      expect.arrayContaining([
        { id: 1, count: 3 },
        { id: 2, count: 1 },
      ]),
    );
    const partTime = await search({ keyword, job_type: [{ id: 2, status: 1 }] });
    expect(partTime).toMatchObject({ count: 0, similar_count: 1, rows: [['Cykelsmed', 'synonym: cykelsmed']] });
    const inAarhus = await search({ keyword, location: 'aarhus-c-8000-midtjylland' });
    expect(inAarhus.rows.map(([title]) => title)).toEqual(['Cykelmekaniker']);
  });

  test('the map shows both, and a page beyond the last one is empty', async () => {
    const map = await app.call(mapJobCondition, { body: { keyword, similar: true } });
    expect(map).toMatchObject({ count: 4 });
    expect(map.places).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ zip: '8000', count: 1 }),
        expect.objectContaining({ zip: '9000', count: 2 }),
      ]),
    );
    expect(await search({ keyword, pageNumber: 2 })).toMatchObject({ jobs: [], similar: [], count: 1 });
  });
});

test.each<[string, JobSearchInput]>([
  ['a full page of hits', { keyword: 'fyrpasser' }],
  ['a search that does not request them', { keyword: 'reparere cykler', similar: false }],
  ['a search without words', {}],
  ['a word without ads', { keyword: 'kvantefysik' }],
])('%s has no similar ads', async (_, body) => {
  expect(await search(body)).toMatchObject({ similar: [], similar_count: 0 });
});

test('ads with some of the words are found only if nothing else is found', async () => {
  const { rows } = await search({ keyword: 'fyrpasser skagen' });
  expect(rows[0]).toEqual([expect.stringMatching(/^Fyrpasser/), 'some: null']);
  expect((await search({ keyword: 'reparere cykler' })).rows.map(([title]) => title)).not.toContain('Cykelbud');
});

test('occupations similar to those of the best hits', async () => {
  const { rows, count } = await search({ keyword: 'biogasanlæg' });
  expect([count, rows[0]]).toEqual([1, ['Smed til biogasanlæg', 'hit']]);
  expect(rows).toContainEqual(['Grovsmed', 'occupation: grovsmed']);
});

test('hits have the place of words that are not in their titles', async () => {
  const foundIn = async (keyword: string) => {
    const { jobs, found_in: found } = await search({ keyword });
    return found.map(({ id, where }) => [jobs.find((job) => job.id === id)?.title, where]);
  };
  expect(await foundIn('reparere cykler')).toEqual([['Værkstedshjælper', 'text']]);
  expect(await foundIn('kontrolgruppen barista')).toEqual([['Barista', 'label']]);
  expect(await foundIn('barista')).toEqual([]);
});

test('below the hits, ads with a trade of the query are found', async () => {
  expect((await search({ keyword: 'cykelsmed kvantefysik' })).rows).toContainEqual(['Cykelsmed', 'some: null']);
});

test('a wish that no ad fulfils is not expanded by its words', async () => {
  expect(await search({ keyword: 'job for pensionister' })).toMatchObject({ count: 0, similar_count: 0 });
});

test('the name of a category is a word of its ads, that of a main category is not', async () => {
  expect(await search({ keyword: 'håndværk og byggeri' })).toMatchObject({ count: 0 });
  expect((await search({ keyword: 'svejser' })).rows).toContainEqual(['Smed til biogasanlæg', 'hit']);
});

/** Publishes ads of a new company. @param ads title and text of each */
async function publish(name: string, ads: readonly (readonly [string, string])[]): Promise<void> {
  const { user, company } = await makeEmployer(app.services.db, { company: { name } });
  const of = { userId: user.id, companyId: company.id };
  await makeJobs(
    app.services.db,
    ads.map(([title, text]) => ({ title, descriptionHtml: `<p>${text}</p>`, ...of })),
  );
}

test('wishes match the phrases of ads, beside other words', async () => {
  await publish('Havnen', [
    ['Lagermedarbejder', 'Vi lærer dig op.'],
    ['Lagerchef', 'Du har erfaring.'],
    ['Havnevagt', 'Ingen erfaring nødvendig. Ingen aftenarbejde.'],
  ]);
  const titles = async (keyword: string) =>
    (await search({ keyword })).rows.filter(([, why]) => why === 'hit').map(([title]) => title);
  const unskilled = await titles('job uden erfaring');
  // Ads that fulfil the wish only by their title rank after ads with the phrase.
  expect(unskilled.slice(0, 2).toSorted()).toEqual(['Havnevagt', 'Lagermedarbejder']);
  expect(unskilled).not.toContain('Lagerchef');
  expect(await titles('lager uden erfaring')).toEqual(['Lagermedarbejder']);
  expect(await titles('aftenarbejde')).toEqual([]);
});

test('similar ads below hits fulfil the wish too, and other words are optional if they name no trade', async () => {
  await publish('Loftet', [
    ['Dykker', 'Akkord efter aftale.'],
    ['Dykker til hotel', 'Fast løn.'],
    ['Glaspuster', 'Vi giver akkord.'],
  ]);
  const rows = async (keyword: string) => (await search({ keyword })).rows;
  expect(await rows('dykker akkord')).toEqual([['Dykker', 'hit']]);
  // No ad has both, so ads with the trade are shown, but not ads that only fulfil the wish.
  expect(await rows('dykker sommerjob')).toEqual(
    expect.arrayContaining([
      ['Dykker', 'some: null'],
      ['Dykker til hotel', 'some: null'],
    ]),
  );
  expect((await rows('akkord i zorkblå omgivelser')).map(([title]) => title)).toEqual(
    expect.arrayContaining(['Dykker', 'Glaspuster']),
  );
  expect((await rows('lave kaffe akkord')).map(([title]) => title)).not.toContain('Glaspuster');
});

test('the operator can disable kinds of query expansion', async () => {
  const some = await startWithAds({ SEARCH_WIDENING: 'occupation,some' });
  const off = await startWithAds({ SEARCH_WIDENING: 'off' });
  try {
    const { similar } = await search({ keyword: 'reparere cykler' }, some);
    expect(new Set(similar.map(({ reason }) => reason))).toEqual(new Set(['occupation']));
    expect((await search({ keyword: 'reparere cykler' }, off)).rows).toEqual([['Værkstedshjælper', 'hit']]);
  } finally {
    await some.close();
    await off.close();
  }
});
