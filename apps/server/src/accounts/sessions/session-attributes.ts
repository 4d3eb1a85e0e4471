import { readUnread } from '../../notices/index.ts';
import type { Services } from '../../platform/services.ts';
import type { SessionAttributes } from '../accounts.present.ts';

/** Data of a session besides the account (spec 1§3): membership, unread counts, whether a CV exists. */
export async function readSessionAttributes(
  { db, clock, ports }: Pick<Services, 'db' | 'clock' | 'ports'>,
  userId: number,
): Promise<SessionAttributes> {
  const [membership, unread, preparedCv] = await Promise.all([
    ports.accounts.membershipOf(db, userId, clock.now()),
    readUnread(db, userId),
    ports.accounts.hasPreparedCv(db, userId),
  ]);
  return {
    membership,
    unreadCount: unread.unread_message_cnt,
    notificationStatus: unread.unread_notification_cnt > 0 ? 1 : 0,
    preparedCv,
  };
}
