import { describe, expect, test } from 'vitest';
import { SlotSet } from '../../platform/text-index/index.ts';
import { JobColumns } from './job-columns.ts';
import { jobTypeIn, type PackedFacts, packFacts, payShownIn, readFacts, remoteIn } from './job-facts.ts';
import { largestCompanies } from './live-counts.ts';
import { orderHits } from './order-hits.ts';

const facts = (jobId: number, change: Partial<PackedFacts> = {}): PackedFacts => ({
  jobId,
  companyId: 1,
  published: 1000 + jobId,
  liveUntil: 9000,
  deadline: 0xffff,
  traits: 9,
  categories: [101, 0, 0],
  cityIds: [8000],
  ...change,
});
const inOrder = (columns: JobColumns) =>
  [...columns.order.slots].filter((slot) => columns.liveUntil[slot]).map((slot) => columns.jobId[slot]);

describe('facts', () => {
  test('are read as they were packed, one after another', () => {
    const one = {
      jobId: 4_000_000_000,
      companyId: 7,
      publishedAt: new Date('2026-05-20T10:00:00.999Z'),
      liveUntil: new Date('2026-06-20T10:00:00Z'),
      deadline: '2026-06-01',
      jobTypeId: 5,
      remote: 3,
      payShown: true,
      categoryIds: [101, 1212, 305],
      cityIds: [1050, 9990],
    };
    const bare = { ...one, jobId: 1, liveUntil: null, deadline: null, categoryIds: [], cityIds: [], payShown: false };
    const [first, second] = [...readFacts(Buffer.concat([packFacts(one), packFacts(bare)]))];
    expect(first).toMatchObject({
      jobId: 4_000_000_000,
      companyId: 7,
      published: Date.parse('2026-05-20T10:00:00Z') / 1000,
      liveUntil: Date.parse('2026-06-20T10:00:00Z') / 1000,
      categories: [101, 1212, 305],
      cityIds: [1050, 9990],
    });
    expect([jobTypeIn(first?.traits ?? 0), remoteIn(first?.traits ?? 0), payShownIn(first?.traits ?? 0)]).toEqual([
      5,
      3,
      true,
    ]);
    expect(second).toMatchObject({ jobId: 1, liveUntil: 0, deadline: 0xffff, categories: [0, 0, 0], cityIds: [] });
    expect(first?.deadline).toBeLessThan(second?.deadline ?? 0);
  });
});

describe('columns', () => {
  test('stand in the order of publication, ids among equals', () => {
    const columns = new JobColumns();
    columns.putAll([facts(3), facts(1), facts(2, { published: 5000 }), facts(4, { published: 1003 })]);
    expect(inOrder(columns)).toEqual([1, 3, 4, 2]);
  });

  test('an ad put again replaces itself, and moves when its publication moved', () => {
    const columns = new JobColumns();
    columns.putAll([facts(1), facts(2), facts(3)]);
    columns.visits[columns.slotOf(1) ?? -1] = 7;
    columns.putAll([facts(1, { published: 9999, cityIds: [1, 2] }), facts(2, { companyId: 5 })]);
    expect(inOrder(columns)).toEqual([2, 3, 1]);
    expect([...columns.order.slots], 'slots go by age').toEqual([0, 1, 2, 3]);
    expect(columns.visits[columns.slotOf(1) ?? -1]).toBe(7);
    expect(columns.companyId[columns.slotOf(2) ?? -1]).toBe(5);
    expect(columns.moreCities.get(columns.slotOf(1) ?? -1)).toEqual([2]);
  });

  test('are arranged so that slots go by age, with all that belongs to an ad', () => {
    const columns = new JobColumns();
    columns.putAll([facts(3, { cityIds: [1, 2] }), facts(1, { companyId: 4 }), facts(2, { published: 5000 })]);
    columns.visits[columns.slotOf(1) ?? -1] = 12;
    columns.arrangeByAge();
    expect([...columns.jobId.subarray(0, 3)]).toEqual([1, 3, 2]);
    expect([1, 3, 2].map((id) => columns.slotOf(id))).toEqual([0, 1, 2]);
    expect([columns.companyId[0], columns.visits[0], columns.visits[1]]).toEqual([4, 12, 0]);
    expect([...columns.moreCities]).toEqual([[1, [2]]]);
    columns.putAll([facts(4, { published: 1002 })]);
    expect(inOrder(columns)).toEqual([1, 4, 3, 2]);
  });

  test('grow, and are in order whether few or many come at once', () => {
    const shuffled = Array.from({ length: 5000 }, (_, at) => facts(at + 1, { published: (at * 7919) % 5003 }));
    const atOnce = new JobColumns();
    atOnce.putAll(shuffled);
    const oneByOne = new JobColumns();
    for (const one of shuffled) oneByOne.putAll([one]);
    expect(inOrder(oneByOne)).toEqual(inOrder(atOnce));
    expect(atOnce.slotOf(5000)).toBe(4999);
    expect(atOnce.slotOf(5001)).toBeUndefined();
  });
});

