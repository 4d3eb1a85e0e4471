import {
  getUser,
  mainLogin,
  resetPassword,
  updatePassword,
  userDefaultRegister,
  userRegisterFromLinkedin,
} from '@jobblik/contract/accounts/accounts.api';
import { sendVerificationLink, updateEmail, verifyEmail } from '@jobblik/contract/accounts/email.api';
import { socialLogin } from '@jobblik/contract/accounts/social.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../../support/product.ts';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { identities, users } from '../accounts.tables.ts';
import { sendResetLink } from '../password/request-password-reset.ts';
import { makePasskey } from '../second-factor/passkey.factory.ts';
import { passkeys } from '../second-factor/second-factor.tables.ts';
import { ProviderBrowser } from './provider-browser.factory.ts';
import { type ProviderPerson, type SignInProvider, startSignInProvider } from './sign-in-provider.factory.ts';

/**
 * The five attacks of "Pre-hijacked accounts" (Sudhodanan, Paverd: USENIX Security 2022): somebody signs up with the address of a
 * person who has no account yet, and waits.
 */
const clock = testClock(new Date('2026-03-10T12:00:00Z'));
let app: TestApp;
let linkedin: SignInProvider;
let made = 0;

beforeAll(async () => {
  const port = await freePort();
  linkedin = await startSignInProvider('linkedin');
  app = await startTestApp({
    clock,
    env: {
      PORT: `${port}`,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      LINKEDIN_ISSUER: linkedin.issuer,
      LINKEDIN_CLIENT_ID: linkedin.clientId,
      LINKEDIN_CLIENT_SECRET: linkedin.clientSecret,
    },
  });
});
afterAll(async () => {
  await app.close();
  await linkedin.close();
});

const attackersPassword = 'angriberens sætning';
const ownersPassword = 'ejerens egen sætning';
const mailsTo = (email: string | null) => app.mailsTo(email);
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
async function mailedLink(email: string, path: string): Promise<string> {
  const texts = (await mailsTo(email)).map(({ text }) => text).join('\n');
  return new RegExp(`/${path}/([\\w-]{43})`).exec(texts)?.[1] ?? '';
}

/** A victim without an account, and an attacker with a LinkedIn account of their own. */
function people() {
  made += 1;
  const victim = `offer-${made}@jobblik.test`;
  const attacker: ProviderPerson = { id: `mallory-${made}`, email: `mallory-${made}@evil.test`, firstName: 'Mallory' };
  return { victim, attacker };
}

const codeOf = (landed: URL) => landed.searchParams.get('code') ?? '';

/** A visit at LinkedIn, from a browser of its own. */
async function comeFromLinkedin(person: ProviderPerson) {
  linkedin.visitor = person;
  const browser = new ProviderBrowser(app.url);
  const landed = await browser.open('/api/auth/linkedin');
  return { landed, browser, code: codeOf(landed) };
}

/** Signs in by LinkedIn; the answer as it is. */
async function enterByLinkedin(person: ProviderPerson) {
  const { browser, code } = await comeFromLinkedin(person);
  return app.send(socialLogin, { body: { data: { code } } }, { headers: browser.headers });
}

/** Signs up with an address by one's own LinkedIn. @returns the token of the session */
async function signUpByLinkedin(person: ProviderPerson, user_email: string): Promise<string> {
  const { browser, code } = await comeFromLinkedin(person);
  const body = { user_type: 1 as const, first_name: 'Mallory', last_name: '', user_email, code };
  const { headers } = browser;
  expect(await app.call(userRegisterFromLinkedin, { body }, { headers })).toEqual({ result: 'success' });
  return (await app.call(socialLogin, { body: { data: { code } } }, { headers })).token;
}

async function signUpByPassword(user_email: string): Promise<string> {
  const body = { user_type: 1 as const, user_name: 'Mallory', user_email, user_pwd: attackersPassword };
  expect(await app.call(userDefaultRegister, { body })).toEqual({ result: 'success' });
  return (await app.call(mainLogin, { body: { email: user_email, password: attackersPassword } })).token;
}

const isIn = async (token: string) => (await app.send(getUser, {}, { token })).status === 200;
const byPassword = async (email: string, password: string) =>
  (await app.send(mainLogin, { body: { email, password } })).status === 200;
const userOf = async (email: string) => (await app.services.db.select().from(users).where(eq(users.email, email)))[0];
const linkedTo = async (email: string) =>
  app.services.db
    .select()
    .from(identities)
    .where(eq(identities.userId, (await userOf(email))?.id ?? 0));

async function confirm(email: string, sign_ins?: 'keep' | 'remove', session?: string) {
  const token = await mailedLink(email, 'bekraeft-email');
  return app.call(verifyEmail, { body: { token, ...(sign_ins && { sign_ins }) } }, { token: session });
}

