import { noticeType } from '@jobblik/contract/notices/notice-type';
import type { Notification } from '@jobblik/contract/notifications/notifications.schema';
import type { Services } from '../platform/services.ts';
import { presentNotification } from './notifications.present.ts';
import { findNotifications } from './notifications.queries.ts';

/** A person's newest notifications. Names of job seekers are those that the person may see at this moment. */
export async function readNotifications(services: Services, userId: number, limit: number): Promise<Notification[]> {
  const rows = await findNotifications(services.db, userId, limit);
  const named = rows.flatMap(({ type, nameOfId }) => (nameOfId === null ? [] : [{ type, seekerId: nameOfId }]));
  const isVisit = ({ type }: { type: number }) => type === noticeType.visit;
  const visitors = named.filter(isVisit).map(({ seekerId }) => seekerId);
  const candidates = named.filter((one) => !isVisit(one)).map(({ seekerId }) => seekerId);
  const { notifications } = services.ports;
  const none: ReadonlyMap<number, string> = new Map();
  const visitorNames = visitors.length > 0 ? await notifications.visitorNames(services, visitors) : none;
  const candidateNames =
    candidates.length > 0 ? await notifications.candidateNames(services, userId, candidates) : none;
  return rows.map((row) => {
    if (row.nameOfId === null) return presentNotification(row);
    const names = isVisit(row) ? visitorNames : candidateNames;
    return presentNotification({ ...row, name: names.get(row.nameOfId) ?? '' });
  });
}
