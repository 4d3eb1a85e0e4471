import { expect, it } from 'vitest';
import { clockOf, interviewDay } from './interview-date';

it('reads the local day, whatever the zone of the browser', () => {
  expect(interviewDay({ schedule_date: '27.11.2026' })).toEqual({
    weekday: 'fre.',
    day: '27',
    month: 'nov.',
    words: 'fredag den\u00a027.\u00a0november',
  });
});

it.each(['', '2026-11-27', '40.13.2026'])('»%s« is no day', (schedule_date) => {
  expect(interviewDay({ schedule_date })).toBeNull();
});

it.each([
  ['09:05', '9.05'],
  ['14:30', '14.30'],
  ['00:00', '0.00'],
])('%s is %s', (time, clock) => {
  expect(clockOf(time)).toBe(clock);
});
