import { defineCall } from '@jobblik/contract/kernel/call';
import { id, requiredText, result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';

/** Refusal: `not_found` 404 for an unknown or removed account, and for an operator's. */
export const freezeAccount = defineCall({
  method: 'POST',
  path: '/api/admin/freeze_account',
  access: 'admin',
  summary: 'Closes an account until it is opened again: nothing is lost, nobody finds it, and signing in says why.',
  body: z.object({
    user_id: id,
    /** As the person reads it at sign-in. */
    why: requiredText(500),
  }),
  response: result,
  problems: ['not_found'],
});

/** Refusal: `not_found` 404 for an unknown or removed account, and for an operator's. */
export const unfreezeAccount = defineCall({
  method: 'POST',
  path: '/api/admin/unfreeze_account',
  access: 'admin',
  summary: 'Opens a frozen account again; it is as it was. Does nothing for an account that is not frozen.',
  body: z.object({ user_id: id, why: requiredText(500) }),
  response: result,
  problems: ['not_found'],
});
