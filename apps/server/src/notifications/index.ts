export { notificationsRoutes } from './notifications.routes.ts';
export { registerNotices, registerNotifications } from './notifications.tasks.ts';
