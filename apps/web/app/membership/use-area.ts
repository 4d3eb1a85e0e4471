import type { BuyerRole } from '@jobblik/contract/membership/plans.rules';
import { useLocation } from 'react-router';
import { employerPath } from '../platform/demo/demo-paths';

/** The area that the screen is opened in: its buyer, and the beginning of its addresses. */
export function useArea(): { role: BuyerRole; area: '/kandidat' | '/virksomhed' } {
  const { pathname } = useLocation();
  return employerPath(pathname).startsWith('/virksomhed')
    ? { role: 'employer', area: '/virksomhed' }
    : { role: 'seeker', area: '/kandidat' };
}
