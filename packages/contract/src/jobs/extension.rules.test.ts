import { expect, it } from 'vitest';
import { extended } from './extension.rules.ts';

const now = new Date('2026-03-10T12:00:00Z');

it.each([
  ['is added to its end', '2026-03-12T12:00:00Z', null, '2026-03-17T12:00:00.000Z', null],
  ['begins now when it has ended', '2026-03-01T12:00:00Z', null, '2026-03-15T12:00:00.000Z', null],
  ['moves a deadline ahead', '2026-03-12T12:00:00Z', '2026-03-11', '2026-03-17T12:00:00.000Z', '2026-03-16'],
  ['moves the deadline of today', '2026-03-12T12:00:00Z', '2026-03-10', '2026-03-17T12:00:00.000Z', '2026-03-15'],
  [
    'counts a passed deadline from today',
    '2026-03-12T12:00:00Z',
    '2026-03-01',
    '2026-03-17T12:00:00.000Z',
    '2026-03-15',
  ],
])('the extension of an ad %s', (_what, endsAt, deadline, expectedEnd, expectedDeadline) => {
  const result = extended({ endsAt: new Date(endsAt), deadline }, { days: 5, now });
  expect([result.endsAt.toISOString(), result.deadline]).toEqual([expectedEnd, expectedDeadline]);
});
