import type { BuyerRole } from './plans.rules.ts';

/**
 * The code of a missing consent of the buyer, undefined if none is missing. Seekers are consumers: they must ask expressly that the
 * service begins within the 14 days of withdrawal.
 */
export function missingConsent(
  role: BuyerRole,
  consent: { terms_accepted?: boolean | undefined; start_at_once?: boolean | undefined },
): 'terms_not_accepted' | 'start_not_requested' | undefined {
  if (consent.terms_accepted !== true) return 'terms_not_accepted';
  return role === 'seeker' && consent.start_at_once !== true ? 'start_not_requested' : undefined;
}
