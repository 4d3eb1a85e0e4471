import { addressBucket, secondsToWait, signInBound } from '@jobblik/contract/accounts/accounts.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Services } from '../platform/services.ts';
import { signInFailures } from './accounts.tables.ts';

export interface SignInAttempt {
  /** To be called when the password was right: the attempts of this address no longer count. */
  succeeded(): Promise<void>;
}

/**
 * Counts an attempt to guess a password before the password is looked at, so that attempts made at the same moment
 * cannot slip past the bound together. It stays counted as a failure unless it succeeds.
 * @throws Problem `too_many_requests`; the field `password` carries the seconds to wait as its limit
 */
export async function beginSignInAttempt(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  who: { email: string; ip: string },
): Promise<SignInAttempt> {
  const now = clock.now();
  const address = addressBucket(who.ip);
  const same = and(eq(signInFailures.email, who.email), eq(signInFailures.address, address));
  const [attempt] = await db
    .insert(signInFailures)
    .values({ email: who.email, address, failedAt: now })
    .returning({ id: signInFailures.id });
  const counted = await db
    .select({ id: signInFailures.id, failedAt: signInFailures.failedAt })
    .from(signInFailures)
    .where(and(same, gt(signInFailures.failedAt, new Date(now.getTime() - signInBound.within))))
    .orderBy(desc(signInFailures.failedAt))
    .limit(200);
  const earlier = counted.filter(({ id }) => id !== attempt?.id).map(({ failedAt }) => failedAt);
  const wait = secondsToWait(earlier, now);
  if (wait > 0) {
    if (attempt) await db.delete(signInFailures).where(eq(signInFailures.id, attempt.id));
    throw new Problem('too_many_requests', { fields: [{ path: 'password', code: 'too_many_attempts', limit: wait }] });
  }
  return {
    async succeeded() {
      await db.delete(signInFailures).where(same);
    },
  };
}
