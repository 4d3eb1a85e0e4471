import { expect, test } from 'vitest';
import { interviewActionOf, interviewNow } from './interview-action.rules.ts';

const room = '0f8a1d7e-6a55-4a53-9c39-6d0a3a5f0a11';

test.each([
  // v_status, ready, id: how the state is displayed, the start button, whether the interview can be entered
  [0, 0, null, 'invite', null, false],
  [0, 1, room, 'invite', null, false],
  [1, 0, null, 'label', null, false],
  [1, 1, room, 'label', null, false],
  [2, 0, room, 'label', 'waiting', false],
  [2, 1, room, 'label', 'start', true],
  [2, 1, null, 'label', 'start', false],
  [2, 3, room, 'label', 'ended', false],
  [3, 0, null, 'label', null, false],
  [4, 0, room, 'nothing', 'waiting', false],
  [4, 1, room, 'nothing', 'start', true],
  [4, 3, room, 'nothing', 'ended', false],
  [5, 3, room, 'label', 'ended', false],
  [6, 0, room, 'label', null, false],
] as const)(
  'v_status %i with ready %i and id %s: %s, %s, enter %s',
  (v_status, ready, interview_id, display, start, canEnter) => {
    expect(interviewActionOf({ v_status, ready, interview_id })).toEqual({ display, start, canEnter });
  },
);

test.each([
  ['08:54', 2, 0],
  ['08:55', 2, 1],
  ['09:29', 2, 1],
  ['09:30', 5, 3],
] as const)('an agreed interview from 09:00 to 09:30 has at %s v_status %i and ready %i', (time, v_status, ready) => {
  const [starts_at, ends_at] = ['2026-11-24T09:00:00Z', '2026-11-24T09:30:00Z'];
  const interview = { state: 'accepted', starts_at, ends_at, together_since: null, interview_seconds: 0 } as const;
  const now = new Date(`2026-11-24T${time}:00Z`);
  expect(interviewNow({ v_status: 2, ready: 0, interview }, now)).toEqual({ v_status, ready });
  // Somebody has been asked again, and the list still has the interview before.
  expect(interviewNow({ v_status: 1, ready: 0, interview }, now)).toEqual({ v_status: 1, ready: 0 });
});