/** The owner of an address chooses a new password by the mailed link. */
async function reset(email: string) {
  await sendResetLink(app.services, { user_id: (await userOf(email))?.id ?? 0 });
  const token = await mailedLink(email, 'ResetPassword');
  const body = { token, new_password: ownersPassword, repeat_password: ownersPassword };
  expect(await app.call(resetPassword, { body })).toEqual({ result: 'success' });
}

describe('a trojan identifier: the victim’s address, the attacker’s LinkedIn', () => {
  it('opens nothing after the owner has confirmed, reset and changed the password', async () => {
    const { victim, attacker } = people();
    const session = await signUpByLinkedin(attacker, victim);
    // The owner is misled into keeping what they see.
    expect(await confirm(victim, 'keep')).toMatchObject({ outcome: 'verified' });
    expect(await subjects(victim)).toContain('Kontoen kan nu åbnes med LinkedIn');
    expect((await enterByLinkedin(attacker)).status).toBe(200);
    await reset(victim);
    const { token } = await app.call(mainLogin, { body: { email: victim, password: ownersPassword } });
    const body = { current_password: ownersPassword, new_password: `${ownersPassword} igen` };
    expect(await app.call(updatePassword, { body }, { token })).toEqual({ result: 'success' });
    expect([await isIn(session), await isIn(token)]).toEqual([false, true]);
    expect(await linkedTo(victim)).toEqual([]);
    expect(await (await enterByLinkedin(attacker)).json()).toMatchObject({ code: 'registration_needed' });
  });

  it.each(['reset', 'confirm and remove', 'confirm, remove and reset'])('keeps out after: %s', async (way) => {
    const { victim, attacker } = people();
    const session = await signUpByLinkedin(attacker, victim);
    if (way.includes('confirm')) await confirm(victim, 'remove');
    if (way.includes('reset')) await reset(victim);
    expect(await isIn(session)).toBe(false);
    expect(await linkedTo(victim)).toEqual([]);
    expect(await (await enterByLinkedin(attacker)).json()).toMatchObject({ code: 'registration_needed' });
  });

  it('is mailed to the owner as gone when they choose a password', async () => {
    const { victim, attacker } = people();
    await signUpByLinkedin(attacker, victim);
    await reset(victim);
    const mail = (await mailsTo(victim)).find(({ subject }) => subject === 'Adgangskoden er ændret');
    expect(mail?.text).toContain('LinkedIn åbner ikke længere kontoen');
  });

  it('is no way in to a confirmed account without a proof, whatever confirmed it', async () => {
    const { victim, attacker } = people();
    await signUpByLinkedin(attacker, victim);
    await app.services.db.update(users).set({ emailVerifiedAt: clock.now() }).where(eq(users.email, victim));
    expect(await (await enterByLinkedin(attacker)).json()).toMatchObject({ code: 'registration_needed' });
  });

  it('ends as well when the signed-in owner changes the password', async () => {
    const { victim, attacker } = people();
    const token = await signUpByPassword(victim);
    const user = await userOf(victim);
    await confirm(victim, undefined, token);
    const owner = { userId: user?.id ?? 0, createdAt: clock.now() };
    await app.services.db.insert(identities).values({ provider: 'linkedin', subject: attacker.id, ...owner });
    const body = { current_password: attackersPassword, new_password: ownersPassword };
    expect(await app.call(updatePassword, { body }, { token })).toEqual({ result: 'success' });
    expect(await linkedTo(victim)).toEqual([]);
  });
});

