import { expect, test } from 'vitest';
import { isPresent, readDate, readDay } from './read-date.ts';

test.each([
  ['2020', { year: 2020, month: null }],
  ['2020-01', { year: 2020, month: 1 }],
  ['2020-01-31', { year: 2020, month: 1 }],
  ['2020-01-31T00:00:00.000Z', { year: 2020, month: 1 }],
  ['2020/9', { year: 2020, month: 9 }],
  ['09/2020', { year: 2020, month: 9 }],
  ['Jan 2020', { year: 2020, month: 1 }],
  ['maj 2020', { year: 2020, month: 5 }],
  ['oktober 2020', { year: 2020, month: 10 }],
  ['2020-13', { year: 2020, month: null }],
  ['', null],
  ['soon', null],
  ['9'.repeat(1000), null],
])('%s', (text, date) => expect(readDate(text)).toEqual(date));

test.each([
  ['Present', true],
  ['nu', true],
  ['current', true],
  ['2020', false],
  ['', false],
])('whether "%s" goes on: %s', (text, present) => expect(isPresent(text)).toBe(present));

test.each([
  ['1990-03-02', '1990-03-02'],
  ['1990-02-31', ''],
  ['1990', ''],
  ['2. marts 1990', ''],
])('the day %s', (text, day) => expect(readDay(text)).toBe(day));
