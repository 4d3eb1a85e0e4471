export { refreshUnread, useUnread, useUnreadUpdates } from './unread';
