import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { lastInstant } from '@jobblik/contract/membership/membership.rules';
import type { TransactionRow } from '@jobblik/contract/membership/membership.schema';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { findUser } from '../../accounts/index.ts';
import { findCompanyOf } from '../../companies/index.ts';
import { exactKroner } from '../../platform/formats.ts';
import type { Services } from '../../platform/services.ts';
import { memberships } from '../membership.tables.ts';
import { pendingStates } from '../payments/payment.rules.ts';
import { invoices, ledger, payments } from '../payments.tables.ts';

/** Amount that was paid back through the provider, from the ledger; øre. */
const refunded = sql<number>`coalesce((select -sum(${ledger.amount}) from ${ledger}
  where ${ledger.paymentId} = ${payments.id} and ${ledger.account} = 'provider' and ${ledger.entry} like 'refund/%'), 0)::int`;

const columns = {
  payment: payments,
  number: invoices.number,
  content: invoices.content,
  validFrom: memberships.validFrom,
  validUntil: memberships.validUntil,
  refunded,
};

interface Row {
  payment: typeof payments.$inferSelect;
  number: number | null;
  validFrom: Date | null;
  validUntil: Date | null;
  refunded: number;
}

function present({ payment, number, validFrom, validUntil, refunded }: Row): TransactionRow {
  const amount = payment.total % 100 === 0 ? String(payment.total / 100) : exactKroner(payment.total);
  return {
    id: payment.id,
    plan: payment.plan,
    paid: payment.state === 'paid' ? 1 : 0,
    pending: pendingStates.includes(payment.state),
    amount: payment.userType === 2 ? `${exactKroner(payment.total)} kr.` : `DKK ${amount},-`,
    total: payment.total,
    refunded,
    created_at: (payment.paidAt ?? payment.createdAt).toISOString(),
    valid_from: validFrom?.toISOString() ?? null,
    valid_until: validUntil ? lastInstant(validUntil).toISOString() : null,
    reference: payment.intentId ?? '',
    invoice_number: number,
  };
}

/** A person's payments, the latest first. Without failed attempts, which moved no money and have no invoice. */
export async function listTransactions({ db }: Services, who: SignedIn): Promise<TransactionRow[]> {
  const rows = await db
    .select(columns)
    .from(payments)
    .leftJoin(invoices, and(eq(invoices.paymentId, payments.id), eq(invoices.kind, 'invoice')))
    .leftJoin(memberships, eq(memberships.paymentId, payments.id))
    .where(and(eq(payments.userId, who.userId), ne(payments.state, 'failed')))
    .orderBy(desc(payments.id));
  return rows.map(present);
}

/** One payment of a person with its documents. @throws Problem `not_found` */
export async function readTransaction({ db }: Services, who: SignedIn, id: number) {
  const [row] = await db
    .select(columns)
    .from(payments)
    .leftJoin(invoices, and(eq(invoices.paymentId, payments.id), eq(invoices.kind, 'invoice')))
    .leftJoin(memberships, eq(memberships.paymentId, payments.id))
    .where(and(eq(payments.id, id), eq(payments.userId, who.userId)));
  if (!row) throw new Problem('not_found');
  const notes = await db
    .select({ content: invoices.content })
    .from(invoices)
    .where(and(eq(invoices.paymentId, id), eq(invoices.kind, 'credit_note')))
    .orderBy(asc(invoices.number));
  const user = await findUser(db, who.userId);
  const company = await findCompanyOf(db, who.userId);
  return {
    invoice: { ...present(row), content: row.content, credit_notes: notes.map(({ content }) => content) },
    user_email: user?.email ?? '',
    user_name: user?.name ?? '',
    company: company?.name ?? user?.companyName ?? '',
  };
}
