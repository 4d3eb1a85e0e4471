import type { BuyerRole } from '@jobblik/contract/membership/plans.rules';
import { areas, isIn, type ScreenArea } from '@jobblik/contract/paths';
import { useLocation } from 'react-router';
import { demoPath, employerPath } from '../platform/demo/demo-paths';
import { isDemo } from '../platform/session/session';

/** The area of the screen: the buyer's role, and the first part of its addresses. */
export function useArea(): { role: BuyerRole; area: ScreenArea } {
  const { pathname } = useLocation();
  return isIn('virksomhed', employerPath(pathname))
    ? { role: 'employer', area: areas.employer }
    : { role: 'seeker', area: areas.seeker };
}

/** The address for navigating with a state, which the redirect to the demo's own address would lose. */
export function withState(path: string): string {
  return isDemo() ? (demoPath(path) ?? path) : path;
}
