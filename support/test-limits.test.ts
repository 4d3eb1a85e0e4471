import { expect, test } from 'vitest';
import { readPatience } from './test-limits.ts';

test.each([
  [undefined, 1],
  ['', 1],
  ['1', 1],
  ['2.5', 2.5],
  ['24', 24],
])('TEST_PATIENCE %j widens limits %d times', (setting, factor) => expect(readPatience(setting)).toBe(factor));

test.each(['0', '0.5', '-1', 'x', 'Infinity'])('TEST_PATIENCE %j is refused', (setting) =>
  expect(() => readPatience(setting)).toThrow(`TEST_PATIENCE is "${setting}"`),
);
