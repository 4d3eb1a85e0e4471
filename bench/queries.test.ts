import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { categoryById, cityById } from '../apps/server/src/lookups/index.ts';
import { makeCorpus } from './relevance-corpus.ts';
import { laterSearchSets, readEverydayAds, readEverydaySearches } from './support/everyday-queries.ts';

const folder = new URL('./queries/', import.meta.url);
const sets = ['everyday' as const, ...laterSearchSets()];
const labelled = z.array(
  z.strictObject({
    query: z.string().min(1),
    relevant: z.record(z.string(), z.number().int().min(1).max(3)),
    town: z.string().optional(),
  }),
);
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    file,
    queries: labelled.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
  }));

test('there are at least 120 labelled queries in eight kinds', () => {
  expect(files).toHaveLength(8);
  expect(files.flatMap(({ queries }) => queries).length).toBeGreaterThanOrEqual(120);
});

test.each(files)('every label of $file is a title of the corpus, in a town of the corpus', ({ queries }) => {
  const corpus = makeCorpus();
  for (const { query, relevant, town } of queries) {
    for (const title of Object.keys(relevant)) {
      expect([query, title, corpus.some((ad) => ad.title === title)]).toEqual([query, title, true]);
    }
    const graded = corpus.filter((ad) => relevant[ad.title] && (town === undefined || ad.town === town));
    expect([query, graded.length > 0]).toEqual([query, true]);
  }
});

test.each(files)('no query is duplicated in $file', ({ queries }) => {
  const texts = queries.map(({ query }) => query);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test('the everyday set has 400 different searches over 220 ads, half of them held out', () => {
  const searches = readEverydaySearches();
  const queries = searches.map(({ query }) => query);
  expect(queries.length).toBeGreaterThanOrEqual(400);
  expect(queries.filter((query, at) => query === '' || queries.indexOf(query) !== at)).toEqual([]);
  const heldOut = searches.filter(({ isHeldOut }) => isHeldOut).length;
  expect(Math.abs(heldOut / searches.length - 0.5)).toBeLessThan(0.05);
  expect(readEverydayAds().length).toBeGreaterThanOrEqual(220);
});

test('the fresh set has 120 searches, most of them not in the everyday set', () => {
  const others = new Set(readEverydaySearches().map(({ query }) => query));
  const queries = readEverydaySearches('fresh').map(({ query }) => query);
  expect(queries.length).toBeGreaterThanOrEqual(120);
  expect(queries.filter((query, at) => query === '' || queries.indexOf(query) !== at)).toEqual([]);
  expect(queries.filter((query) => others.has(query)).length).toBeLessThan(queries.length / 10);
  expect(readEverydaySearches('fresh').some(({ isHeldOut }) => isHeldOut)).toBe(false);
});

test.each(['second', 'third', 'fourth'] as const)('the %s set has no held-out searches', (set) => {
  expect(readEverydaySearches(set).some(({ isHeldOut }) => isHeldOut)).toBe(false);
});

test('half of the fifth set is held out, and most of its searches are not in the other sets', () => {
  const tuned = (['everyday', 'fresh', 'second', 'third', 'fourth'] as const).flatMap((set) =>
    readEverydaySearches(set),
  );
  const others = new Set(tuned.map(({ query }) => query));
  const searches = readEverydaySearches('fifth');
  const heldOut = searches.filter(({ isHeldOut }) => isHeldOut).length;
  expect(Math.abs(heldOut / searches.length - 0.5)).toBeLessThan(0.05);
  expect(searches.filter(({ query }) => others.has(query)).length).toBeLessThan(searches.length / 2);
});

test.each(sets)('every label and trap of the %s set is an ad of the set, and no ad is both', (set) => {
  const keys = new Set(readEverydayAds(set).map(({ key }) => key));
  for (const { query, grades, traps } of readEverydaySearches(set)) {
    expect([query, [...grades.keys(), ...traps].filter((key) => !keys.has(key))]).toEqual([query, []]);
    expect([query, traps.filter((key) => grades.has(key))]).toEqual([query, []]);
    expect([query, [...grades.values()].filter((grade) => ![1, 2, 3].includes(grade))]).toEqual([query, []]);
  }
});

test.each(sets)('ads of the %s set have existing places and categories', (set) => {
  for (const { key, cityId, categoryIds, jobTypeId, text } of readEverydayAds(set)) {
    expect([key, cityById(cityId)?.id, categoryIds.map((id) => categoryById(id)?.id)]).toEqual([
      key,
      cityId,
      categoryIds,
    ]);
    expect([key, jobTypeId >= 1 && jobTypeId <= 5, text.length > 20]).toEqual([key, true, true]);
  }
});
