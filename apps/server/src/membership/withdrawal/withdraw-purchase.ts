import { Problem, type ServerProblemCode } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { purchaseWithdrawn } from '@jobblik/contract/membership/membership.events';
import type { WithdrawalStatus } from '@jobblik/contract/membership/withdrawal.rules';
import type { Withdrawal } from '@jobblik/contract/membership/withdrawal.schema';
import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { endPurchase, finishRefunds, refundTask } from '../payments/refund-payment.ts';
import { lockRefundable, storeRefund } from '../payments/store-refund.ts';
import { payments, withdrawals } from '../payments.tables.ts';
import { amountsOf, findPurchase, type Purchase, readWithdrawal, statusOf } from './read-withdrawal.ts';

const refusals: Readonly<Record<Exclude<WithdrawalStatus, 'open' | 'withdrawn'>, ServerProblemCode>> = {
  over: 'withdrawal_over',
  delivered: 'withdrawal_delivered',
  upgraded: 'withdrawal_upgraded',
  refunded: 'withdrawal_refunded',
};

/**
 * Withdraws from a purchase: the plan ends and the refund is stored in one transaction, then the money is paid back. A provider that
 * does not answer delays the money only; its task pays it. Repeated calls change nothing.
 * @throws Problem `not_found`, `withdrawal_over`, `withdrawal_delivered`, `withdrawal_upgraded`, `withdrawal_refunded`
 */
export async function withdrawPurchase(
  services: Services,
  who: SignedIn,
  statement: { paymentId: number; name: string; email: string },
): Promise<Withdrawal> {
  await inTransaction(services.db, (tx) => recordWithdrawal(services, tx, who, statement));
  try {
    await finishRefunds(services, statement.paymentId);
  } catch (err) {
    services.log.warn({ err, payment: statement.paymentId }, 'the refund of a withdrawal is tried again by its task');
  }
  return await readWithdrawal(services, who, statement.paymentId);
}

async function recordWithdrawal(
  { clock, tasks }: Services,
  tx: Transaction,
  who: SignedIn,
  { paymentId, name, email }: { paymentId: number; name: string; email: string },
): Promise<void> {
  const isOwn = (found: Purchase | undefined): found is Purchase => found?.payment.userId === who.userId;
  if (!isOwn(await findPurchase(tx, paymentId))) throw new Problem('not_found');
  // Two calls, or a call and the operator, do not pay the same money back.
  const state = await lockRefundable(tx, paymentId);
  const purchase = await findPurchase(tx, paymentId);
  if (!isOwn(purchase)) throw new Problem('not_found');
  const { refunded } = purchase;
  const now = clock.now();
  const status = statusOf(purchase, now);
  if (status === 'withdrawn') return;
  if (status !== 'open') throw new Problem(refusals[status]);
  const amounts = amountsOf(purchase, now);
  await tx
    .insert(withdrawals)
    .values({ paymentId, name, email, receivedAt: now, refundedBefore: refunded, ...amounts });
  if (amounts.refund > 0) {
    await storeRefund(tx, state, { amount: amounts.refund, createdAt: now });
    await tasks.enqueue(tx, refundTask, { payment_id: paymentId });
  }
  await endPurchase(tx, paymentId);
  await tasks.publish(tx, purchaseWithdrawn, { payment_id: paymentId, user_id: who.userId });
}

/** Removes who withdrew, when the account is removed. */
export async function eraseWithdrawals(tx: Transaction, userId: number): Promise<void> {
  const own = tx.select({ id: payments.id }).from(payments).where(eq(payments.userId, userId));
  await tx.update(withdrawals).set({ name: '', email: '' }).where(inArray(withdrawals.paymentId, own));
}
