import { type VideoStatus, videoStatus } from '../applications/applications.rules.ts';
import { interviewReady } from '../applications/interview-action.rules.ts';

/** `interview_type` of an answer to an interview request. */
export const interviewAnswer = { accept: 3, decline: 4 } as const;

/**
 * States of an interview. `offered`: the candidate is asked to pick one of the employer's free slots, so it has no time yet.
 * Meetings with people outside Jobblik (`guest`, `company`) are `accepted` from the beginning.
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

/** Kind of the other participant: a job seeker of Jobblik, a person invited by e-mail, or another company. */
export const interviewKinds = ['candidate', 'guest', 'company'] as const;
export type InterviewKind = (typeof interviewKinds)[number];

export type InterviewStep = 'accept' | 'decline' | 'postpone' | 'pick' | 'move' | 'cancel' | 'finish';

interface Transition {
  by: readonly ('seeker' | 'employer')[];
  from: readonly InterviewState[];
  to: InterviewState;
}

/** Who may do what in which state, and the next state. */
export const transitions = {
  accept: { by: ['seeker'], from: ['requested'], to: 'accepted' },
  /** Declining an accepted interview cancels the acceptance. */
  decline: { by: ['seeker'], from: ['offered', 'requested', 'accepted', 'postponed'], to: 'declined' },
  postpone: { by: ['seeker'], from: ['requested', 'accepted'], to: 'postponed' },
  /** Picks one of the employer's free slots. */
  pick: { by: ['seeker'], from: ['offered', 'requested', 'postponed'], to: 'accepted' },
  /** The candidate is asked again; a meeting with a person outside Jobblik stays accepted. */
  move: { by: ['employer'], from: ['offered', 'requested', 'accepted', 'postponed'], to: 'requested' },
  cancel: { by: ['employer'], from: ['offered', 'requested', 'accepted', 'postponed'], to: 'cancelled' },
  finish: { by: ['seeker', 'employer'], from: ['accepted'], to: 'ended' },
} as const satisfies Record<InterviewStep, Transition>;

/** States that reserve the employer's time; an accepted one also reserves the seeker's. */
export const holdingStates = ['requested', 'accepted'] as const satisfies readonly InterviewState[];

/** `v_status` of the application that an interview belongs to (spec 2§4). */
export const videoStatusOf: Readonly<Record<InterviewState, VideoStatus>> = {
  offered: videoStatus.requested,
  requested: videoStatus.requested,
  accepted: videoStatus.accepted,
  declined: videoStatus.declined,
  postponed: videoStatus.postponed,
  cancelled: videoStatus.none,
  ended: videoStatus.ended,
};

/**
 * `v_status` of applications for which the employer may request an interview. An interview that the seeker has postponed is moved
 * by the request.
 */
export const requestableStatuses = [
  videoStatus.none,
  videoStatus.declined,
  videoStatus.ended,
  videoStatus.postponed,
] as const satisfies readonly VideoStatus[];

/** Status of a calendar entry (spec 2§2). */
export const calendarStatus = { waiting: 0, accepted: 1, ready: 2, ongoing: 3, finished: 4 } as const;
export const calendarStatuses = Object.values(calendarStatus);
export type CalendarStatus = (typeof calendarStatus)[keyof typeof calendarStatus];

/** Class of a calendar entry by its status; entries of these classes cannot be dragged over (spec 2§2). */
export const calendarClass: Readonly<Record<CalendarStatus, 'pending' | 'listed' | 'ready' | 'progress' | 'end'>> = {
  0: 'pending',
  1: 'listed',
  2: 'ready',
  3: 'progress',
  4: 'end',
};

const minute = 60_000;

export const interviewLimits = {
  title: 200,
  description: 2000,
  /** Characters of a reason to postpone. */
  reason: 1000,
  /** Minutes of one interview. */
  minMinutes: 5,
  maxMinutes: 12 * 60,
  /** Slots published at once, and free ones of one employer. */
  slotsAtOnce: 60,
  slots: 500,
  /** Interviews that one employer may request in a day. Each of them sends a mail. */
  requestsPerDay: 200,
  /** Entries of the list beside the grid. */
  list: 300,
  candidates: 50,
} as const;

/** Milliseconds before the start at which an interview is ready and `time_to_interview` fires. */
export const readyBefore = 5 * minute;
/** Milliseconds after the end until the room closes. */
export const roomStaysOpen = 120 * minute;
/** Milliseconds before the start at which both sides are reminded. */
export const reminders = { day: 24 * 60 * minute, hour: 60 * minute } as const;

