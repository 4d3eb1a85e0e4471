import { defineCall } from '@jobblik/contract/kernel/call';
import { result } from '@jobblik/contract/kernel/fields';
import { noUnread, unreadCounts } from '@jobblik/contract/notices/unread';
import { z } from 'zod';
import { notification } from './notifications.schema.ts';

/** The header asks once a second while its socket is down, in every open tab. */
const pollLimit = { max: 1200, seconds: 60 };

export const getUnreadCnt = defineCall({
  method: 'GET',
  path: '/api/get_unread_cnt',
  access: 'user',
  summary: 'Every counter of the header by one read of one index.',
  spec: '1§3, 2§3',
  response: unreadCounts,
  demo: noUnread(),
  limit: pollLimit,
});

export const setNotificationStatus = defineCall({
  method: 'POST',
  path: '/api/set_notification_status',
  access: 'user',
  summary: 'Marks every notification as seen: the person has opened the list.',
  spec: '1§7',
  response: result,
  demo: { result: 'success' },
});

export const getAllNotification = defineCall({
  method: 'GET',
  path: '/api/get_all_notification/:history',
  access: 'user',
  summary: 'Notifications, newest first: 0 the recent ones of the drop-down, 1 all.',
  spec: '1§7',
  params: z.object({ history: z.enum(['0', '1']) }),
  response: z.array(notification),
  demo: [],
});

export const removeNotifications = defineCall({
  method: 'POST',
  path: '/api/remove_notifications',
  access: 'user',
  summary: "Removes the person's notifications.",
  spec: '1§7',
  response: result,
  demo: { result: 'success' },
});
