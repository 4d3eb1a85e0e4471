import { applicationAdEnded } from '@jobblik/contract/applications/applications.events';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import { and, asc, eq, gt, inArray, isNull, ne, notExists } from 'drizzle-orm';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { applicationSteps, applications } from './applications.tables.ts';

/** Steps of an application that say that its ad has ended. */
const ends = { closed: 'ad_closed', filled: 'ad_filled', deleted: 'ad_deleted', taken_down: 'ad_taken_down' } as const;

/** Applications in one transaction. */
const batch = 200;

/**
 * Writes into the history of every application to an ad that the ad has ended, and notifies its applicant. Withdrawn and rejected
 * applications have ended before; each applicant is notified once, also when the ad is closed and deleted later.
 */
export async function endWithAd(
  services: Services,
  { job_id, how }: { job_id: number; how: keyof typeof ends },
): Promise<void> {
  const now = services.clock.now();
  let after = 0;
  for (;;) {
    const notified = await inTransaction(services.db, async (tx) => {
      const step = tx
        .select({ id: applicationSteps.id })
        .from(applicationSteps)
        .where(
          and(eq(applicationSteps.applicationId, applications.id), inArray(applicationSteps.kind, Object.values(ends))),
        );
      const rows = await tx
        .select()
        .from(applications)
        .where(
          and(
            eq(applications.jobId, job_id),
            gt(applications.id, after),
            isNull(applications.withdrawnAt),
            ne(applications.reject, rejectState.rejected),
            notExists(step),
          ),
        )
        .orderBy(asc(applications.id))
        .limit(batch)
        .for('update');
      for (const { id, userId, employerId } of rows) {
        await tx.insert(applicationSteps).values({ applicationId: id, kind: ends[how], at: now });
        const ids = { application_id: id, job_id, employer_id: employerId, seeker_id: userId };
        await services.tasks.publish(tx, applicationAdEnded, { ...ids, how });
      }
      return rows;
    });
    const last = notified.at(-1);
    if (!last || notified.length < batch) return;
    after = last.id;
  }
}
