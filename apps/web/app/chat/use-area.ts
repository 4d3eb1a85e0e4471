import { type ScreenArea, screenAreaOf } from '@jobblik/contract/paths';
import { useSession } from '../platform/session/session';

/** The area of the signed-in person, the first part of its addresses. */
export function useArea(): ScreenArea {
  return screenAreaOf(useSession()?.ttl);
}
