import {
  getUser,
  getVerifyToken,
  mainLogin,
  resetPassword,
  updatePassword,
  userDefaultRegister,
} from '@jobblik/contract/accounts/accounts.api';
import { sendVerificationLink, updateEmail, verifyEmail } from '@jobblik/contract/accounts/email.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, samplePassword, signInAs, type UserOptions } from '../accounts.factory.ts';
import { emailLinks, type User, users } from '../accounts.tables.ts';
import { tidyAccounts } from '../accounts.tasks.ts';
import { sendResetLink } from '../password/request-password-reset.ts';

const start = new Date('2026-03-10T12:00:00Z');
const clock = testClock(start);
const hoursLater = (hours: number) => clock.set(new Date(clock.now().getTime() + hours * 3_600_000));
let app: TestApp;
let made = 0;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const mailsTo = (email: string | null) => app.mailsTo(email);
const subjects = async (email: string | null) => (await mailsTo(email)).map(({ subject }) => subject);

/** Tokens of the links that were mailed to an address, in no particular order. */
async function linksTo(email: string | null): Promise<string[]> {
  const texts = (await mailsTo(email)).map(({ text }) => text).join('\n');
  return [...texts.matchAll(/\/bekraeft-email\/([\w-]{43})/g)].map(([, token]) => token ?? '');
}
async function onlyLinkTo(email: string | null): Promise<string> {
  const [token, ...others] = await linksTo(email);
  if (!token || others.length > 0) throw new Error(`${others.length + (token ? 1 : 0)} links were mailed`);
  return token;
}

const newEmail = () => {
  made += 1;
  return `Ny-${made}@jobblik.test`;
};
async function person(options: UserOptions = {}) {
  const user = await makeUser(app.services.db, options);
  return { user, token: await signInAs(app.services.db, user, { now: clock.now() }) };
}
/** In a browser that is not signed in, where the person keeps the ways to sign in. */
const open = (token: string) => app.call(verifyEmail, { body: { token, sign_ins: 'keep' } });
const stored = async ({ id }: Pick<User, 'id'>) =>
  (await app.services.db.select().from(users).where(eq(users.id, id)))[0];
const change = (token: string, new_email: string, current_password = samplePassword) =>
  app.call(updateEmail, { body: { new_email, current_password } }, { token });

