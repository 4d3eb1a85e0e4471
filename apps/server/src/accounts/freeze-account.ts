import { accountDeactivated, accountReactivated } from '@jobblik/contract/accounts/accounts.events';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/db/db.ts';
import { afterCommit } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { lockUser } from './accounts.queries.ts';
import { type User, users } from './accounts.tables.ts';
import { eraseSecondFactor } from './second-factor/factor-state.ts';
import { revokeSessions } from './sessions/sessions.ts';

/**
 * Freezes an account until {@link unfreezeAccount}: it counts as deactivated everywhere, its sessions end, and no sign-in wakes it.
 * Nothing is lost. An account that is frozen only takes the new reason.
 * @param why shown to the person at sign-in
 * @returns the account, undefined for one that does not exist
 */
export async function freezeAccount(
  tx: Transaction,
  { tasks, realtime, clock }: Services,
  { userId, why }: { userId: number; why: string },
): Promise<User | undefined> {
  const user = await lockUser(tx, userId);
  if (!user) return undefined;
  const frozenAt = user.frozenAt ?? clock.now();
  await tx
    .update(users)
    .set({ frozenAt, frozenWhy: why, deactivatedAt: user.deactivatedAt ?? frozenAt })
    .where(eq(users.id, userId));
  await revokeSessions(tx, userId);
  if (!user.deactivatedAt) await tasks.publish(tx, accountDeactivated, { user_id: userId, type: user.type });
  afterCommit(tx, () => realtime.disconnectUser(userId));
  return user;
}

/** Ends the freezing: the account is as it was before, also when its person had deactivated it. */
export async function unfreezeAccount(tx: Transaction, { tasks }: Services, userId: number): Promise<void> {
  const user = await lockUser(tx, userId);
  if (!user?.frozenAt) return;
  const wasActive = user.deactivatedAt?.getTime() === user.frozenAt.getTime();
  await tx
    .update(users)
    .set({ frozenAt: null, frozenWhy: '', ...(wasActive && { deactivatedAt: null }) })
    .where(eq(users.id, userId));
  if (wasActive) await tasks.publish(tx, accountReactivated, { user_id: userId, type: user.type });
}

/** Takes every way in from an operator who has left; the name stays. Works without the server's tasks. */
export async function endAccount(tx: Transaction, userId: number, now: Date): Promise<void> {
  await revokeSessions(tx, userId);
  await eraseSecondFactor(tx, userId);
  await tx.update(users).set({ passwordHash: null, frozenAt: now, deactivatedAt: now }).where(eq(users.id, userId));
}
