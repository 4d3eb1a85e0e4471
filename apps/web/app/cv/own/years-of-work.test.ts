import { expect, test } from 'vitest';
import { yearsOfWork } from './years-of-work';

const job = (from: [number, number], to: [number, number] | 'now') => ({
  experience_start_year: from[0],
  experience_start_month: from[1],
  experience_end_year: to === 'now' ? null : to[0],
  experience_end_month: to === 'now' ? null : to[1],
  present: to === 'now' ? 1 : 0,
});

test.each([
  ['nothing says when', [], null],
  ['a whole year', [job([2019, 1], [2019, 12])], 1],
  ['two jobs at the same time count once', [job([2019, 1], [2020, 12]), job([2020, 1], [2020, 12])], 2],
  ['a gap is no work', [job([2015, 1], [2015, 12]), job([2018, 1], [2018, 12])], 2],
  ['the present job runs until today', [job([2025, 11], 'now')], 13 / 12],
  ['an end before the start says nothing', [job([2020, 5], [2019, 5])], null],
])('%s', (_what, jobs, years) => expect(yearsOfWork(jobs, '2026-11-20')).toBe(years));
