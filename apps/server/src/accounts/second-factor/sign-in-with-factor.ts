import type { Session } from '@jobblik/contract/accounts/accounts.schema';
import type { Assertion, FactorProof } from '@jobblik/contract/accounts/second-factor.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { Services } from '../../platform/services.ts';
import { openSession } from '../sessions/open-session.ts';
import type { Device } from '../sessions/sessions.ts';
import { rememberAddress } from '../sessions/sign-in-bound.ts';
import {
  attemptChallenge,
  createChallenge,
  ownerOfChallenge,
  redeemChallenge,
  setPasskeyChallenge,
} from './auth-challenges.ts';
import { checkFactor } from './check-factor.ts';
import { requestOptions, verifyPasskey } from './verify-passkey.ts';

/** A challenge for signing in with a passkey that says who it is. @throws Problem `passkeys_unavailable` */
export async function beginPasskeySignIn(services: Services) {
  const options = await requestOptions(services);
  const challenge = await createChallenge(services.db, {
    purpose: 'passkey_sign_in',
    passkeyChallenge: options.challenge,
    now: services.clock.now(),
  });
  return { challenge, options: { ...options } };
}

export interface PasskeySignIn {
  device: Device;
  /** User types that this sign-in accepts; operators have a separate one. */
  types: readonly number[];
}

/**
 * Signs in with a passkey alone: the device is one factor, the finger, face or code that unlocks it the other.
 * @throws Problem `challenge_expired`, `passkey_refused`, also for an account of a type that is not accepted
 */
export async function signInWithPasskey(
  services: Services,
  { challenge: token, credential }: { challenge: string; credential: Assertion },
  { device, types }: PasskeySignIn,
): Promise<Session> {
  const { db, clock } = services;
  const now = clock.now();
  const { passkeyChallenge } = await attemptChallenge(db, { token, purpose: 'passkey_sign_in', now });
  const userId = await verifyPasskey(services, credential, { challenge: passkeyChallenge });
  await redeemChallenge(db, { token });
  return await openSession(services, { userId, device, factorPassed: true }, async (tx, user) => {
    if (!types.includes(user.type)) throw new Problem('passkey_refused');
    await rememberAddress(tx, { userId, ip: device.ip, now });
  });
}

/** Options for answering the challenge of a sign-in with a passkey. @throws Problem `challenge_expired`, `passkeys_unavailable` */
export async function beginSecondFactorPasskey(services: Services, challenge: string) {
  const { db, clock } = services;
  const ref = { token: challenge, purpose: 'sign_in', now: clock.now() } as const;
  const options = await requestOptions(services, await ownerOfChallenge(db, ref));
  await setPasskeyChallenge(db, ref, options.challenge);
  return { challenge, options: { ...options } };
}

/**
 * Signs in a person who has shown the first factor, with the second.
 * @throws Problem `challenge_expired`, `wrong_code`, `passkey_refused`, `too_many_requests`
 */
export async function finishSecondFactor(
  services: Services,
  { challenge: token, ...proof }: FactorProof & { challenge: string },
  device: Device,
): Promise<Session> {
  const { db, clock } = services;
  const { userId, passkeyChallenge } = await attemptChallenge(db, { token, purpose: 'sign_in', now: clock.now() });
  if (userId === null) throw new Error('the challenge of a sign-in has no owner');
  await checkFactor(services, userId, { proof, passkeyChallenge });
  await redeemChallenge(db, { token });
  return await openSession(services, { userId, device, factorPassed: true });
}
