import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import {
  type Booking,
  bookingKindOf,
  bookingProblem,
  canBook,
  dueDate,
} from '@jobblik/contract/membership/orders.rules';
import type { Order } from '@jobblik/contract/membership/orders.schema';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { notifyOfBooking } from './mail-operator.ts';
import { presentOrder } from './orders.present.ts';
import { orders } from './orders.tables.ts';

/**
 * Stores what the buyer sends for an order and mails it to the operator. The days of delivery count from now on.
 * @throws Problem `not_found` for another person's order or ad, `order_begun` (409), `invalid_input`
 */
export async function bookOrder(services: Services, who: SignedIn, orderId: number, booking: Booking): Promise<Order> {
  const { db, clock, ports } = services;
  return await inTransaction(db, async (tx) => {
    const now = clock.now();
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.userId, who.userId)))
      .for('update');
    if (!order) throw new Problem('not_found');
    if (!canBook(order)) throw new Problem('order_begun');
    const wrong = bookingProblem(bookingKindOf(order.service), booking, now);
    if (wrong) throw new Problem('invalid_input', { fields: [wrong] });
    const ads = booking.jobId === null ? [] : await ports.membership.liveAds(tx, who.userId, now);
    const ad = ads.find(({ id }) => id === booking.jobId);
    if (booking.jobId !== null && !ad) throw new Problem('not_found');
    const [booked] = await tx
      .update(orders)
      .set({
        booking: {
          text: booking.text,
          wishedAt: booking.wishedAt?.toISOString() ?? null,
          jobId: booking.jobId,
          jobTitle: ad?.title ?? '',
        },
        bookedAt: now,
        dueDate: dueDate(now, order.days),
      })
      .where(eq(orders.id, orderId))
      .returning();
    if (!booked) throw new Error(`order ${orderId} is gone`);
    await notifyOfBooking(tx, services, booked);
    return presentOrder(booked);
  });
}
