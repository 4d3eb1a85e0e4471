import type { CallInput } from '@jobblik/contract/kernel/call';
import { type paymentWithIntent, saveBilling, saveMembershipPlan } from '@jobblik/contract/membership/membership.api';
import { quote } from '@jobblik/contract/membership/plans.rules';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import type { TestApp } from '../../../test/test-app.ts';
import { makeUser, signInAs } from '../../accounts/accounts.factory.ts';
import { sandboxWebhookSecret } from '../../platform/payments/sandbox.driver.ts';
import { memberships } from '../membership.tables.ts';
import { invoices, ledger, payments } from '../payments.tables.ts';

export const buyerBilling = {
  name: 'Fjordklinikken ApS',
  address: 'Havnegade 12',
  zip: '7400',
  city: 'Herning',
  cvr: '10403782',
  email: 'faktura@fjordklinikken.test',
};

export interface Buyer {
  userId: number;
  token: string;
}

/** A person with a chosen plan and billing details. */
export async function makeBuyer(
  app: TestApp,
  role: 'employer' | 'seeker' = 'employer',
  choice = { plan: 2, extras: [1] },
): Promise<Buyer> {
  const { db } = app.services;
  const user = await makeUser(db, { role });
  const buyer = { userId: user.id, token: await signInAs(db, user) };
  await choose(app, buyer, choice);
  await app.call(saveBilling, { body: role === 'employer' ? buyerBilling : { ...buyerBilling, cvr: '' } }, buyer);
  return buyer;
}

export async function choose(app: TestApp, buyer: Buyer, choice: { plan: number; extras: number[] }): Promise<void> {
  const extra_package = [1, 2, 3, 4].map((id) => ({ id, status: choice.extras.includes(id) ? 1 : 0 }));
  await app.call(saveMembershipPlan, { body: { selected_plan: choice.plan, extra_package } }, buyer);
}

/** Amounts of plan 2 with the first extra, as the payment calls send them. */
export function amountsOf(role: 'employer' | 'seeker') {
  const quoted = quote(role, { plan: 2, extras: [1] });
  if (!quoted) throw new Error('plan 2 is gone');
  const { subTotal, vat, total } = quoted;
  return { description: 'Plus Pakke', sub_total: subTotal / 100, vat: vat / 100, price: total / 100 };
}

/** The request of the payment screen for plan 2 with LinkedIn. */
export function order(payment_method_id: string): CallInput<typeof paymentWithIntent> {
  return { body: { ...amountsOf('employer'), payment_method_id, terms_accepted: true } };
}

/** Everything that one payment may create once. */
export async function booksOf(app: TestApp, userId: number) {
  const { db } = app.services;
  const own = await db.select().from(payments).where(eq(payments.userId, userId));
  const paid = own.filter(({ state }) => state === 'paid');
  const papers = await db.select().from(invoices).where(eq(invoices.userId, userId));
  const held = await db.select().from(memberships).where(eq(memberships.userId, userId));
  const entries = await db.select().from(ledger);
  const ids = new Set(own.map(({ id }) => id));
  return {
    paid: paid.length,
    invoices: papers.length,
    memberships: held.length,
    entries: new Set(entries.filter(({ paymentId }) => ids.has(paymentId)).map(({ entry }) => entry)).size,
  };
}

export const once = { paid: 1, invoices: 1, memberships: 1, entries: 1 };
export const never = { paid: 0, invoices: 0, memberships: 0, entries: 0 };

/** Reports an intent as the provider does. */
export async function report(
  app: TestApp,
  intentId: string,
  options: { secret?: string; at?: Date } = {},
): Promise<Response> {
  const { env } = app.services;
  const secret = options.secret ?? env.STRIPE_WEBHOOK_SECRET ?? sandboxWebhookSecret(env);
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: intentId, object: 'payment_intent' } },
  });
  const timestamp = Math.floor((options.at ?? new Date()).getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return await app.raw('POST', '/api/payment_webhook', {
    body: payload,
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
  });
}
