import { dueDate, servicesOf } from '@jobblik/contract/membership/orders.rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import type { PaymentRow } from '../payments.tables.ts';
import { orders } from './orders.tables.ts';

/** Writes an order for each service that a payment buys, in the transaction that books it. */
export async function createOrders(tx: Transaction, payment: PaymentRow, now: Date): Promise<void> {
  const bought = servicesOf(payment.userType === 2 ? 'employer' : 'seeker', payment.lines);
  if (bought.length === 0) return;
  await tx.insert(orders).values(
    bought.map(({ service, days }) => ({
      paymentId: payment.id,
      userId: payment.userId,
      service,
      days,
      dueDate: dueDate(now, days),
      createdAt: now,
    })),
  );
}

/** Closes the orders of a payment that are not delivered, after it was paid back. */
export async function closeOrders(tx: Transaction, paymentId: number): Promise<void> {
  await tx
    .update(orders)
    .set({ state: 'closed' })
    .where(and(eq(orders.paymentId, paymentId), inArray(orders.state, ['received', 'in_progress'])));
}

/** Closes the open orders of a person whose account is removed, and erases what was sent for all of them. */
export async function eraseOrders(tx: Transaction, userId: number): Promise<void> {
  const own = eq(orders.userId, userId);
  await tx
    .update(orders)
    .set({ state: 'closed' })
    .where(and(own, inArray(orders.state, ['received', 'in_progress'])));
  await tx.update(orders).set({ booking: null, userId: null }).where(own);
}
