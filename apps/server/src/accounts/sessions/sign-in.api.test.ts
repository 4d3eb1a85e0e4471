import { getUser, getUserCheck, logout, mainLogin } from '@jobblik/contract/accounts/accounts.api';
import { getOwnSessions } from '@jobblik/contract/accounts/sessions.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeMembership } from '../../membership/membership.factory.ts';
import { makeUser, samplePassword, signInAs } from '../accounts.factory.ts';
import { sessions, signInFailures, users } from '../accounts.tables.ts';
import { tidyAccounts } from '../accounts.tasks.ts';

const clock = testClock(new Date('2026-03-10T12:00:00Z'));
const minutesLater = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000));
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const signIn = (email: string | null, password = samplePassword) =>
  app.send(mainLogin, { body: { email: email ?? '', password } });

describe('signing in', () => {
  it('answers the session with every field of the spec', async () => {
    const user = await makeUser(app.services.db, { role: 'employer', name: 'Karen Bæk' });
    await makeMembership(app.services.db, { userId: user.id, plan: 3, now: clock.now() });
    const session = await app.call(mainLogin, { body: { email: user.email ?? '', password: samplePassword } });
    expect(session).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      ttl: 2,
      user_id: user.id,
      user_name: 'Karen Bæk',
      user_avatar: '',
      membership: { plan: 3, status: 1 },
      unread_count: 0,
      notification_status: 0,
      prepared_cv: false,
      language: null,
      reactivated: false,
      requested_page: null,
    });
  });

  it('accepts the e-mail in any letter case and with spaces around it', async () => {
    const user = await makeUser(app.services.db, { email: 'Mads.Storm@Jobblik.test' });
    const session = await app.call(mainLogin, {
      body: { email: '  mads.STORM@jobblik.TEST ', password: samplePassword },
    });
    expect(session.user_id).toBe(user.id);
  });

  it('returns a token for the account that is not stored', async () => {
    const user = await makeUser(app.services.db);
    const { token } = await app.call(mainLogin, { body: { email: user.email ?? '', password: samplePassword } });
    expect((await app.call(getUser, {}, { token })).user.id).toBe(user.id);
    const stored = await app.services.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(stored).toHaveLength(1);
    expect(stored[0]?.tokenHash.toString('base64url')).not.toBe(token);
  });

  it.each([
    ['a wrong password', async () => (await makeUser(app.services.db)).email, 'not the password'],
    ['an unknown e-mail', async () => 'nobody@jobblik.test', samplePassword],
    ['no e-mail', async () => '', samplePassword],
    ['no password', async () => (await makeUser(app.services.db)).email, ''],
    ['an account without a password', async () => (await makeUser(app.services.db, { password: null })).email, ''],
    [
      'an operator, who has another door',
      async () => (await makeUser(app.services.db, { role: 'admin' })).email,
      samplePassword,
    ],
    ['SQL for an e-mail', async () => "' or 1=1; DROP TABLE users; --", samplePassword],
    ['emoji', async () => '🐳@🐳.test', '🐳🐳🐳🐳🐳🐳🐳🐳'],
  ])('refuses %s with the same answer', async (_name, email, password) => {
    const refusal = await app.refused(mainLogin, { body: { email: (await email()) ?? '', password } });
    expect(refusal).toMatchObject({ status: 401, code: 'invalid_email_and_password' });
  });

  it.each([
    ['NUL in the e-mail', { email: 'a\u0000b@jobblik.test', password: 'x' }],
    ['a password of a megabyte', { email: 'a@jobblik.test', password: 'x'.repeat(900_000) }],
    ['fields of other types', { email: 7, password: ['x'] }],
    ['nothing', {}],
  ])('refuses %s as bad input', async (_name, body) => {
    const response = await app.raw('POST', '/api/main_login', {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input' });
  });

  it('takes about as long for an unknown e-mail as for a wrong password', async () => {
    const user = await makeUser(app.services.db);
    const time = async (email: string | null) => {
      // Processor time of this process only: other load on the machine is not counted.
      const before = process.cpuUsage();
      await signIn(email, 'not the password');
      const { user: ours, system } = process.cpuUsage(before);
      return ours + system;
    };
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      known.push(await time(user.email));
      unknown.push(await time(`nobody-${round}@jobblik.test`));
    }
    expect(median(unknown)).toBeGreaterThan(median(known) / 3);
    expect(median(unknown)).toBeLessThan(median(known) * 3);
  });

  it('reactivates a deactivated account', async () => {
    const user = await makeUser(app.services.db, { deactivatedAt: clock.now() });
    expect((await signIn(user.email)).status).toBe(200);
    const [reactivated] = await app.services.db.select().from(users).where(eq(users.id, user.id));
    expect(reactivated?.deactivatedAt).toBeNull();
  });
});

