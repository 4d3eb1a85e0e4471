import { accountDeactivated, accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { freshSignIn } from '@jobblik/contract/accounts/accounts.rules';
import { type SignedIn, userType } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { forgetUnread } from '../notices/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { afterCommit, inTransaction } from '../platform/db/in-transaction.ts';
import { inLanguage } from '../platform/language.ts';
import { forgetMails, queueMail } from '../platform/mail/mail.tasks.ts';
import type { Services } from '../platform/services.ts';
import { deactivatedMail, removedMail } from './accounts.notices.ts';
import { findUser, lockUser } from './accounts.queries.ts';
import {
  emailLinks,
  identities,
  knownAddresses,
  noRequestedPage,
  passwordResets,
  sessions,
  signInFailures,
  signInLinks,
  socialFlows,
  type User,
  users,
} from './accounts.tables.ts';
import { type PersonalWords, withoutPerson } from './former-person.rules.ts';
import { formerPerson, greetings } from './former-person.ts';
import { verifyPassword } from './password/passwords.ts';
import { eraseSecondFactor } from './second-factor/factor-state.ts';
import { revokeSessions } from './sessions/sessions.ts';
import { beginSignInAttempt } from './sessions/sign-in-bound.ts';

export interface Removal {
  /** As typed; empty for an account without one, which must have signed in recently. */
  password: string;
  ip: string;
}

/**
 * Erases a person if the password is right. Other slices erase their data when they receive the event; the remaining row has no
 * personal data.
 * @returns `refused` for a wrong password, and for an operator, whose account another operator closes; `signed_in_long_ago` when an
 *   account without a password was not signed in to within {@link freshSignIn}
 * @throws Problem `too_many_requests` after too many wrong passwords
 */
export async function removeAccount(
  services: Services,
  who: SignedIn,
  { password, ip }: Removal,
): Promise<'removed' | 'refused' | 'signed_in_long_ago'> {
  const known = await findUser(services.db, who.userId);
  if (!known?.email || known.type === userType.admin) return 'refused';
  if (known.passwordHash === null) {
    if (!(await isFresh(services, who))) return 'signed_in_long_ago';
  } else {
    const attempt = await beginSignInAttempt(services, { email: known.email, ip });
    if (!(await verifyPassword(known.passwordHash, password))) return 'refused';
    await attempt.succeeded(known.id);
  }
  return (await eraseAccount(services, known)) ? 'removed' : 'refused';
}

async function isFresh({ db, clock }: Services, who: SignedIn): Promise<boolean> {
  const [session] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, who.sessionId));
  return session !== undefined && clock.now().getTime() - session.createdAt.getTime() <= freshSignIn;
}

/** False when the account was removed by another request, or its password was changed while this one was checked. */
async function eraseAccount(services: Services, { id, passwordHash }: User): Promise<boolean> {
  const { db, clock, env, files, tasks, realtime, ports } = services;
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, id);
    if (!user || user.passwordHash !== passwordHash) return false;
    const leaving = {
      userId: user.id,
      email: user.email,
      isVerified: user.emailVerifiedAt !== null,
      forget: withoutPerson(await personalWordsOf(tx, services, user), formerPerson(user.type), greetings),
    };
    for (const eraser of [forgetMails, ...ports.accounts.erasePerson]) await eraser(tx, leaving, services);
    await erase(tx, user, clock.now());
    await forgetUnread(tx, user.id);
    await files.release(tx, user.avatarFileId);
    await files.forgetPerson(tx, user.id);
    await tasks.publish(tx, accountRemoved, { user_id: user.id, type: user.type });
    const { email } = user;
    if (email)
      await queueMail(
        tx,
        services,
        inLanguage(user.language, () => removedMail(env, { email, type: user.type })),
      );
    afterCommit(tx, () => realtime.disconnectUser(user.id));
    return true;
  });
}

async function personalWordsOf(tx: Transaction, { ports }: Services, user: User): Promise<PersonalWords> {
  const more = await ports.accounts.personalWords(tx, user.id);
  return {
    names: [user.name, `${user.firstName} ${user.lastName}`, ...more.names],
    // An address that is not confirmed may be another person's.
    emails: [(user.emailVerifiedAt && user.email) ?? '', ...more.emails],
    phones: [user.phone, ...more.phones],
  };
}

async function erase(tx: Transaction, user: User, now: Date): Promise<void> {
  await revokeSessions(tx, user.id);
  await tx.delete(identities).where(eq(identities.userId, user.id));
  await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
  await tx.delete(signInLinks).where(eq(signInLinks.userId, user.id));
  await tx.delete(emailLinks).where(eq(emailLinks.userId, user.id));
  await eraseSecondFactor(tx, user.id);
  await tx.delete(knownAddresses).where(eq(knownAddresses.userId, user.id));
  if (user.email) {
    await tx.delete(signInFailures).where(eq(signInFailures.email, user.email));
    await tx.delete(socialFlows).where(eq(socialFlows.email, user.email));
  }
  await tx
    .update(users)
    .set({
      email: null,
      emailVerifiedAt: null,
      newEmail: null,
      passwordHash: null,
      name: '',
      firstName: '',
      lastName: '',
      companyName: null,
      avatarFileId: null,
      locationId: null,
      zip: '',
      city: '',
      phone: '',
      language: null,
      ...noRequestedPage,
      removedAt: now,
    })
    .where(eq(users.id, user.id));
}

/**
 * Deactivates an account until its person signs in again, and ends all sessions.
 * @returns false for an operator
 */
export async function deactivateAccount(services: Services, userId: number): Promise<boolean> {
  const { db, clock, tasks, realtime } = services;
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user || user.type === userType.admin) return false;
    await tx.update(users).set({ deactivatedAt: clock.now() }).where(eq(users.id, user.id));
    await revokeSessions(tx, user.id);
    await tasks.publish(tx, accountDeactivated, { user_id: user.id, type: user.type });
    const { email, type } = user;
    if (email && user.emailVerifiedAt)
      await queueMail(
        tx,
        services,
        inLanguage(user.language, () => deactivatedMail(services.env, { email, type })),
      );
    afterCommit(tx, () => realtime.disconnectUser(userId));
    return true;
  });
}
