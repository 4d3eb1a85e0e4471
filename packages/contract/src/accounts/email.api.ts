import { defineCall } from '@jobblik/contract/kernel/call';
import { email, result, resultWord } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { secret, typedPassword } from './accounts.schema.ts';
import { existingSignIns, publishedItem, signInsChoice, verificationOutcome } from './email.schema.ts';

/** Refusal: `too_many_requests` 429 with the seconds to wait as the limit of the field `email`. */
export const sendVerificationLink = defineCall({
  method: 'POST',
  path: '/api/send_verification_link',
  access: 'user',
  summary: 'Mails a new link that confirms the e-mail. `error`: nothing to confirm; `failed`: mail cannot be sent now.',
  response: result,
  demo: { result: 'success' },
  limit: { max: 30, seconds: 600 },
});

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/api/verify_email',
  access: 'guest',
  summary:
    'Confirms an e-mail by its mailed link, and does what waited for it. `failed`: the link does not work; `error`: `sign_ins` has to be chosen, because this browser is not signed in to the account.',
  body: z.object({
    token: secret,
    /** `remove` ends the password, the linked accounts at other providers and all sessions. */
    sign_ins: signInsChoice.optional(),
  }),
  response: z.object({
    result: resultWord,
    outcome: verificationOutcome,
    published: z.array(publishedItem),
    /** Only with the outcome `choose`. */
    sign_ins: existingSignIns.nullable(),
    /** The page that the person was on the way to at sign-up; null without one. */
    requested_page: z.string().nullable(),
  }),
  limit: { max: 60, seconds: 60 },
});

/**
 * Refusals, each also at its field: `wrong_password` 400, `email_taken` 400, `same_email` 400; `too_many_requests` 429 as for
 * signing in.
 */
export const updateEmail = defineCall({
  method: 'POST',
  path: '/api/update_email',
  access: 'user',
  confirm: 'second_factor',
  summary: 'Asks for another e-mail address; it takes effect when the link mailed to it is opened.',
  body: z.object({ current_password: typedPassword, new_email: email }),
  response: result,
  demo: { result: 'success' },
  limit: { max: 10, seconds: 600 },
  problems: ['not_found', 'wrong_password', 'email_taken', 'same_email'],
});
