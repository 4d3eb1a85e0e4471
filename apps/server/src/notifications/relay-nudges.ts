import {
  sendNotificationToUser,
  sendNotificationToUserSent,
  sendNotificationToUsers,
  sendNotificationToUsersSent,
  sentApplication,
  sentApplicationSent,
  visitedUser,
  visitedUserSent,
} from '@jobblik/contract/notifications/notifications.events';
import type { Services } from '../platform/services.ts';
import { findNotifiedBy } from './notifications.queries.ts';

/** Time after a notification in which its actor's browser may nudge the receiver, in milliseconds. */
const relayWindow = 10 * 60 * 1000;

/**
 * Passes on the nudges of browsers (spec 1§7, 2§7). A browser can name anybody; the nudge reaches only people for whom its user
 * caused a notification within {@link relayWindow}. Others receive nothing, and the sender gets no information about that.
 */
export function relayNudges({ realtime, db, clock }: Pick<Services, 'realtime' | 'db' | 'clock'>): void {
  const notifiedBy = (senderId: number, userIds: readonly number[]) =>
    findNotifiedBy(db, senderId, userIds, new Date(clock.now().getTime() - relayWindow));

  realtime.on(visitedUserSent, async ({ user_id }, sender) => {
    realtime.nudge(await notifiedBy(sender.userId, [user_id]), visitedUser, { user_id });
  });
  realtime.on(sentApplicationSent, async ({ company_user_id }, sender) => {
    realtime.nudge(await notifiedBy(sender.userId, [company_user_id]), sentApplication, { company_user_id });
  });
  realtime.on(sendNotificationToUserSent, async ({ matched_user }, sender) => {
    realtime.nudge(await notifiedBy(sender.userId, [matched_user]), sendNotificationToUser, { matched_user });
  });
  realtime.on(sendNotificationToUsersSent, async ({ matched_users }, sender) => {
    for (const userId of await notifiedBy(sender.userId, matched_users)) {
      realtime.nudge([userId], sendNotificationToUsers, { matched_users: JSON.stringify([userId]) });
    }
  });
}
