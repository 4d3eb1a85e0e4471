import { noticeType } from '@jobblik/contract/notices/notice-type';
import type { Notification } from '@jobblik/contract/notifications/notifications.schema';

/** Milliseconds that the way into a room stands at the notification of its interview. */
const joinMs = 2 * 60 * 60 * 1000;

/** Whether a notification leads into a room that is open. */
export function opensRoom({ type, created_at }: Pick<Notification, 'type' | 'created_at'>, now: number): boolean {
  return type === noticeType.interviewSoon && now - Date.parse(created_at) < joinMs;
}
