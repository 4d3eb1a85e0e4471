import { rejectState } from './applications.rules.ts';
import type { OwnState, OwnStepKind } from './own-applications.schema.ts';

/** Milliseconds in which the employer can undo a decision. Until then the applicant does not see it anywhere. */
export const decisionHeldBack = 10_000;

export interface OwnStep {
  kind: OwnStepKind;
  at: Date;
  /** The employer's message with it; empty without one. */
  message: string;
  /** Who opened the application, for `seen`. */
  by: string;
}

/** An application as its applicant sees it, with its history, oldest first. */
export interface JudgedApplication {
  /** The state that the applicant was notified of, never a decision that can still be undone. */
  reject: number;
  vStatus: number;
  seenAt: Date | null;
  /** Who opened it: the person's name, else the company's. */
  seenBy: string;
  withdrawnAt: Date | null;
  /** `received`, `reading`, `seen`, `parked`, `rejected`, `reopened`, `withdrawn`, `ad_closed`, `ad_filled`, `ad_deleted`, `ad_taken_down`. */
  steps: readonly { kind: string; at: Date; message: string }[];
  /** Instants at which questions came and were answered. */
  askedAt: readonly Date[];
  answeredAt: readonly Date[];
}

/**
 * The instants of questions and answers that are steps of their own: what came with the application is part of it. `received` is
 * when the application came.
 */
export function sinceReceived(instants: readonly Date[], received: Date | undefined): Date[] {
  return instants.filter((at) => received === undefined || at > received);
}

const receivedAt = (steps: JudgedApplication['steps']) => steps.find(({ kind }) => kind === 'received')?.at;

/** How far the application has come, as its applicant sees it. Parking is shown as work on the application. */
export function ownStateOf({ reject, vStatus, seenAt, withdrawnAt, steps, askedAt }: JudgedApplication): OwnState {
  if (withdrawnAt) return 'withdrawn';
  if (reject === rejectState.rejected) return 'rejected';
  const wasParked = reject === rejectState.parked || steps.some(({ kind }) => kind === 'parked');
  const wasAsked = sinceReceived(askedAt, receivedAt(steps)).length > 0;
  if (wasParked || vStatus > 0 || wasAsked) return 'in_process';
  return seenAt ? 'seen' : 'received';
}

/**
 * The timeline that the applicant sees, oldest first. Parking is shown as the beginning of work on the application: once, and again
 * where the employer wrote something with it.
 */
export function ownHistory({ steps, seenBy, askedAt, answeredAt }: JudgedApplication): OwnStep[] {
  const shown = steps.flatMap((step, place): OwnStep[] => {
    const { kind, at, message } = step;
    switch (kind) {
      case 'seen':
        return [{ kind, at, message, by: seenBy }];
      case 'received':
      case 'reading':
      case 'withdrawn':
      case 'rejected':
      case 'ad_closed':
      case 'ad_filled':
      case 'ad_deleted':
      case 'ad_taken_down':
        return [{ kind, at, message, by: '' }];
      case 'parked':
        return [{ kind: 'in_process', at, message, by: '' }];
      case 'reopened':
        return decisionBefore(steps, place) === 'rejected' ? [{ kind, at, message, by: '' }] : [];
      default:
        return [];
    }
  });
  const received = receivedAt(steps);
  const begun = shown.findIndex(({ kind }) => kind === 'in_process');
  return [
    ...shown.filter(({ kind, message }, place) => kind !== 'in_process' || place === begun || message !== ''),
    ...sinceReceived(askedAt, received).map((at): OwnStep => ({ kind: 'asked', at, message: '', by: '' })),
    ...sinceReceived(answeredAt, received).map((at): OwnStep => ({ kind: 'answered', at, message: '', by: '' })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
}

/**
 * Questions on an application can be answered while it is not withdrawn, its applicant has not been notified of a rejection, and the
 * ad is neither closed nor deleted.
 * @param ended see `isEnded`
 */
export function takesAnswers(application: { reject: number; withdrawnAt: Date | null; ended: boolean }): boolean {
  return application.withdrawnAt === null && application.reject !== rejectState.rejected && !application.ended;
}

const decisions = ['parked', 'rejected', 'reopened'];

function decisionBefore(steps: JudgedApplication['steps'], place: number): string | undefined {
  return steps.slice(0, place).findLast(({ kind }) => decisions.includes(kind))?.kind;
}
