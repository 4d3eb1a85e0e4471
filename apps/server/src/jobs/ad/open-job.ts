import { isLive } from '@jobblik/contract/jobs/jobs.rules';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, eq, sql } from 'drizzle-orm';
import { accountIsActive, users } from '../../accounts/index.ts';
import type { Services } from '../../platform/services.ts';
import { lifeOf } from '../jobs.present.ts';
import { jobDays, jobNumbers, jobs } from '../jobs.tables.ts';

/**
 * Counts a click on a redirect ad.
 * @returns the address at the employer, https only
 * @throws Problem `not_found` for an ad that is none or leads nowhere; `job_closed` (409)
 */
export async function openJobElsewhere({ db, clock }: Services, jobId: number): Promise<string> {
  const now = clock.now();
  const [found] = await db
    .select({ job: jobs })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.userId))
    .where(and(eq(jobs.id, jobId), accountIsActive()))
    .limit(1);
  const job = found?.job;
  if (!job?.isRedirect || !job.realUrl) throw new Problem('not_found');
  if (!isLive(lifeOf(job), now)) throw new Problem('job_closed', { status: 409 });
  await db.execute(sql`
    with total as (
      insert into ${jobNumbers} (job_id, clicks, changed_at) values (${job.id}, 1, now())
      on conflict (job_id) do update set clicks = ${jobNumbers.clicks} + 1, changed_at = now()
    )
    insert into ${jobDays} (job_id, day, clicks) values (${job.id}, ${localDateOf(now)}, 1)
    on conflict (job_id, day) do update set clicks = ${jobDays.clicks} + 1`);
  return job.realUrl;
}
