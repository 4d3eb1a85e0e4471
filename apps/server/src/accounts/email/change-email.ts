import type { accountProblems } from '@jobblik/contract/accounts/accounts.problems';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { inLanguage } from '../../platform/language.ts';
import { queueMail } from '../../platform/mail/mail.tasks.ts';
import type { Services } from '../../platform/services.ts';
import { emailChangeRequestedMail } from '../accounts.notices.ts';
import { findUser, findUserByEmail } from '../accounts.queries.ts';
import { users } from '../accounts.tables.ts';
import type { LinkRequested } from '../mailed-links.ts';
import { verifyPassword } from '../password/passwords.ts';
import { beginSignInAttempt } from '../sessions/sign-in-bound.ts';
import { addressToVerify, mailVerifyLink, secondsUntilNextLink } from './email-links.ts';

/**
 * Stores a new e-mail and mails it a link; notifies the old one. Reports whether the address has an account only if the password is
 * right. Attempts are limited like sign-ins.
 * @throws Problem `wrong_password`, `email_taken`, `same_email`, `too_many_requests`
 */
export async function changeEmail(
  services: Services,
  who: SignedIn,
  change: { password: string; newEmail: string; ip: string },
): Promise<void> {
  const { db, env, clock } = services;
  const user = await findUser(db, who.userId);
  if (!user?.email) throw new Problem('not_found');
  const attempt = await beginSignInAttempt(services, { email: user.email, ip: change.ip });
  if (!(await verifyPassword(user.passwordHash, change.password))) throw wrong('current_password', 'wrong_password');
  await attempt.succeeded(user.id);
  const owner = await findUserByEmail(db, change.newEmail);
  // The own address in another letter case is a change like any other.
  if (owner && owner.id !== user.id) throw wrong('new_email', 'email_taken');
  if (change.newEmail === user.email) throw wrong('new_email', 'same_email');
  await assertLinkMayLeave(services, user.id, change.newEmail, 'new_email');
  const { email, emailVerifiedAt } = user;
  await inTransaction(db, async (tx) => {
    await tx.update(users).set({ newEmail: change.newEmail }).where(eq(users.id, user.id));
    await services.tasks.enqueue(tx, mailVerifyLink, { user_id: user.id });
    // An unconfirmed address may belong to a stranger.
    if (emailVerifiedAt) {
      const about = { email, newEmail: change.newEmail };
      const mail = inLanguage(user.language, () => emailChangeRequestedMail(env, about, clock.now()));
      await queueMail(tx, services, { ...mail, people: [user.id] });
    }
  });
}

/**
 * Mails the person another link.
 * @returns `no_address` if there is nothing to confirm
 * @throws Problem `too_many_requests`
 */
export async function sendLinkAgain(services: Services, userId: number): Promise<LinkRequested> {
  const { db, mail, tasks } = services;
  const user = await findUser(db, userId);
  const email = user && addressToVerify(user);
  if (!email) return 'no_address';
  await assertLinkMayLeave(services, userId, email, 'email');
  if (!(await mail.reachable())) return 'mail_unreachable';
  await tasks.enqueue(db, mailVerifyLink, { user_id: userId });
  return 'requested';
}

async function assertLinkMayLeave(services: Services, userId: number, email: string, path: string): Promise<void> {
  const limit = await secondsUntilNextLink(services, userId, email);
  if (limit > 0) throw new Problem('too_many_requests', { fields: [{ path, code: 'too_many_attempts', limit }] });
}

function wrong(path: string, code: keyof typeof accountProblems): Problem {
  return new Problem(code, { fields: [{ path, code }] });
}
