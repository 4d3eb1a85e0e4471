import { describe, expect, test } from 'vitest';
import { AgeOrder } from './age-order.ts';
import { DocSet } from './doc-set.ts';

/** An order by the given ages; a larger number is newer, then the larger docId. */
function orderOf(ages: number[]): AgeOrder {
  const age = (docId: number) => ages[docId] ?? 0;
  return new AgeOrder((a, b) => age(a) > age(b) || (age(a) === age(b) && a > b));
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

test.each([1, 400, 3000])('is the same for %i docIds added together or one by one', (count) => {
  const ages = numbers(count).map((at) => (at * 7919) % 1009);
  const atOnce = orderOf(ages);
  atOnce.place(numbers(count));
  const oneByOne = orderOf(ages);
  for (const docId of numbers(count)) oneByOne.place([docId]);
  expect([...oneByOne.docIds]).toEqual([...atOnce.docIds]);
});

test('inserts many docIds of any age at their positions', () => {
  const ages = [...numbers(2000), ...numbers(900).map((at) => (at * 7919) % 2500)];
  const order = orderOf(ages);
  order.place(numbers(2000));
  order.place(numbers(900).map((at) => 2000 + at));
  const byAge = numbers(2900).sort((a, b) => (ages[a] ?? 0) - (ages[b] ?? 0) || a - b);
  expect([...order.docIds]).toEqual(byAge);
});

test('picks a set by age, also if docIds are not ordered by age', () => {
  const ages = numbers(200);
  const order = orderOf(ages);
  order.place(numbers(200));
  const set = new DocSet(300);
  for (const docId of [150, 3, 40, 199]) set.add(docId);
  expect([...order.pick(set)]).toEqual([3, 40, 150, 199]);
  ages[200] = -1;
  order.place([200]);
  set.add(200);
  expect([...order.pick(set)]).toEqual([200, 3, 40, 150, 199]);
});

describe('a page of a set', () => {
  const ages = [...numbers(200), -1, 500];
  const order = orderOf(ages);
  order.place(numbers(202));
  const set = new DocSet(202);
  const byAge = [201, 190, 160, 150, 96, 95, 64, 63, 32, 31, 0, 200];
  for (const docId of byAge) set.add(docId);
  const pages = [0, 1, 2, 5, 11, 12, 50].flatMap((offset) => [0, 1, 4, 100].map((limit) => ({ offset, limit })));

  test.each(pages)('from $offset at most $limit, the newest first', ({ offset, limit }) => {
    expect(order.newest(set, { offset, limit })).toEqual(byAge.slice(offset, offset + limit));
  });

  test.each(pages)('from $offset at most $limit, some before all others', ({ offset, limit }) => {
    const best = [63, 201, 95];
    const all = [...best, ...byAge.filter((docId) => !best.includes(docId))];
    expect(order.newestAfter(best, set, { offset, limit })).toEqual(all.slice(offset, offset + limit));
    expect(set.has(63)).toBe(true);
  });
});

test('is the order of the docIds after renumbering', () => {
  const order = orderOf([3, 1, 2]);
  order.place([0, 1, 2]);
  order.renumber(3);
  expect([...order.docIds]).toEqual([0, 1, 2]);
});
