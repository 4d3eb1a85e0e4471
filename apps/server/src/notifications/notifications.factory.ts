import { type NoticeType, noticeType } from '@jobblik/contract/kernel/notice';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { notify } from './notify.ts';

let made = 0;

/** Whatever of a notification matters; the rest is filled in. */
export interface NotificationOptions {
  userId: number;
  type?: NoticeType;
  name?: string;
  agentName?: string;
  link?: string;
  actorId?: number;
  key?: string;
}

/** Tells a person something as an event would, with the mark, the nudge and the push. */
export async function makeNotification(services: Services, options: NotificationOptions): Promise<void> {
  const { userId, key = `test/${process.pid}/${++made}`, type = noticeType.application, ...rest } = options;
  const notification = { type, name: 'Sygeplejerske til Aarhus', link: '/virksomhed/job/liste', ...rest };
  await inTransaction(services.db, (tx) => notify(tx, services, [{ userId, key, notification }]));
}
