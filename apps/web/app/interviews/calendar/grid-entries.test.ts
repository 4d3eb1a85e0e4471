import type { CalendarInterview } from '@jobblik/contract/interviews/interviews.schema';
import words from '@jobblik/words/da/interviews.json' with { type: 'json' };
import { describe, expect, it, test } from 'vitest';
import type { Words } from '../../platform/words/i18n';
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
    together_since: null,
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
    undo_until: null,
    can,
    ...given,
  };
}

/** The words, as the Danish list has them. */
const t = ((key: string, values: { minutes?: number } = {}) =>
  key
    .split('.')
    .reduce<unknown>((list, part) => (list as Record<string, unknown>)[part], words)
    ?.toString()
    .replace('{{minutes}}', String(values.minutes))) as Words<'interviews'>;

describe('an interview is shown', () => {
  it.each<[Partial<CalendarInterview>, 'virksomhed' | 'kandidat', string, string]>([
    [{ state: 'requested' }, 'virksomhed', 'pending', 'Venter på svar'],
    [{ state: 'requested', can: { ...can, accept: true } }, 'kandidat', 'pending', 'Venter på dit svar'],
    [{ state: 'postponed' }, 'virksomhed', 'postponed', 'Skal flyttes'],
    [{ state: 'postponed' }, 'kandidat', 'postponed', 'Skal flyttes'],
    [{ state: 'requested', ends_at: '2026-11-24T07:59:00Z' }, 'virksomhed', 'missed', 'Ikke besvaret'],
    [{}, 'virksomhed', 'listed', 'Aftalt'],
    [{ starts_at: '2026-11-24T08:05:00Z' }, 'kandidat', 'ready', 'Klar'],
    [{ together_since: '2026-11-24T07:55:00Z' }, 'virksomhed', 'progress', 'I gang'],
    [{ state: 'ended', interview_seconds: 1430 }, 'kandidat', 'end', 'Holdt, 24 min.'],
    [{ ends_at: '2026-11-24T07:59:00Z', interview_seconds: 60 }, 'virksomhed', 'end', 'Holdt, 1 min.'],
    [{ ends_at: '2026-11-24T07:59:00Z' }, 'virksomhed', 'missed', 'Ingen kom'],
    [{ state: 'ended' }, 'kandidat', 'missed', 'Ingen kom'],
    [{ state: 'cancelled' }, 'kandidat', 'missed', 'Aflyst'],
  ])('%j to %s as %s: %s', (given, area, look, text) => {
    const entry = entryOf(interview(given), area, now, t);
    expect([lookOf(interview(given), now), entry.look, entry.state]).toEqual([look, look, text]);
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

test('an entry has the Danish times, and a link to its room only while it is open', () => {
  const plain = entryOf(interview(), 'virksomhed', now, t);
  expect(plain).toMatchObject({ day: 1, start: 600, end: 630, look: 'listed', joinTo: undefined });
  expect(plain.time.replace('\u2060', '')).toBe('10.00–10.30');
  const open = entryOf(interview(), 'virksomhed', new Date('2026-11-24T08:55:00Z'), t);
  expect(open.joinTo).toBe('/virksomhed/strøm/0f8a1d7e-6a55-4a53-9c39-6d0a3a5f0a11');
  expect(entryOf(interview(), 'virksomhed', new Date('2026-11-24T09:30:00Z'), t).joinTo).toBeUndefined();
  const midnight = { schedule_date: '24.11.2026', schedule_start: '23:30', schedule_end: '24:00' };
  const late = entryOf(interview({ interview_time: midnight }), 'virksomhed', now, t);
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