describe('a session', () => {
  it('ends when it signs out, and only that one', async () => {
    const user = await makeUser(app.services.db);
    const [one, two] = [await signInAs(app.services.db, user), await signInAs(app.services.db, user)];
    expect(await app.call(logout, {}, { token: one })).toEqual({ result: 'success' });
    expect(await app.refused(getUser, {}, { token: one })).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect((await app.call(getUser, {}, { token: two })).user.id).toBe(user.id);
  });

  it('can be ended twice, and by guests', async () => {
    const token = await signInAs(app.services.db, await makeUser(app.services.db));
    await app.call(logout, {}, { token });
    expect(await app.call(logout, {}, { token })).toEqual({ result: 'success' });
    expect(await app.call(logout, {})).toEqual({ result: 'success' });
  });

  const day = 24 * 60;
  const isIn = async (token: string) => (await app.send(getUser, {}, { token })).status === 200;

  it('lasts 720000 minutes while it is used', async () => {
    const start = clock.now();
    const token = await signInAs(app.services.db, await makeUser(app.services.db), { now: start });
    for (let used = 80 * day; used < 719_999; used += 80 * day) {
      minutesLater(80 * day);
      expect(await isIn(token)).toBe(true);
    }
    clock.set(new Date(start.getTime() + 719_999 * 60_000));
    expect((await app.send(getUser, {}, { token })).status).toBe(200);
    minutesLater(1);
    expect((await app.send(getUser, {}, { token })).status).toBe(401);
    clock.set(start);
  });

  it('ends after 90 days without use, is listed no longer and is tidied away', async () => {
    const start = clock.now();
    const { db } = app.services;
    const user = await makeUser(db);
    const [used, left] = [await signInAs(db, user, { now: start }), await signInAs(db, user, { now: start })];
    minutesLater(60 * day);
    expect(await isIn(used)).toBe(true);
    minutesLater(30 * day);
    expect(await app.refused(getUser, {}, { token: left })).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect((await app.call(getOwnSessions, {}, { token: used })).sessions).toHaveLength(1);
    minutesLater(1);
    await tidyAccounts(app.services);
    expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toHaveLength(1);
    expect(await isIn(used)).toBe(true);
    clock.set(start);
  });

  it('does not work for a deactivated or a removed account', async () => {
    const { db } = app.services;
    for (const gone of [{ deactivatedAt: clock.now() }, { removedAt: clock.now(), email: null }]) {
      const token = await signInAs(db, await makeUser(db, gone), { now: clock.now() });
      expect((await app.send(getUser, {}, { token })).status).toBe(401);
    }
  });

  it('stores when it was last used, to within five minutes', async () => {
    const start = clock.now();
    const user = await makeUser(app.services.db);
    const token = await signInAs(app.services.db, user, { now: start });
    const lastSeen = async () => {
      const [session] = await app.services.db.select().from(sessions).where(eq(sessions.userId, user.id));
      return session?.lastSeenAt;
    };
    minutesLater(4);
    await app.call(getUser, {}, { token });
    expect(await lastSeen()).toEqual(start);
    minutesLater(2);
    await app.call(getUser, {}, { token });
    expect(await lastSeen()).toEqual(clock.now());
    clock.set(start);
  });

  it.each(['x', 'a'.repeat(43), "' or 1=1 --", 'æøå'.repeat(20), ''])('is not valid with %j', async (token) => {
    const response = await app.raw('GET', '/api/user', { headers: { authorization: encodeURI(`Bearer ${token}`) } });
    expect(response.status).toBe(401);
  });
});

describe('asking whether an e-mail is known', () => {
  it('answers success, error, and error for an invalid e-mail; then the limit is reached', async () => {
    const user = await makeUser(app.services.db, { email: 'Known@jobblik.test' });
    const check = (email: string) => app.call(getUserCheck, { body: { email } });
    expect(await check('known@JOBBLIK.test')).toEqual({ result: 'success' });
    expect(await check('unknown@jobblik.test')).toEqual({ result: 'error' });
    expect(await check(`${user.email}\u0000`)).toEqual({ result: 'error' });
    for (let more = 3; more < 10; more += 1) await check('unknown@jobblik.test');
    const refusal = await app.refused(getUserCheck, { body: { email: 'known@jobblik.test' } });
    expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' });
    const disguised = { token: 'A'.repeat(43) };
    expect(await app.refused(getUserCheck, { body: { email: 'known@jobblik.test' } }, disguised)).toMatchObject({
      status: 429,
    });
  });
});

describe('tidying up', () => {
  it('removes expired data and keeps data in use', async () => {
    const user = await makeUser(app.services.db);
    const token = await signInAs(app.services.db, user, { now: clock.now() });
    await signInAs(app.services.db, user, { now: new Date(clock.now().getTime() - 501 * 86_400_000) });
    await signIn('counted@jobblik.test', 'wrong');
    await tidyAccounts(app.services);
    expect(await app.services.db.select().from(sessions).where(eq(sessions.userId, user.id))).toHaveLength(1);
    expect((await app.send(getUser, {}, { token })).status).toBe(200);
    const counted = () =>
      app.services.db.select().from(signInFailures).where(eq(signInFailures.email, 'counted@jobblik.test'));
    expect(await counted()).toHaveLength(1);
    minutesLater(24 * 60 + 1);
    await tidyAccounts(app.services);
    expect(await counted()).toHaveLength(0);
  });
});
