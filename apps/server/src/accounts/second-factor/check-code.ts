import { secondsToWait } from '@jobblik/contract/accounts/accounts.rules';
import { codeBounds, normalizeCode } from '@jobblik/contract/accounts/second-factor.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Database } from '../../platform/db/db.ts';
import { decrypt } from '../../platform/encrypted.ts';
import type { Services } from '../../platform/services.ts';
import { authenticators, codeFailures } from './second-factor.tables.ts';
import { totpStep } from './totp.ts';

/** What the secret of a person's authenticator app is encrypted for. */
export function secretContext(userId: number) {
  return { purpose: 'authenticator', owner: String(userId) };
}

/**
 * Checks a code of the person's authenticator app; it and earlier ones are used from then on. Wrong codes are limited per account. The
 * attempt is counted before the check, so that simultaneous attempts cannot exceed the limits together.
 * @throws Problem `too_many_requests` 429, `wrong_code` 400; both at the field `code`
 */
export async function checkCode({ db, env, clock }: Services, userId: number, typed: string): Promise<void> {
  const code = normalizeCode(typed);
  if (!code) throw wrongCode();
  const now = clock.now();
  await countAttempt(db, userId, now);
  const [app] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  const step = app && totpStep(decrypt(env, secretContext(userId), app.secret), code, now);
  if (step === undefined) throw wrongCode();
  const accepted = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
    .returning({ lastStep: authenticators.lastStep });
  if (accepted.length === 0) throw wrongCode();
  await db.delete(codeFailures).where(eq(codeFailures.userId, userId));
}

async function countAttempt(db: Database, userId: number, now: Date): Promise<void> {
  const [attempt] = await db.insert(codeFailures).values({ userId, failedAt: now }).returning({ id: codeFailures.id });
  if (!attempt) throw new Error('an inserted attempt came back without its id');
  const waits = await Promise.all(
    codeBounds.map(async (bound) => {
      const failures = await db
        .select({ failedAt: codeFailures.failedAt })
        .from(codeFailures)
        .where(
          and(
            eq(codeFailures.userId, userId),
            ne(codeFailures.id, attempt.id),
            gt(codeFailures.failedAt, new Date(now.getTime() - bound.within)),
          ),
        )
        .orderBy(desc(codeFailures.failedAt))
        .limit(bound.most);
      return secondsToWait(
        failures.map(({ failedAt }) => failedAt),
        now,
        bound,
      );
    }),
  );
  const limit = Math.max(...waits);
  if (limit === 0) return;
  await db.delete(codeFailures).where(eq(codeFailures.id, attempt.id));
  throw new Problem('too_many_requests', { fields: [{ path: 'code', code: 'too_many_attempts', limit }] });
}

/** A code is wrong, or was used before. */
export function wrongCode(): Problem {
  return new Problem('wrong_code', { fields: [{ path: 'code', code: 'wrong_code' }] });
}
