import { getUser } from '@jobblik/contract/accounts/accounts.api';
import { getCases, getMessage } from '@jobblik/contract/admin/cases.api';
import { undoDecision } from '@jobblik/contract/admin/decisions.api';
import { confirmAddress, endSessions, extendJob, refundPayment, sendResetLink } from '@jobblik/contract/admin/help.api';
import { getAccountRecord, getJobRecord, getPaymentRecord } from '@jobblik/contract/admin/lookup.api';
import { contactAboutJob } from '@jobblik/contract/jobs/own-jobs.api';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clockAhead, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { makeUser, signInAs } from '../../accounts/accounts.factory.ts';
import { type JobOptions, makeEmployer, makeJob } from '../../jobs/jobs.factory.ts';
import { memberships } from '../../membership/index.ts';
import { makePaidMembership } from '../../membership/membership.factory.ts';
import { invoices } from '../../membership/payments.tables.ts';
import { makeOperator } from '../operators/operators.factory.ts';

const clock = clockAhead();
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ clock });
  token = await signInAs(app.services.db, await makeOperator(app.services.db), { now: clock.now() });
});
afterAll(() => app.close());
afterEach(() => clock.reset());

const why = 'Personen har ringet.';
const pass = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000));
const undo = (decision_id: number) => app.send(undoDecision, { body: { decision_id } }, { token });
const missing = 2_000_000_000;

