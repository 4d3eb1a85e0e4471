import type { Billing, InvoiceContent } from '@jobblik/contract/membership/membership.schema';
import type { OrderLine } from '@jobblik/contract/membership/plans.rules';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { createdAt, instant, updatedAt } from '../platform/db/columns.ts';
import { paymentMethods, paymentProviders } from '../platform/payments/payments.ts';
import { paymentStates } from './payments/payment.rules.ts';

const owner = () =>
  integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });

/** The books are kept after the account is removed. */
const formerOwner = () => integer().references(() => users.id, { onDelete: 'set null' });

/** The plan that a person is about to buy; removed after the payment. */
export const planChoices = pgTable('plan_choices', {
  userId: owner(),
  plan: smallint().notNull(),
  extras: smallint().array().notNull(),
  updatedAt: updatedAt(),
});

/** Whom a person's invoices are addressed to. */
export const billingDetails = pgTable('billing_details', {
  userId: owner(),
  details: jsonb().$type<Billing>().notNull(),
});

/** An attempt to pay. Amounts are in øre, fixed at the start. */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: formerOwner(),
    /** Type of the account, as in `users`. */
    userType: smallint().notNull(),
    plan: smallint().notNull(),
    lines: jsonb().$type<OrderLine[]>().notNull(),
    /** Memberships whose rest is taken off the price: they end when it is paid. Øre without VAT. */
    credits: jsonb().$type<{ membershipId: number; amount: number }[]>().notNull().default([]),
    subTotal: integer().notNull(),
    vatPercent: smallint().notNull(),
    vat: integer().notNull(),
    total: integer().notNull(),
    billing: jsonb().$type<Billing>().notNull(),
    state: text({ enum: paymentStates }).notNull().default('open'),
    /** `card` is confirmed by the server, `wallet` by the browser, `mobilepay` in the buyer's app. */
    method: text({ enum: paymentMethods }).notNull(),
    provider: text({ enum: paymentProviders }).notNull(),
    /** Stored before any charge. */
    intentId: text().unique(),
    /** When the buyer accepted the terms and requested that the membership starts at once. */
    termsAt: instant(),
    startAtOnceAt: instant(),
    createdAt: createdAt(),
    /** A call has processed it since then; the next call waits, or asks the provider after a crash. */
    workingSince: instant(),
    paidAt: instant(),
  },
  (table) => [
    uniqueIndex('payments_one_open').on(table.userId).where(sql`${table.state} in ('open', 'requires_action')`),
    index().on(table.userId),
    check('payments_state', sql`${table.state} in ('open', 'requires_action', 'failed', 'paid')`),
    check('payments_amounts', sql`${table.total} > 0 and ${table.total} = ${table.subTotal} + ${table.vat}`),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;

/** The next invoice number: one row, locked by the transaction that takes a number, so that a rolled back transaction leaves no gap. */
export const invoiceSeries = pgTable('invoice_series', {
  id: smallint().primaryKey(),
  nextNumber: integer().notNull(),
});

/** Invoices and credit notes, never changed. */
export const invoices = pgTable(
  'invoices',
  {
    number: integer().primaryKey(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    userId: formerOwner(),
    kind: text({ enum: ['invoice', 'credit_note'] }).notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
    pdfFileId: uuid(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invoices_one_per_payment').on(table.paymentId).where(sql`${table.kind} = 'invoice'`),
    index().on(table.paymentId),
    check('invoices_kind', sql`${table.kind} in ('invoice', 'credit_note')`),
  ],
);

/** Money paid back. Stored before the request to the provider; without a credit note it has not happened yet. */
export const refunds = pgTable(
  'refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    amount: integer().notNull(),
    subTotal: integer().notNull(),
    vat: integer().notNull(),
    creditNote: integer().references(() => invoices.number),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.paymentId), check('refunds_amount', sql`${table.amount} > 0`)],
);

/** Double entry: the postings of an entry sum to 0, checked when its transaction commits. */
export const ledger = pgTable(
  'ledger',
  {
    /** Unique name of the booking: `payment/12`, `refund/3`, `expiry/12`. */
    entry: text().notNull(),
    account: text().notNull(),
    /** Øre: positive debit, negative credit. */
    amount: integer().notNull(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.entry, table.account] }), index().on(table.paymentId)],
);

/** Withdrawals of consumers: what they stated, when it arrived, and what it comes to in øre with VAT. */
export const withdrawals = pgTable('withdrawals', {
  paymentId: integer()
    .primaryKey()
    .references(() => payments.id),
  /** Empty once the account is removed. */
  name: text().notNull(),
  email: text().notNull(),
  receivedAt: instant().notNull(),
  usedDays: integer().notNull(),
  ofDays: integer().notNull(),
  used: integer().notNull(),
  refund: integer().notNull(),
  /** What was paid back before. */
  refundedBefore: integer().notNull(),
});
