import { jobClosed, jobWithdrawn } from '@jobblik/contract/jobs/jobs.events';
import type { Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import type { JobRow } from '../jobs.tables.ts';

/**
 * Publishes that an ad has ended for good: its applicants are notified, its questions and interviews end. Every end of an ad comes
 * here: closed, deleted or taken down once it can no longer be undone, and erased with its employer's account.
 */
export async function publishEnd(tx: Transaction, { tasks }: Pick<Services, 'tasks'>, job: JobRow): Promise<void> {
  const ids = { job_id: job.id, user_id: job.userId };
  await tasks.publish(tx, jobWithdrawn, ids);
  const how = job.takenDownAt ? 'taken_down' : job.deletedAt ? 'deleted' : job.filled ? 'filled' : 'closed';
  await tasks.publish(tx, jobClosed, { ...ids, how });
}
