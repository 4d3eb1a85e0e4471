import { describe, expect, it } from 'vitest';
import type { FeedManifest } from './feed-manifest.ts';
import { acceptsGzip, type FeedRange, keyFor, planFeed } from './plan-feed.rules.ts';

const range = (number: number, ads: number, hash = `h${number}`): FeedRange => ({ number, ads, hash });
const context = { context: 'v1', most: 10 };

/** What is stored after a plan was carried out. */
function stored(ranges: readonly FeedRange[], before?: FeedManifest): FeedManifest {
  const parts = planFeed(ranges, before, context).map((part) => ({
    number: part.number,
    signature: part.signature,
    key: part.stored?.key ?? keyFor(part.number, before),
    tag: 'tag',
    changed: '2026-05-20T10:00:00.000Z',
  }));
  return { written: '2026-05-20T10:00:00.000Z', parts };
}
const written = (ranges: readonly FeedRange[], before?: FeedManifest, more: Partial<typeof context> = {}) =>
  planFeed(ranges, before, { ...context, ...more }).flatMap((part) => (part.stored ? [] : part.number));

describe('the parts of the feed', () => {
  it.each([
    ['no ads', [], [0]],
    ['as many ads as fit one part', [range(1, 4), range(3, 6)], [0]],
    ['one more', [range(1, 5), range(2, 0), range(3, 6)], [1, 3]],
    ['ranges in any order', [range(3, 9), range(1, 9)], [1, 3]],
  ])('of %s', (_name, ranges, numbers) => {
    expect(planFeed(ranges, undefined, context).map(({ number }) => number)).toEqual(numbers);
  });

  it.each([
    ['the same ads', [range(1, 5), range(2, 6)], []],
    ['a changed ad', [range(1, 5), range(2, 6, 'other')], [2]],
    ['an ad less', [range(1, 5), range(2, 5, 'other')], [0]],
    ['a new range', [range(1, 5), range(2, 6), range(3, 1)], [3]],
  ])('are written again for %s', (_name, ranges, numbers) => {
    expect(written(ranges, stored([range(1, 5), range(2, 6)]))).toEqual(numbers);
  });

  it('are all written again when what stands in each of them changes', () => {
    const ranges = [range(1, 5), range(2, 6)];
    expect(written(ranges, stored(ranges), { context: 'v2' })).toEqual([1, 2]);
  });

  it('are written beside the objects that readers have', () => {
    const first = stored([range(1, 5)]);
    const second = stored([range(1, 4)], first);
    const third = stored([range(1, 3)], second);
    expect([first, second, third].map(({ parts }) => parts[0]?.key)).toEqual([
      'job-feed-0-a',
      'job-feed-0-b',
      'job-feed-0-a',
    ]);
  });
});

it.each([
  [undefined, false],
  ['', false],
  ['gzip', true],
  ['deflate, GZIP;q=0.5, br', true],
  ['gzip;q=0', false],
  ['*', true],
  ['gzip;q=0, *', false],
  ['identity', false],
  ['br', false],
])('Accept-Encoding %j accepts gzip: %s', (header, expected) => {
  expect(acceptsGzip(header)).toBe(expected);
});
