import { defineCall } from '@jobblik/contract/kernel/call';
import { id, result, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { order } from './orders.schema.ts';

export const getOrders = defineCall({
  method: 'GET',
  path: '/api/get_orders',
  access: 'user',
  summary: 'The services that the caller has bought, the latest first, and the ads that they can be about.',
  response: result.extend({
    orders: z.array(order),
    ads: z.array(z.object({ id: z.number(), title: z.string() })),
  }),
  demo: 'reads',
});

/**
 * Refused with `not_found` for another person's order or ad, `order_begun` (409) once somebody works on it or it is closed, and
 * `invalid_input` for what its kind of booking needs (`bookingProblem`).
 */
export const bookOrder = defineCall({
  method: 'POST',
  path: '/api/book_order',
  access: 'user',
  summary: 'Sends what a bought service needs: a text, a time that suits, or an ad. Replaces what was sent before.',
  body: z.object({
    order_id: id,
    text: text(4000).default(''),
    wished_at: z.iso.datetime({ offset: true, error: 'not_a_date' }).nullable().default(null),
    job_id: id.nullable().default(null),
  }),
  response: result.extend({ order }),
  limit: { max: 60, seconds: 600 },
  problems: ['not_found', 'order_begun'],
});
