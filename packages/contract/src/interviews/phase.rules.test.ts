import { describe, expect, it } from 'vitest';
import { heldMinutes, type InterviewState, isComing, isOver, mayEnter, phaseAt, phaseOf } from './phase.rules.ts';

const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);
const facts = (state: InterviewState, together: string | null = null, seconds = 0) => ({
  state,
  startsAt: at('09:00'),
  endsAt: at('09:30'),
  togetherSince: together === null ? null : at(together),
  seconds,
});

describe('an interview from 09:00 to 09:30 is', () => {
  it.each([
    ['requested', null, 0, '08:00', 'requested'],
    ['requested', null, 0, '09:29', 'requested'],
    ['requested', null, 0, '09:30', 'unanswered'],
    ['postponed', null, 0, '08:00', 'postponed'],
    ['postponed', null, 0, '12:00', 'postponed'],
    ['accepted', null, 0, '08:54', 'agreed'],
    ['accepted', null, 0, '08:55', 'ready'],
    ['accepted', null, 0, '09:29', 'ready'],
    ['accepted', '09:01', 0, '09:10', 'ongoing'],
    // Both left before the end: either may come back.
    ['accepted', null, 600, '09:29', 'ready'],
    ['accepted', null, 600, '09:30', 'held'],
    // A call may last longer than planned, for two hours.
    ['accepted', '09:01', 0, '09:45', 'ongoing'],
    ['accepted', '09:01', 0, '11:30', 'held'],
    ['accepted', null, 0, '09:30', 'missed'],
    ['ended', null, 0, '09:30', 'missed'],
    ['ended', null, 1440, '09:24', 'held'],
    ['declined', null, 0, '08:00', 'declined'],
    ['cancelled', null, 0, '08:00', 'cancelled'],
  ] as const)('%s, together since %s and %i s before, at %s: %s', (state, together, seconds, now, phase) => {
    expect(phaseAt(facts(state, together, seconds), at(now))).toBe(phase);
    const wire = {
      state,
      starts_at: at('09:00').toISOString(),
      ends_at: at('09:30').toISOString(),
      together_since: together && at(together).toISOString(),
      interview_seconds: seconds,
    };
    expect(phaseOf(wire, at(now))).toBe(phase);
  });
  it('offered while it has no time', () => {
    expect(phaseAt({ ...facts('offered'), startsAt: null, endsAt: null }, at('08:00'))).toBe('offered');
  });
});

it('every phase is to come, over, or waits for a time, and is entered only while it is open', () => {
  const phases = ['requested', 'agreed', 'ready', 'ongoing', 'unanswered', 'held', 'missed', 'declined'] as const;
  expect(phases.filter(isComing)).toEqual(['requested', 'agreed', 'ready', 'ongoing']);
  expect(phases.filter(isOver)).toEqual(['unanswered', 'held', 'missed', 'declined']);
  expect(phases.filter(mayEnter)).toEqual(['ready', 'ongoing']);
  for (const phase of ['offered', 'postponed'] as const)
    expect([isComing(phase), isOver(phase)]).toEqual([false, false]);
});

it.each([
  [1, 1],
  [89, 1],
  [90, 2],
  [1440, 24],
])('%i seconds are %i minutes', (seconds, minutes) => expect(heldMinutes(seconds)).toBe(minutes));
