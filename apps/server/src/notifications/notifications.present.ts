import type { Notification } from '@jobblik/contract/notifications/notifications.schema';
import type { notifications } from './notifications.tables.ts';

type Row = Pick<
  typeof notifications.$inferSelect,
  | 'id'
  | 'type'
  | 'name'
  | 'agentName'
  | 'state'
  | 'company'
  | 'person'
  | 'job'
  | 'startsAt'
  | 'endsAt'
  | 'message'
  | 'link'
  | 'createdAt'
  | 'seenAt'
>;

/** A notification with the names of the wire: `type_11` is the name for type 11 (see `notices/notice-type.ts`). */
export function presentNotification(row: Row): Notification {
  return {
    id: row.id,
    type: row.type,
    [`type_${row.type}`]: row.name,
    ...(row.agentName !== null && { [`agent_${row.type}`]: row.agentName }),
    ...(row.state !== null && { state: row.state }),
    ...(row.company && { company: row.company }),
    ...(row.person && { person: row.person }),
    ...(row.job && { job: row.job }),
    ...(row.startsAt && { starts_at: row.startsAt.toISOString() }),
    ...(row.endsAt && { ends_at: row.endsAt.toISOString() }),
    ...(row.message && { message: row.message }),
    link: row.link,
    created_at: row.createdAt.toISOString(),
    seen: row.seenAt !== null,
  };
}
