import { describe, expect, test } from 'vitest';
import { AgeOrder } from './age-order.ts';
import { SlotSet } from './slot-set.ts';

/** An order by the given ages; a larger number is newer, among equals the larger slot. */
function orderOf(ages: number[]): AgeOrder {
  const age = (slot: number) => ages[slot] ?? 0;
  return new AgeOrder((a, b) => age(a) > age(b) || (age(a) === age(b) && a > b));
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

test.each([1, 400, 3000])('is the same whether %i come at once or one by one', (count) => {
  const ages = numbers(count).map((at) => (at * 7919) % 1009);
  const atOnce = orderOf(ages);
  atOnce.place(numbers(count));
  const oneByOne = orderOf(ages);
  for (const slot of numbers(count)) oneByOne.place([slot]);
  expect([...oneByOne.slots]).toEqual([...atOnce.slots]);
});

test('picks a set by age, before and after slots no longer go with age', () => {
  const ages = numbers(200);
  const order = orderOf(ages);
  order.place(numbers(200));
  const set = new SlotSet(300);
  for (const slot of [150, 3, 40, 199]) set.add(slot);
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
  const set = new SlotSet(202);
  const byAge = [201, 190, 160, 150, 96, 95, 64, 63, 32, 31, 0, 200];
  for (const slot of byAge) set.add(slot);
  const pages = [0, 1, 2, 5, 11, 12, 50].flatMap((offset) => [0, 1, 4, 100].map((limit) => ({ offset, limit })));

  test.each(pages)('from $offset at most $limit, the newest first', ({ offset, limit }) => {
    expect(order.newest(set, { offset, limit })).toEqual(byAge.slice(offset, offset + limit));
  });

  test.each(pages)('from $offset at most $limit, some before all others', ({ offset, limit }) => {
    const best = [63, 201, 95];
    const all = [...best, ...byAge.filter((slot) => !best.includes(slot))];
    expect(order.newestAfter(best, set, { offset, limit })).toEqual(all.slice(offset, offset + limit));
    expect(set.has(63)).toBe(true);
  });
});

test('slots that texts have left are taken out of a set', () => {
  const order = orderOf([1, 2, 3]);
  order.place([0, 1, 2]);
  order.leave(1);
  const set = new SlotSet(3);
  for (const slot of [0, 1, 2]) set.add(slot);
  order.dropLeft(set);
  expect([...order.pick(set)]).toEqual([0, 2]);
});

test('after slots were given anew by age they stand at their own numbers', () => {
  const order = orderOf([3, 1, 2]);
  order.place([0, 1, 2]);
  order.settle();
  expect([...order.slots]).toEqual([0, 1, 2]);
});
