import type { ConfirmationMethod, ConfirmationProof } from '@jobblik/contract/accounts/second-factor.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { findUser } from '../accounts.queries.ts';
import { sessions } from '../accounts.tables.ts';
import { verifyPassword } from '../password/passwords.ts';
import { beginSignInAttempt } from '../sessions/sign-in-bound.ts';
import { attemptChallenge, createChallenge, redeemChallenge } from './auth-challenges.ts';
import { checkFactor } from './check-factor.ts';
import { factorMethodsOf } from './factor-state.ts';
import { requestOptions } from './verify-passkey.ts';

/** How the person can be asked again. */
export async function confirmationMethods({ db, env }: Services, who: SignedIn): Promise<ConfirmationMethod[]> {
  const user = await findUser(db, who.userId);
  if (user?.secondFactorSince) return await factorMethodsOf(db, env, user.id);
  return [user?.passwordHash ? 'password' : 'sign_in'];
}

/** A challenge for confirming the session with a passkey. @throws Problem `passkeys_unavailable` */
export async function beginPasskeyConfirmation(services: Services, { userId, sessionId }: SignedIn) {
  const options = await requestOptions(services, userId);
  const challenge = await createChallenge(services.db, {
    purpose: 'confirm',
    userId,
    sessionId,
    passkeyChallenge: options.challenge,
    now: services.clock.now(),
  });
  return { challenge, options: { ...options } };
}

/**
 * Confirms that the person of the session is still there: by the second factor if there is one, else by the password. Attempts are
 * limited like sign-ins.
 * @throws Problem `wrong_password`, `wrong_code`, `passkey_refused`, `challenge_expired`, `too_many_requests`; `method_unavailable` 400
 *   for a method that is not the account's
 */
export async function confirmSession(
  services: Services,
  who: SignedIn,
  { proof, ip }: { proof: ConfirmationProof; ip: string },
): Promise<void> {
  const { db, clock } = services;
  const methods = await confirmationMethods(services, who);
  const { method } = proof;
  if (!methods.includes(method) || method === 'sign_in') throw new Problem('method_unavailable');
  if (method === 'password') await checkPassword(services, who, { password: proof.password, ip });
  else if (method === 'passkey') await checkPasskey(services, who, { ...proof, method });
  else await checkFactor(services, who.userId, { proof: { ...proof, method }, passkeyChallenge: null });
  await db.update(sessions).set({ confirmedAt: clock.now() }).where(eq(sessions.id, who.sessionId));
}

async function checkPasskey(
  services: Services,
  { userId, sessionId }: SignedIn,
  proof: ConfirmationProof & { method: 'passkey' },
): Promise<void> {
  const { db, clock } = services;
  const token = proof.challenge;
  const { passkeyChallenge } = await attemptChallenge(db, { token, purpose: 'confirm', sessionId, now: clock.now() });
  await checkFactor(services, userId, { proof, passkeyChallenge });
  await redeemChallenge(db, { token });
}

async function checkPassword(
  services: Services,
  { userId }: SignedIn,
  { password, ip }: { password: string; ip: string },
): Promise<void> {
  const user = await findUser(services.db, userId);
  if (!user?.email) throw new Problem('not_found');
  const attempt = await beginSignInAttempt(services, { email: user.email, ip });
  if (!(await verifyPassword(user.passwordHash, password)))
    throw new Problem('wrong_password', { fields: [{ path: 'password', code: 'wrong_password' }] });
  await attempt.succeeded(user.id);
}
