import { expect, test } from 'vitest';
import { interviewMoment } from './interview-moment';

const now = Date.UTC(2026, 10, 20, 9);

test.each([
  ['20.11.2026', '11:00 - 11:30', 'i dag 11.00'],
  ['20.11.2026', '09:30 - 10:00', 'i dag 09.30'],
  ['27.11.2026', '11:00 - 11:30', '27. nov.'],
  [null, null, ''],
  ['snart', '11:00', ''],
])('%s %s is shown as %s', (interview_date, interview_time, text) => {
  expect(interviewMoment({ interview_date, interview_time }, now).replaceAll('\u00a0', ' ')).toBe(text);
});
