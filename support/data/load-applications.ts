import { sql } from 'drizzle-orm';
import { users } from '../../apps/server/src/accounts/accounts.tables.ts';
import { applications } from '../../apps/server/src/applications/applications.tables.ts';
import type { Database } from '../../apps/server/src/platform/db/db.ts';

/** Adds applications of the first `size` people of `loadCvs` to an ad of an employer, within the last week; some are rated. */
export async function loadApplications(
  db: Database,
  { jobId, employerId, size }: { jobId: number; employerId: number; size: number },
): Promise<void> {
  await db.execute(sql`
    insert into ${applications} (job_id, user_id, employer_id, message, rating_point, created_at)
    select ${jobId}, id, ${employerId}, repeat('Jeg vil gerne høre mere om jobbet. ', 40), id % 6, now() - id % 9000 * interval '1 minute'
    from ${users} where id >= 1000000 order by id limit ${size}`);
}
