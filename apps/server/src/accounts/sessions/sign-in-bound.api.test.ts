import { mainLogin, resetPassword } from '@jobblik/contract/accounts/accounts.api';
import { problemBody } from '@jobblik/contract/kernel/problem.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { addressKey } from '../../platform/http/client-address.ts';
import { makeUser, samplePassword } from '../accounts.factory.ts';
import { signInFailures } from '../accounts.tables.ts';
import { sendResetLink } from '../password/request-password-reset.ts';

const clock = testClock(new Date('2026-03-10T12:00:00Z'));
const minutesLater = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000));
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const signIn = (email: string | null, password = samplePassword) =>
  app.send(mainLogin, { body: { email: email ?? '', password } });

describe('guessing a password', () => {
  it('is stopped after ten failures, also for the right password, with the time to wait', async () => {
    const user = await makeUser(app.services.db);
    for (let failure = 0; failure < 10; failure += 1) {
      expect((await signIn(user.email, 'wrong')).status).toBe(401);
    }
    const response = await signIn(user.email);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBeTruthy();
    expect(await response.json()).toMatchObject({
      code: 'sign_in_locked',
      fields: [{ path: 'password', code: 'too_many_attempts', limit: 900 }],
    });
    minutesLater(14);
    expect((await signIn(user.email)).status).toBe(429);
    minutesLater(1);
    expect((await signIn(user.email)).status).toBe(200);
  });

  it('does not shut others out: another account from the same address may sign in', async () => {
    const [victim, other] = [await makeUser(app.services.db), await makeUser(app.services.db)];
    for (let failure = 0; failure < 11; failure += 1) await signIn(victim.email, 'wrong');
    expect((await signIn(victim.email)).status).toBe(429);
    expect((await signIn(other.email)).status).toBe(200);
  });

  it('counts e-mails without an account in the same way', async () => {
    for (let failure = 0; failure < 10; failure += 1) await signIn('Unknown@jobblik.test', 'wrong');
    expect((await signIn('unknown@jobblik.test', 'wrong')).status).toBe(429);
  });

  it('starts again after a sign-in that succeeded', async () => {
    const user = await makeUser(app.services.db);
    for (let failure = 0; failure < 9; failure += 1) await signIn(user.email, 'wrong');
    expect((await signIn(user.email)).status).toBe(200);
    for (let failure = 0; failure < 9; failure += 1) await signIn(user.email, 'wrong');
    expect((await signIn(user.email)).status).toBe(200);
  });

  it('cannot exceed the limit with many simultaneous attempts', async () => {
    const user = await makeUser(app.services.db);
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(user.email, 'wrong')));
    const codes = await Promise.all(
      answers.map(async (answer) => problemBody.parse(await answer.json()).fields?.[0]?.code),
    );
    expect(answers.filter((answer) => answer.status === 401).length).toBeLessThanOrEqual(10);
    expect(codes.filter((code) => code === 'too_many_attempts').length).toBeGreaterThanOrEqual(20);
  });
});

/** Inserts failures of many addresses; real attempts from all of them would take minutes. */
async function fail(times: number, at: (nth: number) => { email: string; address: string }) {
  const rows = Array.from({ length: times }, (_, nth) => ({ ...at(nth), failedAt: clock.now() }));
  await app.services.db.insert(signInFailures).values(rows);
}

describe('guessing from one address on many accounts', () => {
  const home = addressKey('127.0.0.1');
  const elsewhere = (nth: number) => `guessed-${nth}-${clock.now().getTime()}@jobblik.test`;

  it('is stopped after a hundred failures, for accounts that never signed in from there', async () => {
    minutesLater(60);
    const [known, stranger] = [await makeUser(app.services.db), await makeUser(app.services.db)];
    expect((await signIn(known.email)).status).toBe(200);
    await fail(99, (nth) => ({ email: elsewhere(nth), address: home }));
    expect((await signIn('one-more@jobblik.test', 'wrong')).status).toBe(401);
    const refused = await signIn(stranger.email);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ fields: [{ path: 'password', limit: 900 }] });
    expect((await signIn(known.email)).status).toBe(200);
    minutesLater(15);
    expect((await signIn(stranger.email)).status).toBe(200);
  });
});

describe('guessing on one account from many addresses', () => {
  it('is stopped after a hundred failures in a day, but never for the owner at a known address', async () => {
    minutesLater(60);
    const [victim, owner] = [await makeUser(app.services.db), await makeUser(app.services.db)];
    expect((await signIn(owner.email)).status).toBe(200);
    for (const { email } of [victim, owner]) {
      await fail(100, (nth) => ({ email: email ?? '', address: `198.51.100.${nth}` }));
    }
    expect((await signIn(victim.email)).status).toBe(429);
    expect((await signIn(owner.email)).status).toBe(200);
    minutesLater(24 * 60 - 1);
    expect((await signIn(victim.email)).status).toBe(429);
    minutesLater(1);
    expect((await signIn(victim.email)).status).toBe(200);
  });

  it('allows the owner in from a new address by a link to choose a new password', async () => {
    const user = await makeUser(app.services.db);
    await fail(100, (nth) => ({ email: user.email ?? '', address: `198.51.100.${nth}` }));
    expect((await signIn(user.email)).status).toBe(429);
    await sendResetLink(app.services, { user_id: user.id });
    const [mail] = await app.mailsTo(user.email);
    const [, token = ''] = /\/ResetPassword\/([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    const chosen = 'en helt ny sætning';
    await app.call(resetPassword, { body: { token, new_password: chosen, repeat_password: chosen } });
    await fail(100, (nth) => ({ email: user.email ?? '', address: `198.51.100.${nth}` }));
    expect((await signIn(user.email, chosen)).status).toBe(200);
  });
});
