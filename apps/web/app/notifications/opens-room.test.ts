import { noticeType } from '@jobblik/contract/notices/notice-type';
import { expect, test } from 'vitest';
import { opensRoom } from './opens-room';

const created_at = '2026-11-24T09:55:00.000Z';

test.each([
  [noticeType.interviewSoon, '2026-11-24T09:55:01Z', true],
  [noticeType.interviewSoon, '2026-11-24T11:54:59Z', true],
  [noticeType.interviewSoon, '2026-11-24T11:55:00Z', false],
  [noticeType.interviewRequest, '2026-11-24T09:55:01Z', false],
])('type %i at %s: %s', (type, now, expected) => {
  expect(opensRoom({ type, created_at }, Date.parse(now))).toBe(expected);
});
