import { expect, it } from 'vitest';
import { interviewDay, replyTime } from './interview-date';

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

it('reads the time of a reply', () => {
  expect(replyTime('03.12.2026 09:00 - 10:30')).toEqual({
    day: 'torsdag\u00a0den\u00a03.\u00a0december',
    start: '09.00',
    end: '10.30',
  });
});

it.each(['', '40.13.2026 10:00 - 10:30', 'den 3. december', '03.12.2026'])(
  '»%s« is not the time of a reply',
  (text) => {
    expect(replyTime(text)).toBeNull();
  },
);
