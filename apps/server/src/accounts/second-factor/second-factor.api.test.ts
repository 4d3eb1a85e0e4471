import {
  mainLogin,
  makeForgotPasswordLinks,
  removeAccount,
  resetPassword,
  updatePassword,
} from '@jobblik/contract/accounts/accounts.api';
import { updateEmail } from '@jobblik/contract/accounts/email.api';
import * as api from '@jobblik/contract/accounts/second-factor.api';
import type { FactorMethod } from '@jobblik/contract/accounts/second-factor.rules';
import { recoveryCodeCount } from '@jobblik/contract/accounts/second-factor.rules';
import { signInOperatorWithPasskey } from '@jobblik/contract/admin/operators.api';
import { saveBilling } from '@jobblik/contract/membership/membership.api';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, samplePassword, signInAs } from '../accounts.factory.ts';
import { sessions, type User, users } from '../accounts.tables.ts';
import { tidyAccounts } from '../accounts.tasks.ts';
import { openSession } from '../sessions/open-session.ts';
import { TestPasskey } from './passkey.factory.ts';
import { authChallenges, authenticators, codeFailures, passkeys, recoveryCodes } from './second-factor.tables.ts';
import { totpCode } from './totp.ts';

const site = { id: 'localhost', origin: 'http://localhost:8080' };
const clock = testClock(new Date('2026-03-10T12:00:00Z'));
const later = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000));
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock, env: { PUBLIC_URL: site.origin } });
});
afterAll(() => app.close());

interface Person {
  user: User;
  token: string;
}

async function newPerson(options: Parameters<typeof makeUser>[1] = {}): Promise<Person> {
  const user = await makeUser(app.services.db, options);
  return { user, token: await signInAs(app.services.db, user, { now: clock.now() }) };
}

interface WithApp extends Person {
  secret: string;
  codes: string[];
}

/** A person with an authenticator app. Its next code is good after half a minute. */
async function withAuthenticator(person: Promise<Person> = newPerson()): Promise<WithApp> {
  const { user, token } = await person;
  const { secret } = await app.call(api.beginAuthenticator, {}, { token });
  const body = { code: totpCode(secret, clock.now()) };
  const { recovery_codes } = await app.call(api.confirmAuthenticator, { body }, { token });
  later(60);
  return { user, token, secret, codes: recovery_codes };
}

interface WithPasskey extends Person {
  passkey: TestPasskey;
  codes: string[];
}

async function withPasskey(person: Promise<Person> = newPerson()): Promise<WithPasskey> {
  const { user, token } = await person;
  const passkey = new TestPasskey(site);
  const { challenge, options } = await app.call(api.beginPasskey, {}, { token });
  const body = { challenge, name: 'Min telefon', credential: passkey.create(options) };
  const { recovery_codes } = await app.call(api.addPasskey, { body }, { token });
  return { user, token, passkey, codes: recovery_codes };
}

const login = (user: User) => ({ body: { email: user.email ?? '', password: samplePassword } });

/** The challenge of a sign-in with the password. */
async function challengeOf(user: User): Promise<{ challenge: string; methods: FactorMethod[] }> {
  const refusal = await app.refused(mainLogin, login(user));
  expect(refusal).toMatchObject({ status: 403, code: 'second_factor_required' });
  return refusal.data as { challenge: string; methods: FactorMethod[] };
}

/** Subjects of the mails to a person, in the order of the alphabet. */
async function subjectsTo({ email }: User): Promise<string[]> {
  await app.services.tasks.idle();
  const { rows } = await app.services.db.execute<{ subject: string }>(
    sql`select subject from mail_outbox where recipient = ${email}`,
  );
  return rows.map(({ subject }) => subject).sort();
}

