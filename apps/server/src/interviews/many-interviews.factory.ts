import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/db.ts';
import { interviews } from './interviews.tables.ts';

/** Requests of several employers to one seeker for half an hour each, beginning within the same twenty minutes. @returns their uuids */
export async function makeRequests(
  db: Database,
  options: { seekerId: number; firstEmployerId: number; count: number; inDays: number },
): Promise<{ uuid: string }[]> {
  const { seekerId, firstEmployerId, count, inDays } = options;
  const { rows } = await db.execute<{ uuid: string }>(sql`
    insert into ${interviews} (kind, employer_id, seeker_id, title, description, state, starts_at, ends_at)
    select 'candidate', n, ${seekerId}, 'Samtale', 'Om jobbet', 'requested', at, at + interval '30 minutes'
    from generate_series(${firstEmployerId}::int, ${firstEmployerId + count - 1}::int) n,
         lateral (select date_trunc('hour', now()) + make_interval(days => ${inDays}) + (n % 20) * interval '1 minute' as at) t
    returning uuid`);
  return rows;
}

/** Pairs of interviews that take the same time of an employer, or are agreed at the same time with one seeker. */
export async function countOverlaps(db: Database): Promise<number> {
  const { rows } = await db.execute(sql`
    select 1 from ${interviews} a join ${interviews} b on a.id < b.id and a.during && b.during
    where a.state in ('requested', 'accepted') and b.state in ('requested', 'accepted') and a.employer_id = b.employer_id
       or a.state = 'accepted' and b.state = 'accepted' and a.seeker_id = b.seeker_id`);
  return rows.length;
}
