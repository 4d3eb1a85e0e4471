import { defineCall } from '@jobblik/contract/kernel/call';
import { email, id, requiredText, result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { withdrawal } from './withdrawal.schema.ts';

export const getWithdrawal = defineCall({
  method: 'GET',
  path: '/api/get_withdrawal/:transaction_id',
  access: 'seeker',
  summary: 'Whether the caller can withdraw from a paid purchase, until when, and what is paid back today.',
  params: z.object({ transaction_id: id }),
  response: result.extend({ withdrawal }),
  problems: ['not_found'],
});

/**
 * Refused with `not_found` for another person's or an unpaid purchase, `withdrawal_over`, `withdrawal_delivered`,
 * `withdrawal_upgraded` or `withdrawal_refunded` (409). A purchase that is withdrawn already gives the same answer again.
 */
export const withdrawPurchase = defineCall({
  method: 'POST',
  path: '/api/withdraw_purchase',
  access: 'seeker',
  summary:
    'Withdraws from a purchase: ends the plan, pays the unused days back and mails a receipt with date and time.',
  body: z.object({ transaction_id: id, name: requiredText(200), email }),
  response: result.extend({ withdrawal }),
  limit: { max: 30, seconds: 600 },
  problems: ['not_found', 'withdrawal_over', 'withdrawal_delivered', 'withdrawal_upgraded', 'withdrawal_refunded'],
});
