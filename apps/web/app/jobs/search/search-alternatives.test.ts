import { findSimilarKeywords, mapJobCondition } from '@jobblik/contract/jobs/job-search.api';
import { getCitiesWithQuery } from '@jobblik/contract/lookups/lookups.api';
import { expect, test, vi } from 'vitest';
import { readSearch } from './search-address.ts';
import { readAlternatives } from './search-alternatives.ts';

const place = (name: string, zip: string, lat: number, lng: number, count = 1, region = 'Nordjylland') => ({
  id: Number(zip),
  name,
  zip,
  region,
  lat,
  lng,
  count,
});
const ballerup = place('Ballerup', '2750', 55.73, 12.36, 12, 'Hovedstaden');
const fjerritslev = place('Fjerritslev', '9690', 57.09, 9.27);
const nykobing = place('Nykøbing M', '7900', 56.79, 8.86, 3, 'Midtjylland');
const search = readSearch(new URLSearchParams('keyword=kok&postcode=7700&radius=5&page=3'));

type Api = Parameters<typeof readAlternatives>[0];

test.each([
  ['the postcode', 'postcode=7700&location=aarhus-c-8000-midtjylland', ['7700']],
  ['the first place', 'location=Thisted-7700-Nordjylland&location=Ballerup-2750-Hovedstaden', ['7700']],
  ['the first place that we know', 'location=Atlantis&location=Thisted-7700-Nordjylland', ['Atlantis', '7700']],
])('the nearest towns come first regardless of hits, seen from %s', async (_what, query, lookedUp) => {
  const call = vi.fn(async (called: unknown, input: { params?: { query: string }; body?: object }) => {
    if (called === findSimilarKeywords) return { keywords: [] };
    if (called === mapJobCondition) return { places: [ballerup, fjerritslev, nykobing], count: 16, nowhere: 0 };
    return input.params?.query === '7700' ? [{ ...place('Thisted', '7700', 56.96, 8.69), kind: 'zip' }] : [];
  });
  const api = { call } as unknown as Api;
  const { places } = await readAlternatives(api, readSearch(new URLSearchParams(`keyword=kok&${query}`)));
  expect(places).toEqual([
    {
      name: 'Nykøbing M',
      km: expect.closeTo(21.5, 0),
      count: 3,
      path: '/find/job?keyword=kok&location=nyk%C3%B8bing-m-7900-midtjylland',
    },
    {
      name: 'Fjerritslev',
      km: expect.closeTo(38, 0),
      count: 1,
      path: '/find/job?keyword=kok&location=fjerritslev-9690-nordjylland',
    },
    {
      name: 'Ballerup',
      km: expect.closeTo(265, -1),
      count: 12,
      path: '/find/job?keyword=kok&location=ballerup-2750-hovedstaden',
    },
  ]);
  const inputsOf = (which: unknown) => call.mock.calls.filter(([called]) => called === which).map(([, input]) => input);
  expect(inputsOf(mapJobCondition)).toMatchObject([{ body: { keyword: 'kok', location: [], postcode: '' } }]);
  expect(inputsOf(getCitiesWithQuery)).toMatchObject(lookedUp.map((query) => ({ params: { query } })));
});

test('similar keywords keep the place and the filters of the search, and are requested only with a keyword', async () => {
  const call = vi.fn(async (called: unknown) =>
    called === findSimilarKeywords
      ? { keywords: [{ keyword: 'Tjener', count: 3 }] }
      : called === getCitiesWithQuery
        ? []
        : { places: [], jobs: [], count: 0 },
  );
  const api = { call } as unknown as Api;
  const { keywords } = await readAlternatives(api, { ...search, type: [2] });
  expect(keywords).toEqual([
    { keyword: 'Tjener', count: 3, path: '/find/job?keyword=Tjener&type=2&postcode=7700&radius=5' },
  ]);
  expect((await readAlternatives(api, { ...search, keyword: '' })).keywords).toEqual([]);
  expect(call.mock.calls.filter(([called]) => called === findSimilarKeywords)).toHaveLength(1);
});
