import {
  getUser,
  mainLogin,
  resetPassword,
  sendSignInLink,
  signInByLink,
  updatePassword,
} from '@jobblik/contract/accounts/accounts.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, samplePassword, signInAs, type UserOptions } from '../accounts.factory.ts';
import { signInFailures, signInLinks, type User, users } from '../accounts.tables.ts';
import { tidyAccounts } from '../accounts.tasks.ts';
import { sendResetLink } from '../password/request-password-reset.ts';
import { sendSignInLink as mailSignInLink } from './sign-in-links.ts';

const clock = testClock(new Date('2026-03-10T12:00:00Z'));
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const mailsTo = (email: string | null) => app.mailsTo(email);

/** Tokens of the mailed links that sign in, in no particular order. */
async function linksTo(email: string | null): Promise<string[]> {
  const texts = (await mailsTo(email)).map(({ text }) => text).join('\n');
  return [...texts.matchAll(/\/login-link\/([\w-]{43})/g)].map(([, token]) => token ?? '');
}

/** A person, and the link that was mailed to them. */
async function linked(options: UserOptions = {}): Promise<{ user: User; token: string }> {
  const user = await makeUser(app.services.db, options);
  await mailSignInLink(app.services, { user_id: user.id });
  return { user, token: (await linksTo(user.email))[0] ?? '' };
}
const open = (token: string) => app.send(signInByLink, { body: { token } });
const refused = (token: string) => app.refused(signInByLink, { body: { token } });
const isExpired = { status: 404, code: 'sign_in_link_expired' };

async function failFromElsewhere(email: string | null, times: number) {
  const rows = Array.from({ length: times }, (_, nth) => ({
    email: email ?? '',
    address: `198.51.100.${nth}`,
    failedAt: clock.now(),
  }));
  await app.services.db.insert(signInFailures).values(rows);
}

describe('somebody who is locked out from a new address', () => {
  it('is told so by a code of its own, signs in by a mailed link, and is locked out there no longer', async () => {
    const user = await makeUser(app.services.db);
    await failFromElsewhere(user.email, 100);
    const body = { email: user.email ?? '', password: samplePassword };
    expect(await app.refused(mainLogin, { body })).toMatchObject({
      status: 429,
      code: 'sign_in_locked',
      fields: [{ path: 'password', code: 'too_many_attempts', limit: 86_400 }],
    });
    expect(await app.call(sendSignInLink, { body: { email: (user.email ?? '').toUpperCase() } })).toEqual({
      result: 'success',
    });
    const [token = '', ...others] = await linksTo(user.email);
    expect(others).toEqual([]);
    const session = await app.call(signInByLink, { body: { token } });
    expect(session).toMatchObject({ user_id: user.id, ttl: 1 });
    expect((await app.call(getUser, {}, { token: session.token })).user.id).toBe(user.id);
    await failFromElsewhere(user.email, 100);
    expect((await app.call(mainLogin, { body })).user_id).toBe(user.id);
  });

  it('after ten failures at the same address as well', async () => {
    const user = await makeUser(app.services.db);
    const attempt = (password: string) => app.send(mainLogin, { body: { email: user.email ?? '', password } });
    for (let failure = 0; failure < 10; failure += 1) await attempt('wrong');
    expect(await (await attempt(samplePassword)).json()).toMatchObject({ code: 'sign_in_locked' });
    await mailSignInLink(app.services, { user_id: user.id });
    expect((await open((await linksTo(user.email))[0] ?? '')).status).toBe(200);
    expect((await attempt(samplePassword)).status).toBe(200);
  });
});

