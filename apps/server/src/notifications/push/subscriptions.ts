import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { PushSubscription } from '@jobblik/contract/notifications/push.schema';
import { and, eq, or } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { pushSubscriptions } from './push.tables.ts';
import { isPublicKey, isPushService, vapidKeys } from './push-service.ts';

/** Whether the browser of a session gets push messages, and the key for subscribing. */
export async function readPush({ db, env }: Services, who: SignedIn): Promise<{ public_key: string; on: boolean }> {
  const { publicKey } = vapidKeys(env);
  const found = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, who.sessionId));
  return { public_key: publicKey, on: found.length > 0 };
}

/**
 * Turns push messages on for the browser of a session. A subscription of another session of the browser moves to this one: a
 * browser notifies only the last person who signed in.
 * @throws Problem `invalid_input` for an address that the server does not post to, or keys that nothing can be encrypted with
 */
export async function saveSubscription(
  { db, env, clock }: Services,
  who: SignedIn,
  subscription: PushSubscription,
): Promise<void> {
  checkSubscription(env, subscription);
  await inTransaction(db, async (tx) => {
    const { sessionId, endpoint } = pushSubscriptions;
    await tx.delete(pushSubscriptions).where(or(eq(sessionId, who.sessionId), eq(endpoint, subscription.endpoint)));
    await tx
      .insert(pushSubscriptions)
      .values({ ...subscription, sessionId: who.sessionId, paceStartedAt: clock.now() })
      // Another tab has stored the same subscription first.
      .onConflictDoNothing();
  });
}

/**
 * Replaces a browser's subscription with the new one of its push service. An unknown subscription changes nothing, and the answer
 * does not show which ones exist.
 * @param old address and secret, which nobody knows but the browser and this server
 * @throws Problem `invalid_input` as of {@link saveSubscription}
 */
export async function renewSubscription(
  { db, env }: Services,
  old: Pick<PushSubscription, 'endpoint' | 'auth'>,
  subscription: PushSubscription,
): Promise<void> {
  checkSubscription(env, subscription, 'subscription.');
  const { endpoint, auth } = pushSubscriptions;
  const isKnown = and(eq(endpoint, old.endpoint), eq(auth, old.auth));
  await inTransaction(db, async (tx) => {
    const [taken] = await tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(endpoint, subscription.endpoint));
    if (!taken) await tx.update(pushSubscriptions).set(subscription).where(isKnown);
  });
}

function checkSubscription(env: Services['env'], { endpoint, p256dh }: PushSubscription, place = ''): void {
  const wrong = (field: string) =>
    new Problem('invalid_input', { fields: [{ path: `${place}${field}`, code: 'not_a_choice' }] });
  if (!isPushService(env, endpoint)) throw wrong('endpoint');
  if (!isPublicKey(p256dh)) throw wrong('p256dh');
}

/** Turns push messages off for the browser of a session. */
export async function removeSubscription({ db }: Services, who: SignedIn): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, who.sessionId));
}
