import { expect, test } from 'vitest';
import { pageByKey, pageOfBest } from './page-by-key.ts';

const slots = Uint32Array.from({ length: 1000 }, (_, at) => at);
const keys = Array.from(slots, (slot) => (slot * 7919) % 13);
const sorted = [...slots].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);

test.each([
  { offset: 0, limit: 10 },
  { offset: 70, limit: 40 },
  { offset: 990, limit: 40 },
  { offset: 1000, limit: 10 },
])('the page at $offset is the one that sorting gives', (page) => {
  expect(pageByKey(slots, page, (slot) => keys[slot] ?? 0)).toEqual(
    sorted.slice(page.offset, page.offset + page.limit),
  );
});

test.each([
  [0, 5, [40, 10, 50, 30, 20]],
  [0, 2, [40, 10]],
  [1, 2, [10, 50]],
  [3, 5, [30, 20]],
  [5, 5, []],
])('the best come first, then the others as they come: from %i at most %i', (offset, limit, page) => {
  const hits = Uint32Array.of(50, 40, 30, 20, 10);
  expect(pageOfBest(hits, { offset, limit }, Uint32Array.of(40, 10))).toEqual(page);
});
