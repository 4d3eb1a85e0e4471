import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { lastInstant } from '@jobblik/contract/membership/membership.rules';
import type { InvoiceContent } from '@jobblik/contract/membership/membership.schema';
import type { BuyerRole, OrderLine } from '@jobblik/contract/membership/plans.rules';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import type { Settings } from '../../platform/env.ts';
import { words } from '../../platform/words.ts';
import { invoiceSeries, invoices, type PaymentRow } from '../payments.tables.ts';

// A voucher under Danish bookkeeping law: the same in every language of the screens.
const word = words('membership', 'da');

export interface InvoicePeriod {
  from: Date;
  until: Date;
}

/** Takes the next number. It locks the series until the transaction ends, so call it late. */
async function nextNumber(tx: Transaction): Promise<number> {
  const [row] = await tx
    .update(invoiceSeries)
    .set({ nextNumber: sql`${invoiceSeries.nextNumber} + 1` })
    .where(eq(invoiceSeries.id, 1))
    .returning({ next: invoiceSeries.nextNumber });
  if (!row) throw new Error('the series of invoice numbers is missing');
  return row.next - 1;
}

function invoiceHeader(payment: PaymentRow, env: Settings, now: Date, period: InvoicePeriod) {
  return {
    date: localDateOf(now),
    period_from: localDateOf(period.from),
    period_to: localDateOf(lastInstant(period.until)),
    seller: { name: env.SELLER_NAME, address: env.SELLER_ADDRESS, cvr: env.SELLER_CVR },
    buyer: payment.billing,
    vat_percent: payment.vatPercent,
    reference: payment.intentId ?? '',
  };
}

function lineText(role: BuyerRole, { kind, id, days = 0, of = 0 }: OrderLine): string {
  if (kind === 'credit') return word('invoice.rest', { plan: word(`${role}.names.${id as 1 | 2}`), days, of });
  return word(`${role}.${kind === 'plan' ? 'lines' : 'extras'}.${id}` as never);
}

/** Issues the invoice of a payment that was received. @returns its number */
export async function issueInvoice(
  tx: Transaction,
  payment: PaymentRow,
  { env, now, period }: { env: Settings; now: Date; period: InvoicePeriod },
): Promise<number> {
  const role = payment.userType === 2 ? 'employer' : 'seeker';
  const number = await nextNumber(tx);
  const content: InvoiceContent = {
    number,
    kind: 'invoice',
    credits: null,
    ...invoiceHeader(payment, env, now, period),
    lines: payment.lines.map((line) => ({
      kind: line.kind,
      text: lineText(role, line),
      list: line.list,
      price: line.price,
    })),
    sub_total: payment.subTotal,
    vat: payment.vat,
    total: payment.total,
  };
  await tx.insert(invoices).values({ number, paymentId: payment.id, userId: payment.userId, kind: 'invoice', content });
  return number;
}

/** Issues the credit note of a refund. @returns its number */
export async function issueCreditNote(
  tx: Transaction,
  invoice: InvoiceContent,
  refund: { payment: PaymentRow; subTotal: number; vat: number; now: Date },
): Promise<number> {
  const { payment, subTotal, vat, now } = refund;
  const number = await nextNumber(tx);
  const content: InvoiceContent = {
    ...invoice,
    number,
    kind: 'credit_note',
    credits: invoice.number,
    date: localDateOf(now),
    lines: [
      {
        kind: 'credit',
        text: word('invoice.credit_line', { number: String(invoice.number) }),
        list: -subTotal,
        price: -subTotal,
      },
    ],
    sub_total: -subTotal,
    vat: -vat,
    total: -(subTotal + vat),
  };
  await tx
    .insert(invoices)
    .values({ number, paymentId: payment.id, userId: payment.userId, kind: 'credit_note', content });
  return number;
}
