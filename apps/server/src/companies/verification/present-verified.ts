import { type VerificationFacts, verificationOf } from '@jobblik/contract/companies/verification.rules';
import type { VerifiedBadge } from '@jobblik/contract/companies/verification.schema';

/** How and when a company proved who it is; null for one that has not. */
export function presentVerified(company: VerificationFacts): VerifiedBadge {
  const verified = verificationOf(company);
  return verified && { method: verified.method, at: verified.at.toISOString() };
}