describe('the lists of columns', () => {
  const columns = new JobColumns();
  columns.putAll([
    facts(1, { companyId: 1 }),
    facts(2, { companyId: 1 }),
    facts(3, { companyId: 1, liveUntil: 0 }),
    facts(4, { companyId: 2, cityIds: [1000, 9000] }),
    facts(5, { companyId: 2, categories: [305, 101, 0] }),
    facts(6, { companyId: 3 }),
    facts(7, { companyId: 4, liveUntil: 0 }),
    ...Array.from({ length: 40 }, (_, at) => facts(100 + at, { companyId: 5, cityIds: [5000] })),
  ]);
  // The company of ad 6 buys that of ad 5.
  columns.putAll([facts(5, { companyId: 3, categories: [305, 101, 0] })]);
  const jobsIn = (slots: Uint32Array) => [...slots].map((slot) => columns.jobId[slot]);

  test.each([1, 2, 3, 10])('find the %i companies with the most live ads, the first id among equals', (limit) => {
    const all = [5, 1, 3, 2].map((companyId, at) => ({ companyId, count: [40, 2, 2, 1][at] }));
    expect(largestCompanies(columns, { limit, now: 5000 })).toEqual(all.slice(0, limit));
  });

  test('find ads by any of their categories and places, the oldest first, each once', () => {
    expect(jobsIn(columns.inCategories([305]))).toEqual([5]);
    expect(jobsIn(columns.candidates({ companyId: null, places: new Set([9000, 1000]) }))).toEqual([4]);
    expect(jobsIn(columns.candidates({ companyId: 3, places: null }))).toEqual([5, 6]);
  });

  test('still find them after slots were given anew', () => {
    columns.arrangeByAge();
    expect(jobsIn(columns.inCategories([305]))).toEqual([5]);
    expect(jobsIn(columns.candidates({ companyId: null, places: new Set([9000]) }))).toEqual([4]);
  });

  test('walk through all ads where places have most of them', () => {
    expect(columns.candidates({ companyId: null, places: new Set([5000]) })).toHaveLength(columns.length);
  });
});

describe('orderHits', () => {
  const columns = new JobColumns();
  columns.putAll([
    facts(1, { deadline: 30 }),
    facts(2, { deadline: 10 }),
    facts(3),
    facts(4, { deadline: 10 }),
    facts(5, { deadline: 20 }),
  ]);
  columns.visits.set([5, 0, 70_000, 9, 5]);
  const hits = new SlotSet(5);
  hits.addAll(Uint32Array.of(0, 1, 2, 3, 4));
  const order = (sort: number, best: number[] = [], page = { offset: 0, limit: 10 }) =>
    orderHits(columns, hits, { sort, best, page }).map((slot) => columns.jobId[slot]);

  test.each([
    ['newest', 1, [5, 4, 3, 2, 1]],
    ['popular, newest among equals', 2, [3, 4, 5, 1, 2]],
    ['deadline, newest among equals, none last', 3, [4, 2, 5, 1, 3]],
  ])('%s', (_what, sort, ids) => expect(order(sort)).toEqual(ids));

  const best = [3, 1];

  test('the best first when sorting by "newest", the others as they come', () => {
    expect(order(1, best)).toEqual([4, 2, 5, 3, 1]);
    expect(order(3, best)).toEqual(order(3));
  });

  test('pages cut the same order', () => {
    expect(order(1, best, { offset: 1, limit: 2 })).toEqual([2, 5]);
    expect(order(1, best, { offset: 4, limit: 2 })).toEqual([1]);
    expect(order(3, undefined, { offset: 2, limit: 2 })).toEqual([5, 1]);
    expect(order(1, best, { offset: 5, limit: 2 })).toEqual([]);
    expect(order(1, undefined, { offset: 1e10, limit: 40 })).toEqual([]);
  });
});
