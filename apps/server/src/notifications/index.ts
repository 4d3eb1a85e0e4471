export { notificationOfSample } from './notifications.queries.ts';
