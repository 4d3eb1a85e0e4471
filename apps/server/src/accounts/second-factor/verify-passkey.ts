import type { Assertion, Attestation } from '@jobblik/contract/accounts/second-factor.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../platform/db/db.ts';
import { type Installation, keyFor } from '../../platform/installation/secret.ts';
import type { Services } from '../../platform/services.ts';
import { requireRelyingParty } from './factor-state.ts';
import { type PasskeyRow, passkeys } from './second-factor.tables.ts';

/** Ids of a person's passkeys, for the options of a browser's call. */
async function credentialsOf(db: Database, userId: number) {
  return await db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
}

/** The id of a person that devices store with a passkey: 32 bytes that reveal nothing (W3C Web Authentication, section 14.6.1). */
function userHandle(env: Installation, userId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(keyFor(env, `passkey user ${userId}`));
}

/** Options for making a passkey: one that is found without an e-mail and that checks who holds the device. */
export async function creationOptions({ db, env }: Services, user: { id: number; email: string | null; name: string }) {
  const party = requireRelyingParty(env);
  return generateRegistrationOptions({
    rpName: 'Jobblik',
    rpID: party.id,
    userID: userHandle(env, user.id),
    userName: user.email ?? user.name,
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: await credentialsOf(db, user.id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Options for showing a passkey: of one person, or any of this site. */
export async function requestOptions({ db, env }: Services, userId?: number) {
  const party = requireRelyingParty(env);
  return generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    ...(userId !== undefined && { allowCredentials: await credentialsOf(db, userId) }),
  });
}

/** Columns of a new passkey that its device decides. @throws Problem `passkey_refused` */
export async function verifyNewPasskey({ env }: Services, credential: Attestation, challenge: string) {
  const party = requireRelyingParty(env);
  const verified = await orRefuse(() =>
    verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }),
  );
  if (!verified.verified) throw refused();
  const { credential: made, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: made.transports ?? [],
    synced: credentialBackedUp,
  };
}

export interface ExpectedPasskey {
  challenge: string | null;
  /** Whose passkey it must be; undefined where the passkey says who it is. */
  userId?: number;
}

/**
 * Checks a shown passkey and writes down its use.
 * @returns its owner
 * @throws Problem `passkey_refused` for an unknown, foreign, copied or wrongly signed one
 */
export async function verifyPasskey(
  { db, env, clock }: Services,
  credential: Assertion | undefined,
  expected: ExpectedPasskey,
): Promise<number> {
  const party = requireRelyingParty(env);
  const { challenge } = expected;
  if (!credential || challenge === null) throw refused();
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credential.id));
  if (!row || (expected.userId !== undefined && row.userId !== expected.userId)) throw refused();
  const handle = credential.response.userHandle;
  const own = Buffer.from(userHandle(env, row.userId)).toString('base64url');
  // Required where the passkey says who signs in (W3C Web Authentication, section 7.2, step 6).
  if (handle === undefined ? expected.userId === undefined : handle !== own) throw refused();
  const verified = await orRefuse(() =>
    verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: row.credentialId,
        publicKey: new Uint8Array(row.publicKey),
        counter: row.counter,
        transports: row.transports,
      },
    }),
  );
  if (!verified.verified) throw refused();
  await noteUse(db, row, verified.authenticationInfo, clock.now());
  return row.userId;
}

async function noteUse(
  db: Database,
  { id }: PasskeyRow,
  { newCounter, credentialBackedUp }: { newCounter: number; credentialBackedUp: boolean },
  now: Date,
): Promise<void> {
  const noted = await db
    .update(passkeys)
    .set({ counter: newCounter, synced: credentialBackedUp, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), lte(passkeys.counter, newCounter)))
    .returning({ id: passkeys.id });
  // Removed meanwhile, or a higher counter was seen.
  if (noted.length === 0) throw refused();
}

/** The library throws plain errors for answers that do not hold. */
async function orRefuse<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    throw new Problem('passkey_refused', { cause: error });
  }
}

function refused(): Problem {
  return new Problem('passkey_refused');
}
