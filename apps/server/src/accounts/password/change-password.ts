import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { afterCommit, inTransaction } from '../../platform/db/in-transaction.ts';
import { inLanguage } from '../../platform/language.ts';
import { queueMail } from '../../platform/mail/mail.tasks.ts';
import type { Services } from '../../platform/services.ts';
import { passwordChangedMail } from '../accounts.notices.ts';
import { findUser } from '../accounts.queries.ts';
import { passwordResets, signInLinks, users } from '../accounts.tables.ts';
import { revokeSessions } from '../sessions/sessions.ts';
import { beginSignInAttempt } from '../sessions/sign-in-bound.ts';
import { endUnprovenIdentities } from '../social/identities.ts';
import { assertGoodPassword } from './assert-good-password.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  ip: string;
}

/**
 * Changes the password of a signed-in person and signs their other browsers out. Mailed links, a pending change of address, and
 * accounts at other providers that the owner of the e-mail has not proved end with it. Attempts at the current password are limited like
 * sign-ins.
 * @returns false if the current password is wrong, or there is none
 * @throws Problem `too_many_requests`; `invalid_input` for a new password that is easily guessed
 */
export async function changePassword(services: Services, who: SignedIn, change: PasswordChange): Promise<boolean> {
  const { db, clock, env, realtime } = services;
  const user = await findUser(db, who.userId);
  const email = user?.email;
  if (!user || !email) return false;
  const attempt = await beginSignInAttempt(services, { email, ip: change.ip });
  if (!(await verifyPassword(user.passwordHash, change.currentPassword))) return false;
  await attempt.succeeded(user.id);
  await assertGoodPassword(change.newPassword, user, 'new_password');
  const passwordHash = await hashPassword(change.newPassword);
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await tx.update(users).set({ passwordHash, newEmail: null }).where(eq(users.id, user.id));
    for (const links of [signInLinks, passwordResets]) await tx.delete(links).where(eq(links.userId, user.id));
    const unlinked = await endUnprovenIdentities(tx, user.id);
    const ended = await revokeSessions(tx, user.id, who.sessionId);
    const mail = inLanguage(user.language, () => passwordChangedMail(env, { email }, { changedAt: now, unlinked }));
    await queueMail(tx, services, { ...mail, people: [user.id] });
    afterCommit(tx, () => {
      for (const sessionId of ended) realtime.disconnectSession(sessionId);
    });
  });
  return true;
}