/** Runs the tasks that are due at the test's clock, which is ahead of the queue's. */
async function finish(): Promise<void> {
  await app.services.db.execute(sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`);
  await app.services.tasks.idle();
}

describe('helping a person', () => {
  it('confirms the address once', async () => {
    const user = await makeUser(app.services.db, { emailVerifiedAt: null });
    const confirm = { body: { user_id: user.id, why } };
    await app.call(confirmAddress, confirm, { token });
    const { account, log } = await app.call(getAccountRecord, { params: { id: user.id } }, { token });
    expect([account.confirmed, log[1]]).toMatchObject([true, { what: 'address_confirmed', why, kind: 'act' }]);
    expect(await app.refused(confirmAddress, confirm, { token })).toMatchObject({ status: 409, code: 'nothing_to_do' });
  });

  it('mails a link for a new password to the own address', async () => {
    const user = await makeUser(app.services.db);
    await app.call(sendResetLink, { body: { user_id: user.id, why } }, { token });
    await app.services.tasks.idle();
    const [mail] = await app.mailsTo(user.email);
    expect(mail?.text).toMatch(/\/ResetPassword\/[\w-]{43}/);
  });

  it('signs every browser out', async () => {
    const user = await makeUser(app.services.db);
    const own = await signInAs(app.services.db, user, { now: clock.now() });
    await app.call(endSessions, { body: { user_id: user.id, why } }, { token });
    expect((await app.send(getUser, {}, { token: own })).status).toBe(401);
    expect(await app.refused(endSessions, { body: { user_id: user.id, why } }, { token })).toMatchObject({
      code: 'nothing_to_do',
    });
  });

  it('is refused without a reason, for an operator, for nobody, and to a reader', async () => {
    const { db } = app.services;
    const other = await makeOperator(db);
    const reader = await signInAs(db, await makeOperator(db, { adminRole: 'reader' }), { now: clock.now() });
    const user = await makeUser(db, { emailVerifiedAt: null });
    for (const call of [confirmAddress, sendResetLink, endSessions]) {
      for (const user_id of [other.id, missing])
        expect(await app.refused(call, { body: { user_id, why } }, { token })).toMatchObject({ code: 'not_found' });
      expect(await app.refused(call, { body: { user_id: user.id, why: ' ' } }, { token })).toMatchObject({
        fields: [{ path: 'why', code: 'required' }],
      });
      expect(await app.refused(call, { body: { user_id: user.id, why } }, { token: reader })).toMatchObject({
        code: 'operator_right_missing',
      });
    }
  });
});

async function ad(options: Partial<JobOptions> = {}) {
  const { user, company } = await makeEmployer(app.services.db);
  const job = await makeJob(
    app.services.db,
    { userId: user.id, companyId: company.id, title: 'Stenhugger', increased: true, ...options },
    clock.now(),
  );
  const own = await signInAs(app.services.db, user, { now: clock.now() });
  return { user, job, own };
}

const recordOf = async (id: number) => (await app.call(getJobRecord, { params: { id } }, { token })).job;
const extend = async (job_id: number, days = 10) =>
  (await app.call(extendJob, { body: { job_id, days, why } }, { token })).decision;

describe('extending an ad', () => {
  it('adds days also after the one extension, and is taken back within ten seconds', async () => {
    const { job } = await ad();
    const before = await recordOf(job.id);
    const decision = await extend(job.id);
    const days = (iso: string | null | undefined) => Date.parse(iso ?? '') / 86_400_000;
    expect(days((await recordOf(job.id)).ends_at) - days(before.ends_at)).toBe(10);
    expect((await undo(decision.id)).status).toBe(200);
    expect((await recordOf(job.id)).ends_at).toBe(before.ends_at);
    const { id } = await extend(job.id);
    pass(10);
    expect(await (await undo(id)).json()).toMatchObject({ code: 'too_late_to_undo' });
  });

  it('shows an ad again that has ended', async () => {
    const day = 86_400_000;
    const now = clock.now().getTime();
    const { job } = await ad({
      publishedAt: new Date(now - 40 * day),
      endsAt: new Date(now - 9 * day),
      jobDeadlineDate: new Date(now - 12 * day).toISOString().slice(0, 10),
    });
    expect((await recordOf(job.id)).state).toBe('expired');
    await extend(job.id);
    expect(await recordOf(job.id)).toMatchObject({ state: 'live' });
  });

  it.each([
    ['a draft', { isActive: false }],
    ['a closed ad', { closedAt: new Date() }],
    ['a deleted ad', { deletedAt: new Date() }],
    ['an ad that was taken down', { takenDownAt: new Date() }],
  ])('is refused for %s', async (_what, options: Partial<JobOptions>) => {
    const { job } = await ad(options);
    const refusal = await app.refused(extendJob, { body: { job_id: job.id, days: 10, why } }, { token });
    expect(refusal).toMatchObject({ status: 409, code: 'job_not_extendable' });
  });

  it.each([0, 31, 1.5, 'ti'])('is refused for %j days', async (days) => {
    const { job } = await ad();
    const body = { job_id: job.id, days: Number(days), why };
    expect((await app.refused(extendJob, { body }, { token })).fields?.[0]?.path).toBe('days');
  });

  it('is refused for an ad that does not exist', async () => {
    const body = { job_id: missing, days: 1, why };
    expect(await app.refused(extendJob, { body }, { token })).toMatchObject({ code: 'not_found' });
  });
});

describe('a message about an ad', () => {
  it('arrives as a case that names the ad, once until it is answered', async () => {
    const { user, job, own } = await ad();
    const ask = { body: { job_id: job.id, message: 'Vi vil gerne vise den i to uger mere.' } };
    await app.call(contactAboutJob, ask, { token: own });
    const { cases } = await app.call(getCases, {}, { token });
    const waiting = cases.find(
      ({ kind, title }) => kind === 'contact_message' && title.startsWith(`Om annonce ${job.id}`),
    );
    const { message } = await app.call(getMessage, { params: { id: waiting?.id ?? 0 } }, { token });
    expect(message).toMatchObject({ job_id: job.id, user_id: user.id, email: user.email, message: ask.body.message });
    expect(await app.refused(contactAboutJob, ask, { token: own })).toMatchObject({
      status: 409,
      code: 'already_asked',
    });
  });

  it('is refused about another company’s ad, about none, and without text', async () => {
    const { job } = await ad();
    const stranger = await ad();
    const ask = (job_id: number, message = 'Længere, tak.') =>
      app.refused(contactAboutJob, { body: { job_id, message } }, { token: stranger.own });
    expect(await ask(job.id)).toMatchObject({ status: 403, code: 'not_yours' });
    expect(await ask(missing)).toMatchObject({ status: 404 });
    expect((await ask(stranger.job.id, ' ')).fields).toEqual([{ path: 'message', code: 'required' }]);
  });
});

async function paid() {
  const user = await makeUser(app.services.db, { role: 'employer' });
  const id = await makePaidMembership(app.services, { userId: user.id, role: 'employer', plan: 2 });
  return { user, id, total: (await paymentOf(id)).payment.total };
}
const paymentOf = (id: number) => app.call(getPaymentRecord, { params: { id } }, { token });
const refund = (payment_id: number, amount: number) => ({ body: { payment_id, amount, why } });

describe('a refund', () => {
  it('is made after ten seconds, with a credit note, and in parts', async () => {
    const { id, total } = await paid();
    await app.call(refundPayment, refund(id, 10_000), { token });
    expect(await paymentOf(id)).toMatchObject({ credit_notes: [], payment: { refunding: true, left: total - 10_000 } });
    expect(await app.refused(refundPayment, refund(id, 100), { token })).toMatchObject({ code: 'refund_under_way' });
    pass(10);
    await finish();
    expect(await paymentOf(id)).toMatchObject({ credit_notes: [{ total: -10_000 }], payment: { refunding: false } });
    await app.call(refundPayment, refund(id, total - 10_000), { token });
    pass(10);
    await finish();
    expect(await paymentOf(id)).toMatchObject({ payment: { left: 0, refunded: total } });
    const [membership] = await app.services.db.select().from(memberships).where(eq(memberships.paymentId, id));
    expect(membership?.status).toBe(0);
  });

  it('does not happen when it is taken back', async () => {
    const { id, total } = await paid();
    const { decision } = await app.call(refundPayment, refund(id, total), { token });
    expect((await undo(decision.id)).status).toBe(200);
    pass(10);
    await finish();
    expect(await paymentOf(id)).toMatchObject({ credit_notes: [], payment: { left: total, refunded: 0 } });
    const notes = and(eq(invoices.paymentId, id), eq(invoices.kind, 'credit_note'));
    expect(await app.services.db.$count(invoices, notes)).toBe(0);
  });

  it('is refused when it is greater than what is left, and nothing is stored', async () => {
    const { id, total } = await paid();
    expect(await app.refused(refundPayment, refund(id, total + 1), { token })).toMatchObject({
      status: 409,
      code: 'refund_too_large',
    });
    expect((await paymentOf(id)).payment.refunded).toBe(0);
    await app.call(refundPayment, refund(id, 1_000), { token });
    pass(10);
    await finish();
    expect(await app.refused(refundPayment, refund(id, total), { token })).toMatchObject({ code: 'refund_too_large' });
  });

  it.each([0, -100, 1.5])('of %j øre is refused', async (amount) => {
    const { id } = await paid();
    const refusal = await app.refused(refundPayment, refund(id, amount), { token });
    expect(refusal.fields?.[0]?.path).toBe('amount');
  });

  it('of an unknown payment is refused, and no reader makes one', async () => {
    const { db } = app.services;
    expect(await app.refused(refundPayment, refund(missing, 100), { token })).toMatchObject({ code: 'not_found' });
    const reader = await signInAs(db, await makeOperator(db, { adminRole: 'reader' }), { now: clock.now() });
    const { id } = await paid();
    expect(await app.refused(refundPayment, refund(id, 100), { token: reader })).toMatchObject({ status: 403 });
  });
});
