import { challengeFailures, challengeLifetime, codeBounds } from '@jobblik/contract/accounts/second-factor.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import { authChallenges, codeFailures } from './second-factor.tables.ts';

type Purpose = (typeof authChallenges.$inferSelect)['purpose'];

export interface NewChallenge {
  purpose: Purpose;
  userId?: number;
  sessionId?: string;
  passkeyChallenge?: string;
  now: Date;
}

/** Which challenge an answer is for. `sessionId` must be the one that asked. */
export interface ChallengeRef {
  token: string;
  purpose: Purpose;
  sessionId?: string;
  now: Date;
}

/** Creates a challenge. @returns its token, of which only the hash is stored */
export async function createChallenge(db: Database | Transaction, challenge: NewChallenge): Promise<string> {
  const token = newSecret();
  const { now, ...values } = challenge;
  await db.insert(authChallenges).values({ ...values, tokenHash: hashSecret(token), createdAt: now });
  return token;
}

/** Sets the bytes that a passkey is to sign. @throws Problem `challenge_expired` */
export async function setPasskeyChallenge(db: Database, ref: ChallengeRef, passkeyChallenge: string): Promise<void> {
  const set = await db
    .update(authChallenges)
    .set({ passkeyChallenge })
    .where(isLive(ref))
    .returning({ userId: authChallenges.userId });
  if (set.length === 0) throw expired();
}

/** The person of a live challenge. @throws Problem `challenge_expired` */
export async function ownerOfChallenge(db: Database, ref: ChallengeRef): Promise<number> {
  const [found] = await db.select({ userId: authChallenges.userId }).from(authChallenges).where(isLive(ref));
  if (!found?.userId) throw expired();
  return found.userId;
}

/**
 * Counts an answer to a challenge before it is checked, so that simultaneous answers cannot exceed the limit together.
 * @throws Problem `challenge_expired` for one that is used, too old, made up, another session's, or answered wrongly too often
 */
export async function attemptChallenge(
  db: Database,
  ref: ChallengeRef,
): Promise<{ userId: number | null; passkeyChallenge: string | null }> {
  const [found] = await db
    .update(authChallenges)
    .set({ failures: sql`${authChallenges.failures} + 1` })
    .where(isLive(ref))
    .returning({ userId: authChallenges.userId, passkeyChallenge: authChallenges.passkeyChallenge });
  if (!found) throw expired();
  return found;
}

/** Uses a challenge up. @throws Problem `challenge_expired` if another answer was first */
export async function redeemChallenge(
  db: Database | Transaction,
  { token }: Pick<ChallengeRef, 'token'>,
): Promise<void> {
  const used = await db
    .delete(authChallenges)
    .where(eq(authChallenges.tokenHash, hashSecret(token)))
    .returning({ purpose: authChallenges.purpose });
  if (used.length === 0) throw expired();
}

function isLive({ token, purpose, sessionId, now }: ChallengeRef): SQL | undefined {
  return and(
    eq(authChallenges.tokenHash, hashSecret(token)),
    eq(authChallenges.purpose, purpose),
    sessionId === undefined ? undefined : eq(authChallenges.sessionId, sessionId),
    lt(authChallenges.failures, challengeFailures),
    gt(authChallenges.createdAt, new Date(now.getTime() - challengeLifetime)),
  );
}

function expired(): Problem {
  return new Problem('challenge_expired');
}

/** Removes challenges that are too old, and wrong codes that no limit counts any more. */
export async function tidySecondFactor(db: Database, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await db.delete(authChallenges).where(lt(authChallenges.createdAt, ago(challengeLifetime)));
  const longest = Math.max(...codeBounds.map(({ within }) => within));
  await db.delete(codeFailures).where(lt(codeFailures.failedAt, ago(longest)));
}
