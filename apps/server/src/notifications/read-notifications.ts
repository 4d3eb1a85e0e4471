import type { SignedIn } from '@jobblik/contract/kernel/session';
import { noticeType } from '@jobblik/contract/notices/notice-type';
import type { Notification } from '@jobblik/contract/notifications/notifications.schema';
import type { Services } from '../platform/services.ts';
import { presentNotification } from './notifications.present.ts';
import { findNotifications } from './notifications.queries.ts';

/** A person's newest notifications. Names of job seekers are those that the person may see now. */
export async function readNotifications(
  services: Services,
  { userId, demo }: Pick<SignedIn, 'userId' | 'demo'>,
  limit: number,
): Promise<Notification[]> {
  const rows = await findNotifications(services.db, userId, { limit, sampleOnly: demo });
  const nameOf = await currentNames(services, userId, rows);
  return rows.map((row) => presentNotification({ ...row, name: nameOf(row) }));
}

interface Named {
  type: number;
  name: string;
  nameOfId?: number | null;
}

/** The names in notifications of a person: the stored name, or that of a job seeker as the person may see it now. */
export async function currentNames(
  services: Services,
  userId: number,
  rows: readonly Named[],
): Promise<(row: Named) => string> {
  const named = rows.flatMap(({ type, nameOfId }) => (nameOfId == null ? [] : [{ type, seekerId: nameOfId }]));
  const isVisit = ({ type }: { type: number }) => type === noticeType.visit;
  const visitors = named.filter(isVisit).map(({ seekerId }) => seekerId);
  const candidates = named.filter((one) => !isVisit(one)).map(({ seekerId }) => seekerId);
  const { notifications } = services.ports;
  const none: ReadonlyMap<number, string> = new Map();
  const visitorNames = visitors.length > 0 ? await notifications.visitorNames(services, userId, visitors) : none;
  const candidateNames =
    candidates.length > 0 ? await notifications.candidateNames(services, userId, candidates) : none;
  return (row) => {
    if (row.nameOfId == null) return row.name;
    return (isVisit(row) ? visitorNames : candidateNames).get(row.nameOfId) ?? '';
  };
}
