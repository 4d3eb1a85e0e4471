import { expect, test } from 'vitest';
import { DocSet } from './doc-set.ts';

function setOf(size: number, ...docIds: number[]): DocSet {
  const set = new DocSet(size);
  set.addAll(Uint32Array.from(docIds));
  return set;
}

function membersOf(set: DocSet, bound = 10_000): number[] {
  const into = new Uint32Array(set.count());
  return [...into.subarray(0, set.writeBelow(bound, into))];
}

test('has the added docIds, the smallest first, also the last bit of a word', () => {
  const set = setOf(100, 63, 0, 31, 32, 99);
  expect(membersOf(set)).toEqual([0, 31, 32, 63, 99]);
  expect([set.has(31), set.has(30), set.has(5000)]).toEqual([true, false, false]);
});

test('stops at the bound', () => expect(membersOf(setOf(100, 63, 0, 31, 32, 99), 32)).toEqual([0, 31]));

test('removes docIds, and grows for larger ones', () => {
  const set = setOf(10, 3, 9);
  set.remove(3);
  set.remove(4000);
  set.add(4000);
  expect(membersOf(set)).toEqual([9, 4000]);
});

test('unites and intersects sets of any size', () => {
  const joined = setOf(100, 1, 70);
  joined.addSet(setOf(40, 2));
  expect(membersOf(joined)).toEqual([1, 2, 70]);
  joined.intersectWith(setOf(40, 2, 1, 9));
  expect(membersOf(joined)).toEqual([1, 2]);
  joined.removeSet(setOf(4000, 2, 3999));
  expect(membersOf(joined)).toEqual([1]);
});

test('counts every bit', () => {
  const all = Array.from({ length: 1000 }, (_, at) => at).filter((at) => at % 7 !== 0);
  expect(setOf(1000, ...all).count()).toBe(all.length);
});
