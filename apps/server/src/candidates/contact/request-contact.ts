import { cvContactRequested } from '@jobblik/contract/candidates/candidates.events';
import type { ContactRequest } from '@jobblik/contract/candidates/candidates.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { beginContact } from '../../chat/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { cvContactRequests } from '../candidates.tables.ts';
import { findSeenCv } from '../opening/find-seen-cv.ts';
import { presentContactRequest } from './contact.present.ts';
import { findContactRequest } from './contact.queries.ts';

/**
 * Asks the owner of an anonymous CV for name and contact. Idempotent; a declined request stays declined.
 * @throws Problem `not_anonymous`, and those of {@link findSeenCv} and `beginContact`
 */
export async function requestContact(
  services: Services,
  who: SignedIn,
  { userId, message }: { userId: number; message: string },
): Promise<{ refused: boolean; contact_request: ContactRequest | null }> {
  const { anonymous } = await findSeenCv(services, who, userId);
  if (!anonymous) throw new Problem('not_anonymous');
  const request = await inTransaction(services.db, async (tx) => {
    const [made] = await tx
      .insert(cvContactRequests)
      .values({ employerId: who.userId, seekerId: userId, message, askedAt: services.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (made) await beginContact(tx, services, { employerId: who.userId, seekerId: userId });
    if (!made) return await findContactRequest(tx, who.userId, userId);
    const parties = { request_id: made.id, employer_id: who.userId, seeker_id: userId };
    await services.tasks.publish(tx, cvContactRequested, parties);
    return made;
  });
  return {
    refused: request?.state === 'refused',
    contact_request: request ? presentContactRequest(request) : null,
  };
}
