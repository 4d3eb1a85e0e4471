import { type InterviewOnWire, mayEnter, phaseOf } from '@jobblik/contract/interviews/phase.rules';
import { type VideoStatus, videoStatus } from './applications.rules.ts';

/** `ready` of an application (spec 2§3). */
export const interviewReady = { waiting: 0, canStart: 1, ended: 3 } as const;

/** What the employer can do about the video interview of an application, and how its state is displayed (spec 2§4). */
export interface InterviewAction {
  /** How the text of `v_status` is displayed: on the button that invites, or as a label; 4 has no text. */
  display: 'invite' | 'label' | 'nothing';
  /** The start button, where there is an interview to start. */
  start: 'start' | 'waiting' | 'ended' | null;
  /** Whether the interview can be entered: it is ready, and it has an id. */
  canEnter: boolean;
}

/** States in which a room exists, or existed. 4 is an accepted interview without a text. */
const withInterview: readonly number[] = [videoStatus.accepted, 4, videoStatus.ended];

/** The parts of an application on the wire that its interview changes. */
interface WithInterview {
  v_status: VideoStatus;
  ready: number;
  /** What decides the phase of the interview; null without one. */
  interview: InterviewOnWire | null;
}

/** `v_status` and `ready` of an application at a moment: an agreed interview opens and ends while a page is open. */
export function interviewNow({ v_status, ready, interview }: WithInterview, now: Date | number) {
  if (v_status !== videoStatus.accepted || !interview) return { v_status, ready };
  const phase = phaseOf(interview, now);
  if (phase === 'held' || phase === 'missed') return { v_status: videoStatus.ended, ready: interviewReady.ended };
  return { v_status, ready: mayEnter(phase) ? interviewReady.canStart : interviewReady.waiting };
}

/** See {@link InterviewAction}, for an application as the wire has it. */
export function interviewActionOf({
  v_status,
  ready,
  interview_id,
}: {
  v_status: VideoStatus;
  ready: number;
  interview_id: string | null;
}): InterviewAction {
  if (v_status === videoStatus.none) return { display: 'invite', start: null, canEnter: false };
  const display = v_status === 4 ? 'nothing' : 'label';
  if (!withInterview.includes(v_status)) return { display, start: null, canEnter: false };
  const isReady = ready === interviewReady.canStart;
  const start = isReady ? 'start' : ready === interviewReady.ended ? 'ended' : 'waiting';
  return { display, start, canEnter: isReady && interview_id !== null };
}
