import type { FactorMethod } from '@jobblik/contract/accounts/second-factor.rules';
import { type RelyingParty, relyingParty } from '@jobblik/contract/accounts/second-factor.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { publicUrl, type Settings } from '../../platform/env.ts';
import type { Services } from '../../platform/services.ts';
import { lockUser } from '../accounts.queries.ts';
import { type User, users } from '../accounts.tables.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { authChallenges, authenticators, codeFailures, passkeys, recoveryCodes } from './second-factor.tables.ts';

type Reader = Database | Transaction;

/** The relying party of this installation. @throws Problem `passkeys_unavailable` where browsers make no passkeys for it */
export function requireRelyingParty(env: Settings): RelyingParty {
  const party = relyingParty(publicUrl(env));
  if (!party) throw new Problem('passkeys_unavailable');
  return party;
}

export interface Factors {
  passkeys: number;
  /** When the authenticator app was connected. */
  authenticatorSince: Date | null;
  recoveryCodes: number;
}

/** What an account has besides its password. */
export async function readFactors(db: Reader, userId: number): Promise<Factors> {
  const [keys] = await db.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  const [app] = await db
    .select({ since: authenticators.confirmedAt })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)));
  const [codes] = await db.select({ count: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return {
    passkeys: keys?.count ?? 0,
    authenticatorSince: app?.since ?? null,
    recoveryCodes: codes?.count ?? 0,
  };
}

/** How the person can show the second factor here. */
export async function factorMethodsOf(db: Reader, env: Settings, userId: number): Promise<FactorMethod[]> {
  const factors = await readFactors(db, userId);
  return [
    ...(factors.passkeys > 0 && relyingParty(publicUrl(env)) ? (['passkey'] as const) : []),
    ...(factors.authenticatorSince ? (['totp'] as const) : []),
    ...(factors.recoveryCodes > 0 ? (['recovery_code'] as const) : []),
  ];
}

/** Number of a person's passkeys that sign in at this installation, whose address may be one that has none. */
export async function countUsablePasskeys({ env }: Pick<Services, 'env'>, db: Reader, userId: number): Promise<number> {
  return relyingParty(publicUrl(env)) ? (await readFactors(db, userId)).passkeys : 0;
}

/**
 * Locks an account to which a factor is to be added. An unconfirmed e-mail may belong to somebody else, whom a factor would keep out
 * for good.
 * @throws Problem `email_not_confirmed`, `not_found`
 */
export async function lockForFactor(tx: Transaction, userId: number): Promise<User> {
  const user = await lockUser(tx, userId);
  if (!user) throw new Problem('not_found');
  if (!user.emailVerifiedAt) throw new Problem('email_not_confirmed');
  return user;
}

/** To be called when a factor was added. @returns new recovery codes when it is the first one, else none */
export async function afterFactorAdded(tx: Transaction, user: User, now: Date): Promise<string[]> {
  if (user.secondFactorSince) return [];
  await tx.update(users).set({ secondFactorSince: now }).where(eq(users.id, user.id));
  return await createRecoveryCodes(tx, user.id);
}

/** To be called when a factor was removed: without passkey and authenticator app the recovery codes are for nothing. */
export async function afterFactorRemoved(tx: Transaction, userId: number): Promise<void> {
  const { passkeys, authenticatorSince } = await readFactors(tx, userId);
  if (passkeys === 0 && !authenticatorSince) await eraseSecondFactor(tx, userId);
}

/** Removes every factor of an account, its recovery codes and what is in progress. */
export async function eraseSecondFactor(tx: Transaction, userId: number): Promise<void> {
  for (const table of [passkeys, authenticators, recoveryCodes, authChallenges, codeFailures]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  await tx.update(users).set({ secondFactorSince: null }).where(eq(users.id, userId));
}