describe('confirming in another browser', () => {
  it('shows what signs in and changes nothing before the owner has chosen', async () => {
    const { victim, attacker } = people();
    const session = await signUpByLinkedin(attacker, victim);
    expect(await confirm(victim)).toEqual({
      result: 'error',
      outcome: 'choose',
      published: [],
      sign_ins: {
        created_at: clock.now().toISOString(),
        password: false,
        identities: [{ provider: 'linkedin', address: 'm…@evil.test' }],
        passkeys: 0,
        sessions: 1,
      },
      requested_page: null,
    });
    expect((await userOf(victim))?.emailVerifiedAt).toBeNull();
    expect(await isIn(session)).toBe(true);
    expect(await confirm(victim, 'keep')).toMatchObject({ result: 'success', outcome: 'verified', sign_ins: null });
    expect(await isIn(session)).toBe(true);
  });

  it('asks also in the browser of somebody else', async () => {
    const { victim, attacker } = people();
    await signUpByLinkedin(attacker, victim);
    const other = await signUpByPassword(people().victim);
    expect(await confirm(victim, undefined, other)).toMatchObject({ outcome: 'choose' });
  });

  it('asks nothing in the browser that signed up: both proofs are there', async () => {
    const { victim, attacker } = people();
    const session = await signUpByLinkedin(attacker, victim);
    expect(await confirm(victim, undefined, session)).toMatchObject({ outcome: 'verified' });
    expect((await enterByLinkedin(attacker)).status).toBe(200);
    expect(await subjects(victim)).toContain('Kontoen kan nu åbnes med LinkedIn');
    await reset(victim);
    expect((await enterByLinkedin(attacker)).status).toBe(200);
  });

  it.each(['maybe', 7, null, {}])('refuses the choice %j', async (sign_ins) => {
    const answer = await app.raw('POST', '/api/verify_email', {
      body: JSON.stringify({ token: 'x'.repeat(43), sign_ins }),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
  });
});

describe('a classic federated merge: the attacker’s password, the victim’s LinkedIn', () => {
  it('ends the password and the session when the victim signs in by LinkedIn', async () => {
    const { victim } = people();
    const session = await signUpByPassword(victim);
    const owner = { id: `owner-${victim}`, email: victim };
    expect((await enterByLinkedin(owner)).status).toBe(200);
    expect([await isIn(session), await byPassword(victim, attackersPassword)]).toEqual([false, false]);
  });

  it('has ended it when the victim confirmed first and knew nothing of the password', async () => {
    const { victim } = people();
    const session = await signUpByPassword(victim);
    expect(await confirm(victim)).toMatchObject({ outcome: 'choose', sign_ins: { password: true, sessions: 1 } });
    await confirm(victim, 'remove');
    expect([await isIn(session), await byPassword(victim, attackersPassword)]).toEqual([false, false]);
    expect((await enterByLinkedin({ id: `owner-${victim}`, email: victim })).status).toBe(200);
  });
});

describe('an unexpired session', () => {
  it('ends when the owner chooses a password', async () => {
    const { victim } = people();
    const session = await signUpByPassword(victim);
    await reset(victim);
    expect([await isIn(session), await byPassword(victim, attackersPassword)]).toEqual([false, false]);
  });
});

describe('an unexpired change of address', () => {
  const startChange = async (victim: string) => {
    const token = await signUpByPassword(victim);
    made += 1;
    const new_email = `mallory-${made}@evil.test`;
    await app.call(updateEmail, { body: { new_email, current_password: attackersPassword } }, { token });
    return { token, new_email, link: await mailedLink(new_email, 'bekraeft-email') };
  };

  it.each(['reset', 'confirm and remove', 'LinkedIn'])('has ended after the owner’s: %s', async (way) => {
    const { victim } = people();
    const { link } = await startChange(victim);
    if (way === 'reset') await reset(victim);
    else if (way === 'LinkedIn') await enterByLinkedin({ id: `owner-${victim}`, email: victim });
    else await confirm(victim, 'remove');
    const body = { token: link, sign_ins: 'keep' as const };
    expect(await app.call(verifyEmail, { body })).toMatchObject({ outcome: 'expired' });
    expect((await userOf(victim))?.newEmail).toBeNull();
  });

  it('to the victim’s address, from an account of the attacker’s, asks the victim', async () => {
    const { victim, attacker } = people();
    const own = attacker.email ?? '';
    const session = await signUpByLinkedin(attacker, own);
    await reset(own);
    const { token } = await app.call(mainLogin, { body: { email: own, password: ownersPassword } });
    await app.call(updateEmail, { body: { new_email: victim, current_password: ownersPassword } }, { token });
    const userId = (await app.call(getUser, {}, { token })).user.id;
    await makePasskey(app.services.db, { userId });
    expect(await confirm(victim)).toMatchObject({ outcome: 'choose', sign_ins: { password: true, passkeys: 1 } });
    expect(await confirm(victim, 'remove')).toMatchObject({ outcome: 'changed' });
    expect(await app.services.db.$count(passkeys, eq(passkeys.userId, userId))).toBe(0);
    expect([await isIn(session), await isIn(token), await byPassword(victim, ownersPassword)]).toEqual([
      false,
      false,
      false,
    ]);
    expect((await enterByLinkedin(attacker)).status).toBe(409);
  });
});

describe('a provider that does not verify addresses', () => {
  it('opens no account that has the address, and an account made that way ends with the owner’s reset', async () => {
    const { victim, attacker } = people();
    const liar = { ...attacker, email: victim, emailVerified: false };
    const session = await signUpByLinkedin(liar, victim);
    await reset(victim);
    expect(await isIn(session)).toBe(false);
    expect((await comeFromLinkedin(liar)).landed.search).toBe('?reason=unverified');
  });

  it('is not believed without an address either', async () => {
    const { attacker } = people();
    expect((await comeFromLinkedin({ id: attacker.id })).landed.search).toBe('?reason=no_email');
  });
});

describe('a sign-in that is under way while the owner resets', () => {
  it('does not open the account with a code that was given before', async () => {
    const { victim, attacker } = people();
    await signUpByLinkedin(attacker, victim);
    const { browser, code } = await comeFromLinkedin(attacker);
    await reset(victim);
    const body = { data: { code } };
    expect((await app.refused(socialLogin, { body }, { headers: browser.headers })).status).toBe(409);
  });
});

it('mails another link without ending the account of somebody who asks for it', async () => {
  const { victim } = people();
  const token = await signUpByPassword(victim);
  expect(await app.call(sendVerificationLink, {}, { token })).toEqual({ result: 'success' });
  expect(await isIn(token)).toBe(true);
});
