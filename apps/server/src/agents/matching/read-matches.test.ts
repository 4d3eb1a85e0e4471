import { expect, test } from 'vitest';
import { eachOnce } from './read-matches.ts';

test('ids are sorted, each once', () => {
  expect(eachOnce(Int32Array.of(900, 7, 1000, 7, 80, 900))).toEqual([7, 80, 900, 1000]);
  expect(eachOnce(new Int32Array())).toEqual([]);
});
