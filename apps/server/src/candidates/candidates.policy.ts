import type { Visibility } from '@jobblik/contract/cv/cv-choices.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';

/** The fields of a CV that decide who may see it. */
export interface SeenCv {
  userId: number;
  published: boolean;
  visibility: Visibility;
  /** Operators have taken it down. */
  takenDown: boolean;
  /** Whether the owner's account is active: not removed and not deactivated. */
  active: boolean;
  /** The owner belongs to the sample data. */
  sample: boolean;
}

/** Relationship of an employer with a seeker. */
export interface Connection {
  /** The employer's membership unlocks the CV database. */
  paid: boolean;
  /** The seeker has applied to this employer. */
  applied: boolean;
  /** The seeker has answered this employer: an anonymous CV is not anonymous to them. */
  answered: boolean;
}

/**
 * How much of a CV a person sees: paying employers what the owner chose, employers with an application everything, demo visitors
 * sample people only. `draft` is the owner's own view.
 */
export function cvViewOf(who: SignedIn, cv: SeenCv, connection: Connection): 'draft' | 'full' | 'anonymous' | 'none' {
  if (who.userId === cv.userId) return who.demo ? 'none' : 'draft';
  if (who.role !== 'employer' || !cv.published || !cv.active || cv.takenDown || (who.demo && !cv.sample)) return 'none';
  if (connection.applied) return 'full';
  if (!connection.paid || cv.visibility === 'hidden') return 'none';
  return cv.visibility === 'named' || connection.answered ? 'full' : 'anonymous';
}

/** Whether a visit counts: real employers' visits to another person's CV do. */
export function countsAsVisit(who: SignedIn, cvUserId: number): boolean {
  return who.role === 'employer' && !who.demo && who.userId !== cvUserId;
}
