import { describe, expect, test } from 'vitest';
import { clockText, parseClock } from './clock-text';

describe('parseClock', () => {
  test.each([
    ['9', 540],
    ['09', 540],
    ['930', 570],
    ['0930', 570],
    ['9.30', 570],
    ['09:30', 570],
    ['9,30', 570],
    ['9 30', 570],
    ['kl. 9.30', 570],
    ['KL 9', 540],
    ['0', 0],
    ['00.00', 0],
    ['24.00', 1440],
    ['', null],
    ['  ', null],
  ])('%j is %j', (typed, minutes) => expect(parseClock(typed)).toBe(minutes));

  test.each(['24.01', '25', '9.60', '9.3', 'snart', '-1', '9:30:00', '12345'])('%j is not a time', (typed) =>
    expect(parseClock(typed)).toBeUndefined(),
  );
});

test.each([
  [0, '00.00'],
  [570, '09.30'],
  [1439, '23.59'],
  [1440, '24.00'],
])('%i minutes are %s', (minutes, text) => expect(clockText(minutes)).toBe(text));
