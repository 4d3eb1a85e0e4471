import {
  beginMobilePay,
  getMembershipPlan,
  getTransaction,
  paymentWithIntent,
  paymentWithIntentConfirm,
} from '@jobblik/contract/membership/membership.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createStripeProvider } from '../../platform/payments/stripe.driver.ts';
import { payments } from '../payments.tables.ts';
import { amountsOf, type Buyer, booksOf, makeBuyer, never, once, order, report } from './payments.harness.ts';
import { type StripeServer, startStripeServer } from './stripe-server.factory.ts';

const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
const body = { ...amountsOf('employer'), terms_accepted: true };
let app: TestApp;
let stripe: StripeServer;

beforeAll(async () => {
  stripe = await startStripeServer(keys.STRIPE_SECRET_KEY);
  stripe.mobilepay = true;
  app = await startTestApp({ env: { ...keys, STRIPE_API_BASE: stripe.url, PUBLIC_URL: 'http://localhost:8080' } });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(() => {
  stripe.mood = 'well';
});

/** Begins a payment and answers in the app. @returns the parameters of the return address */
async function pay(buyer: Buyer, answer: 'approve' | 'refuse') {
  const { redirect_url } = await app.call(beginMobilePay, { body }, buyer);
  const { headers } = await fetch(`${redirect_url}/${answer}`, { redirect: 'manual' });
  const back = new URL(headers.get('location') ?? '');
  const carried = Object.fromEntries(back.searchParams);
  const payment_intent_id = carried.payment_intent ?? '';
  return { back, confirm: { body: { payment_intent_id, invoice_id: Number(carried.invoice_id) } }, payment_intent_id };
}

describe('MobilePay', () => {
  it('is booked once, by the webhook or by the browser that returns', async () => {
    for (const first of ['browser', 'webhook'] as const) {
      const buyer = await makeBuyer(app);
      const { back, confirm, payment_intent_id } = await pay(buyer, 'approve');
      expect(back.href).toMatch(
        /^http:\/\/localhost:8080\/virksomhed\/medlemskab\/retur\?invoice_id=\d+&payment_intent=/,
      );
      if (first === 'webhook') expect((await report(app, payment_intent_id)).status).toBe(200);
      const settled = { result: 'success', pending: false, membership: { plan: 2 } };
      expect(await app.call(paymentWithIntentConfirm, confirm, buyer)).toMatchObject(settled);
      expect(await app.call(paymentWithIntentConfirm, confirm, buyer)).toMatchObject(settled);
      await report(app, payment_intent_id);
      expect(await booksOf(app, buyer.userId)).toEqual(once);
      expect(stripe.intents.get(payment_intent_id)).toMatchObject({ charges: 1, currency: 'dkk', amount: 1112_50 });
    }
  });

  it('is booked by the webhook when no browser returns', async () => {
    const buyer = await makeBuyer(app);
    const { payment_intent_id } = await pay(buyer, 'approve');
    expect(await booksOf(app, buyer.userId)).toEqual(never);
    expect((await report(app, payment_intent_id)).status).toBe(200);
    expect(await booksOf(app, buyer.userId)).toEqual(once);
    expect(await app.call(getMembershipPlan, {}, buyer)).toMatchObject({ plan: null, membership: { plan: 2 } });
  });

  it('books nothing when it is refused in the app; another payment method works immediately', async () => {
    const buyer = await makeBuyer(app);
    const { confirm } = await pay(buyer, 'refuse');
    expect(await app.call(paymentWithIntentConfirm, confirm, buyer)).toMatchObject({
      result: 'failed',
      pending: false,
    });
    expect(await booksOf(app, buyer.userId)).toEqual(never);
    expect(await app.call(paymentWithIntent, order('pm_card_visa'), buyer)).toMatchObject({ result: 'success' });
    expect(await booksOf(app, buyer.userId)).toEqual(once);
  });

  it('waits while the app has not answered, and is cancelled by another payment', async () => {
    const buyer = await makeBuyer(app);
    await app.call(beginMobilePay, { body }, buyer);
    const [begun] = await app.services.db.select().from(payments).where(eq(payments.userId, buyer.userId));
    const confirm = { body: { payment_intent_id: begun?.intentId ?? '', invoice_id: begun?.id ?? 0 } };
    expect(begun).toMatchObject({ method: 'mobilepay', state: 'requires_action', workingSince: null });
    expect(await app.call(paymentWithIntentConfirm, confirm, buyer)).toMatchObject({ result: 'failed', pending: true });
    expect(await app.call(getTransaction, {}, buyer)).toMatchObject([{ paid: 0, pending: true }]);
    const stranger = await makeBuyer(app);
    expect(await app.refused(paymentWithIntentConfirm, confirm, stranger)).toMatchObject({ status: 404 });
    expect(await app.call(paymentWithIntent, order('pm_card_visa'), buyer)).toMatchObject({ result: 'success' });
    expect(stripe.intents.get(begun?.intentId ?? '')).toMatchObject({ status: 'canceled', charges: 0 });
    expect(await booksOf(app, buyer.userId)).toEqual(once);
  });

  it('requires the terms and the right amount, and books nothing when the provider is unavailable', async () => {
    const buyer = await makeBuyer(app);
    const begin = (wrong: object) => app.refused(beginMobilePay, { body: { ...body, ...wrong } }, buyer);
    expect(await begin({ terms_accepted: false })).toMatchObject({ code: 'terms_not_accepted' });
    expect(await begin({ price: 1 })).toMatchObject({ code: 'amount_changed' });
    stripe.mood = 'down';
    expect(await begin({})).toMatchObject({ code: 'payment_unavailable', status: 503 });
    stripe.mood = 'well';
    const { confirm } = await pay(buyer, 'approve');
    expect(await app.call(paymentWithIntentConfirm, confirm, buyer)).toMatchObject({ result: 'success' });
    expect(await booksOf(app, buyer.userId)).toEqual(once);
  });
});

describe('an account without MobilePay', () => {
  const settings = { secretKey: keys.STRIPE_SECRET_KEY, publishableKey: 'pk', webhookSecret: 'whsec' };
  const provider = () => createStripeProvider({ ...settings, apiBase: stripe.url });

  it('does not offer it', async () => {
    stripe.mobilepay = false;
    expect(await provider().takesMobilePay()).toBe(false);
    stripe.mobilepay = true;
    expect(await provider().takesMobilePay()).toBe(true);
  });

  it('shows the other payment methods when Stripe is unavailable, and refuses this one', async () => {
    app.services.payments = provider();
    stripe.mood = 'down';
    const buyer = await makeBuyer(app);
    const { provider: shown } = await app.call(getMembershipPlan, {}, buyer);
    expect(shown).toEqual({ name: 'stripe', publishable_key: 'pk', mobilepay: false });
    expect(await app.refused(beginMobilePay, { body }, buyer)).toMatchObject({ code: 'not_found' });
  });
});
