import {
  getTransaction,
  paymentWithIntent,
  saveBilling,
  saveMembershipPlan,
} from '@jobblik/contract/membership/membership.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningProduct, startProduct } from '../../../../../support/product.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { makeUser, signInAs } from '../../accounts/accounts.factory.ts';
import { seedLookups } from '../../lookups/setup.ts';
import { connect } from '../../platform/db/db.ts';
import { buyerBilling, order } from './payments.harness.ts';
import { type StripeServer, startStripeServer } from './stripe-server.factory.ts';

let database: TestDatabase;
let stripe: StripeServer;
let token: string;
const running: RunningProduct[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  stripe = await startStripeServer('sk_test_x');
  const { db, close } = connect(database.url, { max: 2 });
  await seedLookups(db);
  token = await signInAs(db, await makeUser(db, { role: 'employer' }));
  await close();
});
afterAll(async () => {
  for (const product of running) await product.stop();
  await stripe.close();
  await database.drop();
});

async function start(): Promise<RunningProduct> {
  const product = await startProduct({
    DATABASE_URL: database.url,
    SAMPLE_DATA: 'off',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'job@jobblik.test',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STRIPE_API_BASE: stripe.url,
  });
  running.push(product);
  return product;
}

async function post(product: RunningProduct, path: string, body: object = {}): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return await response.json();
}

test('a server killed between charge and booking books the payment when it starts again', async () => {
  const first = await start();
  const extra_package = [{ id: 1, status: 1 }];
  await post(first, saveMembershipPlan.path, { selected_plan: 2, extra_package });
  await post(first, saveBilling.path, buyerBilling);
  stripe.mood = 'charged-and-silent';
  const unanswered = expect(post(first, paymentWithIntent.path, order('pm_card_visa').body)).rejects.toThrow();
  const charges = () => [...stripe.intents.values()].map((intent) => intent.charges);
  await expect.poll(charges).toEqual([1]);
  await first.kill();
  await unanswered;
  stripe.mood = 'well';

  const second = await start();
  const list = () => post(second, getTransaction.path);
  await expect.poll(list).toMatchObject([{ paid: 1, invoice_number: 10_001 }]);
  expect(await post(second, paymentWithIntent.path, order('pm_card_visa').body)).toMatchObject({
    code: 'already_paid',
  });
  expect(charges()).toEqual([1]);
});
