import { mainLogin } from '@jobblik/contract/accounts/accounts.api';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  passkeyLogin,
} from '@jobblik/contract/accounts/second-factor.api';
import { getAuditLog } from '@jobblik/contract/admin/audit.api';
import { getOperator, signInOperator, signInOperatorWithPasskey } from '@jobblik/contract/admin/operators.api';
import { type OperatorRole, operatorMay } from '@jobblik/contract/admin/operators.rules';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleValues } from '../../test/body-samples.ts';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { makeUser, samplePassword, signInAs } from '../accounts/accounts.factory.ts';
import { TestPasskey } from '../accounts/second-factor/passkey.factory.ts';
import { describeError } from '../platform/describe-error.ts';
import { auditLog } from './audit/audit.tables.ts';
import { makeOperator } from './operators/operators.factory.ts';
import { operators } from './operators/operators.tables.ts';

const site = { id: 'localhost', origin: 'http://localhost:8080' };
const clock = testClock(new Date('2026-03-10T12:00:00Z'));
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock, env: { PUBLIC_URL: site.origin } });
});
afterAll(() => app.close());

async function operator(adminRole: OperatorRole = 'operator') {
  const user = await makeOperator(app.services.db, { adminRole });
  return { user, token: await signInAs(app.services.db, user, { now: clock.now() }) };
}

const entriesOf = (operatorId: number) =>
  app.services.db.select().from(auditLog).where(eq(auditLog.operatorId, operatorId)).orderBy(desc(auditLog.id));

describe('signing in at the back office', () => {
  it('asks an operator for the second factor, and refuses members as a wrong password is', async () => {
    const { user } = await operator();
    const body = { email: user.email ?? '', password: samplePassword };
    expect(await app.refused(signInOperator, { body })).toMatchObject({ code: 'second_factor_required' });
    for (const role of ['seeker', 'employer'] as const) {
      const member = await makeUser(app.services.db, { role });
      const typed = { email: member.email ?? '', password: samplePassword };
      expect(await app.refused(signInOperator, { body: typed })).toMatchObject({
        status: 401,
        code: 'invalid_email_and_password',
      });
    }
  });

  it('is the only way in: the sign-in of members answers an operator as a wrong password', async () => {
    const { user } = await operator();
    const answer = async (password: string) =>
      await app.refused(mainLogin, { body: { email: user.email ?? '', password } });
    expect(await answer(samplePassword)).toEqual(await answer('wrong'));
  });

  it('opens with a passkey alone, which the sign-in of members refuses', async () => {
    const { token } = await operator();
    const passkey = new TestPasskey(site);
    const begun = await app.call(beginPasskey, {}, { token });
    const made = { challenge: begun.challenge, name: 'Nøgle', credential: passkey.create(begun.options) };
    await app.call(addPasskey, { body: made }, { token });
    const shown = async () => {
      const { challenge, options } = await app.call(beginPasskeySignIn, {});
      return { body: { challenge, credential: passkey.get(options) } };
    };
    expect(await app.refused(passkeyLogin, await shown())).toMatchObject({ code: 'passkey_refused' });
    const session = await app.call(signInOperatorWithPasskey, await shown());
    expect(await app.call(getOperator, {}, { token: session.token })).toMatchObject({
      operator: { name: 'Sara Lind', role: 'operator', secured_by: 'passkey' },
    });
  });

  it('lasts twelve hours without use', async () => {
    const { user } = await operator();
    const before = clock.now();
    const tokens = [
      await signInAs(app.services.db, user, { now: before }),
      await signInAs(app.services.db, user, { now: before }),
    ];
    const [used, unused] = tokens;
    clock.minutesLater(6 * 60);
    expect((await app.send(getOperator, {}, { token: used })).status).toBe(200);
    clock.minutesLater(6 * 60);
    expect((await app.send(getOperator, {}, { token: used })).status).toBe(200);
    expect((await app.send(getOperator, {}, { token: unused })).status).toBe(401);
    clock.set(before);
  });
});

describe('the log', () => {
  it('has an entry of every call of the back office that was answered', async () => {
    const known: Record<string, unknown> = { ...sampleValues(), id: 1 };
    for (const { call } of app.calls.filter(({ call }) => call.access === 'admin' && call.method === 'GET')) {
      const { user, token } = await operator();
      const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => String(known[name] ?? '1'));
      const response = await app.raw('GET', path, { token });
      const written = await entriesOf(user.id);
      expect
        .soft(
          written.map(({ call }) => call),
          path,
        )
        .toEqual(response.ok ? [`GET ${call.path}`] : []);
    }
  });

  it('is served with every call of the back office', () => {
    const calls = app.calls.filter(({ call }) => call.access === 'admin');
    expect(calls.length).toBeGreaterThan(1);
    expect(calls.filter(({ audited }) => !audited).map(({ call }) => call.path)).toEqual([]);
  });

  it('says who looked at what, when and by which call, the newest first', async () => {
    const { user, token } = await operator();
    await app.call(getOperator, {}, { token });
    const { entries } = await app.call(getAuditLog, { query: {} }, { token });
    expect(entries.slice(0, 2)).toMatchObject([
      { by: 'Sara Lind', kind: 'look', what: 'log_read', object: 'log', call: 'GET /api/admin/get_log' },
      { by: 'Sara Lind', kind: 'look', what: 'operator_read', object: 'operator', at: clock.now().toISOString() },
    ]);
    expect(await entriesOf(user.id)).toHaveLength(2);
    const older = await app.call(getAuditLog, { query: { before: entries[0]?.id } }, { token });
    expect(older.entries[0]).toEqual(entries[1]);
  });

  it.each([
    ['changed', sql`update audit_log set why = 'x'`],
    ['deleted', sql`delete from audit_log`],
    ['emptied', sql`truncate audit_log`],
  ])('cannot be %s', async (_what, statement) => {
    const { token } = await operator();
    await app.call(getOperator, {}, { token });
    const before = await app.services.db.$count(auditLog);
    const error = await app.services.db.execute(statement).catch((caught: unknown) => caught);
    expect(JSON.stringify(describeError(error))).toContain('23001');
    expect(await app.services.db.$count(auditLog)).toBe(before);
  });
});

describe('roles at the back office', () => {
  it.each(['operator', 'editor', 'reader'] as const)('%s', async (role) => {
    const { token } = await operator(role);
    const status = (await app.send(getAuditLog, { query: {} }, { token })).status;
    expect(status).toBe(operatorMay(role, 'look') ? 200 : 403);
  });

  it('end with the operator, in open sessions as well', async () => {
    const { user, token } = await operator();
    await app.services.db.update(operators).set({ endedAt: clock.now() }).where(eq(operators.userId, user.id));
    expect(await app.refused(getOperator, {}, { token })).toMatchObject({
      status: 403,
      code: 'operator_right_missing',
    });
    expect(await entriesOf(user.id)).toEqual([]);
  });
});
