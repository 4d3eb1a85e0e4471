import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { CvUsersQuery, Named } from '@jobblik/contract/lookups/lookups.schema';
import type { Services } from '../platform/services.ts';

/** What lists show of the slices above. */
export interface LookupsPorts {
  /** Live ads by category id, main categories included, and a word that changes when any number does. */
  countLiveAds(services: Services): Promise<{ version: string; counts: ReadonlyMap<number, number> }>;
  /** Companies with a profile, by name. */
  companies(services: Services): Promise<Named[]>;
  /**
   * One page of the people whose published CV shows their name, by name. The demo visitor gets sample people only.
   * @throws Problem `membership_required` for an employer who may not search CVs
   */
  cvUsers(services: Services, who: SignedIn, page: CvUsersQuery): Promise<Named[]>;
}

declare module '../platform/ports.ts' {
  interface Ports {
    lookups: LookupsPorts;
  }
}
