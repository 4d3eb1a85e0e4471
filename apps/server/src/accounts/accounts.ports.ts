import type { PublishedItem } from '@jobblik/contract/accounts/email.schema';
import type { Database, Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import type { MembershipState } from './accounts.present.ts';

/**
 * Does what a person asked for before the e-mail was confirmed, in the transaction that confirms it.
 * @returns what it published, if anything
 */
export type WhenVerified = (services: Services, tx: Transaction, userId: number) => Promise<PublishedItem | undefined>;

/**
 * Erases what a slice holds of a person that only the address finds, in the transaction that removes the account; everything
 * else is erased by the subscribers of the event.
 */
export type ErasePerson = (tx: Transaction, person: { userId: number; email: string | null }) => Promise<void>;

/** Functions that accounts need of the slices above. */
export interface AccountsPorts {
  membershipOf(db: Database | Transaction, userId: number, now: Date): Promise<MembershipState>;
  /** Whether a job seeker has a CV, published or being written. */
  hasPreparedCv(db: Database | Transaction, userId: number): Promise<boolean>;
  /** In the order in which they run. */
  whenVerified: readonly WhenVerified[];
  erasePerson: readonly ErasePerson[];
}

declare module '../platform/ports.ts' {
  interface Ports {
    accounts: AccountsPorts;
  }
}
