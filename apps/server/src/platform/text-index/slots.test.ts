import { expect, test } from 'vitest';
import { arrange } from './slots.ts';

test('columns are put in order together, and what lies beyond stays', () => {
  const [a, b] = [Uint32Array.of(10, 20, 30, 99), Uint16Array.of(1, 2, 3, 9)];
  arrange([a, b], Uint32Array.of(2, 0, 1));
  expect([[...a], [...b]]).toEqual([
    [30, 10, 20, 99],
    [3, 1, 2, 9],
  ]);
});
