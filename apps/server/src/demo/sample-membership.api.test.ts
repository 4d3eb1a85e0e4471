import { mainLogin } from '@jobblik/contract/accounts/accounts.api';
import { getMembershipPlan, getTransaction, getTransactionDetail } from '@jobblik/contract/membership/membership.api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { sampleAccounts } from './load-sample-data.ts';
import { loadSampleEmployers } from './sample-employers.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  await loadSampleEmployers(app.services);
  const { email, password } = sampleAccounts[1];
  ({ token = '' } = await app.call(mainLogin, { body: { email, password } }));
});
afterAll(() => app.close());

it('the invoices of the sample employer name the company of its settings', async () => {
  const { billing, suggested } = await app.call(getMembershipPlan, {}, { token });
  const [last] = await app.call(getTransaction, {}, { token });
  const { invoice } = await app.call(getTransactionDetail, { params: { transaction_id: last?.id ?? 0 } }, { token });
  const { name, address, zip, city, cvr } = suggested;
  expect(billing).toMatchObject({ name, address, zip, city, cvr });
  expect(invoice.content?.buyer).toEqual(billing);
});
