import { expect, test } from 'vitest';
import { readPage } from './page-after.rules.ts';

const page = (hits: readonly number[], pageNumber: number, anchor: { rank: number; ids: number[] } | null) => {
  const { offset, limit, cut } = readPage({ anchor, pageNumber, pagePerSize: 3 });
  return cut(hits.slice(offset, offset + limit));
};
/** Hits 1 to 3 were on the first page. */
const afterFirst = { rank: 2, ids: [3, 2, 1] };

test.each<[string, number[], number, { rank: number; ids: number[] } | null, number[], number]>([
  ['without an anchor', [1, 2, 3, 4, 5, 6], 2, null, [4, 5, 6], 0],
  ['nothing has changed', [1, 2, 3, 4, 5, 6], 2, afterFirst, [4, 5, 6], 0],
  ['an ad was posted', [9, 1, 2, 3, 4, 5, 6], 2, afterFirst, [4, 5, 6], 1],
  ['two were posted, and a page is skipped', [9, 8, 1, 2, 3, 4, 5, 6, 7], 3, afterFirst, [7], 2],
  ['an ad of the first page was closed', [1, 3, 4, 5, 6], 2, afterFirst, [4, 5, 6], -1],
  ['the last ad of the first page was closed', [1, 2, 4, 5, 6], 2, afterFirst, [4, 5, 6], -1],
  ['one was posted and the last one was closed', [9, 1, 2, 4, 5], 2, afterFirst, [4, 5], 0],
  ['all that were seen are gone', [4, 5, 6, 7], 2, afterFirst, [7], 0],
  ['the first page begins with the first hit', [9, 1, 2, 3], 1, afterFirst, [9, 1, 2], 0],
])('%s', (_, hits, number, anchor, ids, shift) => expect(page(hits, number, anchor)).toEqual({ ids, shift }));

test('a very deep page is read by its number', () => {
  const { offset, limit } = readPage({ anchor: afterFirst, pageNumber: 1_000, pagePerSize: 10 });
  expect({ offset, limit }).toEqual({ offset: 9_990, limit: 10 });
});
