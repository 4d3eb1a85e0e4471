import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { jobs } from '../../jobs/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { mayReadApplications } from '../applications.policy.ts';
import { lockApplications } from '../applications.queries.ts';
import type { ApplicationRow } from '../applications.tables.ts';

/**
 * Applications to one ad of the employer, locked until the end of the transaction, in the order of their ids.
 * @param jobId undefined if the call has only the application
 * @throws Problem `not_found` if one of them does not exist, belongs to another ad or to another employer
 */
export async function lockOwnApplications(
  tx: Transaction,
  who: SignedIn,
  applicationIds: readonly number[],
  jobId?: number,
): Promise<ApplicationRow[]> {
  const rows = await lockApplications(tx, applicationIds);
  const expectedJobId = jobId ?? rows[0]?.jobId;
  const complete = rows.length === applicationIds.length && rows.every((row) => row.jobId === expectedJobId);
  if (!complete || expectedJobId === undefined) throw new Problem('not_found');
  const [job] = await tx.select({ userId: jobs.userId }).from(jobs).where(eq(jobs.id, expectedJobId));
  if (!job || !mayReadApplications(who, job)) throw new Problem('not_found');
  return rows;
}
