import { accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { defineTask } from '../platform/tasks/tasks.ts';
import { anonymisePayments } from './anonymise-payments.ts';
import { bookExpired } from './ledger.ts';
import { eraseOrders } from './orders/create-orders.ts';
import { notifyOfMoves } from './orders/move-order.ts';
import { askAboutUnsettled } from './payments/ask-provider.ts';
import { finishRefunds, refundTask } from './payments/refund-payment.ts';
import { billingDetails, planChoices } from './payments.tables.ts';
import { remindOfEndingMemberships } from './remind-of-ending.ts';
import { eraseWithdrawals } from './withdrawal/withdraw-purchase.ts';

/** Asks the provider about payments with an unknown outcome. */
export const settlePayments = defineTask({
  name: 'membership.settle-payments',
  payload: z.object({}),
  cron: '*/5 * * * *',
});
/** Notifies people whose membership ends in 7 days and in 1 day. */
export const remindOfMembershipEnds = defineTask({
  name: 'membership.expiry-reminders',
  payload: z.object({}),
  cron: '25 7 * * *',
});
/** Tells buyers of orders that were begun or delivered. */
export const notifyOfOrderMoves = defineTask({
  name: 'membership.tell-of-order-moves',
  payload: z.object({}),
  cron: '*/5 * * * *',
});
/** Books ended periods. */
export const bookEnds = defineTask({ name: 'membership.book-expired', payload: z.object({}), cron: '40 1 * * *' });

/** Removes the buyers of removed accounts from what bookkeeping law no longer asks for. */
export const anonymiseOldPayments = defineTask({
  name: 'membership.anonymise-payments',
  payload: z.object({}),
  cron: '50 2 * * *',
});

/** Subscriptions and tasks of the slice. Call once at start, before the tasks start. */
export function registerMembership(services: Services): void {
  const { tasks, db } = services;
  tasks.work(settlePayments, async () => askAboutUnsettled(services));
  tasks.work(remindOfMembershipEnds, async () => remindOfEndingMemberships(services));
  tasks.work(notifyOfOrderMoves, async () => notifyOfMoves(services));
  tasks.work(refundTask, async ({ payment_id }) => {
    await finishRefunds(services, payment_id);
  });
  tasks.work(bookEnds, async () => bookExpired(services));
  tasks.work(anonymiseOldPayments, async () => {
    await anonymisePayments(services);
  });
  // Payments and invoices stay for as long as bookkeeping law requires them.
  tasks.subscribe(accountRemoved, 'membership.erase', async ({ user_id }) => {
    await db.delete(planChoices).where(eq(planChoices.userId, user_id));
    await db.delete(billingDetails).where(eq(billingDetails.userId, user_id));
    await inTransaction(db, async (tx) => {
      await eraseOrders(tx, user_id);
      await eraseWithdrawals(tx, user_id);
    });
  });
}
