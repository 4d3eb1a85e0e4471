import { describe, expect, it } from 'vitest';
import {
  calendarStatusAt,
  readyOf,
  refusalOf,
  rightsIn,
  seenBy,
  undoOf,
  videoStatusAt,
  videoStatusOf,
  withoutQuotes,
} from './interviews.rules.ts';
import { type InterviewState, interviewStates } from './phase.rules.ts';

const startsAt = new Date('2026-11-24T09:00:00Z');
const endsAt = new Date('2026-11-24T09:30:00Z');
const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);
const interview = (state: InterviewState, togetherSince: Date | null = null) => ({
  state,
  startsAt,
  endsAt,
  startedAt: togetherSince,
  togetherSince,
  seconds: 0,
  declinesAt: null,
});

it('every state has its v_status', () => {
  expect(interviewStates.map((state) => [state, videoStatusOf[state]])).toEqual([
    ['offered', 1],
    ['requested', 1],
    ['accepted', 2],
    ['declined', 3],
    ['postponed', 6],
    ['cancelled', 0],
    ['ended', 5],
  ]);
});

it('an agreed interview is over for its application when its time is', () => {
  expect(videoStatusAt(interview('accepted'), at('09:29'))).toBe(2);
  expect(videoStatusAt(interview('accepted'), at('09:30'))).toBe(5);
  expect(videoStatusAt(interview('accepted', at('09:10')), at('09:45'))).toBe(2);
  expect(videoStatusAt(interview('requested'), at('09:30'))).toBe(1);
});

describe('the calendar shows', () => {
  it.each([
    ['requested', '08:00', null, 0, 0],
    ['requested', '10:00', null, 0, 0],
    ['postponed', '08:00', null, 0, 0],
    ['accepted', '08:54', null, 1, 0],
    ['accepted', '08:55', null, 2, 1],
    ['accepted', '09:29', null, 2, 1],
    ['accepted', '09:30', null, 4, 3],
    ['accepted', '09:10', '09:00', 3, 1],
    ['accepted', '10:00', '09:00', 3, 1],
    ['accepted', '11:30', '09:00', 4, 3],
    ['ended', '09:10', '09:00', 4, 3],
    ['declined', '08:00', null, null, 0],
    ['cancelled', '08:00', null, null, 0],
  ] as const)('%s at %s, together since %s, as %s, ready %i', (state, now, started, status, ready) => {
    const found = calendarStatusAt(interview(state, started && at(started)), at(now));
    expect(found).toBe(status);
    expect(readyOf(found)).toBe(ready);
  });
  it('nothing of an interview without a time', () => {
    const offered = { ...interview('offered'), startsAt: null, endsAt: null };
    expect(calendarStatusAt(offered, at('08:00'))).toBeNull();
  });
});

describe('who may do what', () => {
  const allowed = (state: InterviewState, by: 'seeker' | 'employer', now = '08:00') =>
    Object.entries(rightsIn(interview(state), by, at(now)))
      .filter(([, may]) => may)
      .map(([step]) => step);
  it.each([
    ['offered', ['decline', 'pick'], ['move', 'cancel']],
    ['requested', ['accept', 'decline', 'postpone', 'pick'], ['move', 'cancel']],
    ['accepted', ['decline', 'postpone'], ['move', 'cancel']],
    ['postponed', ['decline', 'pick'], ['move', 'cancel']],
    ['declined', [], []],
    ['cancelled', [], []],
    ['ended', [], []],
  ] as const)('%s: the seeker %o, the employer %o', (state, seeker, employer) => {
    expect(allowed(state, 'seeker')).toEqual(seeker);
    expect(allowed(state, 'employer')).toEqual(employer);
  });
  it('a request whose time is over can only be moved or answered with another slot', () => {
    expect(allowed('requested', 'seeker', '09:30')).toEqual(['pick']);
    expect(allowed('requested', 'employer', '09:30')).toEqual(['move']);
  });
  it.each([
    ['accept', 'employer', 'requested', 'forbidden'],
    ['accept', 'seeker', 'accepted', 'request_answered'],
    ['accept', 'seeker', 'postponed', 'request_answered'],
    ['accept', 'seeker', 'cancelled', 'interview_cancelled'],
    ['accept', 'seeker', 'ended', 'interview_over'],
    ['cancel', 'seeker', 'accepted', 'forbidden'],
    ['finish', 'seeker', 'requested', 'request_answered'],
    ['finish', 'seeker', 'accepted', undefined],
  ] as const)('%s by the %s of one that is %s: %s', (step, by, state, refusal) => {
    expect(refusalOf(step, by, interview(state), at('08:00'))).toBe(refusal);
  });
  it('an interview that has begun cannot be cancelled', () => {
    const held = interview('accepted', at('09:00'));
    expect(refusalOf('cancel', 'employer', held, at('09:05'))).toBe('interview_over');
    expect(rightsIn(held, 'employer', at('09:05'))).toMatchObject({ move: false, cancel: false, enter: true });
  });
});

describe('a decline that can still be undone', () => {
  const waiting = { ...interview('accepted'), declinesAt: at('08:00') };
  it('is known to the seeker only', () => {
    expect(seenBy('seeker', waiting)).toMatchObject({ state: 'declined', declinesAt: at('08:00') });
    expect(seenBy('employer', waiting)).toMatchObject({ state: 'accepted', declinesAt: null });
    expect(seenBy('seeker', interview('accepted'))).toMatchObject({ state: 'accepted', declinesAt: null });
  });
  it('leaves the seeker nothing to do with it, and the employer everything', () => {
    expect(refusalOf('decline', 'seeker', waiting, at('07:59'))).toBe('request_answered');
    expect(Object.values(rightsIn(waiting, 'seeker', at('07:59')))).not.toContain(true);
    expect(rightsIn(waiting, 'employer', at('07:59'))).toMatchObject({ move: true, cancel: true });
    expect(rightsIn({ ...waiting, declinesAt: at('09:10') }, 'seeker', at('09:09')).enter).toBe(false);
  });
  it.each([
    ['requested', '08:00', '07:59', 'undo'],
    ['requested', '08:00', '08:00', 'undo_too_late'],
    ['requested', null, '07:59', 'undone'],
    ['accepted', null, '07:59', 'undone'],
    ['declined', null, '07:59', 'undo_too_late'],
    ['cancelled', null, '07:59', 'interview_cancelled'],
    ['ended', null, '07:59', 'interview_over'],
  ] as const)('%s, final at %s, undone at %s: %s', (state, until, now, outcome) => {
    expect(undoOf({ state, declinesAt: until && at(until) }, at(now))).toBe(outcome);
  });
});

it('single quotes are removed from a reason', () => {
  expect(withoutQuotes(" Det er 'svært' ")).toBe('Det er svært');
});
