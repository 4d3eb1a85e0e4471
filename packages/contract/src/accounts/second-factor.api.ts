import { defineCall } from '@jobblik/contract/kernel/call';
import { result, resultWord, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { secret, session } from './accounts.schema.ts';
import {
  assertion,
  attestation,
  confirmationMethod,
  confirmationProof,
  factorProof,
  passkeyChallenge,
  passkeyName,
  recoveryCodes,
  securitySettings,
} from './second-factor.schema.ts';

const passkeyId = z.uuid('not_a_uuid');
const guestLimit = { max: 60, seconds: 60 };
const changeLimit = { max: 60, seconds: 600 };

/** Refusal: `passkeys_unavailable` 409 where browsers make no passkeys for this installation. */
export const beginPasskeySignIn = defineCall({
  method: 'POST',
  path: '/api/begin_passkey_sign_in',
  access: 'guest',
  summary: 'A challenge for signing in with a passkey alone, without an e-mail.',
  response: passkeyChallenge,
  // The sign-in screen asks for one each time it opens.
  limit: { max: 300, seconds: 60 },
  problems: ['passkeys_unavailable'],
});

/** Refusals: `challenge_expired` 410, `passkey_refused` 400. */
export const passkeyLogin = defineCall({
  method: 'POST',
  path: '/api/passkey_login',
  access: 'guest',
  summary: 'Signs in with a passkey, which stands for password and second factor.',
  body: z.object({ challenge: secret, credential: assertion }),
  response: session,
  limit: guestLimit,
  problems: [
    'not_found',
    'account_frozen',
    'second_factor_required',
    'challenge_expired',
    'passkey_refused',
    'passkeys_unavailable',
  ],
});

/** Refusals: `challenge_expired` 410, `passkeys_unavailable` 409. */
export const beginSecondFactorPasskey = defineCall({
  method: 'POST',
  path: '/api/begin_second_factor_passkey',
  access: 'guest',
  summary: 'Options for answering the challenge of a sign-in with a passkey of the account.',
  body: z.object({ challenge: secret }),
  response: passkeyChallenge,
  limit: guestLimit,
  problems: ['challenge_expired', 'passkeys_unavailable'],
});

/** Refusals: `wrong_code` 400, `passkey_refused` 400, `challenge_expired` 410, `too_many_requests` 429 at the field `code`. */
export const finishSecondFactor = defineCall({
  method: 'POST',
  path: '/api/finish_second_factor',
  access: 'guest',
  summary: 'Signs in after `second_factor_required` with the challenge of that refusal and the second factor.',
  body: factorProof.extend({ challenge: secret }),
  response: session,
  limit: guestLimit,
  problems: [
    'not_found',
    'account_frozen',
    'second_factor_required',
    'challenge_expired',
    'wrong_code',
    'passkey_refused',
    'passkeys_unavailable',
  ],
});

export const getConfirmationMethods = defineCall({
  method: 'GET',
  path: '/api/get_confirmation_methods',
  access: 'user',
  summary: 'How the person can answer the refusal `confirmation_required`, and whether it is to be expected.',
  response: z.object({
    methods: z.array(confirmationMethod),
    /** False when a call that declares `confirm: 'second_factor'` would be refused now. */
    confirmed: z.boolean(),
  }),
  demo: { methods: [], confirmed: true },
  unasked: true,
});

/** Refusal: `passkeys_unavailable` 409. */
export const beginPasskeyConfirmation = defineCall({
  method: 'POST',
  path: '/api/begin_passkey_confirmation',
  access: 'user',
  summary: 'A challenge for confirming the session with a passkey.',
  response: passkeyChallenge,
  limit: guestLimit,
  problems: ['passkeys_unavailable'],
});

/**
 * Refusals: `wrong_password` 400, `wrong_code` 400, `passkey_refused` 400, `challenge_expired` 410, `too_many_requests` 429 at the
 * field `code` or `password`.
 */
export const confirmSession = defineCall({
  method: 'POST',
  path: '/api/confirm_session',
  access: 'user',
  summary: 'Confirms for ten minutes that the person of the session is still there.',
  body: confirmationProof,
  response: result,
  limit: guestLimit,
  problems: [
    'not_found',
    'wrong_password',
    'method_unavailable',
    'challenge_expired',
    'wrong_code',
    'passkey_refused',
    'passkeys_unavailable',
  ],
});

export const getSecuritySettings = defineCall({
  method: 'GET',
  path: '/api/get_security_settings',
  access: 'user',
  summary: "The person's passkeys, authenticator app and number of unused recovery codes.",
  response: securitySettings,
  demo: { passkeys_offered: true, passkeys: [], authenticator_since: null, recovery_codes_left: 0 },
  unasked: true,
});

/** Refusals: `passkeys_unavailable` 409, `email_not_confirmed` 403, `too_many_passkeys` 409. */
export const beginPasskey = defineCall({
  method: 'POST',
  path: '/api/begin_passkey',
  access: 'user',
  confirm: 'always',
  summary: 'Options for making a passkey.',
  response: passkeyChallenge,
  limit: changeLimit,
  problems: ['email_not_confirmed', 'not_found', 'passkeys_unavailable', 'too_many_passkeys'],
});

/** Refusals: `challenge_expired` 410, `passkey_refused` 400, `passkey_known` 409, and those of `begin_passkey`. */
export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/add_passkey',
  access: 'user',
  summary: 'Stores a passkey. The answer has recovery codes when it is the first factor of the account.',
  body: z.object({ challenge: secret, name: passkeyName, credential: attestation }),
  response: z.object({ result: resultWord, recovery_codes: recoveryCodes }),
  limit: changeLimit,
  problems: [
    'email_not_confirmed',
    'not_found',
    'challenge_expired',
    'passkey_refused',
    'passkey_known',
    'passkeys_unavailable',
    'too_many_passkeys',
  ],
});

