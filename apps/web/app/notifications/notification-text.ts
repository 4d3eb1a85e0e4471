import { userType } from '@jobblik/contract/kernel/session';
import {
  answerStates,
  changedStates,
  interviewChanges,
  noticeType,
  saysJob,
  saysTime,
} from '@jobblik/contract/notices/notice-type';
import type { Notification } from '@jobblik/contract/notifications/notifications.schema';
import { formatPeriod } from '../platform/words/danish-time';
import type { Words } from '../platform/words/i18n';
import { groupedTypes } from './notification-groups';

/**
 * The text of a notification for this person: that of its type, with its names.
 * @param count how many of a kind it stands for
 */
export function notificationText(
  t: Words<'notifications'>,
  item: Notification,
  ttl: number | undefined,
  count = 1,
): string {
  const fields: Record<string, unknown> = item;
  const names = { name: fields[`type_${item.type}`] ?? '', agent: fields[`agent_${item.type}`] ?? '' };
  const role = ttl === userType.employer ? 'employer' : 'seeker';
  const grouped = groupedTypes.find((type) => type === item.type);
  if (count > 1 && grouped !== undefined) {
    const several = { ...names, number: count };
    return grouped === noticeType.visit ? t(`many_3.${role}`, several) : t(`many_${grouped}`, several);
  }
  // The text of a visit differs by role.
  if (item.type === noticeType.visit) return t(`type_3.${role}`, names);
  if (hasEyeText(item)) {
    const company = item.company ?? '';
    return item.type === noticeType.applicationSeen ? t('seen_by', { company }) : t('reading', { company });
  }
  if (item.type === noticeType.applicationChanged) return t(`type_23.${among(changedStates, item.state)}`, names);
  if (item.type === noticeType.interviewAnswer) return t(`type_27.${among(answerStates, item.state)}`, names);
  if (item.type === noticeType.interviewChanged) return t(`type_28.${among(interviewChanges, item.state)}`, names);
  return t(`type_${item.type}`, names);
}

/** The second line of a notification: the ad and the time that it is about; for an eye the ad, and who opened the application. */
export function notificationDetail(item: Notification, zone: string | undefined): string {
  if (!hasEyeText(item)) {
    const { type, job, starts_at: from, ends_at: to } = item;
    const time = saysTime.includes(type) && from && to ? formatPeriod(zone, from, to) : '';
    return [saysJob.includes(type) && job, time].filter(Boolean).join(' · ');
  }
  return [item.type === noticeType.applicationSeen ? item.type_22 : item.type_23, item.person]
    .filter(Boolean)
    .join(' · ');
}

/**
 * True if the notification has an eye and a company: the application was opened, or the employer is reading; older ones have no
 * company.
 */
function hasEyeText({ type, state, company }: Notification): boolean {
  if (!company) return false;
  return type === noticeType.applicationSeen || (type === noticeType.applicationChanged && state === 'reading');
}

/** The state of a notification; the first of its type if it has none. */
function among<S extends string>(states: readonly [S, ...S[]], state: string | undefined): S {
  return states.find((one) => one === state) ?? states[0];
}
