import { cvContactAnswered } from '@jobblik/contract/candidates/candidates.events';
import type { ReceivedContactRequest } from '@jobblik/contract/candidates/candidates.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, eq } from 'drizzle-orm';
import { clearUnread, markUnread } from '../../notices/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { cvContactRequests } from '../candidates.tables.ts';
import { presentReceivedRequest } from './contact.present.ts';
import { contactRequestsTo } from './contact.queries.ts';

/** Employers who have asked this seeker for contact, as the seeker sees them. */
export async function listContactRequests(
  { db, files }: Services,
  seekerId: number,
): Promise<ReceivedContactRequest[]> {
  const rows = await contactRequestsTo(db, seekerId);
  return rows.map((row) => presentReceivedRequest(row, (fileId) => files.publicLink(fileId)));
}

/** Accepts or declines an employer's contact request; a later answer replaces an earlier one. @throws Problem `not_found` */
export async function answerContact(
  services: Services,
  seekerId: number,
  { requestId, accept }: { requestId: number; accept: boolean },
): Promise<void> {
  const state = accept ? 'accepted' : 'refused';
  await inTransaction(services.db, async (tx) => {
    const own = and(eq(cvContactRequests.id, requestId), eq(cvContactRequests.seekerId, seekerId));
    const [before] = await tx.select().from(cvContactRequests).where(own).for('update');
    if (!before) throw new Problem('not_found');
    if (before.state === state) return;
    await tx.update(cvContactRequests).set({ state, answeredAt: services.clock.now() }).where(own);
    const mark = { userId: before.employerId, kind: 'contact_answer', refId: seekerId, subjectId: requestId } as const;
    await (accept ? markUnread : clearUnread)(tx, services, mark);
    await services.tasks.publish(tx, cvContactAnswered, {
      request_id: requestId,
      employer_id: before.employerId,
      seeker_id: seekerId,
      accepted: accept,
    });
  });
}
