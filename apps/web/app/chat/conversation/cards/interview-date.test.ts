import { expect, it } from 'vitest';
import { interviewDay } from './interview-date';

it('reads the local day in every time zone of the browser', () => {
  expect(interviewDay({ schedule_date: '27.11.2026' })).toEqual({
    weekday: 'fre.',
    day: '27',
    month: 'nov.',
    words: 'fredag\u00a0den\u00a027.\u00a0november',
  });
});

it.each(['', '2026-11-27', '40.13.2026'])('»%s« is not a date', (schedule_date) => {
  expect(interviewDay({ schedule_date })).toBeNull();
});
