import type { Database, Transaction } from '../platform/db/db.ts';

/** Functions of the slices above that membership uses. */
export interface MembershipPorts {
  /** An employer's live ads at an instant, the latest first: what a bought service can be about. */
  liveAds(db: Database | Transaction, userId: number, now: Date): Promise<{ id: number; title: string }[]>;
}

declare module '../platform/ports.ts' {
  interface Ports {
    membership: MembershipPorts;
  }
}
