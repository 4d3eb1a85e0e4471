import type { SignedIn } from '@jobblik/contract/kernel/session';

/** Employers are recommended people for their own ads. */
export function mayFindCandidates(who: SignedIn, ad: { userId: number }): boolean {
  return who.role === 'employer' && who.userId === ad.userId;
}
