import { jobEnding } from '@jobblik/contract/jobs/jobs.events';
import { endToRemindOf, remindHours } from '@jobblik/contract/jobs/reminder.rules';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { accountIsActive, users } from '../../accounts/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { lifeOf } from '../jobs.present.ts';
import { jobs } from '../jobs.tables.ts';

/** Publishes an event for every ad that ends soon. A repeated run does not notify anybody twice. */
export async function remindOfEndingJobs({ db, tasks, clock }: Services): Promise<void> {
  const now = clock.now();
  const soon = new Date(now.getTime() + remindHours * 3_600_000);
  await inTransaction(db, async (tx) => {
    const ending = await tx
      .select({ job: jobs })
      .from(jobs)
      .innerJoin(users, eq(users.id, jobs.userId))
      .where(
        and(
          eq(jobs.isActive, true),
          isNull(jobs.deletedAt),
          gt(jobs.endsAt, now),
          lte(jobs.endsAt, soon),
          accountIsActive(),
        ),
      );
    for (const { job } of ending) {
      const end = endToRemindOf(lifeOf(job), now);
      if (!end) continue;
      await tasks.publish(tx, jobEnding, { job_id: job.id, user_id: job.userId, ends_at: end.toISOString() });
    }
  });
}
