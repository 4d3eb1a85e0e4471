import type { PublishedItem } from '@jobblik/contract/accounts/email.schema';
import type { Database, Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import type { MembershipState } from './accounts.present.ts';
import type { PersonalWords } from './former-person.rules.ts';

/**
 * Runs actions that wait for the confirmed e-mail, in the transaction that confirms it.
 * @returns what it published, if anything
 */
export type WhenVerified = (services: Services, tx: Transaction, userId: number) => Promise<PublishedItem | undefined>;

/** A person whose account is being removed, with what is known of them only until then. */
export interface LeavingPerson {
  userId: number;
  email: string | null;
  /** The address is the person's own. */
  isVerified: boolean;
  /** Takes the person's name, addresses and telephone numbers out of a text of others. */
  forget: (text: string) => string;
}

/**
 * Erases a slice's data of a person that can only be found by the name or address, in the transaction that removes the account; the
 * subscribers of the event erase everything else.
 */
export type ErasePerson = (tx: Transaction, person: LeavingPerson, services: Services) => Promise<void>;

/** Functions of the slices above that accounts uses. */
export interface AccountsPorts {
  membershipOf(db: Database | Transaction, userId: number, now: Date): Promise<MembershipState>;
  /** Whether a job seeker has a CV, published or being written. */
  hasPreparedCv(db: Database | Transaction, userId: number): Promise<boolean>;
  /** In the order in which they run. */
  whenVerified: readonly WhenVerified[];
  erasePerson: readonly ErasePerson[];
  /** What a slice knows of a person's names, addresses and telephone numbers beside the account. */
  personalWords(tx: Transaction, userId: number): Promise<PersonalWords>;
}

declare module '../platform/ports.ts' {
  interface Ports {
    accounts: AccountsPorts;
  }
}
