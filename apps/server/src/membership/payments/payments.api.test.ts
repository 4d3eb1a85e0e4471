import {
  answerSandboxPayment,
  applePaySuccess,
  createPaymentIntentForApple,
  getMembershipPlan,
  getTransaction,
  getTransactionDetail,
  paymentWithIntent,
  paymentWithIntentConfirm,
  saveMembershipPlan,
} from '@jobblik/contract/membership/membership.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { makeUser, signInAs } from '../../accounts/accounts.factory.ts';
import { sandboxIntents } from '../../platform/payments/sandbox.tables.ts';
import { makePaidMembership } from '../membership.factory.ts';
import { settlePayments } from '../membership.tasks.ts';
import { invoices, payments } from '../payments.tables.ts';
import { askAboutUnsettled } from './ask-provider.ts';
import { amountsOf, type Buyer, booksOf, choose, makeBuyer, never, once, order, report } from './payments.harness.ts';
import { refundInvoice } from './refund-payment.ts';
import { type StripeServer, startStripeServer } from './stripe-server.factory.ts';

const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };

describe.each(['sandbox', 'stripe'] as const)('payments by %s', (provider) => {
  let app: TestApp;
  let stripe: StripeServer | undefined;

  beforeAll(async () => {
    if (provider === 'stripe') stripe = await startStripeServer(keys.STRIPE_SECRET_KEY);
    app = await startTestApp({ ...(stripe && { env: { ...keys, STRIPE_API_BASE: stripe.url } }) });
  });
  afterAll(async () => {
    await app.close();
    await stripe?.close();
  });

  /** The cardholder's action in the dialog of the bank or in the wallet. */
  async function act(buyer: Buyer, client_secret: string, answer: 'pass' | 'fail' | 'wallet'): Promise<string> {
    if (stripe) return stripe.act(client_secret, answer);
    const done = await app.call(answerSandboxPayment, { body: { client_secret, answer } }, buyer);
    return done.payment_intent_id;
  }

  async function intentOf(buyer: Buyer) {
    const [payment] = await app.services.db.select().from(payments).where(eq(payments.userId, buyer.userId));
    const intentId = payment?.intentId ?? '';
    if (stripe) return { id: intentId, charges: stripe.intents.get(intentId)?.charges };
    const [row] = await app.services.db.select().from(sandboxIntents).where(eq(sandboxIntents.id, intentId));
    return { id: intentId, charges: row?.charges };
  }

  it('charges a card once and books membership, invoice and ledger', async () => {
    const buyer = await makeBuyer(app);
    const paid = await app.call(paymentWithIntent, order('pm_card_visa'), buyer);
    expect(paid).toMatchObject({ result: 'success', membership: { plan: 2, status: 1 }, requires_action: false });
    expect(await booksOf(app, buyer.userId)).toEqual(once);
    expect(await intentOf(buyer)).toMatchObject({ charges: 1 });
    expect(await app.call(getTransaction, {}, buyer)).toMatchObject([{ paid: 1, amount: '1.112,50 kr.', plan: 2 }]);
    const second = { code: 'already_paid', status: 409 };
    expect(await app.refused(paymentWithIntent, order('pm_card_visa'), buyer)).toMatchObject(second);
    expect(await app.refused(createPaymentIntentForApple, { body: order('').body }, buyer)).toMatchObject(second);
    expect(await booksOf(app, buyer.userId)).toEqual(once);
  });

  it.each([
    ['pm_card_chargeDeclined', /decline/],
    ['pm_card_chargeDeclinedInsufficientFunds', /^insufficient_funds$/],
    ['pm_card_chargeDeclinedExpiredCard', /^expired_card$/],
  ])('books nothing for %s and accepts another card afterwards', async (method, code) => {
    const buyer = await makeBuyer(app);
    const declined = await app.call(paymentWithIntent, order(method), buyer);
    expect(declined).toMatchObject({ result: 'error', error: expect.stringMatching(code), membership: { plan: 0 } });
    expect(await booksOf(app, buyer.userId)).toEqual(never);
    expect(await app.call(paymentWithIntent, order('pm_card_visa'), buyer)).toMatchObject({ result: 'success' });
    expect(await booksOf(app, buyer.userId)).toEqual(once);
    expect((await app.call(getTransaction, {}, buyer)).map(({ paid }) => paid)).toEqual([1]);
    const failed = { params: { transaction_id: declined.invoice_id } };
    const { invoice } = await app.call(getTransactionDetail, failed, buyer);
    expect(invoice).toMatchObject({ paid: 0, pending: false, invoice_number: null, content: null });
  });

  it('books once after 3-D Secure under 50 parallel confirmations and webhooks', async () => {
    const buyer = await makeBuyer(app);
    const started = await app.call(paymentWithIntent, order('pm_card_authenticationRequired'), buyer);
    expect(started).toMatchObject({ requires_action: true, error: '' });
    const payment_intent_id = await act(buyer, started.payment_intent_client_secret, 'pass');
    const body = { payment_intent_id, invoice_id: started.invoice_id };
    const confirmed = await Promise.all(
      Array.from({ length: 50 }, async (_each, index) => {
        if (index % 10 === 3) await report(app, payment_intent_id);
        return await app.call(paymentWithIntentConfirm, { body }, buyer);
      }),
    );
    expect(confirmed.every(({ result }) => result === 'success')).toBe(true);
    expect(await booksOf(app, buyer.userId)).toEqual(once);
    expect(await intentOf(buyer)).toMatchObject({ charges: 1 });
  });

  it('books nothing when 3-D Secure fails', async () => {
    const buyer = await makeBuyer(app);
    const started = await app.call(paymentWithIntent, order('pm_card_authenticationRequired'), buyer);
    const unpaid = { id: started.invoice_id, paid: 0, pending: true };
    expect(await app.call(getTransaction, {}, buyer)).toMatchObject([unpaid]);
    const payment_intent_id = await act(buyer, started.payment_intent_client_secret, 'fail');
    const body = { payment_intent_id, invoice_id: started.invoice_id };
    expect(await app.call(paymentWithIntentConfirm, { body }, buyer)).toMatchObject({ result: 'failed' });
    expect(await booksOf(app, buyer.userId)).toEqual(never);
    expect(await app.call(getTransaction, {}, buyer)).toEqual([]);
  });

  it('books a wallet by the webhook, by the browser, and by both', async () => {
    for (const first of ['webhook', 'browser'] as const) {
      const buyer = await makeBuyer(app);
      const { body } = order('');
      const { clientSecret } = await app.call(createPaymentIntentForApple, { body }, buyer);
      const payment_intent_id = await act(buyer, clientSecret, 'wallet');
      const complete = () => app.call(applePaySuccess, { body: { ...body, payment_intent_id } }, buyer);
      if (first === 'webhook') expect((await report(app, payment_intent_id)).status).toBe(200);
      expect(await complete()).toMatchObject({ result: 'success', membership: { plan: 2, status: 1 } });
      expect((await report(app, payment_intent_id)).status).toBe(200);
      expect(await booksOf(app, buyer.userId)).toEqual(once);
    }
  });

  it('charges once for 50 simultaneous payments', async () => {
    const buyer = await makeBuyer(app);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.send(paymentWithIntent, order('pm_card_visa'), buyer)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await booksOf(app, buyer.userId)).toEqual(once);
  });

  it('refuses forged and old webhooks and ignores unknown intents', async () => {
    const buyer = await makeBuyer(app);
    const { clientSecret } = await app.call(createPaymentIntentForApple, { body: order('').body }, buyer);
    const id = await act(buyer, clientSecret, 'wallet');
    expect((await report(app, id, { secret: 'whsec_forged' })).status).toBe(400);
    expect((await report(app, id, { at: new Date(Date.now() - 3_600_000) })).status).toBe(400);
    expect((await app.raw('POST', '/api/payment_webhook', { body: '{' })).status).toBe(400);
    expect(await booksOf(app, buyer.userId)).toEqual(never);
    expect((await report(app, 'pi_of_another_shop')).status).toBe(200);
    await app.services.tasks.enqueue(app.services.db, settlePayments, {});
    await app.services.tasks.idle();
    expect(await booksOf(app, buyer.userId)).toEqual(once);
  });

  it('refuses wrong amounts and charges nothing', async () => {
    const buyer = await makeBuyer(app);
    for (const wrong of [{ price: 1 }, { price: 0 }, { vat: 0 }, { sub_total: 889.99 }]) {
      const body = { ...order('pm_card_visa').body, ...wrong };
      expect(await app.refused(paymentWithIntent, { body }, buyer)).toMatchObject({ code: 'amount_changed' });
    }
    await choose(app, buyer, { plan: 3, extras: [] });
    expect(await app.refused(paymentWithIntent, order('pm_card_visa'), buyer)).toMatchObject({
      code: 'amount_changed',
    });
    expect(await booksOf(app, buyer.userId)).toEqual(never);
    expect(await intentOf(buyer)).toMatchObject({ id: '' });
  });

  it('charges nothing without the terms, or from a seeker without the request to start at once', async () => {
    const both = { terms_accepted: true, start_at_once: true };
    const refusals = [
      ['employer', {}, 'terms_not_accepted'],
      ['employer', { terms_accepted: false }, 'terms_not_accepted'],
      ['seeker', { start_at_once: true }, 'terms_not_accepted'],
      ['seeker', { terms_accepted: true }, 'start_not_requested'],
      ['seeker', { terms_accepted: true, start_at_once: false }, 'start_not_requested'],
    ] as const;
    for (const [role, consent, code] of refusals) {
      const buyer = await makeBuyer(app, role);
      const body = { ...amountsOf(role), ...consent };
      const card = { ...body, payment_method_id: 'pm_card_visa' };
      expect(await app.refused(paymentWithIntent, { body: card }, buyer)).toMatchObject({ code, status: 400 });
      expect(await app.refused(createPaymentIntentForApple, { body }, buyer)).toMatchObject({ code, status: 400 });
      expect(await booksOf(app, buyer.userId)).toEqual(never);
    }
    const seeker = await makeBuyer(app, 'seeker');
    const body = { ...amountsOf('seeker'), ...both, payment_method_id: 'pm_card_visa' };
    expect(await app.call(paymentWithIntent, { body }, seeker)).toMatchObject({ result: 'success' });
    const [payment] = await app.services.db.select().from(payments).where(eq(payments.userId, seeker.userId));
    expect(payment).toMatchObject({ termsAt: expect.any(Date), startAtOnceAt: expect.any(Date) });
  });

  it('refuses the payments of others', async () => {
    const [buyer, stranger] = [await makeBuyer(app), await makeBuyer(app)];
    const started = await app.call(paymentWithIntent, order('pm_card_authenticationRequired'), buyer);
    const payment_intent_id = await act(buyer, started.payment_intent_client_secret, 'pass');
    const body = { payment_intent_id, invoice_id: started.invoice_id };
    expect(await app.refused(paymentWithIntentConfirm, { body }, stranger)).toMatchObject({ status: 404 });
    const wallet = { ...order('').body, payment_intent_id };
    expect(await app.refused(applePaySuccess, { body: wallet }, stranger)).toMatchObject({ status: 404 });
    expect(await booksOf(app, buyer.userId)).toEqual(never);
  });

  if (provider === 'stripe') {
    it.each(['down', 'nonsense', 'lost-answers'] as const)(
      'charges once when the provider is %s at first',
      async (mood) => {
        if (!stripe) throw new Error('the server was not started');
        const buyer = await makeBuyer(app);
        stripe.mood = mood;
        const refused = await app.refused(paymentWithIntent, order('pm_card_visa'), buyer);
        expect(refused).toMatchObject({ code: 'payment_unavailable', status: 503 });
        stripe.mood = 'well';
        expect(await app.call(paymentWithIntent, order('pm_card_visa'), buyer)).toMatchObject({ result: 'success' });
        expect(await booksOf(app, buyer.userId)).toEqual(once);
      },
    );
  }
});

