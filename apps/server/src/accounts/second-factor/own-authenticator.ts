import { authenticatorSetupLifetime } from '@jobblik/contract/accounts/second-factor.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { encrypt } from '../../platform/encrypted.ts';
import type { Services } from '../../platform/services.ts';
import { lockUser } from '../accounts.queries.ts';
import { checkCode, secretContext } from './check-code.ts';
import { afterFactorAdded, afterFactorRemoved, lockForFactor } from './factor-state.ts';
import { mailSecurityNotice } from './second-factor.notices.ts';
import { authenticators } from './second-factor.tables.ts';
import { newTotpSecret, totpAddress } from './totp.ts';

/**
 * A new secret for the person's authenticator app, in force once {@link confirmAuthenticator} got a code of it.
 * @throws Problem `email_not_confirmed`, `authenticator_exists`
 */
export async function beginAuthenticator(services: Services, { userId }: SignedIn) {
  const { db, env, clock } = services;
  const secret = newTotpSecret();
  const encrypted = encrypt(env, secretContext(userId), secret);
  return await inTransaction(db, async (tx) => {
    const user = await lockForFactor(tx, userId);
    const values = { secret: encrypted, createdAt: clock.now(), lastStep: 0 };
    const begun = await tx
      .insert(authenticators)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: authenticators.userId, set: values, setWhere: isNull(authenticators.confirmedAt) })
      .returning({ userId: authenticators.userId });
    if (begun.length === 0) throw new Problem('authenticator_exists');
    return { secret, uri: totpAddress(secret, user.email ?? '') };
  });
}

/**
 * Connects the authenticator app by its first code.
 * @returns recovery codes if it is the first factor of the account
 * @throws Problem `challenge_expired` without a recent secret; `wrong_code`, `too_many_requests`, `email_not_confirmed`
 */
export async function confirmAuthenticator(services: Services, { userId }: SignedIn, code: string): Promise<string[]> {
  const { db, clock } = services;
  const now = clock.now();
  const isPending = and(
    eq(authenticators.userId, userId),
    isNull(authenticators.confirmedAt),
    gt(authenticators.createdAt, new Date(now.getTime() - authenticatorSetupLifetime)),
  );
  const expired = new Problem('challenge_expired');
  const pending = await db.select({ secret: authenticators.secret }).from(authenticators).where(isPending);
  if (pending.length === 0) throw expired;
  await checkCode(services, userId, code);
  return await inTransaction(db, async (tx) => {
    const user = await lockForFactor(tx, userId);
    const connected = await tx
      .update(authenticators)
      .set({ confirmedAt: now })
      .where(isPending)
      .returning({ userId: authenticators.userId });
    if (connected.length === 0) throw expired;
    await mailSecurityNotice(tx, services, user, { kind: 'authenticator_added' });
    return await afterFactorAdded(tx, user, now);
  });
}

/** Disconnects the authenticator app. @throws Problem `not_found` */
export async function removeAuthenticator(services: Services, { userId }: SignedIn): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const user = await lockUser(tx, userId);
    const removed = await tx
      .delete(authenticators)
      .where(eq(authenticators.userId, userId))
      .returning({ confirmedAt: authenticators.confirmedAt });
    if (!user || !removed[0]?.confirmedAt) throw new Problem('not_found');
    await afterFactorRemoved(tx, userId);
    await mailSecurityNotice(tx, services, user, { kind: 'authenticator_removed' });
  });
}