describe('an account without a second factor', () => {
  it('signs in with the same answer as before, whatever others have', async () => {
    const { user } = await newPerson();
    await withAuthenticator();
    expect((await app.call(mainLogin, login(user))).token).toMatch(/^[\w-]{43}$/);
  });

  it('has none in its settings, and no recovery codes to make', async () => {
    const { token } = await newPerson();
    expect(await app.call(api.getSecuritySettings, {}, { token })).toEqual({
      passkeys_offered: true,
      passkeys: [],
      authenticator_since: null,
      recovery_codes_left: 0,
    });
    expect(await app.refused(api.makeRecoveryCodes, {}, { token })).toMatchObject({ code: 'second_factor_missing' });
    expect(await app.refused(api.removeAuthenticator, {}, { token })).toMatchObject({ code: 'not_found' });
    expect(await app.call(api.removeSecondFactor, {}, { token })).toEqual({ result: 'success' });
  });

  it('gets none before its e-mail is confirmed', async () => {
    const { token } = await newPerson({ emailVerifiedAt: null });
    for (const call of [api.beginAuthenticator, api.beginPasskey])
      expect(await app.refused(call, {}, { token })).toMatchObject({ status: 403, code: 'email_not_confirmed' });
  });
});

describe.each(['seeker', 'employer', 'admin'] as const)('an authenticator app of the role %s', (role) => {
  it('is connected with a code, and asked for after the password', async () => {
    const { user, secret, codes } = await withAuthenticator(newPerson({ role }));
    expect(new Set(codes).size).toBe(recoveryCodeCount);
    if (role === 'admin') return;
    const { challenge, methods } = await challengeOf(user);
    expect(methods).toEqual(['totp', 'recovery_code']);
    const body = { challenge, method: 'totp' as const, code: totpCode(secret, clock.now()) };
    const session = await app.call(api.finishSecondFactor, { body });
    expect(session).toMatchObject({ user_id: user.id, ttl: user.type, token: expect.stringMatching(/^[\w-]{43}$/) });
  });
});

