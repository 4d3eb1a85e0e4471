import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { CvUsersQuery, Named } from '@jobblik/contract/lookups/lookups.schema';
import type { Services } from '../platform/services.ts';

/** The data of the slices above that lists show. */
export interface LookupsPorts {
  /** Live ads by category id, including main categories, and a version that changes with any number. */
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
