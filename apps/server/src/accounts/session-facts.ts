import { readUnread } from '../platform/counters/unread.ts';
import type { Database, Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import type { MembershipState, SessionFacts } from './accounts.present.ts';

/**
 * What the slices above know and a session tells (spec 1§3): the composition root hands their functions in, for accounts
 * imports none of them.
 */
export interface SessionFactSources {
  membershipOf(db: Database | Transaction, userId: number, now: Date): Promise<MembershipState>;
  /** Whether a job seeker has a CV, published or being written. */
  hasPreparedCv(db: Database | Transaction, userId: number): Promise<boolean>;
}

/** What a session tells of a person besides the account: membership, unread counts, whether there is a CV. */
export async function readSessionFacts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sources: SessionFactSources,
  userId: number,
): Promise<SessionFacts> {
  const [membership, unread, preparedCv] = await Promise.all([
    sources.membershipOf(db, userId, clock.now()),
    readUnread(db, userId),
    sources.hasPreparedCv(db, userId),
  ]);
  return {
    membership,
    unreadCount: unread.unread_message_cnt,
    notificationStatus: unread.unread_notification_cnt > 0 ? 1 : 0,
    preparedCv,
  };
}
