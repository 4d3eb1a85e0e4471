import { removeAccount } from '@jobblik/contract/accounts/accounts.api';
import { makeInvoicePdf } from '@jobblik/contract/membership/membership.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { makeUser, samplePassword, signInAs } from '../accounts/accounts.factory.ts';
import { anonymisePayments } from './anonymise-payments.ts';
import { balance } from './ledger.ts';
import { makePaidMembership } from './membership.factory.ts';
import { anonymiseOldPayments } from './membership.tasks.ts';
import { refundInvoice } from './payments/refund-payment.ts';
import { invoices, payments } from './payments.tables.ts';

const bought = new Date('2026-03-10T12:00:00Z');
/** The last day of five years from the end of 2026, and the first day after it. */
const lastDay = new Date('2031-12-31T12:00:00Z');
const after = new Date('2032-01-01T12:00:00Z');
const clock = testClock(bought);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

/** An employer who has bought a plan and opened the invoice. */
async function buyer() {
  clock.set(bought);
  const { db } = app.services;
  const user = await makeUser(db, { role: 'employer' });
  const token = await signInAs(db, user, { now: clock.now() });
  const paymentId = await makePaidMembership(app.services, { userId: user.id, role: 'employer', plan: 2 });
  await app.call(makeInvoicePdf, { body: { invoice_id: paymentId } }, { token });
  return { token, paymentId };
}

const remove = (token: string) => app.call(removeAccount, { body: { password: samplePassword } }, { token });
const paymentOf = async (id: number) => (await app.services.db.select().from(payments).where(eq(payments.id, id)))[0];
const documentsOf = (id: number) => app.services.db.select().from(invoices).where(eq(invoices.paymentId, id));

describe('payments of removed accounts', () => {
  it('name the buyer for five years from the end of the financial year, and nobody after that', async () => {
    const { token, paymentId } = await buyer();
    const [{ number, pdfFileId } = { number: 0, pdfFileId: null }] = await documentsOf(paymentId);
    expect(pdfFileId).not.toBeNull();
    await refundInvoice(app.services, number, 100_00);
    await remove(token);

    clock.set(lastDay);
    expect(await anonymisePayments(app.services)).toBe(0);
    expect(await paymentOf(paymentId)).toMatchObject({ billing: { name: 'Havnens Køkken ApS' } });

    clock.set(after);
    const booked = await balance(app.services.db, 'provider', paymentId);
    await app.services.tasks.enqueue(app.services.db, anonymiseOldPayments, {});
    await app.services.tasks.idle();
    const payment = await paymentOf(paymentId);
    expect(payment).toMatchObject({ userId: null, intentId: null, state: 'paid', total: expect.any(Number) });
    const documents = await documentsOf(paymentId);
    expect(documents.map(({ kind }) => kind).sort()).toEqual(['credit_note', 'invoice']);
    for (const { userId, content, pdfFileId } of documents) {
      expect({ userId, pdfFileId, reference: content.reference }).toEqual({
        userId: null,
        pdfFileId: null,
        reference: '',
      });
      expect(content.total).not.toBe(0);
    }
    expect(JSON.stringify([payment, documents])).not.toMatch(/Havnens Køkken|Havnegade 12|10403782|faktura@/);
    // The books are what they were, and a refund is not paid twice.
    expect(await balance(app.services.db, 'provider', paymentId)).toBe(booked);
    expect(await anonymisePayments(app.services)).toBe(0);
  });

  it('that failed are no vouchers: they name nobody from the next run on', async () => {
    const { token, paymentId } = await buyer();
    const row = await paymentOf(paymentId);
    if (!row) throw new Error('the payment is gone');
    const { id: _, ...paid } = row;
    const attempt = { ...paid, intentId: null, state: 'failed' as const, paidAt: null };
    const [failed] = await app.services.db.insert(payments).values(attempt).returning();
    await remove(token);
    expect(await anonymisePayments(app.services)).toBe(1);
    expect(await paymentOf(failed?.id ?? 0)).toMatchObject({ billing: { name: '' }, userId: null });
    expect(await paymentOf(paymentId)).toMatchObject({ billing: { name: 'Havnens Køkken ApS' } });
  });

  it('stay as they are while the account exists', async () => {
    const { paymentId } = await buyer();
    clock.set(after);
    await anonymisePayments(app.services);
    expect(await paymentOf(paymentId)).toMatchObject({ billing: { name: 'Havnens Køkken ApS' } });
  });
});
