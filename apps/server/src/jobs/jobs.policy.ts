import { Problem } from '@jobblik/contract/kernel/problem';
import type { Principal } from '@jobblik/contract/kernel/session';

/** An employer can change only their own ads. */
export function mayChangeJob(who: Principal, job: { userId: number }): boolean {
  return who.kind === 'user' && who.role === 'employer' && !who.demo && who.userId === job.userId;
}

/** The ad form of the caller's own ads; the demo's visitors see those of the sample company. */
export function mayReadJobForm(who: Principal, job: { userId: number; isSample: boolean }): boolean {
  if (job.isSample) return true;
  return who.kind === 'user' && who.role === 'employer' && who.userId === job.userId;
}

/** Only its employer can see an ad that was never published or is deactivated. */
export function mayReadJob(
  who: Principal,
  job: { userId: number; isActive: boolean; deletedAt: Date | null },
): boolean {
  if (job.isActive || job.deletedAt) return true;
  return who.kind === 'user' && (who.role === 'admin' || who.userId === job.userId);
}

/** @throws Problem `not_yours` */
export function assertMayChangeJob(who: Principal, job: { userId: number }): void {
  if (!mayChangeJob(who, job)) throw new Problem('not_yours');
}
