import { userType } from '@jobblik/contract/kernel/session';
import { answerStates, changedStates, interviewChanges, noticeType } from '@jobblik/contract/notices/notice-type';
import type { Notification } from '@jobblik/contract/notifications/notifications.schema';
import type { Words } from '../platform/words/i18n';

/** What a notification says to this person: the text of its type with the names it carries. */
export function notificationText(t: Words<'notifications'>, item: Notification, ttl: number | undefined): string {
  const fields: Record<string, unknown> = item;
  const names = { name: fields[`type_${item.type}`] ?? '', agent: fields[`agent_${item.type}`] ?? '' };
  const role = ttl === userType.employer ? 'employer' : 'seeker';
  // A visit speaks to one role in another way than to the other.
  if (item.type === noticeType.visit) return t(`type_3.${role}`, names);
  if (item.type === noticeType.applicationChanged) return t(`type_23.${among(changedStates, item.state)}`, names);
  if (item.type === noticeType.interviewAnswer) return t(`type_27.${among(answerStates, item.state)}`, names);
  if (item.type === noticeType.interviewChanged) return t(`type_28.${among(interviewChanges, item.state)}`, names);
  return t(`type_${item.type}`, names);
}

/** The state that a notification of its type carries; the first where it carries none. */
function among<S extends string>(states: readonly [S, ...S[]], state: string | undefined): S {
  return states.find((one) => one === state) ?? states[0];
}
