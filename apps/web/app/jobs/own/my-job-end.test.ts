import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { expect, test } from 'vitest';
import { endOf, lastShownDay } from './my-job-end';

const job = {
  state: 'live',
  closed_at: null,
  created_at: '2026-11-22T19:36:50Z',
  end_date: '2026-12-22T19:36:50Z',
} as const;

test.each([
  ['no deadline', { ...job, job_deadline_date: null }, '2026-12-22'],
  ['a deadline before the end of the month', { ...job, job_deadline_date: '2026-12-10' }, '2026-12-10'],
  ['a deadline after it', { ...job, job_deadline_date: '2027-01-10' }, '2026-12-22'],
  ['a paused ad', { ...job, state: 'inactive' as const, job_deadline_date: '2026-12-10' }, '2026-12-10'],
])('the last day of an ad with %s', (_, ad, day) => {
  expect(localDateOf(lastShownDay(ad))).toBe(day);
});

const closed = { ...job, state: 'closed', job_deadline_date: null, closed_at: '2026-12-01T09:00:00Z' } as const;

test.each([
  ['an open ad ends with its last day', { ...job, job_deadline_date: '2026-12-10' }, 'list.ends', '2026-12-10'],
  ['an ad that is over has ended', { ...job, job_deadline_date: '2026-12-01' }, 'list.ended', '2026-12-01'],
  ['a closed ad ended when it was closed', closed, 'list.archived_on', '2026-12-01'],
])('%s', (_, ad, word, day) => {
  const end = endOf(ad, Date.parse('2026-12-05T12:00:00Z'));
  expect({ word: end.word, day: localDateOf(end.at) }).toEqual({ word, day });
});
