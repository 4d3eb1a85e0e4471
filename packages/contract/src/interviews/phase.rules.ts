/**
 * Stored states of an interview. `offered`: the candidate is asked to pick one of the employer's free slots, so it has no time yet.
 * Meetings with people outside Jobblik (`guest`, `company`) are `accepted` from the beginning. `ended`: a party has ended the call,
 * or the time is over.
 */
export const interviewStates = [
  'offered',
  'requested',
  'accepted',
  'declined',
  'postponed',
  'cancelled',
  'ended',
] as const;
export type InterviewState = (typeof interviewStates)[number];

/**
 * What an interview is at a moment, on every screen: `unanswered` a request whose time is over; `agreed` before the room opens;
 * `ready` while the room is open and the parties are not both in it; `ongoing` while both are in it; `held` when it is over and both
 * were in it; `missed` when it is over and they were never in it together.
 */
export const interviewPhases = [
  'offered',
  'requested',
  'unanswered',
  'postponed',
  'agreed',
  'ready',
  'ongoing',
  'held',
  'missed',
  'declined',
  'cancelled',
] as const;
export type InterviewPhase = (typeof interviewPhases)[number];

const minute = 60_000;

/** Milliseconds before the start at which an interview is ready and `time_to_interview` fires. */
export const readyBefore = 5 * minute;
/** Milliseconds after the end for which a call that is under way may last. */
export const roomStaysOpen = 120 * minute;

/** What is stored of an interview and decides its phase. */
export interface InterviewFacts {
  state: InterviewState;
  /** Null while it is offered. */
  startsAt: Date | null;
  endsAt: Date | null;
  /** Since when both parties are in the room; null while they are not. */
  togetherSince: Date | null;
  /** Seconds for which both parties were in the room before `togetherSince`. */
  seconds: number;
}

/** The phase of an interview at a moment. */
export function phaseAt(
  { state, startsAt, endsAt, togetherSince, seconds }: InterviewFacts,
  now: Date,
): InterviewPhase {
  switch (state) {
    case 'requested':
      return endsAt && now >= endsAt ? 'unanswered' : 'requested';
    case 'ended':
      return seconds > 0 ? 'held' : 'missed';
    case 'accepted': {
      if (!startsAt || !endsAt) return 'agreed';
      if (togetherSince && now.getTime() < endsAt.getTime() + roomStaysOpen) return 'ongoing';
      if (now >= endsAt) return togetherSince || seconds > 0 ? 'held' : 'missed';
      return now.getTime() >= startsAt.getTime() - readyBefore ? 'ready' : 'agreed';
    }
    default:
      return state;
  }
}

/** Whether the room admits the parties. */
export function mayEnter(phase: InterviewPhase): boolean {
  return phase === 'ready' || phase === 'ongoing';
}

const over: readonly InterviewPhase[] = ['unanswered', 'held', 'missed', 'declined', 'cancelled'];

/** Whether nothing comes of it any more: the list shows it among the earlier ones. */
export function isOver(phase: InterviewPhase): boolean {
  return over.includes(phase);
}

/** Whether it has a time that is still to come, or now. */
export function isComing(phase: InterviewPhase): boolean {
  return phase === 'requested' || phase === 'agreed' || mayEnter(phase);
}

/** Whole minutes of a held interview, at least 1. */
export function heldMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}

/** {@link InterviewFacts} as calls have them. */
export interface InterviewOnWire {
  state: InterviewState;
  starts_at: string | null;
  ends_at: string | null;
  together_since: string | null;
  interview_seconds: number;
}

/** The phase of an interview of a call at a moment. */
export function phaseOf(wire: InterviewOnWire, now: Date | number): InterviewPhase {
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  return phaseAt(
    {
      state: wire.state,
      startsAt: instant(wire.starts_at),
      endsAt: instant(wire.ends_at),
      togetherSince: instant(wire.together_since),
      seconds: wire.interview_seconds,
    },
    new Date(now),
  );
}
