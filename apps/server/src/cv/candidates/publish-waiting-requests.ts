import { cvContactRequested } from '@jobblik/contract/cv/candidates.events';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { cvContactRequests } from './candidates.tables.ts';

/** Publishes the contact requests that an employer made before the e-mail was confirmed. */
export async function publishWaitingRequests(
  services: Services,
  tx: Transaction,
  employerId: number,
): Promise<undefined> {
  const requests = await tx
    .select({ id: cvContactRequests.id, seekerId: cvContactRequests.seekerId })
    .from(cvContactRequests)
    .where(eq(cvContactRequests.employerId, employerId));
  for (const { id, seekerId } of requests) {
    const parties = { request_id: id, employer_id: employerId, seeker_id: seekerId };
    await services.tasks.publish(tx, cvContactRequested, parties);
  }
}
