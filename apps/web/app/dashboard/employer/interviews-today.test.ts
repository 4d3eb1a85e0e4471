import type { EmployerInterview } from '@jobblik/contract/jobs/jobs.schema';
import { expect, test } from 'vitest';
import { dayOfInterviews } from './interviews-today';

const now = Date.parse('2026-11-20T22:30:00Z');
/** Of half an hour. */
function at(uuid: string, starts_at: string | null, change: Partial<EmployerInterview> = {}) {
  const ends_at = starts_at && new Date(Date.parse(starts_at) + 1_800_000).toISOString();
  const facts = { state: 'accepted', starts_at, ends_at, together_since: null, interview_seconds: 0 };
  return { uuid, ...facts, ...change } as EmployerInterview;
}
const ids = (list: readonly EmployerInterview[]) => list.map(({ uuid }) => uuid);

test('interviews are on their Danish day; one that can be entered belongs to today, also after midnight', () => {
  const midnight = Date.parse('2026-11-20T22:58:00Z');
  const { today, tomorrow, next } = dayOfInterviews(
    [
      at('running', '2026-11-20T20:00:00Z', { together_since: '2026-11-20T20:00:00Z' }),
      at('tonight', '2026-11-20T22:45:00Z'),
      at('open', '2026-11-20T23:02:00Z'),
      at('morning', '2026-11-21T09:00:00Z'),
      at('later', '2026-11-24T09:00:00Z'),
      at('timeless', null, { state: 'offered' }),
    ],
    midnight,
  );
  expect([ids(today), ids(tomorrow), next?.uuid]).toEqual([['tonight', 'open'], ['morning'], 'morning']);
  expect(
    ids(
      dayOfInterviews([at('running', '2026-11-20T21:00:00Z', { together_since: '2026-11-20T21:00:00Z' })], now).today,
    ),
  ).toEqual(['running']);
});

test('an interview whose time is over is not one of today any more', () => {
  const over = [
    at('held', '2026-11-20T22:00:00Z', { interview_seconds: 900 }),
    at('missed', '2026-11-20T22:00:00Z'),
    at('early', '2026-11-20T22:20:00Z', { state: 'ended', interview_seconds: 60 }),
  ];
  expect(dayOfInterviews(over, now).today).toEqual([]);
});

test('an interview that is to be moved is not the next one', () => {
  const moved = at('moved', '2026-11-23T09:00:00Z', { state: 'postponed' });
  expect(dayOfInterviews([moved], now).next).toBeUndefined();
  expect(dayOfInterviews([moved, at('later', '2026-11-24T09:00:00Z')], now).next?.uuid).toBe('later');
});

test('without interviews the result is empty', () =>
  expect(dayOfInterviews([], now)).toEqual({ today: [], tomorrow: [], next: undefined }));
