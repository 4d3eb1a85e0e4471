import { type SocialDriver, socialDrivers } from '@jobblik/contract/accounts/accounts.schema';
import type { ExistingSignIns } from '@jobblik/contract/accounts/email.schema';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { afterCommit } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { identities, knownAddresses, passwordResets, sessions, signInLinks, type User } from '../accounts.tables.ts';
import { eraseSecondFactor, readFactors } from '../second-factor/factor-state.ts';
import { revokeSessions, sessionIsLive } from '../sessions/sessions.ts';
import { maskAddress } from '../social/identity.rules.ts';

/** The ways to sign in to an account, as the owner of its e-mail reads them who may not know the account. */
export async function readSignIns(tx: Transaction, user: User, now: Date): Promise<ExistingSignIns> {
  const linked = await tx
    .select({ provider: identities.provider, address: identities.address })
    .from(identities)
    .where(and(eq(identities.userId, user.id), isNull(identities.unlinkedAt)));
  const [open] = await tx
    .select({ sessions: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), sessionIsLive(now)));
  return {
    created_at: user.createdAt.toISOString(),
    password: user.passwordHash !== null,
    identities: linked.flatMap(({ provider, address }) =>
      isDriver(provider) ? [{ provider, address: maskAddress(address ?? '') }] : [],
    ),
    passkeys: (await readFactors(tx, user.id)).passkeys,
    sessions: open?.sessions ?? 0,
  };
}

function isDriver(provider: string): provider is SocialDriver {
  return socialDrivers.some((driver) => driver === provider);
}

/**
 * Ends every way to sign in to a locked account but its e-mail: sessions, identities, the second factor, mailed links and known
 * addresses. The password is a column of the account: the caller replaces it, together with a pending change of address.
 */
export async function endSignIns(
  { realtime }: Pick<Services, 'realtime'>,
  tx: Transaction,
  userId: number,
): Promise<void> {
  await revokeSessions(tx, userId);
  for (const table of [identities, passwordResets, signInLinks, knownAddresses]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  await eraseSecondFactor(tx, userId);
  afterCommit(tx, () => realtime.disconnectUser(userId));
}
