import { findSimilarKeywords } from '@jobblik/contract/jobs/job-search.api';
import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { expect, test, vi } from 'vitest';
import { readSearch } from './search-address.ts';
import { otherPlaces, readAlternatives } from './search-alternatives.ts';

const ad = (name: string, zip: string, km: number | null) =>
  ({ location: [{ id: Number(zip), name, zip, region: 'Midtjylland', lat: 56, lng: 10 }], distance_km: km }) as JobCard;
const search = readSearch(new URLSearchParams('keyword=kok&postcode=8000&radius=5&page=3'));

test('towns around the circle come nearest first, each with the search that finds it', () => {
  const jobs = [ad('Odder', '8300', 21), ad('Viby J', '8260', 5.1), ad('Odder', '8300', 21)];
  expect(otherPlaces(jobs, search)).toEqual([
    { name: 'Viby J', km: 5.1, count: 1, path: '/find/job?keyword=kok&location=Viby+J-8260-Midtjylland' },
    { name: 'Odder', km: 21, count: 2, path: '/find/job?keyword=kok&location=Odder-8300-Midtjylland' },
  ]);
});

test('without a circle those with the most hits come first, four at most; an ad without a place has none', () => {
  const jobs = ['8300', '8260', '8260', '8200', '8210', '8220'].map((zip) => ad(`By ${zip}`, zip, null));
  const found = otherPlaces([...jobs, { location: [], distance_km: null } as unknown as JobCard], search);
  expect(found.map(({ name, count }) => `${name}: ${count}`)).toEqual([
    'By 8260: 2',
    'By 8300: 1',
    'By 8200: 1',
    'By 8210: 1',
  ]);
});

test('similar words keep the place and the filters of the search, and are asked for only with a keyword', async () => {
  const call = vi.fn(async (asked: unknown) =>
    asked === findSimilarKeywords ? { keywords: [{ keyword: 'Tjener', count: 3 }] } : { jobs: [], count: 0 },
  );
  const api = { call } as unknown as Parameters<typeof readAlternatives>[0];
  const { keywords } = await readAlternatives(api, { ...search, type: [2] });
  expect(keywords).toEqual([
    { keyword: 'Tjener', count: 3, path: '/find/job?keyword=Tjener&type=2&postcode=8000&radius=5' },
  ]);
  expect((await readAlternatives(api, { ...search, keyword: '' })).keywords).toEqual([]);
  expect(call.mock.calls.filter(([asked]) => asked === findSimilarKeywords)).toHaveLength(1);
});
