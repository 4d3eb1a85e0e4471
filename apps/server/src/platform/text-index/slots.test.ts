import { expect, test } from 'vitest';
import { arrange, oldestFirst } from './slots.ts';

/** Ids are slots plus one; texts are the older the smaller their slot modulo 10, then their slot. */
function texts(length: number) {
  const isNewer = (slot: number, other: number) => slot % 10 > other % 10 || (slot % 10 === other % 10 && slot > other);
  const byAge = Uint32Array.from({ length }, (_, at) => at).sort((a, b) => (isNewer(a, b) ? 1 : -1));
  return { length, byAge, isNewer, slotOf: (id: number) => (id <= length ? id - 1 : undefined) };
}

test.each([3, 1000])('hits stand by age whether few or many, without those that are not here (%i)', (count) => {
  const all = texts(1000);
  const ids = Uint32Array.from({ length: count }, (_, at) => ((at * 7) % 1000) + 1);
  const wanted = [...ids].map((id) => id - 1).sort((a, b) => (all.isNewer(a, b) ? 1 : -1));
  expect([...oldestFirst(all, Uint32Array.of(...ids, 5000))]).toEqual(wanted);
});

test('columns are put in order together, and what lies beyond stays', () => {
  const [a, b] = [Uint32Array.of(10, 20, 30, 99), Uint16Array.of(1, 2, 3, 9)];
  arrange([a, b], Uint32Array.of(2, 0, 1));
  expect([[...a], [...b]]).toEqual([
    [30, 10, 20, 99],
    [3, 1, 2, 9],
  ]);
});
