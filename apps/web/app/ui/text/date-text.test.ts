import { describe, expect, test } from 'vitest';
import { dateText, parseDate, tidyDate } from './date-text';

describe('parseDate reads the day first', () => {
  test.each([
    ['3.12.2026', '2026-12-03'],
    ['03.12.2026', '2026-12-03'],
    ['3/12-2026', '2026-12-03'],
    ['3-12-26', '2026-12-03'],
    ['3 12 2026', '2026-12-03'],
    ['3. december 2026', '2026-12-03'],
    ['3. dec. 2026', '2026-12-03'],
    ['3. DEC 26', '2026-12-03'],
    ['1. maj 2027', '2027-05-01'],
    ['29.2.2028', '2028-02-29'],
    ['2026-12-03', '2026-12-03'],
    ['', null],
  ])('%j is %j', (typed, date) => expect(parseDate(typed)).toBe(date));

  test.each([
    '3.12',
    '31.2.2026',
    '29.2.2026',
    '12.13.2026',
    '0.1.2026',
    '3. ma 2026',
    'snart',
    '3.12.226',
    '2026-02-30',
  ])('%j is not a complete date', (typed) => expect(parseDate(typed)).toBeUndefined());
});

test.each([
  ['3.12', '03.12.2026'],
  ['3. dec', '03.12.2026'],
  ['20/11', '20.11.2026'],
  ['19.11', '19.11.2027'],
  ['29.2', '29.2'],
  ['3/12-27', '03.12.2027'],
  ['snart', 'snart'],
  ['', ''],
])('tidyDate shows %j on 20 November 2026 as %j', (typed, shown) => expect(tidyDate(typed, '2026-11-20')).toBe(shown));

test('the shown text is read back as the same date', () =>
  expect(parseDate(dateText('2027-01-09'))).toBe('2027-01-09'));
