import { membershipPaid } from '@jobblik/contract/membership/membership.events';
import { purchasedPeriod } from '@jobblik/contract/membership/membership.rules';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { PaymentIntent } from '../../platform/payments/payments.ts';
import type { Services } from '../../platform/services.ts';
import { membershipPeriods } from '../entitlement.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { writeEntry } from '../ledger.ts';
import { memberships } from '../membership.tables.ts';
import { createOrders } from '../orders/create-orders.ts';
import { notifyOfOrders } from '../orders/mail-operator.ts';
import { type PaymentRow, payments, planChoices } from '../payments.tables.ts';
import { nextPaymentState, type PaymentState, postingsOfPayment } from './payment.rules.ts';

/**
 * Stores the state of a payment at the provider. Received money is booked once, with membership, invoice and ledger in one
 * transaction, regardless of the order and number of calls.
 * @returns the state of the payment afterwards
 */
export async function settlePayment(
  services: Services,
  paymentId: number,
  intent: PaymentIntent,
): Promise<PaymentState> {
  const { db, clock } = services;
  // Final: late and repeated reports need no lock.
  const [known] = await db.select({ state: payments.state }).from(payments).where(eq(payments.id, paymentId));
  if (known?.state === 'paid') return 'paid';
  return await inTransaction(db, async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
    if (!payment) throw new Error(`there is no payment ${paymentId}`);
    const state = payment.state;
    if (state === 'paid') return state;
    if (intent.id !== payment.intentId || intent.amount !== payment.total)
      throw new Error(`intent ${intent.id} is not what payment ${paymentId} asked for`);
    const waitsForWallet =
      payment.method === 'wallet' && intent.status === 'requires_payment_method' && !intent.declined;
    const next = waitsForWallet ? state : nextPaymentState(state, intent.status);
    const now = clock.now();
    await tx
      .update(payments)
      .set({ state: next, workingSince: null, ...(next === 'paid' && { paidAt: now }) })
      .where(eq(payments.id, paymentId));
    if (next === 'paid') await book(services, tx, payment, now);
    return next;
  });
}

/** Ends the memberships whose rest was taken off the price. */
async function endCredited(tx: Transaction, payment: PaymentRow): Promise<void> {
  for (const { membershipId, amount } of payment.credits)
    await tx
      .update(memberships)
      .set({ status: 0, creditedTo: payment.id, creditedAmount: amount })
      .where(and(eq(memberships.id, membershipId), eq(memberships.status, 1)));
}

async function book(services: Services, tx: Transaction, payment: PaymentRow, now: Date): Promise<void> {
  const periods = payment.userId === null ? [] : await membershipPeriods(tx, payment.userId, now);
  const period = purchasedPeriod(periods, payment.plan, now);
  if (payment.userId !== null) {
    await endCredited(tx, payment);
    await tx.insert(memberships).values({
      userId: payment.userId,
      plan: payment.plan,
      status: 1,
      validFrom: period.from,
      validUntil: period.until,
      paymentId: payment.id,
    });
    await tx.delete(planChoices).where(eq(planChoices.userId, payment.userId));
    await services.tasks.publish(tx, membershipPaid, { payment_id: payment.id, user_id: payment.userId });
  }
  await createOrders(tx, payment, now);
  await notifyOfOrders(tx, services, payment);
  await writeEntry(tx, {
    name: `payment/${payment.id}`,
    paymentId: payment.id,
    at: now,
    postings: postingsOfPayment(payment),
  });
  await issueInvoice(tx, payment, { env: services.env, now, period });
}
