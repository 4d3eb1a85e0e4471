import { expect, test } from 'vitest';
import { groupedWishes, wishes } from './wishes.rules.ts';

test('wishes are numbered from 1 without gaps', () => {
  expect(wishes.map(({ id }) => id)).toEqual(wishes.map((_, at) => at + 1));
});

test.each([
  ['nothing', [], []],
  ['alternatives together', [2, 1], [[1, 2]]],
  ['groups apart', [7, 3, 8], [[3], [7], [8]]],
  ['what is no wish left out', [0, 11, 1000, 4], [[4]]],
])('groups have %s', (_, ids, groups) => {
  expect(groupedWishes(ids).map((one) => one.wishes.map(({ id }) => id))).toEqual(groups);
});
