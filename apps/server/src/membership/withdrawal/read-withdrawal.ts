import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import {
  lastWithdrawalDay,
  type WithdrawalStatus,
  withdrawalAmounts,
  withdrawalStatus,
} from '@jobblik/contract/membership/withdrawal.rules';
import type { Withdrawal } from '@jobblik/contract/membership/withdrawal.schema';
import { and, asc, eq, max } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { memberships } from '../membership.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { invoices, payments, refunds, withdrawals } from '../payments.tables.ts';

/** A paid purchase with what decides about its withdrawal, before and after it. */
export async function findPurchase(db: Database | Transaction, paymentId: number) {
  const [row] = await db
    .select({ payment: payments, invoice: invoices.content, membership: memberships, withdrawn: withdrawals })
    .from(payments)
    .innerJoin(invoices, and(eq(invoices.paymentId, payments.id), eq(invoices.kind, 'invoice')))
    .innerJoin(memberships, eq(memberships.paymentId, payments.id))
    .leftJoin(withdrawals, eq(withdrawals.paymentId, payments.id))
    .where(eq(payments.id, paymentId));
  if (!row) return undefined;
  const bought = await db.select().from(orders).where(eq(orders.paymentId, paymentId)).orderBy(asc(orders.id));
  const made = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  return { ...row, bought, refunded: made.reduce((sum, { amount }) => sum + amount, 0) };
}
export type Purchase = NonNullable<Awaited<ReturnType<typeof findPurchase>>>;

export function statusOf({ payment, membership, withdrawn, bought }: Purchase, now: Date): WithdrawalStatus {
  return withdrawalStatus(
    {
      boughtAt: payment.paidAt ?? payment.createdAt,
      isWithdrawn: withdrawn !== null,
      hasConsented: payment.startAtOnceAt !== null,
      membershipStatus: membership.status,
      isUpgraded: membership.creditedTo !== null,
      orders: bought.map(({ state }) => state),
    },
    now,
  );
}

/** What a withdrawal at an instant comes to; øre with VAT. */
export function amountsOf({ payment, membership, refunded }: Purchase, now: Date) {
  const { validFrom, validUntil } = membership;
  const listed = payment.lines.filter(({ kind }) => kind !== 'credit').reduce((sum, { price }) => sum + price, 0);
  const price = Math.round((listed * (100 + payment.vatPercent)) / 100);
  const hasConsented = payment.startAtOnceAt !== null;
  return withdrawalAmounts({ price, paid: payment.total, refunded, validFrom, validUntil, hasConsented }, now);
}

/** How a person's purchase stands with the right of withdrawal. @throws Problem `not_found` */
export async function readWithdrawal({ db, clock }: Services, who: SignedIn, paymentId: number): Promise<Withdrawal> {
  const purchase = await findPurchase(db, paymentId);
  if (purchase?.payment.userId !== who.userId) throw new Problem('not_found');
  return await presentWithdrawal(db, purchase, clock.now());
}

async function presentWithdrawal(db: Database, purchase: Purchase, now: Date): Promise<Withdrawal> {
  const { payment, invoice, withdrawn, bought } = purchase;
  const boughtAt = payment.paidAt ?? payment.createdAt;
  const { usedDays, ofDays, used, refund } = withdrawn ?? amountsOf(purchase, now);
  const servicesIn = (isDelivered: boolean) =>
    bought.filter(({ state }) => (state === 'delivered') === isDelivered).map(({ service }) => service);
  return {
    transaction_id: payment.id,
    invoice_number: invoice.number,
    plan: payment.plan,
    bought_at: boughtAt.toISOString(),
    last_day: lastWithdrawalDay(localDateOf(boughtAt)),
    status: statusOf(purchase, now),
    paid: payment.total,
    refunded: withdrawn ? withdrawn.refundedBefore : purchase.refunded,
    used_days: usedDays,
    of_days: ofDays,
    used,
    refund,
    name: payment.billing.name,
    email: payment.billing.email,
    stops: servicesIn(false),
    keeps: servicesIn(true),
    receipt: withdrawn && {
      received_at: withdrawn.receivedAt.toISOString(),
      name: withdrawn.name,
      email: withdrawn.email,
      credit_note: await lastCreditNote(db, payment.id),
    },
  };
}

async function lastCreditNote(db: Database, paymentId: number): Promise<number | null> {
  const [row] = await db
    .select({ number: max(refunds.creditNote) })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId));
  return row?.number ?? null;
}
