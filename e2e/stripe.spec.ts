import type { Page } from '@playwright/test';
import { type StripeServer, startStripeServer } from '../apps/server/src/membership/payments/stripe-server.factory.ts';
import { sampleEmployer } from '../support/journeys/people.ts';
import { expect, expectAccessible, test } from '../support/journeys/test.ts';
import { type RunningProduct, startProduct } from '../support/product.ts';
import { testLimit } from '../support/test-limits.ts';

// A product with Stripe's keys. Its server calls a server of the test, its pages this mock of Stripe's script, which has the part
// of the documented interface that the payment screen uses.
const stripeScript = `
  const element = (type) => {
    const heard = {};
    const node = document.createElement(type === 'card' ? 'input' : 'button');
    node.setAttribute('aria-label', type === 'card' ? 'Kort' : 'Apple Pay');
    if (type !== 'card') node.type = 'button';
    node.textContent = type === 'card' ? '' : 'Apple Pay';
    return {
      node,
      on: (name, hear) => { heard[name] = hear; },
      mount(place) {
        place.append(node);
        node.addEventListener('click', () => heard.click?.({ resolve: () => heard.confirm({}), reject: () => undefined }));
        setTimeout(() => heard.ready?.({ availablePaymentMethods: { applePay: true } }));
      },
      destroy: () => node.remove(),
    };
  };
  window.Stripe = (key) => ({
    elements: () => ({ create: element }),
    createPaymentMethod: async ({ card }) => card.node.value === ''
      ? { error: { message: 'Kortnummeret er ufuldstændigt.' } }
      : { paymentMethod: { id: card.node.value } },
    handleCardAction: async (secret) => ({ paymentIntent: { id: await window.actAtBank(secret, 'pass') } }),
    confirmPayment: async ({ clientSecret }) => ({ paymentIntent: { id: await window.actAtBank(clientSecret, 'wallet') } }),
  });`;

let stripe: StripeServer;
let product: RunningProduct;

test.beforeAll(async () => {
  // Starts a separate product.
  test.setTimeout(testLimit(12));
  stripe = await startStripeServer('sk_test_x');
  stripe.mobilepay = true;
  product = await startProduct({
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STRIPE_API_BASE: stripe.url,
  });
});
test.afterAll(async () => {
  await product.stop();
  await stripe.close();
});

const charges = () => [...stripe.intents.values()].reduce((sum, intent) => sum + intent.charges, 0);

async function openPayment(page: Page): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeScript }),
  );
  await page.exposeFunction('actAtBank', stripe.act);
  await page.goto(`${product.url}/login?next=/virksomhed/medlemskab/pakke`);
  await page.getByLabel('E-mail').fill(sampleEmployer.email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(sampleEmployer.password);
  await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
  await page.getByRole('button', { name: 'Gå til betaling' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Betaling' })).toBeVisible();
}

test('a payment by card succeeds with Stripe, after a validation error, a decline and the bank’s question', async ({
  page,
}) => {
  await openPayment(page);
  const before = charges();
  const card = page.getByLabel('Kort', { exact: true });
  const pay = page.getByRole('button', { name: /Fortsæt betaling/ });
  await page.getByRole('checkbox', { name: /Jeg accepterer/ }).check();
  await expectAccessible(page);
  await pay.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Kortnummeret er ufuldstændigt.' })).toBeVisible();
  await card.fill('pm_card_chargeDeclinedInsufficientFunds');
  await pay.click();
  await expect(page.getByRole('alert').filter({ hasText: 'ikke penge nok' })).toBeVisible();
  await card.fill('pm_card_authenticationRequired');
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Betalingen er gået igennem' })).toBeVisible();
  expect(charges() - before).toBe(1);
});

test('a wallet pays once the terms are accepted', async ({ page }) => {
  await openPayment(page);
  const { 'permissions-policy': policy } = (await page.request.get(product.url)).headers();
  expect(policy).toContain('payment=(self "https://js.stripe.com")');
  const wallet = page.getByRole('button', { name: 'Apple Pay' });
  await wallet.click();
  await expect(page.getByText('Du skal acceptere vores vilkår og betingelser')).toBeVisible();
  await page.getByRole('checkbox', { name: /Jeg accepterer/ }).check();
  await wallet.click();
  await expect(page.getByRole('heading', { name: 'Betalingen er gået igennem' })).toBeVisible();
});

test('a MobilePay payment is refused in the app, waited for, and approved', async ({ page }) => {
  await openPayment(page);
  const before = charges();
  const mobilePay = page.getByRole('button', { name: 'Betal med MobilePay' });
  const terms = page.getByRole('checkbox', { name: /Jeg accepterer/ });
  await mobilePay.click();
  await expect(page.getByText('Du skal acceptere vores vilkår og betingelser')).toBeVisible();
  await expect(terms).toBeFocused();
  await terms.check();
  await expectAccessible(page);
  await mobilePay.click();
  await page.getByRole('link', { name: 'Afvis' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Betalingen blev ikke godkendt i MobilePay.' })).toBeVisible();

  await terms.check();
  await mobilePay.click();
  await expect(page.getByRole('heading', { name: 'MobilePay' })).toBeVisible();
  const asked = [...stripe.intents.values()].find(({ next_action }) => next_action !== null);
  if (!asked?.next_action) throw new Error('nothing waits in the app');
  await page.goto(`${asked.next_action.redirect_to_url.return_url}&payment_intent=${asked.id}`);
  await expect(page.getByText('Vi venter på svar fra MobilePay.')).toBeVisible();
  await expectAccessible(page);
  stripe.act(asked.client_secret, 'wallet');
  await expect(page.getByRole('heading', { name: 'Betalingen er gået igennem' })).toBeVisible();
  expect(charges() - before).toBe(1);
});
