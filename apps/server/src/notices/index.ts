export { type Notice, type NoticeSource, noticesOn } from './notices.ts';
export { clearUnread, forgetUnread, markUnread, pushUnread, readUnread, readUnreadByRef } from './unread.ts';
