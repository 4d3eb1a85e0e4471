import type { SignedIn } from '@jobblik/contract/kernel/session';

/** Only the owner of the ad reads its applications; a demo visitor acts as the sample company's owner. */
export function mayReadApplications(who: SignedIn, job: { userId: number }): boolean {
  return who.role === 'employer' && who.userId === job.userId;
}

/** Only the person who applied may withdraw the application. */
export function mayWithdraw(who: SignedIn, application: { userId: number }): boolean {
  return who.role === 'seeker' && who.userId === application.userId;
}
