import type { BuyerRole } from '@jobblik/contract/membership/plans.rules';
import { useLocation } from 'react-router';
import { demoPath, employerPath } from '../platform/demo/demo-paths';
import { isDemo } from '../platform/session/session';

/** The area of the screen: the buyer's role, and the first part of its addresses. */
export function useArea(): { role: BuyerRole; area: '/kandidat' | '/virksomhed' } {
  const { pathname } = useLocation();
  return employerPath(pathname).startsWith('/virksomhed')
    ? { role: 'employer', area: '/virksomhed' }
    : { role: 'seeker', area: '/kandidat' };
}

/** The address for navigating with a state, which the redirect to the demo's own address would lose. */
export function withState(path: string): string {
  return isDemo() ? (demoPath(path) ?? path) : path;
}
