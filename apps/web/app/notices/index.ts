export { refreshUnread, useUnread } from './unread';
export { useUnreadUpdates } from './unread-updates';
