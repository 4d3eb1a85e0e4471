import { z } from 'zod';
import { serviceNames } from './orders.rules.ts';
import { withdrawalStatuses } from './withdrawal.rules.ts';

/** How a purchase stands with the right of withdrawal. Amounts are øre with VAT, instants ISO 8601, `last_day` is a local date. */
export const withdrawal = z.object({
  transaction_id: z.number(),
  invoice_number: z.number(),
  plan: z.number(),
  bought_at: z.string(),
  last_day: z.string(),
  status: z.enum(withdrawalStatuses),
  paid: z.number(),
  /** Paid back before. */
  refunded: z.number(),
  used_days: z.number(),
  of_days: z.number(),
  used: z.number(),
  refund: z.number(),
  /** Fill the form: the recipient of the invoice. */
  name: z.string(),
  email: z.string(),
  /** Orders that are closed, and those that stay delivered. */
  stops: z.array(z.enum(serviceNames)),
  keeps: z.array(z.enum(serviceNames)),
  /** The statement that was received; null before. */
  receipt: z
    .object({
      received_at: z.string(),
      name: z.string(),
      email: z.string(),
      /** Null until the money is on its way. */
      credit_note: z.number().nullable(),
    })
    .nullable(),
});
export type Withdrawal = z.infer<typeof withdrawal>;
