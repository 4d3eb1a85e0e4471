import { expect, test } from 'vitest';
import { makeCorpus } from './relevance-corpus.ts';
import { mean, ndcgAt10, recallAt10, usefulAt10 } from './relevance-metrics.ts';

const grades = new Map([
  ['a', 3],
  ['b', 2],
  ['c', 1],
]);

test.each([
  ['everything good among the first ten', ['x', 'b', 'a'], 1],
  ['half of it', ['a', 'x'], 0.5],
  ['nothing', [], 0],
  ['related documents do not count', ['c'], 0],
  ['hits after the tenth do not count', [...'0123456789', 'a', 'b'], 0],
])('recall: %s', (_what, found, expected) => {
  expect(recallAt10(found, grades)).toBe(expected);
});

test('recall of a query with more than ten answers is one when ten of them are found', () => {
  const many = new Map(Array.from({ length: 30 }, (_, at) => [`${at}`, 2]));
  expect(recallAt10([...many.keys()].slice(0, 10), many)).toBe(1);
});

test('recall is not defined without a good answer', () => {
  expect(recallAt10(['c'], new Map([['c', 1]]))).toBeUndefined();
});

test('gain is one in the best order, less in any other, and zero without hits', () => {
  expect(ndcgAt10(['a', 'b', 'c'], grades)).toBe(1);
  // (7 + 1/log2(3) + 3/2) / (7 + 3/log2(3) + 1/2)
  expect(ndcgAt10(['a', 'c', 'b'], grades)).toBeCloseTo(0.9721, 4);
  expect(ndcgAt10(['b', 'a', 'c'], grades)).toBeLessThan(ndcgAt10(['a', 'c', 'b'], grades));
  expect(ndcgAt10(['x'], grades)).toBe(0);
  expect(ndcgAt10([], new Map())).toBe(0);
});

test('the mean of no numbers is zero', () => {
  expect(mean([])).toBe(0);
  expect(mean([1, 2])).toBe(1.5);
});

test('the corpus is deterministic, with one key for each ad', () => {
  const corpus = makeCorpus();
  expect(corpus).toEqual(makeCorpus());
  expect(new Set(corpus.map((ad) => ad.key)).size).toBe(corpus.length);
  expect(corpus.length).toBeGreaterThan(3000);
});

test('the useful share counts what has a grade among the first ten hits', () => {
  expect(usefulAt10(['a', 'x', 'c', 'y'], grades)).toBe(0.5);
  expect(usefulAt10([...'0123456789', 'a'], grades)).toBe(0);
  expect(usefulAt10([], grades)).toBeUndefined();
});
