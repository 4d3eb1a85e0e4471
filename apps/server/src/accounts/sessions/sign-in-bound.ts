import {
  type AttemptBound,
  accountBound,
  addressBound,
  secondsToWait,
  signInBound,
} from '@jobblik/contract/accounts/accounts.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, desc, eq, gt, lt, ne, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { addressKey } from '../../platform/http/client-address.ts';
import type { Services } from '../../platform/services.ts';
import { findUserByEmail } from '../accounts.queries.ts';
import { knownAddresses, signInFailures } from '../accounts.tables.ts';

export interface SignInAttempt {
  /**
   * To be called if the password was right: the attempts of this address no longer count, and it is a known address from now on.
   */
  succeeded(userId: number): Promise<void>;
}

/** Whom an attempt is for, and where it comes from. */
export interface Attempted {
  email: string;
  ip: string;
  /** Code of the refusal; default `too_many_requests`. */
  refusal?: 'sign_in_locked';
}

/**
 * Counts an attempt before the password is checked, so that simultaneous attempts cannot exceed the limits together. It counts as a
 * failure unless it succeeds. The two wider limits apply only to addresses from which the right password was never used, so that
 * nobody can lock the owner out.
 * @throws Problem `too_many_requests` or the given code, 429; the limit of the field `password` is the seconds to wait
 */
export async function beginSignInAttempt(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  who: Attempted,
): Promise<SignInAttempt> {
  const now = clock.now();
  const address = addressKey(who.ip);
  const ofEmail = eq(signInFailures.email, who.email);
  const ofAddress = eq(signInFailures.address, address);
  const same = and(ofEmail, ofAddress);
  const [attempt] = await db
    .insert(signInFailures)
    .values({ email: who.email, address, failedAt: now })
    .returning({ id: signInFailures.id });
  if (!attempt) throw new Error('an inserted attempt came back without its id');
  const waitFor = (which: SQL | undefined, bound: AttemptBound) =>
    readWait(db, and(which, ne(signInFailures.id, attempt.id)), bound, now);

  const waits = [await waitFor(same, signInBound)];
  if (!(await isKnown(db, who.email, address))) {
    waits.push(await waitFor(ofAddress, addressBound), await waitFor(ofEmail, accountBound));
  }
  const limit = Math.max(...waits);
  if (limit > 0) {
    await db.delete(signInFailures).where(eq(signInFailures.id, attempt.id));
    const fields = [{ path: 'password', code: 'too_many_attempts', limit }];
    throw new Problem(who.refusal ?? 'too_many_requests', { fields });
  }
  return {
    succeeded: (userId) => admitAddress(db, { userId, email: who.email, ip: who.ip, now }),
  };
}

async function readWait(db: Database, which: SQL | undefined, bound: AttemptBound, now: Date): Promise<number> {
  const counted = await db
    .select({ failedAt: signInFailures.failedAt })
    .from(signInFailures)
    .where(and(which, gt(signInFailures.failedAt, new Date(now.getTime() - bound.within))))
    .orderBy(desc(signInFailures.failedAt))
    .limit(bound.most);
  return secondsToWait(
    counted.map(({ failedAt }) => failedAt),
    now,
    bound,
  );
}

async function isKnown(db: Database, email: string, address: string): Promise<boolean> {
  const user = await findUserByEmail(db, email);
  if (!user) return false;
  const known = and(eq(knownAddresses.userId, user.id), eq(knownAddresses.address, address));
  return (await db.select({ seenAt: knownAddresses.seenAt }).from(knownAddresses).where(known)).length > 0;
}

/** Ends the lock of an account for one network address: its failures no longer count, and it is a known address from now on. */
export async function admitAddress(
  db: Database | Transaction,
  { userId, email, ip, now }: { userId: number; email: string; ip: string; now: Date },
): Promise<void> {
  await db
    .delete(signInFailures)
    .where(and(eq(signInFailures.email, email), eq(signInFailures.address, addressKey(ip))));
  await rememberAddress(db, { userId, ip, now });
}

/** The right password, or a mailed link, was used from this address: failed attempts from other addresses do not lock it out. */
export async function rememberAddress(
  db: Database | Transaction,
  { userId, ip, now }: { userId: number; ip: string; now: Date },
): Promise<void> {
  await db
    .insert(knownAddresses)
    .values({ userId, address: addressKey(ip), seenAt: now })
    .onConflictDoUpdate({ target: [knownAddresses.userId, knownAddresses.address], set: { seenAt: now } });
}

/** Removes failures that no limit counts any more, and addresses not used for a year. */
export async function tidySignInBounds(db: Database, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await db.delete(signInFailures).where(lt(signInFailures.failedAt, ago(accountBound.within)));
  await db.delete(knownAddresses).where(lt(knownAddresses.seenAt, ago(365 * accountBound.within)));
}