/** Codes that these calls add to the common ones, with their HTTP status. */
export const interviewProblems = {
  /** The interview was cancelled. */
  interview_cancelled: 409,
  /** The time of the interview is over, or it has taken place. */
  interview_over: 409,
  /** The room opens five minutes before the start. */
  interview_not_ready: 409,
  /** The application already has an interview that is requested or agreed. */
  interview_exists: 409,
  /** The employer already has the maximum number of free slots. */
  too_many_slots: 409,
  /** The employer has no free slots to pick from. */
  no_slots: 409,
  /** The employer has requested the maximum number of interviews for today. */
  too_many_interviews: 429,
} as const;

export interface TimedInterview {
  state: InterviewState;
  /** Null while it is offered. */
  startsAt: Date | null;
  endsAt: Date | null;
  /** When the employer opened the room. */
  startedAt: Date | null;
}

/** The calendar's status at a moment; null for interviews that the calendar does not show (offered, declined, cancelled). */
export function calendarStatusAt(
  { state, startsAt, endsAt, startedAt }: TimedInterview,
  now: Date,
): CalendarStatus | null {
  if (!startsAt || !endsAt) return null;
  switch (state) {
    case 'requested':
    case 'postponed':
      return calendarStatus.waiting;
    case 'ended':
      return calendarStatus.finished;
    case 'accepted':
      if (now.getTime() >= endsAt.getTime() + roomStaysOpen) return calendarStatus.finished;
      if (startedAt) return calendarStatus.ongoing;
      if (now >= endsAt) return calendarStatus.finished;
      return now.getTime() >= startsAt.getTime() - readyBefore ? calendarStatus.ready : calendarStatus.accepted;
    default:
      return null;
  }
}

/** `ready` of a calendar status (spec 2§3): 0 waiting, 1 can start, 3 ended. */
export function readyOf(status: CalendarStatus | null): (typeof interviewReady)[keyof typeof interviewReady] {
  if (status === calendarStatus.finished) return interviewReady.ended;
  const canStart = status === calendarStatus.ready || status === calendarStatus.ongoing;
  return canStart ? interviewReady.canStart : interviewReady.waiting;
}

/** Why an action is refused: the code of the problem. */
export type StepRefusal = 'interview_cancelled' | 'interview_over' | 'request_answered' | 'forbidden';

/** Why somebody may not do something with an interview now; undefined if they may. */
export function refusalOf(
  action: InterviewStep,
  by: 'seeker' | 'employer',
  interview: TimedInterview,
  now: Date,
): StepRefusal | undefined {
  const { by: allowed, from }: Transition = transitions[action];
  if (!allowed.includes(by)) return 'forbidden';
  if (interview.state === 'cancelled') return 'interview_cancelled';
  if (interview.state === 'ended') return 'interview_over';
  if (!from.includes(interview.state)) return 'request_answered';
  if (action === 'finish' || action === 'move' || action === 'pick') return undefined;
  const isOver = interview.endsAt !== null && now >= interview.endsAt && interview.state !== 'postponed';
  return isOver || interview.startedAt ? 'interview_over' : undefined;
}

/** What the caller may do with an interview; sent with the row. */
export interface InterviewRights {
  accept: boolean;
  decline: boolean;
  postpone: boolean;
  pick: boolean;
  move: boolean;
  cancel: boolean;
  /** Enter the room. */
  enter: boolean;
}

/** See {@link InterviewRights}; a meeting with a person outside Jobblik has no seeker who could answer. */
export function rightsIn(interview: TimedInterview, by: 'seeker' | 'employer', now: Date): InterviewRights {
  const may = (action: InterviewStep) => refusalOf(action, by, interview, now) === undefined;
  const isHeld = interview.startedAt !== null;
  return {
    accept: may('accept'),
    decline: may('decline'),
    postpone: may('postpone'),
    pick: may('pick'),
    move: may('move') && !isHeld,
    cancel: may('cancel'),
    enter: readyOf(calendarStatusAt(interview, now)) === interviewReady.canStart,
  };
}

/** A reason to postpone as it is stored: without single quotes (spec 1§5). */
export function withoutQuotes(reason: string): string {
  return reason.replaceAll("'", '').trim();
}

/** First part of the chat message with which a seeker postpones (spec 1§4); the reason follows the "#". */
export const postponePrefix = 'videointerview';
