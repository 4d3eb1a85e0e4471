import { defineCall } from '@jobblik/contract/kernel/call';
import { result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { ownIdentity } from './identities.schema.ts';

export const getOwnIdentities = defineCall({
  method: 'GET',
  path: '/api/get_own_identities',
  access: 'user',
  summary: "The accounts at other providers that open the person's account, and those that the person has removed.",
  response: z.object({ identities: z.array(ownIdentity) }),
  // The sample company is shared: what visitors link is their own.
  demo: { identities: [] },
  unasked: true,
});

const whichIdentity = z.object({ identity_id: z.uuid('not_a_uuid') });

/** Refusals: `not_found` 404 for another person's; `last_sign_in` 409 without another way to sign in. */
export const unlinkIdentity = defineCall({
  method: 'POST',
  path: '/api/unlink_identity',
  access: 'user',
  confirm: 'second_factor',
  summary: 'Ends signing in by an account at another provider. It is mailed.',
  body: whichIdentity,
  response: result,
  demo: { result: 'success' },
  limit: { max: 30, seconds: 600 },
  problems: ['not_found', 'last_sign_in'],
});

/** Refusal: `not_found` 404 for another person's. */
export const relinkIdentity = defineCall({
  method: 'POST',
  path: '/api/relink_identity',
  access: 'user',
  confirm: 'second_factor',
  summary: 'Lets an account at another provider that the person has removed sign in again. It is mailed.',
  body: whichIdentity,
  response: result,
  demo: { result: 'success' },
  limit: { max: 30, seconds: 600 },
  problems: ['not_found'],
});
