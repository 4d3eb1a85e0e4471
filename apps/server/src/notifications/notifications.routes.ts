import * as api from '@jobblik/contract/notifications/notifications.api';
import * as push from '@jobblik/contract/notifications/push.api';
import { readChosen, readUnread, stopPage } from '../notices/index.ts';
import { reportStrangerMail, stopStrangerMails, strangerPage } from '../notices/strangers/index.ts';
import { Redirect, serve, serveRedirect } from '../platform/http/serve.ts';
import { presentSettings } from './notice-settings.present.ts';
import { readPush, removeSubscription, renewSubscription, saveSubscription } from './push/subscriptions.ts';
import { readNotifications } from './read-notifications.ts';
import { removeNotifications, restoreNotifications } from './remove-notifications.ts';
import { seeNotifications } from './see-notifications.ts';
import { setOwnNoticeChannel, stopNoticeMails } from './set-notice-channel.ts';

/** Number of notifications in the drop-down and on the page. */
const limits = { '0': 8, '1': 500 };

const done = { result: 'success' } as const;

export const notificationsRoutes = [
  serve(api.getUnreadCnt, ({ who }, { db, ports }) =>
    readUnread(db, who.userId, who.demo ? ports.notices.markOfSample() : undefined),
  ),
  serve(api.getAllNotification, ({ who, params }, services) =>
    readNotifications(services, who, limits[params.history]),
  ),
  serve(api.setNotificationStatus, async ({ who }, services) => {
    await seeNotifications(services, who.userId);
    return done;
  }),
  serve(api.removeNotifications, async ({ who }, services) => {
    await removeNotifications(services, who.userId);
    return done;
  }),
  serve(api.restoreNotifications, async ({ who }, services) => ({
    result: (await restoreNotifications(services, who.userId)) ? 'success' : 'failed',
  })),
  serve(api.getNoticeSettings, async ({ who }, { db }) => ({
    settings: presentSettings(who.role, (await readChosen(db, [who.userId])).get(who.userId)),
  })),
  serve(api.setNoticeSetting, async ({ who, body }, services) => {
    await setOwnNoticeChannel(services, who, body);
    return done;
  }),
  serve(push.getPush, ({ who }, services) => readPush(services, who)),
  serve(push.savePushSubscription, async ({ who, body }, services) => {
    await saveSubscription(services, who, body);
    return done;
  }),
  serve(push.renewPushSubscription, async ({ body }, services) => {
    await renewSubscription(services, body.old, body.subscription);
    return done;
  }),
  serve(push.removePushSubscription, async ({ who }, services) => {
    await removeSubscription(services, who);
    return done;
  }),
  serve(api.stopNoticeMails, async ({ params }, services) => {
    await stopNoticeMails(services, params.token);
    return done;
  }),
  serve(api.stopInvitationMails, async ({ params }, services) => {
    await stopStrangerMails(services, params.token);
    return done;
  }),
  serveRedirect(api.openInvitationMailPage, async ({ params }) => new Redirect(strangerPage(params.token))),
  serve(api.reportInvitationMail, async ({ params }, services) => {
    await reportStrangerMail(services, params.token);
    return done;
  }),
  serveRedirect(api.openNoticeStopPage, async ({ params }) => new Redirect(stopPage(params.token))),
];
