import { mostPasskeys } from '@jobblik/contract/accounts/second-factor.rules';
import type { Attestation } from '@jobblik/contract/accounts/second-factor.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, count, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { lockUser } from '../accounts.queries.ts';
import { hasWayIn } from '../social/identity.rules.ts';
import { readWaysIn } from '../social/ways-in.ts';
import { attemptChallenge, createChallenge, redeemChallenge } from './auth-challenges.ts';
import { afterFactorAdded, afterFactorRemoved, lockForFactor } from './factor-state.ts';
import { mailSecurityNotice } from './second-factor.notices.ts';
import { passkeys } from './second-factor.tables.ts';
import { creationOptions, verifyNewPasskey } from './verify-passkey.ts';

/** Options for making a passkey. @throws Problem `passkeys_unavailable`, `email_not_confirmed`, `too_many_passkeys` */
export async function beginPasskey(services: Services, { userId, sessionId }: SignedIn) {
  const user = await inTransaction(services.db, (tx) => lockForPasskey(tx, userId));
  const options = await creationOptions(services, user);
  const challenge = await createChallenge(services.db, {
    purpose: 'add_passkey',
    userId,
    sessionId,
    passkeyChallenge: options.challenge,
    now: services.clock.now(),
  });
  return { challenge, options: { ...options } };
}

export interface NewPasskey {
  challenge: string;
  name: string;
  credential: Attestation;
}

/**
 * Stores a passkey.
 * @returns recovery codes if it is the first factor of the account
 * @throws Problem `challenge_expired`, `passkey_refused`, `passkey_known` and those of {@link beginPasskey}
 */
export async function addPasskey(
  services: Services,
  { userId, sessionId }: SignedIn,
  { challenge: token, name, credential }: NewPasskey,
): Promise<string[]> {
  const { db, clock } = services;
  const now = clock.now();
  const { passkeyChallenge } = await attemptChallenge(db, { token, purpose: 'add_passkey', sessionId, now });
  const made = await verifyNewPasskey(services, credential, passkeyChallenge ?? '');
  return await inTransaction(db, async (tx) => {
    const user = await lockForPasskey(tx, userId);
    await redeemChallenge(tx, { token });
    const added = await tx
      .insert(passkeys)
      .values({ ...made, userId, name, createdAt: now })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning({ id: passkeys.id });
    if (added.length === 0) throw new Problem('passkey_known');
    await mailSecurityNotice(tx, services, user, { kind: 'passkey_added', name });
    return await afterFactorAdded(tx, user, now);
  });
}

/** Gives a passkey another name. @throws Problem `not_found` for another person's */
export async function renamePasskey(
  { db }: Services,
  { userId }: SignedIn,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<void> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  if (renamed.length === 0) throw new Problem('not_found');
}

/**
 * Removes a passkey.
 * @throws Problem `not_found` for another person's; `last_sign_in` 409 if there is no other way to sign in
 */
export async function removePasskey(services: Services, { userId }: SignedIn, passkeyId: string): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const user = await lockUser(tx, userId);
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId)))
      .returning({ name: passkeys.name });
    if (!user || !removed) throw new Problem('not_found');
    if (!hasWayIn(await readWaysIn(services, tx, user))) throw new Problem('last_sign_in');
    await afterFactorRemoved(tx, userId);
    await mailSecurityNotice(tx, services, user, { kind: 'passkey_removed', name: removed.name });
  });
}

async function lockForPasskey(tx: Transaction, userId: number) {
  const user = await lockForFactor(tx, userId);
  const [own] = await tx.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  if ((own?.count ?? 0) >= mostPasskeys) throw new Problem('too_many_passkeys');
  return user;
}
