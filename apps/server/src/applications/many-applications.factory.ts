import { sql } from 'drizzle-orm';
import { users } from '../accounts/accounts.tables.ts';
import type { Database } from '../platform/db/db.ts';
import { applications } from './applications.tables.ts';

/** Adds applications of the first `size` people with a CV of the bench to an ad of an employer, within the last week; some are rated. */
export async function loadApplications(
  db: Database,
  { jobId, employerId, size }: { jobId: number; employerId: number; size: number },
): Promise<void> {
  await db.execute(sql`
    insert into ${applications} (job_id, user_id, employer_id, message, rating_point, created_at)
    select ${jobId}, id, ${employerId}, repeat('Jeg vil gerne høre mere om jobbet. ', 40), id % 6, now() - id % 9000 * interval '1 minute'
    from ${users} where id >= 1000000 order by id limit ${size}`);
}