describe('confirming the e-mail of a new account', () => {
  it('mails a link without any typed text, and the welcome only after it was opened', async () => {
    const email = newEmail();
    const body = {
      user_type: 1 as const,
      user_name: 'Vind 500 kr. nu',
      user_email: email,
      user_pwd: 'en lang nok sætning',
    };
    expect(await app.call(userDefaultRegister, { body })).toEqual({ result: 'success' });
    expect(await subjects(email)).toEqual(['Bekræft e-mailen']);
    expect(JSON.stringify(await mailsTo(email))).not.toContain('Vind');
    const { token } = await app.call(mainLogin, { body: { email, password: body.user_pwd } });
    expect((await app.call(getUser, {}, { token })).user).toMatchObject({ email, email_verified: false });

    expect(await open(await onlyLinkTo(email))).toEqual({
      result: 'success',
      outcome: 'verified',
      published: [],
      sign_ins: null,
      requested_page: null,
    });
    expect((await app.call(getUser, {}, { token })).user).toMatchObject({ email, email_verified: true });
    expect((await subjects(email)).sort()).toEqual(['Bekræft e-mailen', 'Velkommen til Jobblik']);
  });

  it('works for 24 hours', async () => {
    const { user, token } = await person({ emailVerifiedAt: null });
    await app.call(sendVerificationLink, {}, { token });
    const first = await onlyLinkTo(user.email);
    hoursLater(24);
    expect(await open(first)).toEqual({
      result: 'failed',
      outcome: 'expired',
      published: [],
      sign_ins: null,
      requested_page: null,
    });
    expect(await stored(user)).toMatchObject({ emailVerifiedAt: null });
    await app.call(sendVerificationLink, {}, { token });
    const second = (await linksTo(user.email)).find((link) => link !== first) ?? '';
    clock.set(new Date(clock.now().getTime() + 24 * 3_600_000 - 1));
    expect(await open(second)).toMatchObject({ outcome: 'verified' });
  });

  it('answers a used link with already, and confirms nothing twice', async () => {
    const { user, token } = await person({ emailVerifiedAt: null });
    await app.call(sendVerificationLink, {}, { token });
    const link = await onlyLinkTo(user.email);
    const answers = await Promise.all(Array.from({ length: 6 }, () => open(link)));
    expect(answers.filter(({ outcome }) => outcome === 'verified')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'already')).toHaveLength(5);
    expect((await subjects(user.email)).filter((subject) => subject.startsWith('Velkommen'))).toHaveLength(1);
  });

  it.each(['', 'made-up', 'x'.repeat(200)])('answers a made-up link (%j) as one that is over', async (token) => {
    expect(await open(token)).toEqual({
      result: 'failed',
      outcome: 'expired',
      published: [],
      sign_ins: null,
      requested_page: null,
    });
  });

  it('stores only the hash of the link', async () => {
    const { user, token } = await person({ emailVerifiedAt: null });
    await app.call(sendVerificationLink, {}, { token });
    const link = await onlyLinkTo(user.email);
    const rows = await app.services.db.select().from(emailLinks).where(eq(emailLinks.userId, user.id));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.tokenHash.toString('utf8')).not.toContain(link);
    expect(rows[0]?.tokenHash).toHaveLength(32);
  });

  it('sends at most five links in an hour, and returns how long to wait', async () => {
    const { user, token } = await person({ emailVerifiedAt: null });
    for (let times = 0; times < 5; times += 1) {
      expect(await app.call(sendVerificationLink, {}, { token })).toEqual({ result: 'success' });
      await app.services.tasks.idle();
    }
    expect(await app.refused(sendVerificationLink, {}, { token })).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      fields: [{ path: 'email', code: 'too_many_attempts', limit: 3600 }],
    });
    expect(await linksTo(user.email)).toHaveLength(5);
    hoursLater(1);
    expect(await app.call(sendVerificationLink, {}, { token })).toEqual({ result: 'success' });
  });

  it('sends at most five for simultaneous requests', async () => {
    const { user, token } = await person({ emailVerifiedAt: null });
    await Promise.all(Array.from({ length: 12 }, () => app.send(sendVerificationLink, {}, { token })));
    expect((await linksTo(user.email)).length).toBeLessThanOrEqual(6);
  });

  it('answers error if there is nothing to confirm', async () => {
    const { user, token } = await person();
    expect(await app.call(sendVerificationLink, {}, { token })).toEqual({ result: 'error' });
    expect(await mailsTo(user.email)).toEqual([]);
  });

  it('is done by a link to choose a new password too', async () => {
    const { user } = await person({ emailVerifiedAt: null });
    await sendResetLink(app.services, { user_id: user.id });
    const [mail] = await mailsTo(user.email);
    const [, token = ''] = /\/ResetPassword\/([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    const body = { token, new_password: 'en helt ny sætning', repeat_password: 'en helt ny sætning' };
    await app.call(resetPassword, { body });
    expect((await stored(user))?.emailVerifiedAt).toEqual(clock.now());
    expect(await subjects(user.email)).toContain('Velkommen til Jobblik');
  });
});

