import type { EmployerInterview } from '@jobblik/contract/jobs/jobs.schema';
import { expect, test } from 'vitest';
import { dayOfInterviews } from './interviews-today';

const now = Date.parse('2026-11-20T22:30:00Z');
const at = (uuid: string, starts_at: string | null, ready = 0) => ({ uuid, starts_at, ready }) as EmployerInterview;
const ids = (list: readonly EmployerInterview[]) => list.map(({ uuid }) => uuid);

test('interviews are on their Danish day; one that can be entered belongs to today, also after midnight', () => {
  const { today, tomorrow, next } = dayOfInterviews(
    [
      at('running', '2026-11-20T20:00:00Z', 1),
      at('tonight', '2026-11-20T22:45:00Z'),
      at('open', '2026-11-20T23:02:00Z', 1),
      at('morning', '2026-11-21T09:00:00Z'),
      at('later', '2026-11-24T09:00:00Z'),
      at('timeless', null),
    ],
    now,
  );
  expect([ids(today), ids(tomorrow), next?.uuid]).toEqual([['running', 'tonight', 'open'], ['morning'], 'morning']);
});

test('an interview that is to be moved is not the next one', () => {
  const moved = { ...at('moved', '2026-11-23T09:00:00Z'), v_status: 6 } as EmployerInterview;
  expect(dayOfInterviews([moved], now).next).toBeUndefined();
  expect(dayOfInterviews([moved, at('later', '2026-11-24T09:00:00Z')], now).next?.uuid).toBe('later');
});

test('without interviews the result is empty', () =>
  expect(dayOfInterviews([], now)).toEqual({ today: [], tomorrow: [], next: undefined }));
