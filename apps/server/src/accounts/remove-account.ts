import { accountDeactivated, accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { userType } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { forgetUnread } from '../platform/counters/unread.ts';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { queueMail } from '../platform/mail/mail.tasks.ts';
import type { Services } from '../platform/services.ts';
import { removedMail } from './accounts.notices.ts';
import { lockUser } from './accounts.queries.ts';
import {
  emailLinks,
  identities,
  knownAddresses,
  passwordResets,
  signInFailures,
  socialFlows,
  type User,
  users,
} from './accounts.tables.ts';
import { revokeSessions } from './sessions.ts';

/**
 * Erases a person. Other slices erase their part when they hear of it; the row that stays holds nothing personal.
 * @returns `error` for an operator, whose account another operator closes
 */
export async function removeAccount(services: Services, userId: number): Promise<'success' | 'error'> {
  const { db, clock, env, files, tasks, realtime } = services;
  return inTransaction(db, async (tx, afterCommit) => {
    const user = await lockUser(tx, userId);
    if (!user || user.type === userType.admin) return 'error';
    await erase(tx, user, clock.now());
    await forgetUnread(tx, user.id);
    await files.release(tx, user.avatarFileId);
    await files.forgetPerson(tx, user.id);
    await tasks.publish(tx, accountRemoved, { user_id: user.id, type: user.type });
    if (user.email) await queueMail(tx, services, removedMail(env, { email: user.email }));
    afterCommit(() => realtime.disconnectUser(userId));
    return 'success';
  });
}

async function erase(tx: Transaction, user: User, now: Date): Promise<void> {
  await revokeSessions(tx, user.id);
  await tx.delete(identities).where(eq(identities.userId, user.id));
  await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
  await tx.delete(emailLinks).where(eq(emailLinks.userId, user.id));
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
      removedAt: now,
    })
    .where(eq(users.id, user.id));
}

/**
 * Lets an account rest until its person signs in again, and signs every browser out.
 * @returns `error` for an operator
 */
export async function deactivateAccount(services: Services, userId: number): Promise<'success' | 'error'> {
  const { db, clock, tasks, realtime } = services;
  return inTransaction(db, async (tx, afterCommit) => {
    const user = await lockUser(tx, userId);
    if (!user || user.type === userType.admin) return 'error';
    await tx.update(users).set({ deactivatedAt: clock.now() }).where(eq(users.id, user.id));
    await revokeSessions(tx, user.id);
    await tasks.publish(tx, accountDeactivated, { user_id: user.id, type: user.type });
    afterCommit(() => realtime.disconnectUser(userId));
    return 'success';
  });
}
