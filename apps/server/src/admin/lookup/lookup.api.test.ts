import { getAccountRecord, getJobRecord, getPaymentRecord, lookUp } from '@jobblik/contract/admin/lookup.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { makeUser, signInAs } from '../../accounts/accounts.factory.ts';
import { users } from '../../accounts/index.ts';
import { makeCompany } from '../../companies/companies.factory.ts';
import { makeJob } from '../../jobs/jobs.factory.ts';
import { makePaidMembership } from '../../membership/membership.factory.ts';
import { auditLog } from '../audit/audit.tables.ts';
import { makeOperator } from '../operators/operators.factory.ts';

let app: TestApp;
let token: string;
let operatorId: number;

beforeAll(async () => {
  app = await startTestApp();
  const operator = await makeOperator(app.services.db);
  operatorId = operator.id;
  token = await signInAs(app.services.db, operator);
});
afterAll(() => app.close());

const find = async (words: string) => {
  const { hits } = await app.call(lookUp, { body: { words } }, { token });
  return hits.map(({ kind, id }) => `${kind} ${id}`);
};

/** An employer with a company, an ad and a paid invoice, whose names nobody else has. */
async function bakery(word: string, cvr: string, phone: string) {
  const { db } = app.services;
  const email = `${word.toLowerCase()}@bageri.test`;
  const user = await makeUser(db, { role: 'employer', name: `Ane ${word}`, email });
  await db.update(users).set({ phone }).where(eq(users.id, user.id));
  const company = await makeCompany(db, { userId: user.id, name: `${word} Bageri`, cvr });
  const job = await makeJob(db, { userId: user.id, companyId: company.id, title: `Bager hos ${word}` });
  const billing = { name: `${word} Bageri ApS`, address: 'Torvet 1', zip: '9000', city: 'Aalborg', cvr, email };
  const paymentId = await makePaidMembership(app.services, { userId: user.id, role: 'employer', plan: 2, billing });
  const { payment } = await app.call(getPaymentRecord, { params: { id: paymentId } }, { token });
  return { user, company, job, paymentId, email, invoice: payment.invoice ?? 0 };
}

describe('looking up', () => {
  it('finds company, person, ad and payment by a part of the name, in any case', async () => {
    const made = await bakery('Kvædehuset', '25063864', '12 34 56 70');
    expect(await find('kvædehus')).toEqual([
      `company ${made.company.id}`,
      `account ${made.user.id}`,
      `job ${made.job.id}`,
      `payment ${made.invoice}`,
    ]);
  });

  it('finds by mail, CVR, telephone and number', async () => {
    const made = await bakery('Rugstedet', '37553727', '+45 12 34 56 71');
    expect(await find(made.email.toUpperCase())).toEqual([`account ${made.user.id}`, `payment ${made.invoice}`]);
    expect(await find('37 55 37 27')).toEqual([`company ${made.company.id}`, `payment ${made.invoice}`]);
    expect(await find('DK37553727')).toEqual([`company ${made.company.id}`, `payment ${made.invoice}`]);
    expect(await find('12345671')).toEqual([`account ${made.user.id}`]);
    expect(await find(String(made.job.id))).toContain(`job ${made.job.id}`);
    expect(await find(String(made.user.id))).toContain(`account ${made.user.id}`);
    expect(await find(String(made.invoice))).toContain(`payment ${made.invoice}`);
  });

  it('finds no operator, nobody who has left, and nothing for a sign of LIKE', async () => {
    await makeOperator(app.services.db, { name: 'Wolmer Drift' });
    expect(await find('Wolmer')).toEqual([]);
    expect(await find('%%')).toEqual([]);
    expect(await find('')).toEqual([]);
  });

  it.each(['x', `${'x'.repeat(201)}`])('refuses %j', async (words) => {
    expect(await app.refused(lookUp, { body: { words } }, { token })).toMatchObject({ code: 'invalid_input' });
  });

  it('writes that somebody searched, and never the words', async () => {
    await find('hemmelig@bageri.test');
    const entries = await app.services.db.select().from(auditLog).where(eq(auditLog.operatorId, operatorId));
    expect(
      entries.some(({ what, kind, object }) => what === 'looked_up' && kind === 'look' && object === 'search'),
    ).toBe(true);
    expect(JSON.stringify(entries)).not.toContain('hemmelig');
  });
});

describe('a record', () => {
  it('of an account has company, ads, payments and who has seen it', async () => {
    const made = await bakery('Sprødhuset', '10403782', '12345672');
    const record = await app.call(getAccountRecord, { params: { id: made.user.id } }, { token });
    expect(record).toMatchObject({
      account: { id: made.user.id, type: 'employer', email: made.email, confirmed: true, frozen: false, sessions: 0 },
      company: { id: made.company.id, name: 'Sprødhuset Bageri', cvr: '10403782', taken_down: false },
      jobs: [{ id: made.job.id, state: 'live' }],
      payments: [{ id: made.paymentId, invoice: made.invoice, refunded: 0 }],
      log: [{ what: 'account_read', by: 'Sara Lind', kind: 'look' }],
    });
    await signInAs(app.services.db, made.user);
    expect((await app.call(getAccountRecord, { params: { id: made.user.id } }, { token })).account.sessions).toBe(1);
  });

  it('of an ad and of a payment leads to the account', async () => {
    const made = await bakery('Ovnhuset', '99402776', '12345673');
    expect(await app.call(getJobRecord, { params: { id: made.job.id } }, { token })).toMatchObject({
      job: { id: made.job.id, user_id: made.user.id, email: made.email, increased: false, extendable: true },
    });
    const { payment } = await app.call(getPaymentRecord, { params: { id: made.paymentId } }, { token });
    expect(payment).toMatchObject({ user_id: made.user.id, state: 'paid', refunding: false });
    expect(payment.left).toBe(payment.total);
  });

  it('is not found for what does not exist, and for an operator', async () => {
    const other = await makeOperator(app.services.db);
    for (const call of [getAccountRecord, getJobRecord, getPaymentRecord])
      expect(await app.refused(call, { params: { id: 2_000_000_000 } }, { token })).toMatchObject({ status: 404 });
    expect(await app.refused(getAccountRecord, { params: { id: other.id } }, { token })).toMatchObject({ status: 404 });
  });
});

describe('the look-up', () => {
  it.each([
    ['reader', 200],
    ['editor', 403],
  ] as const)('is answered for a %s with %i', async (adminRole, status) => {
    const { db } = app.services;
    const own = await signInAs(db, await makeOperator(db, { adminRole }));
    const user = await makeUser(db);
    const params = { params: { id: user.id } };
    expect((await app.send(lookUp, { body: { words: 'ane' } }, { token: own })).status).toBe(status);
    expect((await app.send(getAccountRecord, params, { token: own })).status).toBe(status);
  });
});
