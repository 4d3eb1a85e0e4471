import { sql } from 'drizzle-orm';
import { unreadMarks } from '../notices/unread.tables.ts';
import type { Database } from '../platform/db/db.ts';
import { notifications } from './notifications.tables.ts';

/** Gives each of the people with these consecutive ids that many unread notifications, without telling their browsers. */
export async function makeUnreadNotifications(
  db: Database,
  { firstId, count, each }: { firstId: number; count: number; each: number },
): Promise<void> {
  const lastId = firstId + count - 1;
  await db.execute(sql`
    insert into ${notifications} (user_id, type, name, link)
    select n, 11, 'Job ' || m, '/virksomhed/job/liste'
    from generate_series(${firstId}::int, ${lastId}::int) n, generate_series(1, ${each}::int) m`);
  await db.execute(sql`
    insert into ${unreadMarks} (user_id, kind, ref_id, subject_id)
    select user_id, 'notification', 0, id from ${notifications} where user_id between ${firstId} and ${lastId}`);
}
