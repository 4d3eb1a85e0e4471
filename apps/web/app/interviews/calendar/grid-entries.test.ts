import type { CalendarInterview } from '@jobblik/contract/interviews/interviews.schema';
import { describe, expect, it, test } from 'vitest';
import { dayWords, entryOf, gridDays, lookOf, otherName, roomPath } from './grid-entries';

const now = new Date('2026-11-24T08:00:00Z');
const can = { accept: false, decline: false, postpone: false, pick: false, move: false, cancel: false, enter: false };

function interview(given: Partial<CalendarInterview> = {}): CalendarInterview {
  return {
    id: 1,
    uuid: '0f8a1d7e-6a55-4a53-9c39-6d0a3a5f0a11',
    kind: 'candidate',
    state: 'accepted',
    status: 1,
    ready: 0,
    v_status: 2,
    day_idx: 1,
    year: 2026,
    week: 48,
    start_hour: 10,
    start_minute: 0,
    end_hour: 10,
    end_minute: 30,
    starts_at: '2026-11-24T09:00:00.000Z',
    ends_at: '2026-11-24T09:30:00.000Z',
    interview_time: { schedule_date: '24.11.2026', schedule_start: '10:00', schedule_end: '10:30' },
    interview_title: 'Første samtale',
    interview_desc: '',
    seeker: { id: 5, name: 'Emil Juhl', avatar: null },
    employer: { id: 6, name: 'Nordlys Energi', avatar: null },
    email: null,
    meeting_link: null,
    app_id: 7,
    job_id: 8,
    job_title: null,
    postpone_reason: null,
    interview_seconds: 0,
    can,
    ...given,
  };
}

describe('lookOf', () => {
  it.each<[Partial<CalendarInterview>, 'virksomhed' | 'kandidat', string, string]>([
    [{ status: 0, state: 'requested' }, 'virksomhed', 'pending', 'state.pending'],
    [{ status: 0, state: 'requested', can: { ...can, accept: true } }, 'kandidat', 'pending', 'state.answer'],
    [{ status: 0, state: 'postponed' }, 'virksomhed', 'pending', 'state.postponed'],
    [{ status: 0, state: 'postponed' }, 'kandidat', 'pending', 'state.postponed'],
    [{ status: 0, state: 'requested', ends_at: '2026-11-24T07:59:00Z' }, 'virksomhed', 'missed', 'state.missed'],
    [{ status: 1 }, 'virksomhed', 'listed', 'state.listed'],
    [{ status: 2 }, 'kandidat', 'ready', 'state.ready'],
    [{ status: 3 }, 'virksomhed', 'progress', 'state.progress'],
    [{ status: 4, state: 'ended' }, 'kandidat', 'end', 'state.end'],
  ])('%j to %s', (given, area, look, word) => {
    expect(lookOf(interview(given), area, now)).toEqual({ look, word });
  });
});

test.each<[Partial<CalendarInterview>, 'virksomhed' | 'kandidat', string, string]>([
  [{}, 'virksomhed', 'Emil Juhl', '/virksomhed/strøm/0f8a1d7e-6a55-4a53-9c39-6d0a3a5f0a11'],
  [
    {},
    'kandidat',
    'Nordlys Energi',
    '/kandidat/strøm/0f8a1d7e-6a55-4a53-9c39-6d0a3a5f0a11/0f8a1d7e-6a55-4a53-9c39-6d0a3a5f0a11',
  ],
  [
    { kind: 'guest', seeker: { id: null, name: '', avatar: null }, email: 'gaest@jobblik.test', meeting_link: 'abc' },
    'virksomhed',
    'gaest@jobblik.test',
    '/virksomhed/cstream/abc',
  ],
])('%j to %s is with %s', (given, area, name, path) => {
  expect(otherName(interview(given), area)).toBe(name);
  expect(roomPath(interview(given), area)).toBe(path);
});

test('an entry has the Danish times, and a link to its room while it is open', () => {
  const plain = entryOf(interview(), 'virksomhed', now, (key) => key);
  expect(plain).toMatchObject({ day: 1, start: 600, end: 630, look: 'listed', joinTo: undefined });
  expect(plain.time.replace('\u2060', '')).toBe('10.00–10.30');
  const open = entryOf(interview({ status: 2, can: { ...can, enter: true } }), 'virksomhed', now, (key) => key);
  expect(open.joinTo).toBe('/virksomhed/strøm/0f8a1d7e-6a55-4a53-9c39-6d0a3a5f0a11');
  const midnight = { schedule_date: '24.11.2026', schedule_start: '23:30', schedule_end: '24:00' };
  const late = entryOf(interview({ interview_time: midnight }), 'virksomhed', now, (key) => key);
  expect(late).toMatchObject({ start: 1410, end: 1440 });
});

test('days are named as Danes do', () => {
  expect(dayWords('2026-11-24').replaceAll('\u00a0', ' ')).toBe('tirsdag den 24. november');
  const days = gridDays(['2026-11-27', '2026-11-28'], '2026-11-28');
  expect(days.map(({ number, isToday, isWeekend }) => [number, isToday, isWeekend])).toEqual([
    ['27', false, false],
    ['28', true, true],
  ]);
});
