import { mostDaysMore } from '@jobblik/contract/jobs/extension.rules';
import { defineCall } from '@jobblik/contract/kernel/call';
import { id, requiredText, result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { decision } from './decisions.schema.ts';

/** For the log, without names. */
const why = requiredText(500);
const aboutAccount = z.object({ user_id: id, why });

/** Refusals: `not_found` 404, `nothing_to_do` 409 when it is confirmed already. */
export const confirmAddress = defineCall({
  method: 'POST',
  path: '/api/admin/confirm_address',
  access: 'admin',
  summary: 'Confirms the e-mail of an account as its link does; what waited for it is published.',
  body: aboutAccount,
  response: result,
  problems: ['not_found', 'nothing_to_do'],
});

/** Refusal: `not_found` 404. */
export const sendResetLink = defineCall({
  method: 'POST',
  path: '/api/admin/send_reset_link',
  access: 'admin',
  summary: 'Mails a person a link to choose a new password; at most five links are open at a time.',
  body: aboutAccount,
  response: result,
  problems: ['not_found'],
});

/** Refusals: `not_found` 404, `nothing_to_do` 409 when no browser is signed in. */
export const endSessions = defineCall({
  method: 'POST',
  path: '/api/admin/end_sessions',
  access: 'admin',
  summary: 'Signs every browser of an account out.',
  body: aboutAccount,
  response: result,
  problems: ['not_found', 'nothing_to_do'],
});

/** Refusals: `not_found` 404, `job_not_extendable` 409. Taken back by `undo_decision`. */
export const extendJob = defineCall({
  method: 'POST',
  path: '/api/admin/extend_job',
  access: 'admin',
  summary: 'Shows an ad for more days, beyond the one extension that its employer has.',
  body: z.object({
    job_id: id,
    days: z.coerce.number('not_a_number').int('not_an_integer').min(1, 'too_small').max(mostDaysMore, 'too_big'),
    why,
  }),
  response: z.object({ decision }),
  problems: ['not_found', 'job_not_extendable'],
});

/** Refusals: `not_found` 404, `refund_too_large` 409, `refund_under_way` 409. Taken back by `undo_decision`. */
export const refundPayment = defineCall({
  method: 'POST',
  path: '/api/admin/refund_payment',
  access: 'admin',
  summary: 'Refunds a payment, wholly or partly, with a credit note; the money leaves after ten seconds.',
  body: z.object({
    payment_id: id,
    /** Øre with VAT. */
    amount: z.number('not_a_number').int('not_an_integer').min(1, 'too_small').max(2_147_483_647, 'too_big'),
    why,
  }),
  response: z.object({ decision }),
  problems: ['not_found', 'refund_too_large', 'refund_under_way'],
});
