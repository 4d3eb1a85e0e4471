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

test('the best come first, then those without a score as they come', () => {
  const hits = Uint32Array.of(50, 40, 30, 20);
  expect(pageOfBest(hits, { offset: 0, limit: 4 }, Uint16Array.of(0, 9))).toEqual([40, 50, 30, 20]);
});