describe('asking for a link', () => {
  it('answers the same for an address without an account, and mails nothing', async () => {
    const email = 'nobody-here@jobblik.test';
    expect(await app.call(sendSignInLink, { body: { email } })).toEqual({ result: 'success' });
    expect(await mailsTo(email)).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['a word', 'not an address'],
    ['a host without a dot', 'a@b'],
    ['300 characters', `${'x'.repeat(300)}@jobblik.test`],
  ])('refuses %s', async (_name, email) => {
    expect(await app.call(sendSignInLink, { body: { email } })).toEqual({ result: 'error' });
  });

  it('mails an account three links in an hour', async () => {
    const user = await makeUser(app.services.db);
    const ask = () => mailSignInLink(app.services, { user_id: user.id });
    for (let time = 0; time < 5; time += 1) await ask();
    expect(await linksTo(user.email)).toHaveLength(3);
    clock.minutesLater(60);
    await tidyAccounts(app.services);
    await ask();
    expect(await linksTo(user.email)).toHaveLength(4);
  });

  it('mails operators none: they have another door', async () => {
    const { user } = await linked({ role: 'admin' });
    expect(await mailsTo(user.email)).toEqual([]);
  });

  it('mails an unconfirmed address a link to choose a password, which ends what a stranger may have set up', async () => {
    const { user, token } = await linked({ emailVerifiedAt: null });
    expect(token).toBe('');
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual(['Vælg en ny adgangskode']);
  });

  it('writes in the language of the person', async () => {
    const { user } = await linked({ language: 'en' });
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual(['Sign in to Jobblik']);
  });
});

describe('a link', () => {
  it('works once, and ends the others of that person', async () => {
    const { user, token } = await linked();
    await mailSignInLink(app.services, { user_id: user.id });
    const other = (await linksTo(user.email)).find((link) => link !== token) ?? '';
    expect((await open(token)).status).toBe(200);
    expect(await refused(token)).toMatchObject(isExpired);
    expect(await refused(other)).toMatchObject(isExpired);
  });

  it('signs in once also for several at the same moment', async () => {
    const { token } = await linked();
    const statuses = (await Promise.all([open(token), open(token), open(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404, 404]);
  });

  it('works for 30 minutes', async () => {
    const [{ token: inTime }, { token: late }] = [await linked(), await linked()];
    clock.minutesLater(29);
    expect((await open(inTime)).status).toBe(200);
    clock.minutesLater(1);
    expect(await refused(late)).toMatchObject(isExpired);
  });

  it.each(['', 'made-up', 'x'.repeat(200), "' or 1=1; --"])('cannot be made up: %j', async (token) => {
    expect(await refused(token)).toMatchObject(isExpired);
  });

  it('is stored as a hash', async () => {
    const { user, token } = await linked();
    const [row] = await app.services.db.select().from(signInLinks).where(eq(signInLinks.userId, user.id));
    expect(row?.tokenHash).toHaveLength(32);
    expect(row?.tokenHash.toString('utf8')).not.toContain(token);
  });

  it('reactivates a deactivated account, as the password does', async () => {
    const { user, token } = await linked({ deactivatedAt: clock.now() });
    expect((await open(token)).status).toBe(200);
    const [stored] = await app.services.db.select().from(users).where(eq(users.id, user.id));
    expect(stored?.deactivatedAt).toBeNull();
  });

  it('ends when the password is changed', async () => {
    const { user, token } = await linked();
    const session = await signInAs(app.services.db, user, { now: clock.now() });
    const body = { current_password: samplePassword, new_password: 'en helt ny sætning' };
    expect(await app.call(updatePassword, { body }, { token: session })).toEqual({ result: 'success' });
    expect(await refused(token)).toMatchObject(isExpired);
  });

  it('ends when a new password is chosen by a mailed link', async () => {
    const { user, token } = await linked();
    await sendResetLink(app.services, { user_id: user.id });
    const texts = (await mailsTo(user.email)).map(({ text }) => text).join('\n');
    const [, reset = ''] = /\/ResetPassword\/([\w-]{43})/.exec(texts) ?? [];
    const chosen = 'en helt ny sætning';
    const body = { token: reset, new_password: chosen, repeat_password: chosen };
    expect(await app.call(resetPassword, { body })).toEqual({ result: 'success' });
    expect(await refused(token)).toMatchObject(isExpired);
  });
});
