import { type VideoStatus, videoStatus } from '../applications/applications.rules.ts';
import { interviewReady } from '../applications/interview-action.rules.ts';
import { type InterviewFacts, type InterviewState, isOver, mayEnter, phaseAt } from './phase.rules.ts';

/** `interview_type` of an answer to an interview request. */
export const interviewAnswer = { accept: 3, decline: 4 } as const;

/** Kind of the other participant: a job seeker of Jobblik, a person invited by e-mail, or another company. */
export const interviewKinds = ['candidate', 'guest', 'company'] as const;
export type InterviewKind = (typeof interviewKinds)[number];

export type InterviewStep = 'accept' | 'decline' | 'postpone' | 'pick' | 'move' | 'cancel' | 'finish';

interface Transition {
  by: readonly Side[];
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

/** `v_status` of an application for the stored state of its interview (spec 2§4). */
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

/** Milliseconds before the start at which both sides are reminded. */
export const reminders = { day: 24 * 60 * minute, hour: 60 * minute } as const;

/** Milliseconds in which a job seeker can undo a decline, like an employer a decision. Until then the employer sees nothing of it. */
export const declineHeldBack = 10_000;

export type Side = 'seeker' | 'employer';

/** A decline that can still be undone, as it is stored. */
export interface Declinable {
  state: InterviewState;
  /** When a decline that waits becomes final; null while none waits. */
  declinesAt: Date | null;
}

/** An interview as one side sees it: until a decline is final, only the job seeker knows of it. */
export function seenBy<T extends Declinable>(side: Side, interview: T): T & { side: Side } {
  if (side === 'employer') return { ...interview, declinesAt: null, side };
  return { ...interview, ...(interview.declinesAt && { state: 'declined' }), side };
}

/** What the job seeker's undo of a decline does now; else why it is refused. A decline that was undone before stays undone. */
export function undoOf({ state, declinesAt }: Declinable, now: Date): 'undo' | 'undone' | UndoRefusal {
  if (declinesAt) return declinesAt > now ? 'undo' : 'undo_too_late';
  if (state === 'cancelled') return 'interview_cancelled';
  if (state === 'ended') return 'interview_over';
  return state === 'declined' ? 'undo_too_late' : 'undone';
}
type UndoRefusal = 'undo_too_late' | 'interview_cancelled' | 'interview_over';

/** An interview with what its parties may do with it. */
export interface TimedInterview extends InterviewFacts, Declinable {
  /** When the employer opened the room. */
  startedAt: Date | null;
}

/** The calendar's status at a moment; null for interviews that the calendar does not show (offered, declined, cancelled). */
export function calendarStatusAt(interview: InterviewFacts, now: Date): CalendarStatus | null {
  switch (phaseAt(interview, now)) {
    case 'requested':
    case 'unanswered':
    case 'postponed':
      return calendarStatus.waiting;
    case 'agreed':
      return calendarStatus.accepted;
    case 'ready':
      return calendarStatus.ready;
    case 'ongoing':
      return calendarStatus.ongoing;
    case 'held':
    case 'missed':
      return calendarStatus.finished;
    default:
      return null;
  }
}

/** `v_status` of the application that an interview belongs to (spec 2§4), at a moment. */
export function videoStatusAt(interview: InterviewFacts, now: Date): VideoStatus {
  const phase = phaseAt(interview, now);
  return phase === 'held' || phase === 'missed' ? videoStatus.ended : videoStatusOf[interview.state];
}

/** `ready` of a calendar status (spec 2§3): 0 waiting, 1 can start, 3 ended. */
export function readyOf(status: CalendarStatus | null): (typeof interviewReady)[keyof typeof interviewReady] {
  if (status === calendarStatus.finished) return interviewReady.ended;
  const canStart = status === calendarStatus.ready || status === calendarStatus.ongoing;
  return canStart ? interviewReady.canStart : interviewReady.waiting;
}

/** Whether both parties have been in the room. */
export function hasMet({ togetherSince, seconds }: Pick<InterviewFacts, 'togetherSince' | 'seconds'>): boolean {
  return togetherSince !== null || seconds > 0;
}

/** Why an action is refused: the code of the problem. */
export type StepRefusal = 'interview_cancelled' | 'interview_over' | 'request_answered' | 'forbidden';

/** Why somebody may not do something with an interview now; undefined if they may. */
export function refusalOf(action: InterviewStep, by: Side, stored: TimedInterview, now: Date): StepRefusal | undefined {
  const interview = seenBy(by, stored);
  const { by: allowed, from }: Transition = transitions[action];
  if (!allowed.includes(by)) return 'forbidden';
  if (interview.state === 'cancelled') return 'interview_cancelled';
  if (interview.state === 'ended') return 'interview_over';
  if (!from.includes(interview.state)) return 'request_answered';
  if (action === 'finish' || action === 'pick') return undefined;
  const phase = phaseAt(interview, now);
  if (action === 'move') return hasMet(interview) || phase === 'missed' ? 'interview_over' : undefined;
  return isOver(phase) || phase === 'ongoing' || interview.startedAt ? 'interview_over' : undefined;
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
export function rightsIn(interview: TimedInterview, by: Side, now: Date): InterviewRights {
  const may = (action: InterviewStep) => refusalOf(action, by, interview, now) === undefined;
  return {
    accept: may('accept'),
    decline: may('decline'),
    postpone: may('postpone'),
    pick: may('pick'),
    move: may('move'),
    cancel: may('cancel'),
    enter: mayEnter(phaseAt(seenBy(by, interview), now)),
  };
}

/** A reason to postpone as it is stored: without single quotes (spec 1§5). */
export function withoutQuotes(reason: string): string {
  return reason.replaceAll("'", '').trim();
}

/** First part of the chat message with which a seeker postpones (spec 1§4); the reason follows the "#". */
export const postponePrefix = 'videointerview';
