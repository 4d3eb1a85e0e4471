import { getUser, userRegister, userRegisterFromLinkedin } from '@jobblik/contract/accounts/accounts.api';
import { getAccessToken, socialLogin, socialMainLogin } from '@jobblik/contract/accounts/social.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../../../support/product.ts';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, signInAs } from '../accounts.factory.ts';
import { identities, users } from '../accounts.tables.ts';
import { ProviderBrowser } from './provider-browser.factory.ts';
import { type SignInProvider, startSignInProvider } from './sign-in-provider.factory.ts';

const clock = testClock();
let app: TestApp;
let linkedin: SignInProvider;
let facebook: SignInProvider;
let made = 0;

beforeAll(async () => {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  linkedin = await startSignInProvider('linkedin');
  facebook = await startSignInProvider('facebook');
  app = await startTestApp({
    clock,
    env: {
      PORT: `${port}`,
      PUBLIC_URL: publicUrl,
      LINKEDIN_ISSUER: linkedin.issuer,
      LINKEDIN_CLIENT_ID: linkedin.clientId,
      LINKEDIN_CLIENT_SECRET: linkedin.clientSecret,
      FACEBOOK_ISSUER: facebook.issuer,
      FACEBOOK_CLIENT_ID: facebook.clientId,
      FACEBOOK_CLIENT_SECRET: facebook.clientSecret,
    },
  });
});
afterAll(async () => {
  await app.close();
  await linkedin.close();
  await facebook.close();
});

const ada = () => {
  made += 1;
  return { id: `ada-${made}`, email: `ada-${made}@jobblik.test`, firstName: 'Ada', lastName: 'Lind' };
};

beforeEach(() => {
  linkedin.visitor = ada();
  facebook.visitor = ada();
});

const newBrowser = () => new ProviderBrowser(app.url);

const codeOf = (landed: URL) => landed.searchParams.get('code') ?? '';
const who = (browser: ProviderBrowser, code: string) =>
  app.call(getAccessToken, { body: { code } }, { headers: browser.headers });
const enter = (browser: ProviderBrowser, code: string) =>
  app.call(socialLogin, { body: { data: { code } } }, { headers: browser.headers });

describe.each(['linkedin', 'facebook'] as const)('signing in by %s', (driver) => {
  const provider = () => (driver === 'linkedin' ? linkedin : facebook);
  const visitor = () => {
    const { visitor } = provider();
    if (visitor === 'deny') throw new Error('nobody is there');
    return visitor;
  };

  it('asks a new person to sign up, then signs them in without a password', async () => {
    const browser = newBrowser();
    const landed = await browser.open(`/api/auth/${driver}?next=${encodeURIComponent('/job/7/smed?a=b')}`);
    const { email = '' } = visitor();
    expect(decodeURIComponent(landed.pathname)).toBe(`/auth/callback/${email}`);
    expect(landed.searchParams.get('next')).toBe('/job/7/smed?a=b');
    const code = codeOf(landed);
    expect(await who(browser, code)).toEqual({
      result: { first_name: 'Ada', last_name: 'Lind', email },
      known: false,
    });
    const refusal = await app.refused(socialLogin, { body: { data: { code } } }, { headers: browser.headers });
    expect(refusal).toMatchObject({ status: 409, code: 'registration_needed' });

    const body = { user_type: 1 as const, first_name: 'Ada', last_name: 'Lind', user_email: email, code };
    expect(await app.call(userRegisterFromLinkedin, { body }, { headers: browser.headers })).toEqual({
      result: 'success',
    });
    const session = await enter(browser, code);
    expect(session).toMatchObject({ ttl: 1, user_name: 'Ada Lind' });
    const { user } = await app.call(getUser, {}, { token: session.token });
    expect(user).toMatchObject({ email, has_password: false });
  });

  it('signs in a linked person, also after the e-mail there has changed', async () => {
    const user = await makeUser(app.services.db);
    await app.services.db
      .insert(identities)
      .values({ provider: driver, subject: 'old-friend', userId: user.id, provenAt: clock.now() });
    provider().visitor = { id: 'old-friend', email: 'another@example.test' };
    const browser = newBrowser();
    const landed = await browser.open(`/api/auth/${driver}`);
    expect(decodeURIComponent(landed.pathname)).toBe(`/auth/callback/${user.email}`);
    const code = codeOf(landed);
    expect((await who(browser, code)).known).toBe(true);
    const session = await app.call(socialMainLogin, { body: { data: { code } } }, { headers: browser.headers });
    expect(session.user_id).toBe(user.id);
  });

  it('signs in to the account with the same verified e-mail and links it', async () => {
    const verified = { emailVerifiedAt: new Date(), email: visitor().email?.toUpperCase() ?? null };
    const user = await makeUser(app.services.db, verified);
    const browser = newBrowser();
    const session = await enter(browser, codeOf(await browser.open(`/api/auth/${driver}`)));
    expect(session.user_id).toBe(user.id);
    const linked = await app.services.db.select().from(identities).where(eq(identities.userId, user.id));
    expect(linked).toMatchObject([{ provider: driver, subject: visitor().id }]);
    const [stored] = await app.services.db.select().from(users).where(eq(users.id, user.id));
    expect(stored?.passwordHash).not.toBeNull();
  });

  it('locks out a stranger who had signed up with the e-mail before its owner', async () => {
    const user = await makeUser(app.services.db, { email: visitor().email ?? null, emailVerifiedAt: null });
    const stranger = await signInAs(app.services.db, user);
    await app.services.db
      .insert(identities)
      .values({ provider: driver, subject: `stranger-${user.id}`, userId: user.id });
    const browser = newBrowser();
    const session = await enter(browser, codeOf(await browser.open(`/api/auth/${driver}`)));
    expect(session.user_id).toBe(user.id);
    expect((await app.send(getUser, {}, { token: stranger })).status).toBe(401);
    const [stored] = await app.services.db.select().from(users).where(eq(users.id, user.id));
    expect(stored).toMatchObject({ passwordHash: null, emailVerifiedAt: expect.any(Date) });
    const linked = await app.services.db.select().from(identities).where(eq(identities.userId, user.id));
    expect(linked.map(({ subject }) => subject)).toEqual([visitor().id]);
    expect(JSON.stringify(await app.mailsTo(visitor().email ?? ''))).toContain('Kontoen kan nu åbnes med');
  });

  it('reactivates a deactivated account', async () => {
    const user = await makeUser(app.services.db, {
      email: visitor().email ?? null,
      emailVerifiedAt: new Date(),
      deactivatedAt: new Date(),
    });
    const browser = newBrowser();
    await enter(browser, codeOf(await browser.open(`/api/auth/${driver}`)));
    const [stored] = await app.services.db.select().from(users).where(eq(users.id, user.id));
    expect(stored?.deactivatedAt).toBeNull();
  });

  it('ends at fail when the person cancels', async () => {
    provider().visitor = 'deny';
    const landed = await newBrowser().open(`/api/auth/${driver}`);
    expect(landed.pathname + landed.search).toBe('/auth/callback/fail?reason=denied');
  });

  it('ends at fail when the provider has no e-mail', async () => {
    provider().visitor = { id: `phone-only-${driver}` };
    const landed = await newBrowser().open(`/api/auth/${driver}`);
    expect(landed.search).toBe('?reason=no_email');
  });

  it('does not open an operator account', async () => {
    const admin = await makeUser(app.services.db, { role: 'admin', email: visitor().email ?? null });
    const landed = await newBrowser().open(`/api/auth/${driver}`);
    expect(landed.search).toBe('?reason=unverified');
    expect(await app.services.db.select().from(identities).where(eq(identities.userId, admin.id))).toEqual([]);
  });
});

