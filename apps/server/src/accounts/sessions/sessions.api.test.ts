import { getUser, mainLogin } from '@jobblik/contract/accounts/accounts.api';
import { endOtherSessions, endOwnSession, getOwnSessions } from '@jobblik/contract/accounts/sessions.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, samplePassword, signInAs } from '../accounts.factory.ts';
import type { User } from '../accounts.tables.ts';
import { startSession } from './sessions.ts';

const clock = testClock(new Date('2026-03-10T12:00:00Z'));
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const agents = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
};

const signIn = async (user: User, agent: string) => {
  const body = { email: user.email ?? '', password: samplePassword };
  return (await app.call(mainLogin, { body }, { headers: { 'user-agent': agent } })).token;
};
const list = async (token: string) => (await app.call(getOwnSessions, {}, { token })).sessions;
const isIn = async (token: string) => (await app.send(getUser, {}, { token })).status === 200;

describe('where a person is signed in', () => {
  it('names browser, system and the shortened address, this one first', async () => {
    const user = await makeUser(app.services.db);
    const here = await signIn(user, agents.firefox);
    clock.set(new Date(clock.now().getTime() + 60_000));
    await signIn(user, agents.safari);
    await signInAs(app.services.db, await makeUser(app.services.db));
    const sessions = await list(here);
    expect(sessions).toMatchObject([
      { browser: 'Firefox', system: 'Windows', address: '127.0.0.x', current: true },
      {
        browser: 'Safari',
        system: 'iOS',
        address: '127.0.0.x',
        current: false,
        signed_in_at: clock.now().toISOString(),
      },
    ]);
    expect(JSON.stringify(sessions)).not.toContain(here);
  });

  it('reports whether the sign-in was from the caller’s network', async () => {
    const user = await makeUser(app.services.db);
    const here = await signIn(user, agents.firefox);
    for (const [minutes, ip] of [
      [1, '192.0.2.7'],
      [2, ''],
    ] as const) {
      const now = new Date(clock.now().getTime() - minutes * 60_000);
      await startSession(app.services.db, { userId: user.id, now, device: { ip, agent: agents.safari } });
    }
    expect((await list(here)).map(({ address, same_network }) => [address, same_network])).toEqual([
      ['127.0.0.x', true],
      ['192.0.2.x', false],
      ['', null],
    ]);
  });

  it('lists when each was last used, the last used first', async () => {
    const user = await makeUser(app.services.db);
    const signedInAt = clock.now().toISOString();
    const [here, there, elsewhere] = [await signIn(user, ''), await signIn(user, ''), await signIn(user, '')];
    const use = async (token: string) => {
      clock.set(new Date(clock.now().getTime() + 600_000));
      await isIn(token);
      return { signed_in_at: signedInAt, last_seen_at: clock.now().toISOString() };
    };
    let [before, last] = [await use(there), await use(elsewhere)];
    expect((await list(here)).slice(1)).toMatchObject([last, before]);
    [before, last] = [last, await use(there)];
    expect((await list(here)).slice(1)).toMatchObject([last, before]);
  });

  it.each(['', 'x'.repeat(5000), '<script>alert(1)</script>', 'curl/8.0 🐳'])(
    'takes any name of a browser: %j',
    async (agent) => {
      const user = await makeUser(app.services.db);
      const token = await signIn(user, encodeURI(agent));
      expect(await list(token)).toHaveLength(1);
    },
  );

  it('leaves out expired sessions', async () => {
    const user = await makeUser(app.services.db);
    await signInAs(app.services.db, user, { now: new Date(clock.now().getTime() - 501 * 86_400_000) });
    expect(await list(await signInAs(app.services.db, user, { now: clock.now() }))).toHaveLength(1);
  });

  it('needs a sign-in', async () => {
    for (const call of [getOwnSessions, endOtherSessions]) expect((await app.refused(call, {})).status).toBe(401);
  });
});

describe('ending sessions', () => {
  it('ends one, and the others continue', async () => {
    const user = await makeUser(app.services.db);
    const [here, there, elsewhere] = [await signIn(user, ''), await signIn(user, ''), await signIn(user, '')];
    const session_id = (await list(there)).find(({ current }) => current)?.id ?? '';
    expect(await app.call(endOwnSession, { body: { session_id } }, { token: here })).toEqual({ result: 'success' });
    expect([await isIn(here), await isIn(there), await isIn(elsewhere)]).toEqual([true, false, true]);
    expect(await app.refused(endOwnSession, { body: { session_id } }, { token: here })).toMatchObject({ status: 404 });
  });

  it('ends all others, and nobody else’s', async () => {
    const [user, other] = [await makeUser(app.services.db), await makeUser(app.services.db)];
    const [here, there] = [await signIn(user, ''), await signIn(user, '')];
    const stranger = await signIn(other, '');
    await app.call(endOtherSessions, {}, { token: here });
    expect([await isIn(here), await isIn(there), await isIn(stranger)]).toEqual([true, false, true]);
  });

  it('does not end another person’s', async () => {
    const [user, other] = [await makeUser(app.services.db), await makeUser(app.services.db, { role: 'employer' })];
    const victim = await signIn(user, '');
    const [session] = await list(victim);
    const stranger = await signIn(other, '');
    const body = { session_id: session?.id ?? '' };
    expect(await app.refused(endOwnSession, { body }, { token: stranger })).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    expect(await isIn(victim)).toBe(true);
  });
});
