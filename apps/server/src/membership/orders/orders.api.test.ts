import { getTransaction, paymentWithIntent, saveMembershipPlan } from '@jobblik/contract/membership/membership.api';
import { bookOrder, getOrders } from '@jobblik/contract/membership/orders.api';
import { quote } from '@jobblik/contract/membership/plans.rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, signInAs } from '../../accounts/accounts.factory.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { makePaidMembership } from '../membership.factory.ts';
import { notifyOfOrderMoves } from '../membership.tasks.ts';
import { amountsOf, choose, makeBuyer, order as payOrder } from '../payments/payments.harness.ts';
import { refundInvoice } from '../payments/refund-payment.ts';
import { invoices, planChoices } from '../payments.tables.ts';
import { eraseOrders } from './create-orders.ts';
import { moveOrder, OrderError, openOrders } from './move-order.ts';
import { orders } from './orders.tables.ts';

const operator = 'ordrer@jobblik.test';
const clock = testClock(new Date('2026-11-27T09:00:00Z'));
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock, env: { CONTACT_EMAIL: operator } });
});
afterAll(() => app.close());

const mailsTo = (address: string) => app.mailsTo(address);

async function buy(role: 'seeker' | 'employer', plan: number, extras: number[]) {
  const { db } = app.services;
  const user = await makeUser(db, { role });
  const email = `faktura-${user.id}@jobblik.test`;
  const billing = { name: `Kunde ${user.id}`, address: 'Havnegade 1', zip: '9000', city: 'Aalborg', cvr: '', email };
  const cvr = role === 'employer' ? '10403782' : '';
  const paymentId = await makePaidMembership(app.services, {
    userId: user.id,
    role,
    plan,
    extras,
    billing: { ...billing, cvr },
  });
  return { user, paymentId, email, name: billing.name, token: await signInAs(db, user) };
}

const own = async (buyer: { token: string }) => (await app.call(getOrders, {}, buyer)).orders;
const tomorrow = '2026-11-30T09:30:00.000Z';

describe('what was bought', () => {
  it('becomes orders of the payment, and a mail to the operator', async () => {
    const buyer = await buy('seeker', 2, [4]);
    const shared = { transaction_id: buyer.paymentId, state: 'received', booking: null, booked_at: null };
    expect(await own(buyer)).toMatchObject([
      { ...shared, service: 'help', due_date: '2026-11-30' },
      { ...shared, service: 'talk', due_date: '2026-12-04' },
      { ...shared, service: 'coaching', due_date: '2026-12-04' },
    ]);
    const [mail] = (await mailsTo(operator)).filter(({ subject }) => subject.includes(buyer.name));
    expect(mail?.subject).toBe(`3 ordrer fra ${buyer.name}`);
    for (const part of ['Videosamtale med en rådgiver', 'Karrieresamtale', '4. december 2026', buyer.email])
      expect(mail?.text).toContain(part);
    expect(await app.call(getTransaction, {}, buyer)).toMatchObject([{ id: buyer.paymentId, paid: 1 }]);
  });

  it('is nothing for a plan without services, and nothing without a payment', async () => {
    expect(await own(await buy('employer', 2, []))).toEqual([]);
    const visitor = await makeBuyer(app, 'seeker');
    expect(await own(visitor)).toEqual([]);
    await app.refused(getOrders, {}, {}).then((problem) => expect(problem).toMatchObject({ status: 401 }));
  });

  it('is closed when all of it is paid back, but for what was delivered', async () => {
    const { db } = app.services;
    const buyer = await buy('seeker', 2, [1]);
    const [help] = await own(buyer);
    await moveOrder(db, help?.id ?? 0, 'in_progress', clock.now());
    await moveOrder(db, help?.id ?? 0, 'delivered', clock.now());
    const [invoice] = await db.select().from(invoices).where(eq(invoices.paymentId, buyer.paymentId));
    await refundInvoice(app.services, invoice?.number ?? 0, 100_00);
    expect((await own(buyer)).map(({ state }) => state)).toEqual(['delivered', 'received', 'received']);
    await refundInvoice(app.services, invoice?.number ?? 0);
    expect((await own(buyer)).map(({ state }) => state)).toEqual(['delivered', 'closed', 'closed']);
  });

  it('keeps nothing of a person whose account is removed', async () => {
    const { db } = app.services;
    const buyer = await buy('seeker', 1, []);
    const [help] = await own(buyer);
    await app.call(bookOrder, { body: { order_id: help?.id ?? 0, text: 'Mit navn er Zylthamm' } }, buyer);
    await inTransaction(db, (tx) => eraseOrders(tx, buyer.user.id));
    expect(await db.select().from(orders).where(eq(orders.paymentId, buyer.paymentId))).toMatchObject([
      { booking: null, userId: null, state: 'closed' },
    ]);
  });
});

