import { makeInvoicePdf } from '@jobblik/contract/membership/membership.api';
import { getWithdrawal, withdrawPurchase } from '@jobblik/contract/membership/withdrawal.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, signInAs } from '../../accounts/accounts.factory.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { cancelRefund, planRefundOf } from '../back-office/plan-refund.ts';
import { membershipOf } from '../entitlement.ts';
import { balance } from '../ledger.ts';
import { makeOrderStates, makePaidMembership } from '../membership.factory.ts';
import { orders } from '../orders/orders.tables.ts';
import { refundInvoice, refundTask } from '../payments/refund-payment.ts';
import { refunds } from '../payments.tables.ts';

// A Friday; 14 days later is a Friday too.
const start = new Date('2026-11-20T19:14:00Z');
const clock = testClock(start);
const day = 86_400_000;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

/** A seeker who has bought the Pro plan at the start, and the days that have gone since. */
async function buy(daysLater = 0, plan = 2) {
  const { db } = app.services;
  clock.set(start);
  const user = await makeUser(db, { role: 'seeker' });
  const email = `amalie-${user.id}@jobblik.test`;
  const billing = { name: 'Amalie Holm', address: 'Graven 8', zip: '9000', city: 'Aalborg', cvr: '', email };
  const id = await makePaidMembership(app.services, { userId: user.id, role: 'seeker', plan, billing });
  clock.set(new Date(start.getTime() + daysLater * day));
  const token = await signInAs(db, user);
  const body = { transaction_id: id, name: 'Amalie Holm', email };
  return {
    id,
    user,
    email,
    token,
    body,
    read: async () => (await app.call(getWithdrawal, { params: { transaction_id: id } }, { token })).withdrawal,
    withdraw: async () => (await app.call(withdrawPurchase, { body }, { token })).withdrawal,
    refusal: async () => refusalOf(await ask(body, token)),
  };
}

