import { expect, test } from 'vitest';
import { pageByKey } from './page-by-key.ts';

const docIds = Uint32Array.from({ length: 1000 }, (_, at) => at);
const keys = Array.from(docIds, (docId) => (docId * 7919) % 13);
const sorted = [...docIds].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);

test.each([
  { offset: 0, limit: 10 },
  { offset: 70, limit: 40 },
  { offset: 990, limit: 40 },
  { offset: 1000, limit: 10 },
])('the page at $offset is the same as by sorting', async (page) => {
  expect(await pageByKey(docIds, page, (docId) => keys[docId] ?? 0)).toEqual(
    sorted.slice(page.offset, page.offset + page.limit),
  );
});

test('a key that changes during a yield leaves no gap', async () => {
  const many = Uint32Array.from({ length: 5000 }, (_, at) => at);
  let reads = 0;
  const page = await pageByKey(many, { offset: 0, limit: 5000 }, () => (reads++ * 31) % 7);
  expect(new Set(page)).toEqual(new Set(many));
});