describe('an extra for an ad', () => {
  it('is refused with a plan that has no ads, when it is chosen and when it is paid', async () => {
    const buyer = await makeBuyer(app);
    const extra_package = [{ id: 2, status: 1 }];
    const refusal = { code: 'extra_needs_ads' };
    expect(await app.refused(saveMembershipPlan, { body: { selected_plan: 1, extra_package } }, buyer)).toMatchObject({
      ...refusal,
      status: 400,
    });
    await app.services.db
      .update(planChoices)
      .set({ plan: 1, extras: [1] })
      .where(eq(planChoices.userId, buyer.userId));
    const quoted = quote('employer', { plan: 1, extras: [1] });
    const price = (quoted?.total ?? 0) / 100;
    const body = { description: '', sub_total: price / 1.25, vat: price / 5, price, terms_accepted: true };
    const card = { ...body, payment_method_id: 'pm_card_visa' };
    expect(await app.refused(paymentWithIntent, { body: card }, buyer)).toMatchObject({ ...refusal, status: 400 });
    await choose(app, buyer, { plan: 2, extras: [1] });
    expect(await app.call(paymentWithIntent, payOrder('pm_card_visa'), buyer)).toMatchObject({ result: 'success' });
    expect(amountsOf('employer').price).toBeGreaterThan(price);
  });
});

describe('a booking', () => {
  it('stores a time, counts the days from now, and is mailed to the operator', async () => {
    const buyer = await buy('seeker', 2, []);
    const talk = (await own(buyer)).find(({ service }) => service === 'talk');
    const body = { order_id: talk?.id ?? 0, text: 'Gerne på video', wished_at: tomorrow };
    const booking = { text: 'Gerne på video', wished_at: tomorrow, job_id: null, job_title: '' };
    const booked = { state: 'received', booking, booked_at: clock.now().toISOString() };
    expect(await app.call(bookOrder, { body }, buyer)).toMatchObject({ result: 'success', order: booked });
    expect((await own(buyer)).find(({ id }) => id === talk?.id)).toMatchObject(booked);
    const mail = (await mailsTo(operator)).find(({ subject }) => subject.startsWith(`Ordre ${talk?.id}:`));
    for (const part of ['Gerne på video', 'mandag 30. november', '10.30', buyer.email])
      expect(mail?.text).toContain(part);
  });

  it('is refused for what is missing, for the orders of others and once somebody has begun', async () => {
    const [buyer, stranger] = [await buy('seeker', 2, []), await buy('seeker', 2, [])];
    const [help, talk] = await own(buyer);
    const body = { order_id: help?.id ?? 0, text: 'Hjælp mig' };
    expect(await app.refused(bookOrder, { body }, stranger)).toMatchObject({ code: 'not_found' });
    expect(await app.refused(bookOrder, { body }, {})).toMatchObject({ status: 401 });
    const missing = [
      [{ order_id: help?.id ?? 0 }, { path: 'text', code: 'required' }],
      [{ order_id: talk?.id ?? 0 }, { path: 'wished_at', code: 'required' }],
      [
        { order_id: talk?.id ?? 0, wished_at: '2026-11-26T09:00:00Z' },
        { path: 'wished_at', code: 'starts_in_the_past' },
      ],
      [
        { order_id: talk?.id ?? 0, wished_at: 'i morgen' },
        { path: 'wished_at', code: 'not_a_date' },
      ],
    ] as const;
    for (const [wrong, field] of missing)
      expect(await app.refused(bookOrder, { body: wrong }, buyer)).toMatchObject({
        code: 'invalid_input',
        fields: [field],
      });
    await app.call(bookOrder, { body }, buyer);
    await moveOrder(app.services.db, help?.id ?? 0, 'in_progress', clock.now());
    expect(await app.refused(bookOrder, { body }, buyer)).toMatchObject({ code: 'order_begun', status: 409 });
  });
});

describe('the operator', () => {
  it('sees open orders, those due first, and moves them one step at a time', async () => {
    const { db } = app.services;
    const buyer = await buy('seeker', 2, []);
    const mine = async () => (await openOrders(db)).filter(({ paymentId }) => paymentId === buyer.paymentId);
    const [help, talk] = await mine();
    expect([help?.service, talk?.service]).toEqual(['help', 'talk']);
    expect(help?.buyer).toEqual({ name: buyer.name, email: buyer.email });
    const id = help?.id ?? 0;
    await expect(moveOrder(db, id, 'delivered', clock.now())).rejects.toThrow(OrderError);
    await expect(moveOrder(db, 2_147_483_647, 'delivered', clock.now())).rejects.toThrow('there is no order');
    await moveOrder(db, id, 'in_progress', clock.now());
    await moveOrder(db, id, 'delivered', clock.now());
    expect((await mine()).map(({ service }) => service)).toEqual(['talk']);
    expect((await own(buyer))[0]).toMatchObject({ state: 'delivered', delivered_at: clock.now().toISOString() });
  });

  it('moves an order, and the server mails the buyer once', async () => {
    const { db, tasks } = app.services;
    const buyer = await buy('seeker', 1, []);
    const [help] = await own(buyer);
    await moveOrder(db, help?.id ?? 0, 'in_progress', clock.now());
    for (let round = 0; round < 2; round += 1) {
      await tasks.enqueue(db, notifyOfOrderMoves, {});
      await tasks.idle();
    }
    const mails = (await mailsTo(buyer.email)).filter(({ subject }) => subject.startsWith('Vi er i gang'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/kandidat/medlemskab/bestilling/${help?.id}`);
  });
});
