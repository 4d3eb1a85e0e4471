import { secret, session, typedPassword } from '@jobblik/contract/accounts/accounts.schema';
import { assertion } from '@jobblik/contract/accounts/second-factor.schema';
import { defineCall } from '@jobblik/contract/kernel/call';
import { text } from '@jobblik/contract/kernel/fields';
import { asStored } from '@jobblik/contract/kernel/typed/email-address.rules';
import { z } from 'zod';
import { operatorProfile } from './operators.schema.ts';

const signInLimit = { max: 30, seconds: 60 };

/** Refusals are those of `main_login`. `second_factor_required` is answered by `finish_second_factor`. */
export const signInOperator = defineCall({
  method: 'POST',
  path: '/api/admin/sign_in',
  access: 'guest',
  summary: 'Signs an operator in with e-mail and password; every other account is answered as a wrong password is.',
  body: z.object({ email: text(254).transform(asStored), password: typedPassword }),
  response: session,
  limit: signInLimit,
  problems: ['not_found', 'invalid_email_and_password', 'sign_in_locked', 'account_frozen', 'second_factor_required'],
});

/** The challenge is that of `begin_passkey_sign_in`. */
export const signInOperatorWithPasskey = defineCall({
  method: 'POST',
  path: '/api/admin/sign_in_with_passkey',
  access: 'guest',
  summary: 'Signs an operator in with a passkey, which stands for password and second factor.',
  body: z.object({ challenge: secret, credential: assertion }),
  response: session,
  limit: signInLimit,
  problems: [
    'not_found',
    'account_frozen',
    'second_factor_required',
    'challenge_expired',
    'passkey_refused',
    'passkeys_unavailable',
  ],
});

export const getOperator = defineCall({
  method: 'GET',
  path: '/api/admin/get_operator',
  access: 'admin',
  summary: 'Who is at the back office: name, role and how the account is secured.',
  response: z.object({ operator: operatorProfile }),
});
