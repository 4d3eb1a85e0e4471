import { defineCall } from '@jobblik/contract/kernel/call';
import { result } from '@jobblik/contract/kernel/fields';
import { noticeChannels, noticeKinds } from '@jobblik/contract/notices/notice-kind.rules';
import { unreadCounts } from '@jobblik/contract/notices/unread';
import { z } from 'zod';
import { noticeSetting, notification } from './notifications.schema.ts';

/** The header polls once a second while its socket is down, in every open tab. */
const pollLimit = { max: 1200, seconds: 60 };

export const getUnreadCnt = defineCall({
  method: 'GET',
  path: '/api/get_unread_cnt',
  access: 'user',
  summary: 'Every counter of the header by one read of one index.',
  spec: '1§3, 2§3',
  response: unreadCounts,
  demo: 'reads',
  unasked: true,
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
  unasked: true,
});

export const getAllNotification = defineCall({
  method: 'GET',
  path: '/api/get_all_notification/:history',
  access: 'user',
  summary: 'Notifications, newest first: 0 the recent ones of the drop-down, 1 all.',
  spec: '1§7',
  params: z.object({ history: z.enum(['0', '1']) }),
  response: z.array(notification),
  demo: 'reads',
  unasked: true,
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

export const restoreNotifications = defineCall({
  method: 'POST',
  path: '/api/restore_notifications',
  access: 'user',
  summary: 'Takes a removal back, for a minute; `failed` where it is too late.',
  response: result,
  demo: { result: 'success' },
});

export const getNoticeSettings = defineCall({
  method: 'GET',
  path: '/api/get_notice_settings',
  access: 'user',
  summary: 'Which kinds of notices the person gets in the list and by mail.',
  response: z.object({ settings: z.array(noticeSetting) }),
  demo: 'reads',
});

export const setNoticeSetting = defineCall({
  method: 'POST',
  path: '/api/set_notice_setting',
  access: 'user',
  summary: 'Turns one kind of notices on or off in the list (`bell`) or by mail.',
  body: z.object({
    kind: z.enum(noticeKinds, 'not_a_choice'),
    channel: z.enum(noticeChannels, 'not_a_choice'),
    on: z.boolean('wrong_type'),
  }),
  response: result,
  demo: { result: 'success' },
  problems: ['forbidden'],
});

const stopToken = z.object({ token: z.string().max(200) });

/** One click (RFC 8058): mail programs post here without a session; the token in the path authorises the call. */
export const stopNoticeMails = defineCall({
  method: 'POST',
  path: '/api/stop_notice_mails/:token',
  access: 'guest',
  summary: 'Stops the mails of one kind of notices to a person.',
  params: stopToken,
  response: result,
  limit: { max: 60, seconds: 60 },
  problems: ['not_found'],
});

/** One click (RFC 8058), like {@link stopNoticeMails}, for an address without an account. */
export const stopInvitationMails = defineCall({
  method: 'POST',
  path: '/api/stop_invitation_mails/:token',
  access: 'guest',
  summary: 'Stops all invitations by mail to the address of one, from any company.',
  params: stopToken,
  response: result,
  limit: { max: 60, seconds: 60 },
  problems: ['not_found'],
});

export const openInvitationMailPage = defineCall({
  method: 'GET',
  path: '/api/stop_invitation_mails/:token',
  access: 'guest',
  summary: 'Sends anybody who opens the address of a mail to the page that asks before it stops anything.',
  params: stopToken,
  response: z.unknown(),
});

export const reportInvitationMail = defineCall({
  method: 'POST',
  path: '/api/report_invitation_mail/:token',
  access: 'guest',
  summary: 'Reports the sender of an invitation by mail to the operator.',
  params: stopToken,
  response: result,
  limit: { max: 60, seconds: 60 },
  problems: ['not_found'],
});

export const openNoticeStopPage = defineCall({
  method: 'GET',
  path: '/api/stop_notice_mails/:token',
  access: 'guest',
  summary: 'Sends anybody who opens the address of a mail to the page that asks before it stops anything.',
  params: stopToken,
  response: z.unknown(),
});
