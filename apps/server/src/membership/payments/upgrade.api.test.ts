import {
  getMembershipPlan,
  getTransactionDetail,
  paymentWithIntent,
} from '@jobblik/contract/membership/membership.api';
import { quote } from '@jobblik/contract/membership/plans.rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { memberships } from '../membership.tables.ts';
import { invoices } from '../payments.tables.ts';
import { choose, makeBuyer } from './payments.harness.ts';
import { RefundError, refundInvoice } from './refund-payment.ts';

const clock = testClock(new Date('2026-11-20T11:00:00Z'));
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const body = (amounts: { sub_total: number; vat: number; price: number }) => ({
  body: { description: '', ...amounts, payment_method_id: 'pm_card_visa', terms_accepted: true },
});

async function invoiceOf(paymentId: number): Promise<number> {
  const [invoice] = await app.services.db.select().from(invoices).where(eq(invoices.paymentId, paymentId));
  return invoice?.number ?? 0;
}

it('takes the rest of the lower plan off the price, ends it, and gives it back with a refund', async () => {
  const { db } = app.services;
  const buyer = await makeBuyer(app, 'employer', { plan: 2, extras: [] });
  const lower = await app.call(paymentWithIntent, body({ sub_total: 495, vat: 123.75, price: 618.75 }), buyer);
  expect(lower).toMatchObject({ result: 'success', membership: { plan: 2 } });
  clock.set(new Date('2026-11-29T11:00:00Z'));
  await choose(app, buyer, { plan: 3, extras: [] });

  const { purchases, valid_until } = await app.call(getMembershipPlan, {}, buyer);
  expect(valid_until).toBe('2026-12-20T22:59:59.999Z');
  const credits = [{ plan: 2, days: 21, of: 31, amount: 335_33 }];
  expect(purchases).toMatchObject([
    { plan: 1, credits: [] },
    { plan: 2, from: '2026-12-21', until: '2027-01-20', credits: [] },
    { plan: 3, from: '2026-11-29', until: '2026-12-29', beside: null, credits },
  ]);
  const quoted = quote('employer', { plan: 3, extras: [] }, credits);
  expect(quoted).toMatchObject({ subTotal: 1659_67, vat: 414_92, total: 2074_59 });
  const whole = body({ sub_total: 1995, vat: 498.75, price: 2493.75 });
  expect(await app.refused(paymentWithIntent, whole, buyer)).toMatchObject({ code: 'amount_changed' });
  const higher = await app.call(paymentWithIntent, body({ sub_total: 1659.67, vat: 414.92, price: 2074.59 }), buyer);
  expect(higher).toMatchObject({ result: 'success', membership: { plan: 3, status: 1 } });

  const { invoice } = await app.call(getTransactionDetail, { params: { transaction_id: higher.invoice_id } }, buyer);
  expect(invoice.content?.lines).toMatchObject([
    { kind: 'plan', price: 1995_00 },
    { kind: 'credit', text: 'Fradrag for resten af Plus Pakke, 21 af 31 dage', price: -335_33 },
  ]);
  expect(invoice).toMatchObject({ valid_until: '2026-12-29T22:59:59.999Z', reference: expect.stringMatching(/./) });
  expect(invoice.content).toMatchObject({ period_to: '2026-12-29', reference: invoice.reference });
  const own = () => db.select().from(memberships).where(eq(memberships.userId, buyer.userId)).orderBy(memberships.id);
  expect(await own()).toMatchObject([
    { plan: 2, status: 0, creditedTo: higher.invoice_id, creditedAmount: 335_33 },
    { plan: 3, status: 1 },
  ]);

  // What was taken off is not paid back as well: 618,75 less 335,33 with VAT.
  const lowerInvoice = await invoiceOf(lower.invoice_id);
  await expect(refundInvoice(app.services, lowerInvoice, 200_00)).rejects.toThrow(RefundError);
  await refundInvoice(app.services, await invoiceOf(higher.invoice_id));
  expect(await own()).toMatchObject([
    { plan: 2, status: 1, creditedTo: null, creditedAmount: 0 },
    { plan: 3, status: 0 },
  ]);
  expect((await app.call(getMembershipPlan, {}, buyer)).membership).toEqual({ plan: 2, status: 1 });
  await refundInvoice(app.services, lowerInvoice);
  expect((await app.call(getMembershipPlan, {}, buyer)).membership).toEqual({ plan: 0, status: 0 });
});
