export { forgetNoticeSettings, readTurnedOff, setNoticeChannel } from './notice-settings.ts';
export { type Notice, type NoticeMail, type NoticeSource, noticesOn } from './notices.ts';
export { readStopToken, stopMailsOf, stopPage } from './stop-mails.ts';
export { clearUnread, forgetUnread, markUnread, pushUnread, readUnread, readUnreadByRef } from './unread.ts';
