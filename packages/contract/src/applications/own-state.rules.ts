import { rejectState } from './applications.rules.ts';
import type { OwnState, OwnStepKind } from './own-applications.schema.ts';

/**
 * The employer may undo a decision for 10 seconds before anything leaves; until then the applicant is not
 * told of it here either. In milliseconds.
 */
export const decisionHeldBack = 10_000;

export interface OwnStep {
  kind: OwnStepKind;
  at: Date;
}

/** An application as the database has it, with what happened to it, oldest first. */
export interface JudgedApplication {
  reject: number;
  vStatus: number;
  seenAt: Date | null;
  withdrawnAt: Date | null;
  /** `received`, `seen`, `parked`, `rejected`, `reopened`, `withdrawn`. */
  steps: readonly { kind: string; at: Date }[];
  /** Instants at which questions came and were answered. */
  asked: readonly Date[];
  answered: readonly Date[];
}

/** How far the application has come in the eyes of who sent it. Parked reads like any other work on it. */
export function ownStateOf(application: JudgedApplication, now: Date): OwnState {
  if (application.withdrawnAt) return 'withdrawn';
  if (application.reject === rejectState.rejected && !heldBack(lastRejection(application), now)) return 'rejected';
  const judged = application.reject === rejectState.parked || application.vStatus > 0 || application.asked.length > 0;
  if (judged) return 'in_process';
  return application.seenAt ? 'seen' : 'received';
}

/**
 * The time line that the applicant sees, oldest first. A decision that was undone before it left never happened; parking
 * shows as the beginning of work on the application, once.
 */
export function ownHistory(application: JudgedApplication, now: Date): OwnStep[] {
  const steps = application.steps.flatMap((step, place): OwnStep[] => {
    const next = application.steps[place + 1];
    switch (step.kind) {
      case 'received':
      case 'seen':
      case 'withdrawn':
        return [{ kind: step.kind, at: step.at }];
      case 'parked':
        return [{ kind: 'in_process', at: step.at }];
      case 'rejected':
        return heldBack(step.at, now) || undone(step.at, next) ? [] : [{ kind: 'rejected', at: step.at }];
      case 'reopened':
        return takesBackRejection(application.steps, place) ? [{ kind: 'reopened', at: step.at }] : [];
      default:
        return [];
    }
  });
  const begun = steps.findIndex(({ kind }) => kind === 'in_process');
  return [
    ...steps.filter(({ kind }, place) => kind !== 'in_process' || place === begun),
    ...application.asked.map((at): OwnStep => ({ kind: 'asked', at })),
    ...application.answered.map((at): OwnStep => ({ kind: 'answered', at })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Questions on an application can be answered while it stands and has not been turned down. */
export function takesAnswers(application: { reject: number; withdrawnAt: Date | null }): boolean {
  return application.withdrawnAt === null && application.reject !== rejectState.rejected;
}

function lastRejection({ steps }: JudgedApplication): Date | undefined {
  return steps.findLast(({ kind }) => kind === 'rejected')?.at;
}

function heldBack(at: Date | undefined, now: Date): boolean {
  return at !== undefined && now.getTime() - at.getTime() < decisionHeldBack;
}

function undone(at: Date, next: { kind: string; at: Date } | undefined): boolean {
  return next?.kind === 'reopened' && heldBack(at, next.at);
}

/** True when the step before is a rejection that the applicant was told of. */
function takesBackRejection(steps: JudgedApplication['steps'], place: number): boolean {
  const [before, step] = [steps[place - 1], steps[place]];
  return before?.kind === 'rejected' && !undone(before.at, step);
}