describe('an authenticator app', () => {
  it('is not connected by a wrong code, nor by one of a secret that was replaced', async () => {
    const { user, token } = await newPerson();
    const { secret, uri } = await app.call(api.beginAuthenticator, {}, { token });
    expect(uri).toBe(
      `otpauth://totp/Jobblik:${encodeURIComponent(user.email ?? '')}?issuer=Jobblik&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    const again = await app.call(api.beginAuthenticator, {}, { token });
    for (const code of ['', 'abc', '12345', totpCode(secret, clock.now())])
      expect(await app.refused(api.confirmAuthenticator, { body: { code } }, { token })).toMatchObject({
        status: 400,
        code: 'wrong_code',
        fields: [{ path: 'code', code: 'wrong_code' }],
      });
    const body = { code: totpCode(again.secret, clock.now()) };
    expect((await app.call(api.confirmAuthenticator, { body }, { token })).recovery_codes).toHaveLength(10);
  });

  it('is not connected without a secret, or an hour after it', async () => {
    const { token } = await newPerson();
    const expired = { status: 410, code: 'challenge_expired' };
    const confirm = (code: string) => app.refused(api.confirmAuthenticator, { body: { code } }, { token });
    expect(await confirm('123456')).toMatchObject(expired);
    const { secret } = await app.call(api.beginAuthenticator, {}, { token });
    later(3600);
    expect(await confirm(totpCode(secret, clock.now()))).toMatchObject(expired);
  });

  it('is one at a time', async () => {
    const { token } = await withAuthenticator();
    expect(await app.refused(api.beginAuthenticator, {}, { token })).toMatchObject({ code: 'authenticator_exists' });
  });

  it('keeps its secret encrypted', async () => {
    const { user, secret } = await withAuthenticator();
    const [row] = await app.services.db.select().from(authenticators).where(eq(authenticators.userId, user.id));
    expect(row?.secret.includes(secret)).toBe(false);
  });

  it('gives codes that work once, a step early or late, with blanks', async () => {
    const { user, secret } = await withAuthenticator();
    const finish = async (code: string) =>
      app.send(api.finishSecondFactor, {
        body: { challenge: (await challengeOf(user)).challenge, method: 'totp', code },
      });
    const at = (seconds: number) => totpCode(secret, new Date(clock.now().getTime() + seconds * 1000));
    expect((await finish(at(-60))).status).toBe(400);
    expect((await finish(at(60))).status).toBe(400);
    expect((await finish(at(-30))).status).toBe(200);
    expect((await finish(at(-30))).status).toBe(400);
    const spaced = at(30).replace(/^.../, '$& ');
    expect((await finish(spaced)).status).toBe(200);
    expect((await finish(at(0))).status).toBe(400);
    expect((await finish(at(30))).status).toBe(400);
  });

  it('is not guessed: wrong codes are counted over all challenges, also simultaneous ones', async () => {
    const { user, secret, codes } = await withAuthenticator();
    // One after the other: sign-ins at the same time have a bound of their own.
    const challenges: string[] = [];
    for (let at = 0; at < 14; at += 1) challenges.push((await challengeOf(user)).challenge);
    const guess = (challenge: string) =>
      app.refused(api.finishSecondFactor, { body: { challenge, method: 'totp', code: '000000' } });
    const answers = await Promise.all(challenges.map(guess));
    expect(answers.filter(({ code }) => code === 'wrong_code').length).toBeLessThanOrEqual(10);
    const blocked = answers.find(({ code }) => code === 'too_many_requests');
    expect(blocked).toMatchObject({ status: 429, fields: [{ path: 'code', code: 'too_many_attempts' }] });
    // The owner has another way in.
    const { challenge } = await challengeOf(user);
    const body = { challenge, method: 'recovery_code' as const, code: codes[0] ?? '' };
    expect((await app.send(api.finishSecondFactor, { body })).status).toBe(200);
    later(15 * 60);
    const next = await challengeOf(user);
    const right = { challenge: next.challenge, method: 'totp' as const, code: totpCode(secret, clock.now()) };
    expect((await app.send(api.finishSecondFactor, { body: right })).status).toBe(200);
  });
});

describe('the challenge of a sign-in', () => {
  it('ends with the fifth wrong answer, after ten minutes, and with its use', async () => {
    const { user, codes } = await withAuthenticator();
    const expired = { status: 410, code: 'challenge_expired' };
    const send = (challenge: string, code: string) =>
      app.refused(api.finishSecondFactor, { body: { challenge, method: 'recovery_code', code } });
    const guessed = await challengeOf(user);
    for (let tries = 1; tries <= 5; tries += 1)
      expect(await send(guessed.challenge, 'AAAA')).toMatchObject({ code: 'wrong_code' });
    expect(await send(guessed.challenge, codes[0] ?? '')).toMatchObject(expired);
    const old = await challengeOf(user);
    later(600);
    expect(await send(old.challenge, codes[0] ?? '')).toMatchObject(expired);
    const used = await challengeOf(user);
    const body = { challenge: used.challenge, method: 'recovery_code' as const, code: codes[0] ?? '' };
    expect((await app.send(api.finishSecondFactor, { body })).status).toBe(200);
    expect(await send(used.challenge, codes[1] ?? '')).toMatchObject(expired);
    expect(await send('made-up', codes[1] ?? '')).toMatchObject(expired);
  });

  it("is not answered with another person's factor", async () => {
    const [one, two] = [await withAuthenticator(), await withPasskey()];
    const { challenge } = await challengeOf(one.user);
    for (const proof of [
      { method: 'recovery_code' as const, code: two.codes[0] ?? '' },
      { method: 'passkey' as const, credential: two.passkey.get({ challenge: 'x' }) },
    ]) {
      const refusal = await app.refused(api.finishSecondFactor, { body: { challenge, ...proof } });
      expect(refusal.status).toBe(400);
    }
    const { options } = await app.call(api.beginSecondFactorPasskey, { body: { challenge } });
    const proof = { method: 'passkey' as const, credential: two.passkey.get(options) };
    expect(await app.refused(api.finishSecondFactor, { body: { challenge, ...proof } })).toMatchObject({
      code: 'passkey_refused',
    });
  });

  it('opens nothing else, and no session before it', async () => {
    const { user, token } = await withPasskey();
    const sessionCount = async () =>
      (await app.services.db.select().from(sessions).where(eq(sessions.userId, user.id))).length;
    const before = await sessionCount();
    const { challenge } = await challengeOf(user);
    expect(await sessionCount()).toBe(before);
    expect((await app.raw('GET', '/api/user', { token: challenge })).status).toBe(401);
    const credential = new TestPasskey(site).create({ challenge: 'x', user: { id: 'eA' } });
    const added = app.refused(api.addPasskey, { body: { challenge, name: 'x', credential } }, { token });
    expect(await added).toMatchObject({ code: 'challenge_expired' });
  });

  it('leaves a deactivated account deactivated until it is answered', async () => {
    const { user, codes } = await withAuthenticator();
    const { db } = app.services;
    await db.update(users).set({ deactivatedAt: clock.now() }).where(eq(users.id, user.id));
    const isDeactivated = async () =>
      (await db.select().from(users).where(eq(users.id, user.id)))[0]?.deactivatedAt !== null;
    const { challenge } = await challengeOf(user);
    expect(await isDeactivated()).toBe(true);
    const body = { challenge, method: 'recovery_code' as const, code: codes[0] ?? '' };
    await app.call(api.finishSecondFactor, { body });
    expect(await isDeactivated()).toBe(false);
  });
});

describe('recovery codes', () => {
  it('work once each, however they are typed, and are replaced by new ones', async () => {
    const { user, token, codes } = await withAuthenticator();
    const [first = '', second = ''] = codes;
    const use = async (code: string) => {
      const { challenge } = await challengeOf(user);
      return (await app.send(api.finishSecondFactor, { body: { challenge, method: 'recovery_code', code } })).status;
    };
    expect(await use(first.toLowerCase().replaceAll('-', ' '))).toBe(200);
    expect(await use(first)).toBe(400);
    expect((await app.call(api.getSecuritySettings, {}, { token })).recovery_codes_left).toBe(9);
    expect(await subjectsTo(user)).toContain('En gendannelseskode er brugt');
    const { recovery_codes } = await app.call(api.makeRecoveryCodes, {}, { token });
    expect(await use(second)).toBe(400);
    expect(await use(recovery_codes[3] ?? '')).toBe(200);
  });

  it('are stored as hashes only', async () => {
    const { user, codes } = await withAuthenticator();
    const rows = await app.services.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    expect(rows).toHaveLength(10);
    for (const { codeHash } of rows) expect(codes.some((code) => codeHash.includes(code))).toBe(false);
  });

  it('one that is used twice at once opens one session', async () => {
    const { user, codes } = await withAuthenticator();
    const challenges = [await challengeOf(user), await challengeOf(user)];
    const sent = challenges.map(({ challenge }) =>
      app.send(api.finishSecondFactor, { body: { challenge, method: 'recovery_code', code: codes[0] ?? '' } }),
    );
    expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe.each(['seeker', 'employer', 'admin'] as const)('a passkey of the role %s', (role) => {
  it('signs in alone', async () => {
    const { user, passkey, codes } = await withPasskey(newPerson({ role }));
    expect(codes).toHaveLength(10);
    const { challenge, options } = await app.call(api.beginPasskeySignIn, {});
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const signIn = role === 'admin' ? signInOperatorWithPasskey : api.passkeyLogin;
    const session = await app.call(signIn, { body: { challenge, credential: passkey.get(options) } });
    expect(session).toMatchObject({ user_id: user.id, ttl: user.type });
  });
});

describe('a passkey', () => {
  it('is asked for after the password', async () => {
    const { user, passkey } = await withPasskey();
    const { challenge, methods } = await challengeOf(user);
    expect(methods).toEqual(['passkey', 'recovery_code']);
    const { options } = await app.call(api.beginSecondFactorPasskey, { body: { challenge } });
    expect(options).toMatchObject({ allowCredentials: [{ id: passkey.credentialId }] });
    const body = { challenge, method: 'passkey' as const, credential: passkey.get(options) };
    expect((await app.call(api.finishSecondFactor, { body })).user_id).toBe(user.id);
    expect(await app.refused(api.finishSecondFactor, { body })).toMatchObject({ code: 'challenge_expired' });
  });

  it.each<[string, (passkey: TestPasskey, options: { challenge: string }) => ReturnType<TestPasskey['get']>]>([
    ['for another challenge', (passkey) => passkey.get({ challenge: 'bm90IHRoaXM' })],
    ['without a check of who holds the device', (passkey, options) => passkey.get(options, { verified: false })],
    [
      'whose signature is of something else',
      (passkey, options) => {
        const [one, two] = [passkey.get(options), passkey.get({ challenge: 'eA' })];
        return { ...one, response: { ...one.response, signature: two.response.signature } };
      },
    ],
    [
      'of a person whom it does not name',
      (passkey, options) => {
        const { response, ...one } = passkey.get(options);
        return { ...one, response: { ...response, userHandle: 'bm9ib2R5' } };
      },
    ],
    [
      'that names nobody',
      (passkey, options) => {
        const { response, ...one } = passkey.get(options);
        return { ...one, response: { ...response, userHandle: undefined } };
      },
    ],
    ['that nobody has added', (_passkey, options) => new TestPasskey(site).get(options)],
    [
      'shown to another site',
      (passkey, options) => {
        const { response, ...one } = passkey.get(options);
        const data = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
        const forged = Buffer.from(JSON.stringify({ ...data, origin: 'https://jobblik.example' }));
        return { ...one, response: { ...response, clientDataJSON: forged.toString('base64url') } };
      },
    ],
    ['of bytes that are none', (passkey, options) => ({ ...passkey.get(options), rawId: 'ø' })],
  ])('is refused %s', async (_what, show) => {
    const { passkey } = await withPasskey();
    const { challenge, options } = await app.call(api.beginPasskeySignIn, {});
    const refusal = await app.refused(api.passkeyLogin, { body: { challenge, credential: show(passkey, options) } });
    expect(refusal).toMatchObject({ status: 400, code: 'passkey_refused' });
  });

  it('is refused when its counter goes back, as that of a copy does', async () => {
    const { passkey } = await withPasskey();
    const signIn = async () => {
      const { challenge, options } = await app.call(api.beginPasskeySignIn, {});
      return (await app.send(api.passkeyLogin, { body: { challenge, credential: passkey.get(options) } })).status;
    };
    expect(await signIn()).toBe(200);
    passkey.counter -= 1;
    expect(await signIn()).toBe(400);
    expect(await signIn()).toBe(200);
  });

  it('signs in once with one answer', async () => {
    const { passkey } = await withPasskey();
    const { challenge, options } = await app.call(api.beginPasskeySignIn, {});
    const body = { challenge, credential: passkey.get(options) };
    expect((await app.send(api.passkeyLogin, { body })).status).toBe(200);
    expect(await app.refused(api.passkeyLogin, { body })).toMatchObject({ status: 410, code: 'challenge_expired' });
  });

  it('is added once, by the session that began, with a check of who holds the device', async () => {
    const { token, passkey } = await withPasskey();
    const other = await newPerson();
    const begin = (as: string) => app.call(api.beginPasskey, {}, { token: as });
    const add = async (as: string, challenge: string, credential: ReturnType<TestPasskey['create']>) =>
      await app.refused(api.addPasskey, { body: { challenge, name: 'Igen', credential } }, { token: as });
    const [first, second, third] = [await begin(token), await begin(token), await begin(other.token)];
    expect(await add(other.token, first.challenge, new TestPasskey(site).create(first.options))).toMatchObject({
      code: 'challenge_expired',
    });
    const unverified = new TestPasskey(site).create(second.options, { verified: false });
    expect(await add(token, second.challenge, unverified)).toMatchObject({ code: 'passkey_refused' });
    expect(await add(other.token, third.challenge, passkey.create(third.options))).toMatchObject({
      status: 409,
      code: 'passkey_known',
    });
  });

  it('is named, listed with its last use, renamed and removed by its owner only', async () => {
    const { user, token, passkey } = await withPasskey();
    const stranger = await withPasskey();
    const [own] = (await app.call(api.getSecuritySettings, {}, { token })).passkeys;
    expect(own).toEqual({
      id: expect.any(String),
      name: 'Min telefon',
      created_at: clock.now().toISOString(),
      last_used_at: null,
      synced: false,
    });
    const passkey_id = own?.id ?? '';
    for (const refused of [
      await app.refused(api.renamePasskey, { body: { passkey_id, name: 'Min' } }, { token: stranger.token }),
      await app.refused(api.removePasskey, { body: { passkey_id } }, { token: stranger.token }),
    ])
      expect(refused).toMatchObject({ status: 404, code: 'not_found' });
    await app.call(api.renamePasskey, { body: { passkey_id, name: 'Arbejdstelefon' } }, { token });
    const { challenge, options } = await app.call(api.beginPasskeySignIn, {});
    later(60);
    await app.call(api.passkeyLogin, { body: { challenge, credential: passkey.get(options) } });
    expect((await app.call(api.getSecuritySettings, {}, { token })).passkeys).toMatchObject([
      { name: 'Arbejdstelefon', last_used_at: clock.now().toISOString() },
    ]);
    await app.call(api.removePasskey, { body: { passkey_id } }, { token });
    expect(await subjectsTo(user)).toEqual(['En adgangsnøgle er fjernet', 'Ny adgangsnøgle til kontoen']);
    // It was the only factor: the password is enough again, and the codes are gone.
    expect((await app.send(mainLogin, login(user))).status).toBe(200);
    expect((await app.call(api.getSecuritySettings, {}, { token })).recovery_codes_left).toBe(0);
  });

  it('beside an authenticator app brings no second set of codes, and leaves them when it goes', async () => {
    const person = await withAuthenticator();
    const { user, token, codes } = await withPasskey(Promise.resolve(person));
    expect(codes).toEqual([]);
    expect((await challengeOf(user)).methods).toEqual(['passkey', 'totp', 'recovery_code']);
    await app.call(api.removeAuthenticator, {}, { token });
    const settings = await app.call(api.getSecuritySettings, {}, { token });
    expect(settings).toMatchObject({ authenticator_since: null, recovery_codes_left: 10 });
    await app.call(api.removeSecondFactor, {}, { token });
    expect((await app.send(mainLogin, login(user))).status).toBe(200);
    expect(await subjectsTo(user)).toEqual([
      'En godkendelsesapp er forbundet med kontoen',
      'Godkendelsesappen er afbrudt',
      'Ny adgangsnøgle til kontoen',
      'Totrinslogin er slået fra',
    ]);
  });
});

describe('being asked again', () => {
  const required = { status: 403, code: 'confirmation_required' };
  let person: Person;
  beforeEach(async () => {
    person = await newPerson();
  });

  it('comes before each change of the second factor, ten minutes after the sign-in', async () => {
    const calls = [
      api.beginPasskey,
      api.beginAuthenticator,
      api.removeAuthenticator,
      api.makeRecoveryCodes,
      api.removeSecondFactor,
    ];
    later(599);
    expect((await app.send(api.removeSecondFactor, {}, { token: person.token })).status).toBe(200);
    later(1);
    for (const call of calls) expect(await app.refused(call, {}, { token: person.token })).toMatchObject(required);
    const body = { passkey_id: '00000000-0000-4000-8000-000000000000' };
    expect(await app.refused(api.removePasskey, { body }, { token: person.token })).toMatchObject(required);
  });

  it('takes the password of an account without a second factor, for this session only', async () => {
    const other = await signInAs(app.services.db, person.user, { now: clock.now() });
    later(600);
    const { token } = person;
    expect(await app.call(api.getConfirmationMethods, {}, { token })).toEqual({
      methods: ['password'],
      confirmed: true,
    });
    const confirm = (password: string) => ({ body: { method: 'password' as const, password } });
    expect(await app.refused(api.confirmSession, confirm('wrong'), { token })).toMatchObject({
      code: 'wrong_password',
    });
    expect(await app.call(api.confirmSession, confirm(samplePassword), { token })).toEqual({ result: 'success' });
    expect((await app.send(api.beginAuthenticator, {}, { token })).status).toBe(200);
    expect(await app.refused(api.beginAuthenticator, {}, { token: other })).toMatchObject(required);
  });

  it('asks an account with neither to sign in again', async () => {
    const { token } = await newPerson({ password: null });
    later(600);
    expect(await app.call(api.getConfirmationMethods, {}, { token })).toEqual({
      methods: ['sign_in'],
      confirmed: true,
    });
    const refusal = await app.refused(api.confirmSession, { body: { method: 'sign_in' } }, { token });
    expect(refusal).toMatchObject({ status: 400, code: 'method_unavailable' });
  });

  it('comes before address, password, invoice data and removal of an account with a second factor only', async () => {
    const calls = async (token: string) => [
      await app.send(updateEmail, { body: { current_password: 'wrong', new_email: 'ny@jobblik.test' } }, { token }),
      await app.send(
        updatePassword,
        { body: { current_password: 'wrong', new_password: 'en helt ny adgangskode' } },
        { token },
      ),
      await app.send(removeAccount, { body: { password: 'wrong' } }, { token }),
      await app.send(saveBilling, { body: {} } as never, { token }),
    ];
    const codesOf = async (answers: Response[]) =>
      await Promise.all(answers.map(async (answer) => ((await answer.json()) as { code?: string }).code));
    later(600);
    expect(await codesOf(await calls(person.token))).not.toContain('confirmation_required');
    const safe = await withAuthenticator();
    expect(await codesOf(await calls(safe.token))).not.toContain('confirmation_required');
    later(600);
    expect(await codesOf(await calls(safe.token))).toEqual(Array(4).fill('confirmation_required'));
  });

  it('takes the second factor where there is one, and not the password', async () => {
    const { token, secret, codes } = await withAuthenticator();
    later(600);
    const methods = ['totp', 'recovery_code'];
    expect(await app.call(api.getConfirmationMethods, {}, { token })).toEqual({ methods, confirmed: false });
    const confirm = (body: Parameters<typeof app.send<typeof api.confirmSession>>[1]['body']) =>
      app.send(api.confirmSession, { body }, { token });
    expect((await confirm({ method: 'password', password: samplePassword })).status).toBe(400);
    expect((await confirm({ method: 'passkey' })).status).toBe(400);
    expect((await confirm({ method: 'totp', code: '000000' })).status).toBe(400);
    expect(await app.refused(api.makeRecoveryCodes, {}, { token })).toMatchObject(required);
    expect((await confirm({ method: 'totp', code: totpCode(secret, clock.now()) })).status).toBe(200);
    expect((await app.send(api.makeRecoveryCodes, {}, { token })).status).toBe(200);
    expect((await confirm({ method: 'recovery_code', code: codes[0] ?? '' })).status).toBe(400);
  });

  it('takes a passkey with a challenge of the same session', async () => {
    const { user, token, passkey } = await withPasskey();
    const other = await signInAs(app.services.db, user, { now: clock.now() });
    later(600);
    const { challenge, options } = await app.call(api.beginPasskeyConfirmation, {}, { token });
    const body = { method: 'passkey' as const, challenge, credential: passkey.get(options) };
    expect(await app.refused(api.confirmSession, { body }, { token: other })).toMatchObject({
      code: 'challenge_expired',
    });
    expect(await app.call(api.confirmSession, { body }, { token })).toEqual({ result: 'success' });
    expect((await app.send(api.makeRecoveryCodes, {}, { token })).status).toBe(200);
    expect(await app.refused(api.confirmSession, { body }, { token })).toMatchObject({ code: 'challenge_expired' });
  });

  it('is not asked of a visitor of the demo, who changes nothing', async () => {
    const demo = await signInAs(app.services.db, await makeUser(app.services.db, { role: 'employer' }), { demo: true });
    expect(await app.refused(api.beginPasskey, {}, { token: demo })).toMatchObject({ code: 'demo_read_only' });
  });
});

describe('what remains', () => {
  it('is nothing after the account was removed', async () => {
    const { user, token } = await withPasskey(withAuthenticator());
    await challengeOf(user);
    const body = { password: samplePassword };
    expect(await app.call(removeAccount, { body }, { token })).toEqual({ result: 'success' });
    for (const table of [passkeys, authenticators, recoveryCodes, authChallenges, codeFailures])
      expect(await app.services.db.select().from(table).where(eq(table.userId, user.id))).toEqual([]);
  });

  it('of old challenges and counted codes is tidied up', async () => {
    const { user } = await withAuthenticator();
    const { challenge } = await challengeOf(user);
    await app.refused(api.finishSecondFactor, { body: { challenge, method: 'totp', code: '000000' } });
    const counts = async () =>
      Promise.all(
        [authChallenges, codeFailures].map(
          async (table) => (await app.services.db.select().from(table).where(eq(table.userId, user.id))).length,
        ),
      );
    await tidyAccounts(app.services);
    expect(await counts()).toEqual([1, 1]);
    later(24 * 3600 + 1);
    await tidyAccounts(app.services);
    expect(await counts()).toEqual([0, 0]);
  });
});

describe('every other way in', () => {
  it('asks for the second factor after a password was chosen by a mailed link, which leaves the factor', async () => {
    const { user, passkey } = await withPasskey();
    await app.call(makeForgotPasswordLinks, { body: { email: user.email ?? '' } });
    await app.services.tasks.idle();
    const { rows } = await app.services.db.execute<{ text: string }>(
      sql`select text from mail_outbox where recipient = ${user.email} and text like '%/ResetPassword/%'`,
    );
    const token = /ResetPassword\/([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
    const password = 'en helt ny adgangskode';
    const body = { token, new_password: password, repeat_password: password };
    expect(await app.call(resetPassword, { body })).toEqual({ result: 'success' });
    const refusal = await app.refused(mainLogin, { body: { email: user.email ?? '', password } });
    expect(refusal).toMatchObject({ code: 'second_factor_required', data: { methods: ['passkey', 'recovery_code'] } });
    const { challenge, options } = await app.call(api.beginPasskeySignIn, {});
    const credential = passkey.get(options);
    expect((await app.call(api.passkeyLogin, { body: { challenge, credential } })).user_id).toBe(user.id);
  });

  it('asks for it in the one function that opens sessions, which still uses up what came with the request', async () => {
    const { user } = await withPasskey();
    const used: number[] = [];
    const opening = openSession(
      app.services,
      { userId: user.id, device: { agent: '', ip: '' } },
      async (_tx, { id }) => {
        used.push(id);
      },
    );
    await expect(opening).rejects.toMatchObject({ code: 'second_factor_required', status: 403 });
    expect(used).toEqual([user.id]);
  });
});

describe('an installation at an IP address', () => {
  it('offers no passkeys, but an authenticator app', async () => {
    const byAddress = await startTestApp({ clock, env: { PUBLIC_URL: 'http://127.0.0.1:8080' } });
    const user = await makeUser(byAddress.services.db);
    const token = await signInAs(byAddress.services.db, user, { now: clock.now() });
    expect((await byAddress.call(api.getSecuritySettings, {}, { token })).passkeys_offered).toBe(false);
    const unavailable = { status: 409, code: 'passkeys_unavailable' };
    expect(await byAddress.refused(api.beginPasskeySignIn, {})).toMatchObject(unavailable);
    expect(await byAddress.refused(api.beginPasskey, {}, { token })).toMatchObject(unavailable);
    expect((await byAddress.send(api.beginAuthenticator, {}, { token })).status).toBe(200);
    await byAddress.close();
  });
});
