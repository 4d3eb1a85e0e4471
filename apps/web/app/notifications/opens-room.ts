import { noticeType } from '@jobblik/contract/notices/notice-type';
import type { Notification } from '@jobblik/contract/notifications/notifications.schema';

/** Milliseconds for which the notification of an interview links to its room. */
const joinMs = 2 * 60 * 60 * 1000;

/** Whether a notification links to an open room. */
export function opensRoom({ type, created_at }: Pick<Notification, 'type' | 'created_at'>, now: number): boolean {
  return type === noticeType.interviewSoon && now - Date.parse(created_at) < joinMs;
}
