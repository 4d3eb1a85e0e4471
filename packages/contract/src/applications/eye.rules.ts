import { rejectState } from './applications.rules.ts';

/**
 * Whether the employer has opened an application: `shut` nobody has; `half` another application to the ad was opened after this one
 * came; `open` somebody has opened this one; `rest` it was rejected or withdrawn. From `open` the only next state is `rest`.
 */
export const eyeStates = ['shut', 'half', 'open', 'rest'] as const;
export type EyeState = (typeof eyeStates)[number];

/** Input of the eye; all of it is stored. */
export interface EyeInput {
  /** The state that the applicant was notified of, never a decision that can still be undone. */
  reject: number;
  withdrawnAt: Date | null;
  /** When somebody opened the application. */
  seenAt: Date | null;
  /** When another application to the ad was first opened after this one came, while this one was unopened. */
  readingSince: Date | null;
}

/** The eye of an application as its applicant sees it. */
export function eyeOf({ reject, withdrawnAt, seenAt, readingSince }: EyeInput): EyeState {
  if (withdrawnAt || reject === rejectState.rejected) return 'rest';
  if (seenAt) return 'open';
  return readingSince ? 'half' : 'shut';
}

/** Since when the eye has its state; `closedAt` is when the applicant was notified of the rejection. */
export function eyeSince(application: EyeInput & { createdAt: Date; closedAt: Date | null }): Date {
  const { createdAt, seenAt, readingSince, withdrawnAt, closedAt } = application;
  const since = { shut: createdAt, half: readingSince, open: seenAt, rest: withdrawnAt ?? closedAt };
  return since[eyeOf(application)] ?? createdAt;
}

/** Whether the application was opened after the applicant last looked at it. */
export function isFreshlySeen(application: EyeInput & { lookedAt: Date | null }): boolean {
  return eyeOf(application) === 'open' && application.lookedAt === null;
}

/** The eye on the employer's side: `new` while the employer has not opened the application. */
export type EmployerEye = 'new' | 'open' | 'rest';

/** The eye of an application as its employer sees it. */
export function employerEyeOf({
  is_seen,
  active,
  reject,
}: {
  is_seen: boolean;
  active: number;
  reject: number;
}): EmployerEye {
  if (active === 0 || reject === rejectState.rejected) return 'rest';
  return is_seen ? 'open' : 'new';
}