/** Refusal: `not_found` 404. */
export const renamePasskey = defineCall({
  method: 'POST',
  path: '/api/rename_passkey',
  access: 'user',
  summary: 'Gives a passkey another name.',
  body: z.object({ passkey_id: passkeyId, name: passkeyName }),
  response: result,
  limit: changeLimit,
  problems: ['not_found'],
});

/** Refusal: `not_found` 404. */
/** Refusal: `last_sign_in` 409 without another way to sign in. */
export const removePasskey = defineCall({
  method: 'POST',
  path: '/api/remove_passkey',
  access: 'user',
  confirm: 'always',
  summary: 'Removes a passkey; with the last factor the recovery codes go too.',
  body: z.object({ passkey_id: passkeyId }),
  response: result,
  limit: changeLimit,
  problems: ['not_found', 'last_sign_in'],
});

/** Refusals: `email_not_confirmed` 403, `authenticator_exists` 409. */
export const beginAuthenticator = defineCall({
  method: 'POST',
  path: '/api/begin_authenticator',
  access: 'user',
  confirm: 'always',
  summary: 'A new secret for an authenticator app, as base32 and as an `otpauth:` address (RFC 6238).',
  response: z.object({ secret: z.string(), uri: z.string() }),
  limit: changeLimit,
  problems: ['email_not_confirmed', 'not_found', 'authenticator_exists'],
});

/** Refusals: `wrong_code` 400, `challenge_expired` 410, `too_many_requests` 429 at the field `code`. */
export const confirmAuthenticator = defineCall({
  method: 'POST',
  path: '/api/confirm_authenticator',
  access: 'user',
  summary: 'Connects the authenticator app with its first code; answers as `add_passkey` does.',
  body: z.object({ code: text(100) }),
  response: z.object({ result: resultWord, recovery_codes: recoveryCodes }),
  limit: changeLimit,
  problems: ['email_not_confirmed', 'not_found', 'challenge_expired', 'wrong_code'],
});

/** Refusal: `not_found` 404. */
export const removeAuthenticator = defineCall({
  method: 'POST',
  path: '/api/remove_authenticator',
  access: 'user',
  confirm: 'always',
  summary: 'Disconnects the authenticator app; with the last factor the recovery codes go too.',
  response: result,
  limit: changeLimit,
  problems: ['not_found'],
});

/** Refusal: `second_factor_missing` 409. */
export const makeRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/make_recovery_codes',
  access: 'user',
  confirm: 'always',
  summary: 'Replaces the recovery codes by new ones.',
  response: z.object({ recovery_codes: recoveryCodes }),
  limit: changeLimit,
  problems: ['second_factor_missing'],
});

export const removeSecondFactor = defineCall({
  method: 'POST',
  path: '/api/remove_second_factor',
  access: 'user',
  confirm: 'always',
  summary: 'Removes every passkey, the authenticator app and the recovery codes.',
  response: result,
  limit: changeLimit,
  problems: ['last_sign_in'],
});
