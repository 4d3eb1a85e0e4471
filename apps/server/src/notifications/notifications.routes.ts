import {
  getAllNotification,
  getUnreadCnt,
  removeNotifications as removeNotificationsCall,
  setNotificationStatus,
} from '@jobblik/contract/notifications/notifications.api';
import { readUnread } from '../notices/index.ts';
import { serve } from '../platform/http/serve.ts';
import { presentNotification } from './notifications.present.ts';
import { findNotifications } from './notifications.queries.ts';
import { removeNotifications } from './remove-notifications.ts';
import { seeNotifications } from './see-notifications.ts';

/** How many the drop-down and the page show. */
const limits = { '0': 8, '1': 500 };

const done = { result: 'success' } as const;

export const notificationsRoutes = [
  serve(getUnreadCnt, ({ who }, { db }) => readUnread(db, who.userId)),
  serve(getAllNotification, async ({ who, params }, { db }) =>
    (await findNotifications(db, who.userId, limits[params.history])).map(presentNotification),
  ),
  serve(setNotificationStatus, async ({ who }, services) => {
    await seeNotifications(services, who.userId);
    return done;
  }),
  serve(removeNotificationsCall, async ({ who }, services) => {
    await removeNotifications(services, who.userId);
    return done;
  }),
];
