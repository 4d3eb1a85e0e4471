import { userType } from '@jobblik/contract/kernel/session';
import { useSession } from '../platform/session/session';

/** The area of the signed-in person, as the addresses of its screens begin. */
export function useArea(): 'kandidat' | 'virksomhed' {
  return useSession()?.ttl === userType.employer ? 'virksomhed' : 'kandidat';
}