const ask = (body: object, token?: string) =>
  app.raw('POST', withdrawPurchase.path, {
    token,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

async function refusalOf(response: Response) {
  return [response.status, ((await response.json()) as { code: string }).code];
}

it('on the day of the purchase ends the plan, pays 30 of 31 days back and issues a credit note', async () => {
  const { db } = app.services;
  const { id, user, token, read, withdraw } = await buy();
  expect(await read()).toMatchObject({
    status: 'open',
    last_day: '2026-12-04',
    used_days: 1,
    of_days: 31,
    refund: 1446_77,
    stops: ['help', 'talk'],
    receipt: null,
  });
  const answer = await withdraw();
  expect(answer).toMatchObject({
    status: 'withdrawn',
    refund: 1446_77,
    receipt: { received_at: start.toISOString(), name: 'Amalie Holm', credit_note: answer.invoice_number + 1 },
  });
  expect(await membershipOf(db, user.id, clock.now())).toEqual({ plan: 0, status: 0 });
  expect(await balance(db, 'provider', id)).toBe(48_23);
  expect(await balance(db, 'prepaid', id)).toBe(-48_23);
  const states = await db.select({ state: orders.state }).from(orders).where(eq(orders.paymentId, id));
  expect(states).toEqual([{ state: 'closed' }, { state: 'closed' }]);
  const note = await app.call(makeInvoicePdf, { body: { invoice_id: id, type: 1 } }, { token });
  expect((await (await app.raw('GET', note.pdf_url)).text()).slice(0, 5)).toBe('%PDF-');
});

it('mails a receipt with the statement, date and time, once however often it is asked for', async () => {
  const { id, email, withdraw } = await buy(4);
  const [first, second] = await Promise.all([withdraw(), withdraw()]);
  clock.set(new Date(start.getTime() + 40 * day));
  const third = await withdraw();
  expect([first.refund, second.refund, third.refund]).toEqual([1253_87, 1253_87, 1253_87]);
  const { db } = app.services;
  expect(await db.select().from(refunds).where(eq(refunds.paymentId, id))).toHaveLength(1);
  const mails = (await app.mailsTo(email)).filter(({ subject }) => subject.startsWith('Købet er fortrudt'));
  expect(mails).toHaveLength(1);
  const text = mails[0]?.text ?? '';
  const parts = [
    'Vi modtog din erklæring 24. november 2026 kl. 20.14',
    `»Amalie Holm fortryder købet af Pro Pakke, én måned, faktura ${first.invoice_number}.«`,
    '5 af 31 dage er brugt',
    'Du får tilbage: 1.253,87 kr.',
    'senest 8. december 2026',
  ];
  for (const part of parts) expect(text).toContain(part);
});

it('is let in on day 13 and on the last day, and refused on day 15', async () => {
  expect((await (await buy(13)).withdraw()).status).toBe('withdrawn');
  expect((await (await buy(14)).withdraw()).status).toBe('withdrawn');
  const late = await buy(15);
  expect(await late.refusal()).toEqual([409, 'withdrawal_over']);
  expect((await late.read()).status).toBe('over');
  expect(await membershipOf(app.services.db, late.user.id, clock.now())).toEqual({ plan: 2, status: 1 });
});

it('is refused when everything is delivered, and keeps what is delivered when something is not', async () => {
  const whole = await buy(2);
  await makeOrderStates(app.services, whole.id, { help: 'delivered', talk: 'delivered' });
  expect(await whole.refusal()).toEqual([409, 'withdrawal_delivered']);
  const part = await buy(2);
  await makeOrderStates(app.services, part.id, { help: 'delivered' });
  expect(await part.withdraw()).toMatchObject({ stops: ['talk'], keeps: ['help'] });
});

it('is refused after a whole refund; an earlier part of one is taken off', async () => {
  const whole = await buy(1);
  await refundInvoice(app.services, (await whole.read()).invoice_number);
  expect(await whole.refusal()).toEqual([409, 'withdrawal_refunded']);
  const part = await buy(4);
  await refundInvoice(app.services, (await part.read()).invoice_number, 200_00);
  expect(await part.withdraw()).toMatchObject({ refunded: 200_00, refund: 1053_87 });
});

it('counts on a refund of an operator, who can no longer take it back', async () => {
  const { db } = app.services;
  const { id, withdraw } = await buy(4);
  const startAfter = new Date(clock.now().getTime() + day);
  const refundId = await inTransaction(db, (tx) =>
    planRefundOf(tx, app.services, { paymentId: id, amount: 200_00, startAfter }),
  );
  const { payments } = app.services;
  const refund = payments.refund;
  payments.refund = () => Promise.reject(new Error('the payment service does not answer'));
  try {
    expect(await withdraw()).toMatchObject({ refunded: 200_00, refund: 1053_87 });
    expect(await inTransaction(db, (tx) => cancelRefund(tx, Number(refundId)))).toBe(false);
  } finally {
    payments.refund = refund;
  }
});

it('of a higher plan brings the lower one back, which is not withdrawn before it', async () => {
  const { db } = app.services;
  const basic = await buy(3, 1);
  const pro = await makePaidMembership(app.services, { userId: basic.user.id, role: 'seeker', plan: 2 });
  expect(await basic.refusal()).toEqual([409, 'withdrawal_upgraded']);
  const body = { ...basic.body, transaction_id: pro };
  await app.call(withdrawPurchase, { body }, { token: basic.token });
  expect(await membershipOf(db, basic.user.id, clock.now())).toEqual({ plan: 1, status: 1 });
  expect((await basic.withdraw()).status).toBe('withdrawn');
  expect(await membershipOf(db, basic.user.id, clock.now())).toEqual({ plan: 0, status: 0 });
});

it('holds although the payment service does not answer; the money follows', async () => {
  const { payments, tasks, db } = app.services;
  const { id, withdraw, read } = await buy(4);
  const refund = payments.refund;
  payments.refund = () => Promise.reject(new Error('the payment service does not answer'));
  try {
    expect((await withdraw()).receipt?.credit_note).toBeNull();
  } finally {
    payments.refund = refund;
  }
  await tasks.enqueue(db, refundTask, { payment_id: id });
  await tasks.idle();
  expect(await read()).toMatchObject({ status: 'withdrawn', receipt: { credit_note: expect.any(Number) } });
});

it('is refused to another seeker, to employers and to guests, and for what is not there or not written', async () => {
  const { db } = app.services;
  const { body, read } = await buy();
  const other = await signInAs(db, await makeUser(db, { role: 'seeker' }));
  const employer = await signInAs(db, await makeUser(db, { role: 'employer' }));
  expect(await refusalOf(await ask(body, other))).toEqual([404, 'not_found']);
  expect(await refusalOf(await ask({ ...body, transaction_id: 2_147_483_647 }, other))).toEqual([404, 'not_found']);
  expect(await refusalOf(await ask(body, employer))).toEqual([403, 'forbidden']);
  expect(await refusalOf(await ask(body))).toEqual([401, 'unauthenticated']);
  expect(await refusalOf(await ask({ ...body, name: '' }, other))).toEqual([400, 'invalid_input']);
  expect(await refusalOf(await ask({ ...body, email: 'intet' }, other))).toEqual([400, 'invalid_input']);
  expect((await read()).status).toBe('open');
});
