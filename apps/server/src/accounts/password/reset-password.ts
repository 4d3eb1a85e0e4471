import { eq } from 'drizzle-orm';
import { afterCommit, inTransaction } from '../../platform/db/in-transaction.ts';
import { inLanguage } from '../../platform/language.ts';
import { queueMail } from '../../platform/mail/mail.tasks.ts';
import type { Services } from '../../platform/services.ts';
import { passwordChangedMail } from '../accounts.notices.ts';
import { findUser, lockUser } from '../accounts.queries.ts';
import { knownAddresses, signInFailures, signInLinks } from '../accounts.tables.ts';
import { markVerified } from '../email/mark-verified.ts';
import { revokeSessions } from '../sessions/sessions.ts';
import { rememberAddress } from '../sessions/sign-in-bound.ts';
import { endUnprovenIdentities } from '../social/identities.ts';
import { assertGoodPassword } from './assert-good-password.ts';
import { findResetOwner, useResetToken } from './password-resets.ts';
import { hashPassword } from './passwords.ts';

/**
 * Sets a new password by a mailed link, which also confirms the e-mail, and signs every browser out. A pending change of address,
 * links that sign in, and accounts at other providers that the owner of the e-mail has not proved end with it.
 * @returns false if the link no longer works
 * @throws Problem `invalid_input` for a password that is easily guessed; the link still works then
 */
export async function resetPassword(
  services: Services,
  { token, password, ip }: { token: string; password: string; ip: string },
): Promise<boolean> {
  const { db, clock, env, realtime } = services;
  const now = clock.now();
  // Hashing is slow on purpose; a made-up token must not cause it.
  const ownerId = await findResetOwner(db, token, now);
  const owner = ownerId === undefined ? undefined : await findUser(db, ownerId);
  if (!owner) return false;
  await assertGoodPassword(password, owner, 'new_password');
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const userId = await useResetToken(tx, token, now);
    const user = userId === undefined ? undefined : await lockUser(tx, userId);
    if (!user?.email) return false;
    const { email } = user;
    // Drops a pending change of address: it may be of a stranger whom the reset is to lock out.
    await markVerified(services, tx, user, { passwordHash, newEmail: null });
    // Somebody else may have signed up with this address: the providers that they linked must not work for its owner's account.
    const unlinked = await endUnprovenIdentities(tx, user.id);
    for (const ways of [signInLinks, knownAddresses]) await tx.delete(ways).where(eq(ways.userId, user.id));
    await revokeSessions(tx, user.id);
    await tx.delete(signInFailures).where(eq(signInFailures.email, user.email));
    await rememberAddress(tx, { userId: user.id, ip, now });
    await queueMail(tx, services, {
      ...inLanguage(user.language, () => passwordChangedMail(env, { email }, { changedAt: now, unlinked })),
      people: [user.id],
    });
    afterCommit(tx, () => realtime.disconnectUser(user.id));
    return true;
  });
}
