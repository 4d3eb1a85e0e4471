import { defineEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';

/** A payment was received and booked: the membership is active and its invoice issued. */
export const membershipPaid = defineEvent('membership.paid', z.object({ payment_id: z.number(), user_id: z.number() }));

/** A membership ends in `days` days, and no other one follows. */
export const membershipEnding = defineEvent(
  'membership.ending',
  z.object({ membership_id: z.number(), user_id: z.number(), days: z.number() }),
);

/** Somebody has begun with an order, or it was delivered; `state` is the one that its buyer gets a notice of. */
export const orderMoved = defineEvent(
  'membership.order-moved',
  z.object({ order_id: z.number(), user_id: z.number(), state: z.enum(['in_progress', 'delivered']) }),
);

/** A consumer has withdrawn from a purchase. */
export const purchaseWithdrawn = defineEvent(
  'membership.withdrawn',
  z.object({ payment_id: z.number(), user_id: z.number() }),
);
