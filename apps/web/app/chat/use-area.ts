import { userType } from '@jobblik/contract/kernel/session';
import { useSession } from '../platform/session/session';

/** The area of the signed-in person, the first part of its addresses. */
export function useArea(): 'kandidat' | 'virksomhed' {
  return useSession()?.ttl === userType.employer ? 'virksomhed' : 'kandidat';
}
