import { getTransactionDetail, makeInvoicePdf } from '@jobblik/contract/membership/membership.api';
import { noticeType } from '@jobblik/contract/notices/notice-type';
import { getAllNotification } from '@jobblik/contract/notifications/notifications.api';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testLimit } from '../../../../support/test-limits.ts';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { makeUser, signInAs } from '../accounts/accounts.factory.ts';
import type { PaymentIntent, PaymentProvider } from '../platform/payments/payments.ts';
import { balance, bookExpired } from './ledger.ts';
import { makePaidMembership } from './membership.factory.ts';
import { memberships } from './membership.tables.ts';
import { remindOfMembershipEnds } from './membership.tasks.ts';
import { payByCard } from './payments/pay.ts';
import { accounts } from './payments/payment.rules.ts';
import { type Buyer, makeBuyer } from './payments/payments.harness.ts';
import { RefundError, refundInvoice } from './payments/refund-payment.ts';
import { settlePayment } from './payments/settle-payment.ts';
import { invoices, ledger, payments, planChoices } from './payments.tables.ts';

const start = new Date('2026-03-10T12:00:00Z');
const clock = testClock(start);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const invoiceOf = async (paymentId: number) => {
  const [row] = await app.services.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.paymentId, paymentId), eq(invoices.kind, 'invoice')));
  if (!row) throw new Error('the payment has no invoice');
  return row;
};

async function expectGapless(): Promise<void> {
  const rows = await app.services.db.select({ number: invoices.number }).from(invoices).orderBy(asc(invoices.number));
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => 10_001 + index));
}

describe('refunds', () => {
  it('are paid in parts with credit notes; the last one ends the membership, and none is paid twice', async () => {
    const { db } = app.services;
    const user = await makeUser(db, { role: 'employer' });
    const paymentId = await makePaidMembership(app.services, {
      userId: user.id,
      role: 'employer',
      plan: 2,
      extras: [1],
    });
    const { number } = await invoiceOf(paymentId);
    const [note] = await refundInvoice(app.services, number, 333_33);
    expect(note).toBe(number + 1);
    const held = () => db.select().from(memberships).where(eq(memberships.paymentId, paymentId));
    expect(await held()).toMatchObject([{ status: 1 }]);
    await expect(refundInvoice(app.services, number, 1112_50)).rejects.toThrow('779.17 kr. left');
    await Promise.allSettled([refundInvoice(app.services, number), refundInvoice(app.services, number)]);
    expect(await held()).toMatchObject([{ status: 0 }]);
    expect(await balance(db, 'provider', paymentId)).toBe(0);
    expect(await balance(db, 'vat', paymentId)).toBe(0);
    await expect(refundInvoice(app.services, number)).rejects.toThrow('0 kr. left');
    const token = await signInAs(db, user);
    const { invoice } = await app.call(getTransactionDetail, { params: { transaction_id: paymentId } }, { token });
    expect(invoice).toMatchObject({ refunded: 1112_50, credit_notes: [{ credits: number }, { credits: number }] });
    const { pdf_url } = await app.call(makeInvoicePdf, { body: { invoice_id: paymentId, type: 1 } }, { token });
    const pdf = Buffer.from(await (await app.raw('GET', pdf_url)).arrayBuffer()).toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).toContain('pdfaid');
    await expectGapless();
  });
});

describe('the end of a month', () => {
  it('is reported by mail and in the bell 7 days and 1 day before, once each', async () => {
    const { db, tasks } = app.services;
    const user = await makeUser(db, { role: 'employer' });
    await makePaidMembership(app.services, { userId: user.id, role: 'employer', plan: 2 });
    for (const day of ['2026-04-02', '2026-04-03', '2026-04-03', '2026-04-04', '2026-04-09', '2026-04-09']) {
      clock.set(new Date(`${day}T06:00:00Z`));
      await tasks.enqueue(db, remindOfMembershipEnds, {});
      await tasks.idle();
    }
    const { rows } = await db.execute<{ subject: string }>(
      sql`select subject from mail_outbox where recipient = ${user.email} and subject like 'Medlemskabet%' order by created_at`,
    );
    expect(rows.map(({ subject }) => subject)).toEqual([
      'Medlemskabet på Jobblik slutter 10. april 2026',
      'Medlemskabet på Jobblik slutter 10. april 2026',
    ]);
    const token = await signInAs(db, user, { now: clock.now() });
    const bell = await app.call(getAllNotification, { params: { history: '1' } }, { token });
    const expected = {
      type: noticeType.membershipEnds,
      type_30: '10. april 2026',
      link: '/virksomhed/medlemskab/pakke',
    };
    expect(bell).toMatchObject([expected, expected]);
    clock.set(start);
  });
});

