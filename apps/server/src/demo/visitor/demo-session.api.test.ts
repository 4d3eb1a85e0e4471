import {
  deactivateAccount,
  demoSession,
  getUser,
  logout,
  mainLogin,
  removeAccount,
  updatePassword,
  updateProfile,
} from '@jobblik/contract/accounts/accounts.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, samplePassword } from '../../accounts/accounts.factory.ts';
import { makeMembership } from '../../membership/membership.factory.ts';
import { demoEmail } from './demo-session.ts';

const clock = testClock(new Date('2026-03-10T12:00:00Z'));
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

describe('the session of a demo visitor', () => {
  it('does not exist without sample data, nor over a real account with the same address', async () => {
    expect(await app.refused(demoSession, {})).toMatchObject({ status: 404 });
    const own = await startTestApp();
    try {
      await makeUser(own.services.db, { role: 'employer', email: demoEmail });
      expect(await own.refused(demoSession, {})).toMatchObject({ status: 404 });
    } finally {
      await own.close();
    }
  });

  it('shows the sample company, confirms changes without storing them, for one day', async () => {
    const user = await makeUser(app.services.db, { role: 'employer', email: demoEmail, sample: true, name: 'Karen' });
    await makeMembership(app.services.db, { userId: user.id, now: clock.now() });
    const session = await app.call(demoSession, {});
    expect(session).toMatchObject({ ttl: 2, user_id: user.id, membership: { plan: 3, status: 1 } });
    const { token } = session;
    expect((await app.call(getUser, {}, { token })).user.name).toBe('Karen');
    const passwords = { current_password: samplePassword, new_password: 'noget helt andet' };
    await app.call(updateProfile, { body: { profile: { name: 'X' } } }, { token });
    await app.call(updatePassword, { body: passwords }, { token });
    await app.call(deactivateAccount, {}, { token });
    await app.call(removeAccount, { body: {} }, { token });
    expect((await app.call(getUser, {}, { token })).user.name).toBe('Karen');
    await app.call(mainLogin, { body: { email: demoEmail, password: samplePassword } });
    const start = clock.now();
    clock.set(new Date(start.getTime() + 24 * 60 * 60_000));
    expect((await app.send(getUser, {}, { token })).status).toBe(401);
    clock.set(start);
  });

  it('is separate for each visitor', async () => {
    const [one, two] = [await app.call(demoSession, {}), await app.call(demoSession, {})];
    expect(one.token).not.toBe(two.token);
    await app.call(logout, {}, { token: one.token });
    expect((await app.send(getUser, {}, { token: one.token })).status).toBe(401);
    expect((await app.send(getUser, {}, { token: two.token })).status).toBe(200);
  });
});
