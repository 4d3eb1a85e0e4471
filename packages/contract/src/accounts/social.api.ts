import { defineCall } from '@jobblik/contract/kernel/call';
import { z } from 'zod';
import { secret, session, socialDrivers } from './accounts.schema.ts';

const socialBody = z.object({ data: z.object({ code: secret }) });

/** Refusals: `unknown_code` 404, `registration_needed` 409, `second_factor_required` 403 as for `main_login`. */
export const socialLogin = defineCall({
  method: 'POST',
  path: '/api/social_login',
  access: 'guest',
  summary: 'Signs in with the one-time code that the browser brought back from another provider.',
  spec: '1§7',
  body: socialBody,
  response: session,
  limit: { max: 60, seconds: 60 },
  problems: ['not_found', 'unknown_code', 'registration_needed', 'account_frozen', 'second_factor_required'],
});

export const socialMainLogin = defineCall({
  ...socialLogin,
  path: '/api/social_main_login',
  summary: 'The same as social_login, from the sign-in screen.',
  problems: ['not_found', 'unknown_code', 'registration_needed', 'account_frozen', 'second_factor_required'],
});

export const authRedirect = defineCall({
  method: 'GET',
  path: '/api/auth/:driver',
  access: 'guest',
  summary: 'Sends the browser to another provider to sign in there; it comes back to /auth/callback/{email}.',
  spec: '1§7',
  params: z.object({ driver: z.enum(socialDrivers) }),
  query: z.object({ next: z.string().max(2000).optional() }),
  response: z.null(),
  limit: { max: 60, seconds: 60 },
  problems: ['not_found'],
});

export const authReturn = defineCall({
  method: 'GET',
  path: '/api/auth/:driver/callback',
  access: 'guest',
  summary:
    "The provider's answer; sends the browser on to /auth/callback/{email} with a one-time code, or to /auth/callback/fail.",
  spec: '1§2',
  params: z.object({ driver: z.enum(socialDrivers) }),
  query: z.record(z.string().max(100), z.string().max(4000)),
  response: z.null(),
  limit: { max: 60, seconds: 60 },
});

/** Refusal: `unknown_code` 404. */
export const getAccessToken = defineCall({
  method: 'POST',
  path: '/api/get_access_token',
  access: 'guest',
  summary: 'Who the other provider says this is, and whether an account exists for it.',
  spec: '1§7',
  body: z.object({ code: secret }),
  response: z.object({
    result: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
    known: z.boolean(),
  }),
  limit: { max: 60, seconds: 60 },
  problems: ['unknown_code'],
});
