import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { expect, test } from 'vitest';
import { lastShownDay } from './my-job-end';

const job = { state: 'live', created_at: '2026-11-22T19:36:50Z', end_date: '2026-12-22T19:36:50Z' } as const;

test.each([
  ['no deadline', { ...job, job_deadline_date: null }, '2026-12-22'],
  ['a deadline before the end of the month', { ...job, job_deadline_date: '2026-12-10' }, '2026-12-10'],
  ['a deadline after it', { ...job, job_deadline_date: '2027-01-10' }, '2026-12-22'],
  ['a paused ad', { ...job, state: 'inactive' as const, job_deadline_date: '2026-12-10' }, '2026-12-10'],
])('the last day of an ad with %s', (_, ad, day) => {
  expect(localDateOf(lastShownDay(ad))).toBe(day);
});