describe('the ledger', () => {
  it('refuses in the database every entry that does not sum to 0', async () => {
    const { db } = app.services;
    const user = await makeUser(db, { role: 'employer' });
    const paymentId = await makePaidMembership(app.services, { userId: user.id, role: 'employer', plan: 2 });
    const own = eq(ledger.entry, `payment/${paymentId}`);
    const before = await db.select().from(ledger).where(own);
    const posting = { entry: 'test/1', account: 'vat', amount: 1, paymentId, at: start };
    const balanced = { ...posting, account: 'revenue', amount: -1 };
    const refused = { cause: { message: expect.stringContaining('do not sum to 0') } };
    await expect(db.insert(ledger).values(posting)).rejects.toMatchObject(refused);
    await expect(db.update(ledger).set({ amount: 1 }).where(own)).rejects.toMatchObject(refused);
    const vat = and(own, eq(ledger.account, 'vat'));
    await expect(db.update(ledger).set({ entry: 'test/1' }).where(vat)).rejects.toMatchObject(refused);
    await expect(db.delete(ledger).where(vat)).rejects.toMatchObject(refused);
    expect(await db.select().from(ledger).where(own)).toEqual(before);
    // Only the whole entry counts, at the end of its transaction.
    await db.transaction(async (tx) => {
      await tx.insert(ledger).values(posting);
      await tx.insert(ledger).values(balanced);
    });
    await db.delete(ledger).where(eq(ledger.entry, 'test/1'));
  });

  it('balances after 10,000 random events, and no invoice number is missing', { timeout: testLimit(6) }, async () => {
    const { db } = app.services;
    const random = seeded(7);
    const bank = new Map<string, Account>();
    const services = { ...app.services, payments: memoryProvider(bank) };
    const buyers = await Promise.all(Array.from({ length: 8 }, () => makeBuyer(app)));
    const before = await Promise.all(accounts.map((account) => balance(db, account)));
    let events = 0;

    const live = async ({ userId }: Buyer) => {
      const who = { kind: 'user', userId, role: 'employer', demo: false, sessionId: '' } as const;
      const paid: { id: number; number: number; intentId: string }[] = [];
      const any = () => paid[Math.floor(random() * paid.length)];
      while (events < 10_000) {
        events += 1;
        const kind = random();
        const one = any();
        if (kind < 0.1 || !one) {
          const choice = { userId, plan: 2, extras: [1] };
          await db.insert(planChoices).values(choice).onConflictDoNothing();
          const methodId = random() < 0.5 ? 'good' : 'bad';
          const request = { price: 1112.5, terms_accepted: true, methodId };
          const { invoice_id: id, isPaid } = await payByCard(services, who, request);
          if (!isPaid) continue;
          const [payment] = await db.select().from(payments).where(eq(payments.id, id));
          paid.push({ id, number: (await invoiceOf(id)).number, intentId: payment?.intentId ?? '' });
        } else if (kind < 0.16) {
          const amount = kind < 0.12 ? undefined : 1 + Math.floor(random() * 400_00);
          await refundInvoice(services, one.number, amount).catch((error: unknown) => {
            if (!(error instanceof RefundError)) throw error;
          });
        } else if (kind < 0.18) {
          await db.update(memberships).set({ validUntil: start }).where(eq(memberships.paymentId, one.id));
          await bookExpired(services);
        } else {
          // The provider reports again, late and in any order.
          const intent = await services.payments.read(one.intentId);
          await settlePayment(services, one.id, random() < 0.5 ? intent : { ...intent, status: 'requires_action' });
        }
      }
    };
    await Promise.all(buyers.map(live));

    const wrong = await db
      .select({ entry: ledger.entry })
      .from(ledger)
      .groupBy(ledger.entry)
      .having(sql`sum(${ledger.amount}) <> 0`);
    expect(wrong).toEqual([]);
    const after = await Promise.all(accounts.map((account) => balance(db, account)));
    const [provider = 0, prepaid = 0, revenue = 0, vat = 0] = after.map((sum, index) => sum - (before[index] ?? 0));
    expect(provider + prepaid + revenue + vat).toBe(0);
    const inBank = [...bank.values()].reduce(
      (sum, { charges, intent, back }) => sum + charges * intent.amount - back,
      0,
    );
    expect(provider).toBe(inBank);
    expect(Math.max(...[...bank.values()].map(({ charges }) => charges))).toBe(1);
    const { rows } = await db.execute<{ total: number; vat: number }>(
      sql`select sum((content->>'total')::int)::int as total, sum((content->>'vat')::int)::int as vat from invoices
        where user_id in ${buyers.map(({ userId }) => userId)}`,
    );
    expect(rows).toEqual([{ total: provider, vat: -vat }]);
    expect(provider).toBeGreaterThan(0);
    await expectGapless();
  });
});

/** The same numbers in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

interface Account {
  intent: PaymentIntent;
  charges: number;
  back: number;
}

/** A provider in memory that accepts the method `good` and declines every other. */
function memoryProvider(bank: Map<string, Account>): PaymentProvider {
  const keys = new Set<string>();
  const find = (id: string) => {
    const account = bank.get(id);
    if (!account) throw new Error(`no intent ${id}`);
    return account;
  };
  return {
    name: 'sandbox',
    publishableKey: '',
    async createIntent({ amount, key }) {
      const intent: PaymentIntent = { id: `mem_${key}`, status: 'requires_payment_method', amount, clientSecret: key };
      bank.set(intent.id, { intent, charges: 0, back: 0 });
      return intent;
    },
    async confirm(id, method) {
      const account = find(id);
      if (method === 'good') {
        account.charges += 1;
        account.intent = { ...account.intent, status: 'succeeded' };
      } else account.intent = { ...account.intent, declined: { code: 'card_declined', message: '' } };
      return account.intent;
    },
    takesMobilePay: async () => false,
    redirect: async (id) => ({ intent: find(id).intent, url: undefined }),
    read: async (id) => find(id).intent,
    cancel: async (id) => find(id).intent,
    async refund({ intentId, amount, key }) {
      if (keys.has(key)) return;
      keys.add(key);
      find(intentId).back += amount;
    },
    readWebhook: () => undefined,
  };
}
