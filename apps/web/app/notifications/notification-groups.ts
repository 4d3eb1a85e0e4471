import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { type NoticeType, noticeType } from '@jobblik/contract/notices/notice-type';
import type { Notification } from '@jobblik/contract/notifications/notifications.schema';

/** Types of which several of one day are one row. */
export const groupedTypes = [
  noticeType.visit,
  noticeType.jobMatch,
  noticeType.application,
  noticeType.cvMatch,
] as const satisfies readonly NoticeType[];

/** From this many on. */
const atLeast = 3;

/** Notifications that are shown as one row: the newest of them, and their number; 1 for one alone. */
export interface NotificationGroup {
  item: Notification;
  count: number;
  ids: readonly number[];
}

/** What those of a group have in common: the kind, the day, and the ad or the agent. */
function keyOf(item: Notification): string | null {
  if (!(groupedTypes as readonly number[]).includes(item.type)) return null;
  const subject = item.type === noticeType.application ? item.type_11 : (item.agent_10 ?? item.agent_16 ?? '');
  return [item.type, subject, localDateOf(new Date(item.created_at))].join('/');
}

/** The rows of a list of notifications, newest first: three of a kind on one day are one row, in the place of the newest. */
export function inGroups(items: readonly Notification[]): NotificationGroup[] {
  const byKey = Map.groupBy(items, (item) => keyOf(item) ?? `${item.id}`);
  return items.flatMap((item) => {
    const all = byKey.get(keyOf(item) ?? `${item.id}`) ?? [item];
    if (all.length < atLeast) return [{ item, count: 1, ids: [item.id] }];
    return all[0]?.id === item.id ? [{ item, count: all.length, ids: all.map(({ id }) => id) }] : [];
  });
}
