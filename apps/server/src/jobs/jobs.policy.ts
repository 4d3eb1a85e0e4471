import { Problem } from '@jobblik/contract/kernel/problem';
import type { Principal } from '@jobblik/contract/kernel/session';
import { holdOf } from './jobs.present.ts';
import type { JobRow } from './jobs.tables.ts';

/** An employer can change only their own ads. */
export function mayChangeJob(who: Principal, job: { userId: number }): boolean {
  return who.kind === 'user' && who.role === 'employer' && !who.demo && who.userId === job.userId;
}

/** The ad form of the caller's own ads; the demo's visitors see those of the sample company. */
export function mayReadJobForm(who: Principal, job: { userId: number; isSample: boolean }): boolean {
  if (job.isSample) return true;
  return who.kind === 'user' && who.role === 'employer' && who.userId === job.userId;
}

/** Only its employer can see an ad that was never published, is deactivated, or is held back by operators. */
export function mayReadJob(
  who: Principal,
  job: Pick<JobRow, 'userId' | 'isActive' | 'deletedAt' | 'takenDownAt' | 'hiddenAt' | 'companyTakenDown'>,
): boolean {
  if (!holdOf(job) && (job.isActive || job.deletedAt)) return true;
  return who.kind === 'user' && (who.role === 'admin' || who.userId === job.userId);
}

/** @throws Problem `not_yours` */
export function assertMayChangeJob(who: Principal, job: { userId: number }): void {
  if (!mayChangeJob(who, job)) throw new Problem('not_yours');
}

/** Why a person may not see an ad: `job_taken_down` for one that operators have taken down, else `not_found`. */
export function unreadable(job: Parameters<typeof holdOf>[0] | undefined): Problem {
  return new Problem(job && holdOf(job) === 'taken_down' ? 'job_taken_down' : 'not_found');
}