describe('an e-mail that the provider has not verified', () => {
  it('does not sign in to the account that has it', async () => {
    const user = await makeUser(app.services.db);
    linkedin.visitor = { id: 'impostor', email: user.email ?? '', emailVerified: false };
    const landed = await newBrowser().open('/api/auth/linkedin');
    expect(landed.pathname + landed.search).toBe('/auth/callback/fail?reason=unverified');
  });

  it('signs up as unverified when nobody has it', async () => {
    const person = ada();
    const { email } = person;
    linkedin.visitor = { ...person, emailVerified: false };
    const browser = newBrowser();
    const code = codeOf(await browser.open('/api/auth/linkedin'));
    const body = { user_type: 2 as const, user_name: 'Ada Lind', user_email: email, code };
    await app.call(userRegister, { body }, { headers: browser.headers });
    await enter(browser, code);
    const [stored] = await app.services.db.select().from(users).where(eq(users.email, email));
    expect(stored).toMatchObject({ type: 2, emailVerifiedAt: null, passwordHash: null });
  });
});

describe('the one-time code', () => {
  const known = async () => {
    const user = await makeUser(app.services.db, { emailVerifiedAt: new Date() });
    linkedin.visitor = { id: `known-${user.id}`, email: user.email ?? '' };
    const browser = newBrowser();
    return { user, browser, code: codeOf(await browser.open('/api/auth/linkedin')) };
  };
  const refusedFor = (browser: ProviderBrowser, code: string) =>
    app.refused(socialLogin, { body: { data: { code } } }, { headers: browser.headers });

  it('signs in once', async () => {
    const { browser, code } = await known();
    await enter(browser, code);
    expect(await refusedFor(browser, code)).toMatchObject({ status: 404, code: 'unknown_code' });
  });

  it('signs in once also for two at the same moment', async () => {
    const { browser, code } = await known();
    const send = () => app.send(socialLogin, { body: { data: { code } } }, { headers: browser.headers });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('does not work in another browser', async () => {
    const { browser, code } = await known();
    expect(await refusedFor(newBrowser(), code)).toMatchObject({ status: 404 });
    const other = newBrowser();
    await other.step(`${app.url}/api/auth/linkedin`);
    expect(await refusedFor(other, code)).toMatchObject({ status: 404 });
    expect((await who(browser, code)).known).toBe(true);
  });

  it('expires after 15 minutes', async () => {
    const { browser, code } = await known();
    const start = clock.now();
    clock.set(new Date(start.getTime() + 15 * 60_000));
    expect(await refusedFor(browser, code)).toMatchObject({ status: 404 });
    clock.set(start);
  });

  it.each(['', 'made-up', "'; DROP TABLE users; --", 'a'.repeat(43)])('cannot be made up: %j', async (code) => {
    const { browser } = await known();
    expect(await refusedFor(browser, code)).toMatchObject({ status: 404, code: 'unknown_code' });
    const refusal = await app.refused(getAccessToken, { body: { code } }, { headers: browser.headers });
    expect(refusal).toMatchObject({ status: 404, code: 'unknown_code' });
  });

  it('does not sign up for an e-mail that has an account', async () => {
    linkedin.visitor = ada();
    const browser = newBrowser();
    const code = codeOf(await browser.open('/api/auth/linkedin'));
    const user = await makeUser(app.services.db);
    const body = { user_type: 1 as const, user_name: 'Ada', user_email: user.email ?? '', code };
    expect(await app.call(userRegister, { body }, { headers: browser.headers })).toEqual({ result: 'error' });
    expect(await app.services.db.select().from(identities).where(eq(identities.userId, user.id))).toEqual([]);
  });

  it('confirms only its own e-mail: another one that is typed stays unconfirmed', async () => {
    linkedin.visitor = ada();
    const browser = newBrowser();
    const code = codeOf(await browser.open('/api/auth/linkedin'));
    const user_email = `typed-${made}@jobblik.test`;
    const body = { user_type: 1 as const, user_name: 'Ada', user_email, user_pwd: 'en lang nok sætning', code };
    await app.call(userRegister, { body }, { headers: browser.headers });
    const [stored] = await app.services.db.select().from(users).where(eq(users.email, user_email));
    expect(stored?.emailVerifiedAt).toBeNull();
  });
});

describe('coming back from a provider', () => {
  it('fails for a state that is unknown, of another browser, or used', async () => {
    const browser = newBrowser();
    const first = await browser.step(`${app.url}/api/auth/linkedin`);
    const state = new URL(first.headers.get('location') ?? '').searchParams.get('state') ?? '';
    const back = (from: ProviderBrowser, query: string) => from.open(`/api/auth/linkedin/callback?${query}`);
    for (const [from, query] of [
      [browser, 'state=made-up&code=x'],
      [browser, 'code=x'],
      [browser, ''],
      [newBrowser(), `state=${state}&code=x`],
    ] as const) {
      expect((await back(from, query)).search).toBe('?reason=expired');
    }
    expect((await back(browser, `state=${state}&code=x&iss=${linkedin.issuer}`)).search).toBe('?reason=unavailable');
    expect((await back(browser, `state=${state}&code=x&iss=${linkedin.issuer}`)).search).toBe('?reason=expired');
  });

  it('fails when the answer is from another provider', async () => {
    const browser = newBrowser();
    const first = await browser.step(`${app.url}/api/auth/linkedin`);
    const state = new URL(first.headers.get('location') ?? '').searchParams.get('state') ?? '';
    const landed = await browser.open(`/api/auth/facebook/callback?state=${state}&code=x`);
    expect(landed.search).toBe('?reason=expired');
  });

  it('lets two tabs of one browser sign in at the same time', async () => {
    const browser = newBrowser();
    const [one, two] = [
      await browser.step(`${app.url}/api/auth/linkedin`),
      await browser.step(`${app.url}/api/auth/linkedin`),
    ];
    for (const tab of [one, two]) {
      const landed = await browser.open(tab.headers.get('location') ?? '');
      expect((await who(browser, codeOf(landed))).known).toBe(false);
    }
  });

  it.each(['//evil.test', 'https://evil.test', '/\\evil.test', '/\t/evil.test'])(
    'never redirects to %j',
    async (next) => {
      const landed = await newBrowser().open(`/api/auth/linkedin?next=${encodeURIComponent(next)}`);
      expect(landed.searchParams.get('next')).toBeNull();
    },
  );
});

describe('a provider', () => {
  it('that does not exist is refused', async () => {
    expect((await app.raw('GET', '/api/auth/myspace')).status).toBe(400);
  });

  it('that is not configured is not found', async () => {
    const bare = await startTestApp();
    try {
      expect((await bare.raw('GET', '/api/auth/linkedin')).status).toBe(404);
      expect((await bare.raw('GET', '/api/auth/facebook')).status).toBe(404);
    } finally {
      await bare.close();
    }
  });

  it('that cannot be reached redirects to the home page with the reason', async () => {
    const settings = { LINKEDIN_ISSUER: 'http://127.0.0.1:9', LINKEDIN_CLIENT_ID: 'x', LINKEDIN_CLIENT_SECRET: 'y' };
    const alone = await startTestApp({ env: settings });
    try {
      const response = await alone.raw('GET', '/api/auth/linkedin');
      expect(response.headers.get('location')).toBe('/auth/callback/fail?reason=unavailable');
    } finally {
      await alone.close();
    }
  });
});
