import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { getMembershipPlan, getTransaction, paymentWithIntent } from '@jobblik/contract/membership/membership.api';
import { quote } from '@jobblik/contract/membership/plans.rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeMembership } from '../membership.factory.ts';
import { type Buyer, choose, makeBuyer } from '../payments/payments.harness.ts';

const now = new Date('2026-05-20T10:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock: testClock(now) });
});
afterAll(() => app.close());

/** Local date of an instant. */
function dayOf(instant: string | null | undefined): string | undefined {
  return instant ? localDateOf(new Date(instant)) : undefined;
}

async function pay(buyer: Buyer, plan: number) {
  await choose(app, buyer, { plan, extras: [] });
  const price = (quote('employer', { plan, extras: [] })?.total ?? 0) / 100;
  const amounts = { description: '', sub_total: price / 1.25, vat: price - price / 1.25, price };
  const body = { ...amounts, payment_method_id: 'pm_card_visa', terms_accepted: true };
  return await app.call(paymentWithIntent, { body }, buyer);
}

it.each([
  ['the same plan extends the present one', 3, 3, { after: 3, beside: null }],
  ['a lower plan follows the present one', 3, 2, { after: 3, beside: null }],
  ['a higher plan begins now beside the present one', 2, 3, { after: null, beside: { plan: 2 } }],
])('%s, as it is announced before the payment', async (_name, present, bought, expected) => {
  const buyer = await makeBuyer(app);
  await makeMembership(app.services.db, { userId: buyer.userId, plan: present, now });
  const before = await app.call(getMembershipPlan, {}, buyer);
  const announced = before.purchases.find(({ plan }) => plan === bought);
  expect(announced).toMatchObject(expected);
  const presentEnd = dayOf(before.valid_until);
  if (announced?.beside) expect(announced.beside.until).toBe(presentEnd);
  if (announced?.after) {
    expect(announced.from).toBe(presentEnd);
    // The membership of this test ends in the middle of a day, which is its last one on the whole screen.
    expect(announced.present_until).toBe(presentEnd);
  }

  const paid = await pay(buyer, bought);
  expect(paid).toMatchObject({ result: 'success', membership: { plan: Math.max(present, bought) } });
  const [row] = await app.call(getTransaction, {}, buyer);
  expect(row).toMatchObject({ plan: bought, paid: 1 });
  expect([dayOf(row?.valid_from), dayOf(row?.valid_until)]).toEqual([announced?.from, announced?.until]);
});
