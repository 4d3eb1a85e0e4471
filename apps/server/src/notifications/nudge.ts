import { type NoticeType, noticeType } from '@jobblik/contract/notices/notice-type';
import {
  sendNotificationToUser,
  sendNotificationToUsersFromServer,
  sentApplication,
  visitedUser,
} from '@jobblik/contract/notifications/notifications.events';
import type { Realtime } from '../platform/realtime/realtime.ts';

/** Nudges each person's browsers with the event of the spec for the type. */
export function nudgeAbout(realtime: Realtime, recipients: readonly { userId: number; type: NoticeType }[]): void {
  for (const { userId, type } of recipients) {
    switch (type) {
      case noticeType.visit:
        realtime.nudge([userId], visitedUser, { user_id: userId });
        break;
      case noticeType.application:
        realtime.nudge([userId], sentApplication, { company_user_id: userId });
        break;
      case noticeType.questions:
      case noticeType.applicationSeen:
      case noticeType.applicationChanged:
      case noticeType.answers:
      case noticeType.applicationWithdrawn:
        realtime.nudge([userId], sendNotificationToUser, { matched_user: userId });
        break;
      default:
        realtime.nudge([userId], sendNotificationToUsersFromServer, {
          matched_users: JSON.stringify([userId]),
          agent_user_id: userId,
        });
    }
  }
}
