export { forgetNoticeSettings, mailRecipients, readChosen, setNoticeChannel } from './notice-settings.ts';
export type { NoticesPorts } from './notices.ports.ts';
export { type Notice, type NoticeMail, type NoticeSource, noticesOn } from './notices.ts';
export { type MailStop, readStopToken, stopMailsOf, stopPage } from './stop-mails.ts';
export { clearUnread, forgetUnread, markUnread, pushUnread, readUnread, readUnreadByRef } from './unread.ts';
