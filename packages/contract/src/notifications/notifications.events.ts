import { jsonText } from '@jobblik/contract/kernel/call';
import { defineSocketEvent } from '@jobblik/contract/kernel/event';
import { id } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';

/**
 * Notification events of spec 1§7 and 2§7. The server sends them after it has written a notification; one sent by a browser is
 * passed on only to people who got a notification because of that user.
 */

const visit = z.object({ user_id: id });
export const visitedUserSent = defineSocketEvent('visited_user', 'client', visit);
export const visitedUser = defineSocketEvent('visited_user', 'server', visit);

const application = z.object({ company_user_id: id });
export const sentApplicationSent = defineSocketEvent('sent_application', 'client', application);
export const sentApplication = defineSocketEvent('sent_application', 'server', application);

const matchedUser = z.object({ matched_user: id });
export const sendNotificationToUserSent = defineSocketEvent('send_notification_to_user', 'client', matchedUser);
export const sendNotificationToUser = defineSocketEvent('send_notification_to_user', 'server', matchedUser);

/** User ids as JSON text. To a browser only its own user is sent: other recipients are not revealed. */
const matchedUsers = z.object({ matched_users: jsonText(z.array(id).max(1000)) });
export const sendNotificationToUsersSent = defineSocketEvent('send_notification_to_users', 'client', matchedUsers);
export const sendNotificationToUsers = defineSocketEvent('send_notification_to_users', 'server', matchedUsers);

/** After agent matching; `agent_user_id` is the agent's owner, who is the receiver. */
export const sendNotificationToUsersFromServer = defineSocketEvent(
  'send_notification_to_users_from_server',
  'server',
  matchedUsers.extend({ agent_user_id: id }),
);
