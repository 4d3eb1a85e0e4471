import { expect, test } from 'vitest';
import { latestJob, yearsOfWork } from './years-of-work';

const job = (from: [number, number] | null, to: [number, number] | 'now') => ({
  experience_start_year: from?.[0] ?? null,
  experience_start_month: from?.[1] ?? null,
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

test.each([
  ['no jobs', [], undefined],
  ['the one that goes on, wherever it stands', [job([1950, 3], [2026, 1]), job([2026, 3], 'now')], 1],
  ['of two that go on the one that began last', [job([2015, 1], 'now'), job([2024, 5], 'now')], 1],
  [
    'else the one that ended last',
    [job([2010, 1], [2014, 1]), job([2015, 1], [2022, 6]), job([2001, 1], [2009, 1])],
    1,
  ],
  ['one that says only when it ended', [job(null, [2019, 1])], 0],
])('the latest job: %s', (_what, jobs, at) => expect(latestJob(jobs)).toBe(at === undefined ? undefined : jobs[at]));
