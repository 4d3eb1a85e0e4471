import type { SignedIn } from '@jobblik/contract/kernel/session';

/** Employers get recommended people only for their own ads. */
export function mayFindCandidates(who: SignedIn, ad: { userId: number }): boolean {
  return who.role === 'employer' && who.userId === ad.userId;
}
