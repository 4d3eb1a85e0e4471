import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { PushSubscription } from '@jobblik/contract/notifications/push.schema';
import { eq, or } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { pushSubscriptions } from './push.tables.ts';
import { isPublicKey, isPushService, vapidKeys } from './push-service.ts';

/** Whether the browser of a session gets push messages, and the key that it subscribes with. */
export async function readPush({ db, env }: Services, who: SignedIn): Promise<{ public_key: string; on: boolean }> {
  const { publicKey } = await vapidKeys(env);
  const found = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, who.sessionId));
  return { public_key: publicKey, on: found.length > 0 };
}

/**
 * Turns push messages on for the browser of a session. A subscription that another session of the browser had is this one's now:
 * who signed in last in a browser is the only one it notifies.
 * @throws Problem `invalid_input` for an address that the server does not post to, or keys that nothing can be encrypted with
 */
export async function saveSubscription(
  { db, env, clock }: Services,
  who: SignedIn,
  subscription: PushSubscription,
): Promise<void> {
  const wrong = (path: string) => new Problem('invalid_input', { fields: [{ path, code: 'not_a_choice' }] });
  if (!isPushService(env, subscription.endpoint)) throw wrong('endpoint');
  if (!isPublicKey(subscription.p256dh)) throw wrong('p256dh');
  await inTransaction(db, async (tx) => {
    const { sessionId, endpoint } = pushSubscriptions;
    await tx.delete(pushSubscriptions).where(or(eq(sessionId, who.sessionId), eq(endpoint, subscription.endpoint)));
    await tx
      .insert(pushSubscriptions)
      .values({ ...subscription, sessionId: who.sessionId, paceStartedAt: clock.now() })
      // Another tab was first with the same subscription.
      .onConflictDoNothing();
  });
}

/** Turns push messages off for the browser of a session. */
export async function removeSubscription({ db }: Services, who: SignedIn): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, who.sessionId));
}
