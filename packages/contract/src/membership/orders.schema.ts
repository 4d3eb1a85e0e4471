import { z } from 'zod';
import { orderStates, serviceNames } from './orders.rules.ts';

/** A bought service. Instants are ISO 8601, `due_date` is a local date. */
export const order = z.object({
  id: z.number(),
  transaction_id: z.number(),
  service: z.enum(serviceNames),
  state: z.enum(orderStates),
  due_date: z.string(),
  created_at: z.string(),
  booked_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  /** What the buyer sent; null before. */
  booking: z
    .object({
      text: z.string(),
      wished_at: z.string().nullable(),
      job_id: z.number().nullable(),
      job_title: z.string(),
    })
    .nullable(),
});
export type Order = z.infer<typeof order>;
