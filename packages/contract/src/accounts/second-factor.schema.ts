import { requiredText, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { secret, typedPassword } from './accounts.schema.ts';
import { factorMethods } from './second-factor.rules.ts';

export const factorMethod = z.enum(factorMethods, 'not_a_choice');

/**
 * How a person is asked again: with the second factor if the account has one, else with the password. `sign_in`: the account has
 * neither, so the person signs in again.
 */
export const confirmationMethod = z.enum(['passkey', 'totp', 'recovery_code', 'password', 'sign_in'], 'not_a_choice');
export type ConfirmationMethod = z.output<typeof confirmationMethod>;

/** `data` of the refusal `second_factor_required`: what to send on to `finish_second_factor`, and what the account has. */
export const secondFactorRequired = z.object({ challenge: z.string(), methods: z.array(factorMethod) });
export type SecondFactorRequired = z.output<typeof secondFactorRequired>;

/** Options for `navigator.credentials.create()` and `.get()` as JSON (W3C Web Authentication, section 5.1). */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

/** A challenge with the options of the browser's call. */
export const passkeyChallenge = z.object({ challenge: z.string(), options: passkeyOptions });

const encoded = (max: number) => z.string().max(max, 'too_long');
const credential = {
  id: encoded(1400),
  rawId: encoded(1400),
  type: encoded(40),
  authenticatorAttachment: encoded(40).optional(),
  clientExtensionResults: z.object({}).default({}),
};

/** The browser's answer to a challenge, as `PublicKeyCredential.toJSON()` writes it. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(8000),
    userHandle: encoded(200).optional(),
  }),
});
export type Assertion = z.output<typeof assertion>;

/** A new passkey, as `PublicKeyCredential.toJSON()` writes it. */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4000),
    attestationObject: encoded(40_000),
    transports: z.array(encoded(20)).max(10).optional(),
  }),
});
export type Attestation = z.output<typeof attestation>;

/** What shows that the person has the factor: a code as typed, or the browser's answer for a passkey. */
export const factorProof = z.object({
  method: factorMethod,
  code: text(100).default(''),
  credential: assertion.optional(),
});
export type FactorProof = z.output<typeof factorProof>;

/** The same for being asked again. `challenge` comes with a passkey only. */
export const confirmationProof = z.object({
  method: confirmationMethod,
  code: text(100).default(''),
  password: typedPassword.default(''),
  challenge: secret.default(''),
  credential: assertion.optional(),
});
export type ConfirmationProof = z.output<typeof confirmationProof>;

export const passkeyName = requiredText(60);

export const ownPasskey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  /** Null until it is used for the first time. */
  last_used_at: z.string().nullable(),
  /** The device keeps it in an account of its maker, so that it outlives the device. */
  synced: z.boolean(),
});
export type OwnPasskey = z.output<typeof ownPasskey>;

export const securitySettings = z.object({
  /** False where browsers make no passkeys for this installation. */
  passkeys_offered: z.boolean(),
  passkeys: z.array(ownPasskey),
  /** Since when an authenticator app is connected; null without one. */
  authenticator_since: z.string().nullable(),
  recovery_codes_left: z.number(),
});
export type SecuritySettings = z.output<typeof securitySettings>;

/** New recovery codes, shown once. Empty when a factor is added beside another one: the codes stay the same. */
export const recoveryCodes = z.array(z.string());