describe('changing the e-mail', () => {
  it('takes effect when the new address is confirmed; the old one is notified and signs in until then', async () => {
    const { user, token } = await person();
    const next = newEmail();
    expect(await change(token, next)).toEqual({ result: 'success' });
    expect((await app.call(getUser, {}, { token })).user).toMatchObject({ email: user.email, new_email: next });
    expect(await subjects(user.email)).toEqual(['Kontoen får en ny e-mail']);
    expect(await subjects(next)).toEqual(['Bekræft den nye e-mail']);
    expect(JSON.stringify(await mailsTo(next))).not.toContain(user.name);

    const link = await onlyLinkTo(next);
    expect(await open(link)).toEqual({
      result: 'success',
      outcome: 'changed',
      published: [],
      sign_ins: null,
      requested_page: null,
    });
    const shown = (await app.call(getUser, {}, { token })).user;
    expect(shown).toMatchObject({ email: next, email_verified: true, new_email: '' });
    const signIn = (email: string) => app.send(mainLogin, { body: { email, password: samplePassword } });
    expect((await signIn(next)).status).toBe(200);
    expect((await signIn(user.email ?? '')).status).toBe(401);
    expect(await open(link)).toMatchObject({ outcome: 'already' });
  });

  it('needs the password, and reports a taken address only with the right one', async () => {
    const { user, token } = await person();
    const other = await makeUser(app.services.db);
    const refusal = (new_email: string, current_password: string) =>
      app.refused(updateEmail, { body: { new_email, current_password } }, { token });
    const taken = other.email?.toUpperCase() ?? '';
    expect(await refusal(taken, 'en anden')).toMatchObject({
      status: 400,
      fields: [{ path: 'current_password', code: 'wrong_password' }],
    });
    expect(await refusal(taken, samplePassword)).toMatchObject({
      fields: [{ path: 'new_email', code: 'email_taken' }],
    });
    expect(await refusal(user.email ?? '', samplePassword)).toMatchObject({
      fields: [{ path: 'new_email', code: 'same_email' }],
    });
    expect(await refusal('x@', samplePassword)).toMatchObject({
      fields: [{ path: 'new_email', code: 'not_an_email' }],
    });
    expect(await mailsTo(other.email)).toEqual([]);
    expect(await stored(user)).toMatchObject({ newEmail: null });
  });

  it('is refused when the address got an account in the meantime', async () => {
    const { user, token } = await person();
    const next = newEmail();
    await change(token, next);
    const link = await onlyLinkTo(next);
    await makeUser(app.services.db, { email: next.toLowerCase() });
    expect(await open(link)).toEqual({
      result: 'failed',
      outcome: 'taken',
      published: [],
      sign_ins: null,
      requested_page: null,
    });
    expect(await stored(user)).toMatchObject({ email: user.email });
  });

  it('uses the last requested address', async () => {
    const { user, token } = await person();
    const [first, second] = [newEmail(), newEmail()];
    await change(token, first);
    const old = await onlyLinkTo(first);
    await change(token, second);
    expect(await open(old)).toMatchObject({ outcome: 'expired' });
    expect(await open(await onlyLinkTo(second))).toMatchObject({ outcome: 'changed' });
    expect(await stored(user)).toMatchObject({ email: second });
  });

  it('corrects an address that was mistyped at sign-up, without a mail to it', async () => {
    const { user, token } = await person({ emailVerifiedAt: null });
    const right = newEmail();
    await change(token, right);
    expect(await mailsTo(user.email)).toEqual([]);
    await app.call(sendVerificationLink, {}, { token });
    const [link = ''] = await linksTo(right);
    expect(await open(link)).toMatchObject({ outcome: 'changed' });
    expect(await stored(user)).toMatchObject({ email: right, emailVerifiedAt: clock.now(), newEmail: null });
  });

  it('is cancelled when the password is changed, so that a stranger cannot take over the account', async () => {
    const { user, token } = await person();
    const next = newEmail();
    await change(token, next);
    const link = await onlyLinkTo(next);
    const body = { current_password: samplePassword, new_password: 'en helt ny sætning' };
    await app.call(updatePassword, { body }, { token });
    expect(await open(link)).toMatchObject({ outcome: 'expired' });
    expect(await stored(user)).toMatchObject({ email: user.email });
  });

  it('invalidates links to choose a password that were sent to the old address', async () => {
    const { user, token } = await person();
    await sendResetLink(app.services, { user_id: user.id });
    const [mail] = await mailsTo(user.email);
    const [, reset = ''] = /\/ResetPassword\/([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    const next = newEmail();
    await change(token, next);
    await open(await onlyLinkTo(next));
    expect(await app.call(getVerifyToken, { params: { token: reset } })).toEqual({ result: 'error' });
  });

  it('allows ten attempts at the password', async () => {
    const { token } = await person();
    const guess = () =>
      app.refused(updateEmail, { body: { new_email: newEmail(), current_password: 'gæt' } }, { token });
    for (let times = 0; times < 10; times += 1) expect(await guess()).toMatchObject({ status: 400 });
    expect(await guess()).toMatchObject({ status: 429 });
  });
});

describe('expired links', () => {
  it('are deleted after a week', async () => {
    const { user, token } = await person({ emailVerifiedAt: null });
    await app.call(sendVerificationLink, {}, { token });
    await linksTo(user.email);
    const count = async () =>
      (await app.services.db.select().from(emailLinks).where(eq(emailLinks.userId, user.id))).length;
    await tidyAccounts(app.services);
    expect(await count()).toBe(1);
    hoursLater(7 * 24 + 1);
    await tidyAccounts(app.services);
    expect(await count()).toBe(0);
  });
});
