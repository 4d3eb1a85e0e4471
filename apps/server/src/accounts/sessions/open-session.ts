import { accountReactivated } from '@jobblik/contract/accounts/accounts.events';
import type { Session } from '@jobblik/contract/accounts/accounts.schema';
import { livePage } from '@jobblik/contract/accounts/requested-page.rules';
import type { SecondFactorRequired } from '@jobblik/contract/accounts/second-factor.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { languageOfVisitor } from '../../platform/language.ts';
import type { Services } from '../../platform/services.ts';
import { presentSession } from '../accounts.present.ts';
import { lockUser } from '../accounts.queries.ts';
import { noRequestedPage, type User, users } from '../accounts.tables.ts';
import { createChallenge } from '../second-factor/auth-challenges.ts';
import { factorMethodsOf } from '../second-factor/factor-state.ts';
import { readSessionAttributes } from './session-attributes.ts';
import { type Device, startSession } from './sessions.ts';

export interface SessionRequest {
  userId: number;
  device: Device;
  /** The second factor was shown, or a passkey, which stands for both. */
  factorPassed?: boolean;
}

/**
 * Opens a session for a person who has shown the first factor: the password, an account at another provider, or a mailed link.
 * Every way to sign in ends here, and nothing else opens a session of a person, so the second factor is asked for here. A deactivated
 * account becomes active again. `also` runs in the same transaction, with the account locked, also when the second factor is still
 * due: it checks that the proof still holds, and marks it as used.
 * @throws Problem `account_frozen` 403 with the reason as `why`; `second_factor_required` 403 with a challenge if the account has a second factor that was not shown yet; `not_found`
 *   if the account has been removed in the meantime
 */
export async function openSession(
  services: Services,
  { userId, device, factorPassed = false }: SessionRequest,
  also?: (tx: Transaction, user: User) => Promise<void>,
): Promise<Session> {
  const now = services.clock.now();
  const opened = await inTransaction(services.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new Problem('not_found');
    if (user.frozenAt) throw new Problem('account_frozen', { data: { why: user.frozenWhy } });
    if (user.secondFactorSince && !factorPassed) {
      await also?.(tx, user);
      return { required: await requireSecondFactor(services, tx, user.id) };
    }
    const reactivated = user.deactivatedAt !== null;
    if (reactivated) {
      await tx.update(users).set({ deactivatedAt: null }).where(eq(users.id, user.id));
      await services.tasks.publish(tx, accountReactivated, { user_id: user.id, type: user.type });
    }
    // The first choice applies: made here before signing in, or on another device for this account.
    const chosen = languageOfVisitor();
    if (!user.language && chosen) {
      await tx.update(users).set({ language: chosen }).where(eq(users.id, user.id));
      user.language = chosen;
    }
    const requestedPage = livePage(user, now);
    // Led to once: a sign-in before the confirmation is the one of the sign-up itself.
    if (user.requestedPage && user.emailVerifiedAt)
      await tx.update(users).set(noRequestedPage).where(eq(users.id, user.id));
    await also?.(tx, user);
    return { user, reactivated, requestedPage, token: await startSession(tx, { userId: user.id, now, device }) };
  });
  if ('required' in opened) throw new Problem('second_factor_required', { data: opened.required });
  const { user, token, reactivated, requestedPage } = opened;
  const attributes = await readSessionAttributes(services, user.id);
  return presentSession(token, user, attributes, { files: services.files, reactivated, requestedPage });
}

async function requireSecondFactor({ env, clock }: Services, tx: Transaction, userId: number) {
  const challenge = await createChallenge(tx, { purpose: 'sign_in', userId, now: clock.now() });
  return { challenge, methods: await factorMethodsOf(tx, env, userId) } satisfies SecondFactorRequired;
}
