export type { NotificationsPorts } from './notifications.ports.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { registerNotices, registerNotifications } from './notifications.tasks.ts';
export { pushMessage } from './push/push-notices.ts';
export { renewAbout, seeAbout } from './see-notifications.ts';
