import { expect, test } from 'vitest';
import { combinedVersion, ownVersion } from './combined-version.ts';

test('two versions give a number that differs where one of them does, and rises with either', () => {
  const pairs = [3, 4, 5].flatMap((own) => [3, 4, 5, 999].map((below) => combinedVersion(own, below)));
  expect(pairs).toEqual([...new Set(pairs)].sort((a, b) => a - b));
  expect(combinedVersion(3, 5)).not.toBe(combinedVersion(4, 4));
  expect(pairs.map(ownVersion)).toEqual([3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]);
});

test('a version that would overflow into the other is refused', () => {
  expect(() => combinedVersion(1, 1000)).toThrow('1000');
});
