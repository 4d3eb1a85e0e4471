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

it('the membership of the sample employer is what its payments cover, without a gap', async () => {
  const { membership, valid_until } = await app.call(getMembershipPlan, {}, { token });
  const rows = (await app.call(getTransaction, {}, { token })).toReversed();
  expect(membership).toEqual({ plan: 3, status: 1 });
  expect(rows.at(-1)?.valid_until).toBe(valid_until);
  expect(rows.slice(1).map((row) => row.valid_from)).toEqual(rows.slice(0, -1).map((row) => row.valid_until));
  expect(Date.parse(valid_until ?? '') - Date.now()).toBeGreaterThan(350 * 86_400_000);
});