describe('plans', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it.each([
    [7, []],
    [0, []],
    [2, [{ id: 9, status: 1 }]],
  ])('plan %i with %j cannot be chosen', async (selected_plan, extra_package) => {
    const buyer = await makeBuyer(app);
    const body = { selected_plan, extra_package };
    expect(await app.refused(saveMembershipPlan, { body }, buyer)).toMatchObject({ code: 'unknown_plan', status: 400 });
  });

  it('refuses a payment without a chosen plan, also after a refunded membership', async () => {
    const { db } = app.services;
    const user = await makeUser(db, { role: 'employer' });
    const buyer = { token: await signInAs(db, user) };
    const refusal = { code: 'plan_not_chosen', status: 409 };
    expect(await app.refused(paymentWithIntent, order('pm_card_visa'), buyer)).toMatchObject(refusal);
    const paymentId = await makePaidMembership(app.services, { userId: user.id, role: 'employer', plan: 2 });
    const [invoice] = await db.select().from(invoices).where(eq(invoices.paymentId, paymentId));
    await refundInvoice(app.services, invoice?.number ?? 0);
    expect(await app.refused(paymentWithIntent, order('pm_card_visa'), buyer)).toMatchObject(refusal);
  });

  it('keeps the choice, and books a payment whose server stopped before the end', async () => {
    const buyer = await makeBuyer(app);
    expect(await app.call(getMembershipPlan, {}, buyer)).toMatchObject({
      result: 'success',
      plan: { plan: 2, extra_1: 1, extra_2: 0 },
      provider: { name: 'sandbox' },
    });
    const { clientSecret } = await app.call(createPaymentIntentForApple, { body: order('').body }, buyer);
    await app.call(answerSandboxPayment, { body: { client_secret: clientSecret, answer: 'wallet' } }, buyer);
    await askAboutUnsettled(app.services);
    expect(await booksOf(app, buyer.userId)).toEqual(once);
  });
});
