import { userType } from '@jobblik/contract/kernel/session';
import type { NoticeType } from '@jobblik/contract/notices/notice-type';
import type { Notification } from '@jobblik/contract/notifications/notifications.schema';
import type { Words } from '../platform/words/i18n';

/** Types whose text speaks to one role in another way than to the other. */
const byRole: readonly NoticeType[] = [3];

/** What a notification says to this person: the text of its type with the names it carries. */
export function notificationText(t: Words, item: Notification, ttl: number | undefined): string {
  const fields: Record<string, unknown> = item;
  const names = { name: fields[`type_${item.type}`] ?? '', agent: fields[`agent_${item.type}`] ?? '' };
  const role = ttl === userType.employer ? 'employer' : 'seeker';
  if (item.state) return t(`type_${item.type}.${item.state}`, names);
  return t(byRole.includes(item.type) ? `type_${item.type}.${role}` : `type_${item.type}`, names);
}
