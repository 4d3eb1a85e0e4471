import { text } from 'node:stream/consumers';
import {
  getUser,
  getVerifyToken,
  mainLogin,
  makeForgotPasswordLinks,
  resetPassword,
  updatePassword,
} from '@jobblik/contract/accounts/accounts.api';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../../support/product.ts';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, samplePassword, signInAs } from '../accounts.factory.ts';
import { identities, passwordResets, type User } from '../accounts.tables.ts';
import { sendResetLink } from './request-password-reset.ts';

const clock = testClock(new Date('2026-03-10T12:00:00Z'));
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const mailsTo = ({ email }: Pick<User, 'email'>) => app.mailsTo(email);

async function tokenFor(user: User): Promise<string> {
  await sendResetLink(app.services, { user_id: user.id });
  const mails = await mailsTo(user);
  const [, token] = /\/ResetPassword\/([\w-]{43})/.exec(mails.map(({ text }) => text).join('\n')) ?? [];
  if (!token) throw new Error('no link was mailed');
  return token;
}

const chosen = 'en helt ny adgangskode';
const choose = (token: string, new_password = chosen) =>
  app.call(resetPassword, { body: { token, new_password, repeat_password: new_password } });
const canSignIn = async (user: User, password: string) =>
  (await app.send(mainLogin, { body: { email: user.email ?? '', password } })).status === 200;

describe('asking for a link to choose a new password', () => {
  it('mails the link to a known address and answers the same for an unknown one', async () => {
    const user = await makeUser(app.services.db, { email: 'Glemsom@jobblik.test' });
    const ask = (email: string) => app.call(makeForgotPasswordLinks, { body: { email } });
    expect(await ask('glemsom@JOBBLIK.test')).toEqual({ result: 'success' });
    expect(await ask('nobody@jobblik.test')).toEqual({ result: 'success' });
    expect((await mailsTo(user)).map(({ subject }) => subject)).toEqual(['Vælg en ny adgangskode']);
    expect(await mailsTo({ email: 'nobody@jobblik.test' })).toEqual([]);
  });

  it.each([
    '',
    'x',
    'a@',
    'a b@c.test',
    'a@b.test\u0000',
    `${'a'.repeat(300)}@b.test`,
    '🐳',
    "'; DROP TABLE users; --",
  ])('answers error for %j', async (email) => {
    expect(await app.call(makeForgotPasswordLinks, { body: { email } })).toEqual({ result: 'error' });
  });

  it('answers failed while mail cannot be sent, known or not', async () => {
    const unreachable = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'post@jobblik.test' } });
    try {
      const user = await makeUser(unreachable.services.db);
      for (const email of [user.email ?? '', 'nobody@jobblik.test']) {
        expect(await unreachable.call(makeForgotPasswordLinks, { body: { email } })).toEqual({ result: 'failed' });
      }
    } finally {
      await unreachable.close();
    }
  });

  it('hands the mail to the mail server', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        text(stream).then((mail) => {
          received.push(mail);
          done();
        }, done);
      },
    });
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const mailing = await startTestApp({
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'post@jobblik.test' },
    });
    try {
      const { email } = await makeUser(mailing.services.db);
      const answer = await mailing.call(makeForgotPasswordLinks, { body: { email: email ?? '' } });
      expect(answer).toEqual({ result: 'success' });
      await mailing.services.tasks.idle();
      expect(received).toHaveLength(1);
      expect(received[0]).toContain(`To: ${email}`);
      expect(received[0]?.replaceAll('=\r\n', '')).toMatch(/\/ResetPassword\/[\w-]{43}/);
    } finally {
      await mailing.close();
      await new Promise<void>((resolve) => server.close(resolve));
    }
  });

  it('mails at most five links an hour', async () => {
    const user = await makeUser(app.services.db);
    for (let attempt = 0; attempt < 7; attempt += 1) await sendResetLink(app.services, { user_id: user.id });
    expect(await mailsTo(user)).toHaveLength(5);
    clock.minutesLater(60);
    await sendResetLink(app.services, { user_id: user.id });
    expect(await mailsTo(user)).toHaveLength(6);
  });

  it('stores no link when the mail server refuses the address', async () => {
    const user = await makeUser(app.services.db, { email: 'gone@example.invalid' });
    await sendResetLink(app.services, { user_id: user.id });
    const rows = await app.services.db.select().from(passwordResets).where(eq(passwordResets.userId, user.id));
    expect(rows).toEqual([]);
  });
});

describe('choosing a new password by the link', () => {
  it('sets it, signs every browser out, resets the limit and notifies by mail', async () => {
    const user = await makeUser(app.services.db);
    const session = await signInAs(app.services.db, user, { now: clock.now() });
    for (let failure = 0; failure < 11; failure += 1) await canSignIn(user, 'wrong');
    const token = await tokenFor(user);
    expect(await app.call(getVerifyToken, { params: { token } })).toEqual({ result: 'success' });
    expect(await choose(token)).toEqual({ result: 'success' });
    expect((await app.send(getUser, {}, { token: session })).status).toBe(401);
    expect(await canSignIn(user, samplePassword)).toBe(false);
    expect(await canSignIn(user, chosen)).toBe(true);
    expect((await mailsTo(user)).map(({ subject }) => subject)).toContain('Adgangskoden er ændret');
  });

  it('works once', async () => {
    const user = await makeUser(app.services.db);
    const token = await tokenFor(user);
    expect(await choose(token)).toEqual({ result: 'success' });
    expect(await choose(token, 'noget helt andet')).toEqual({ result: 'failed' });
    expect(await app.call(getVerifyToken, { params: { token } })).toEqual({ result: 'error' });
    expect(await canSignIn(user, chosen)).toBe(true);
  });

  it('works once also for two simultaneous requests', async () => {
    const token = await tokenFor(await makeUser(app.services.db));
    const answers = await Promise.all([choose(token, 'den ene adgangskode'), choose(token, 'den anden adgangskode')]);
    expect(answers.map(({ result }) => result).sort()).toEqual(['failed', 'success']);
  });

  it('invalidates the other links of that person', async () => {
    const user = await makeUser(app.services.db);
    const first = await tokenFor(user);
    await sendResetLink(app.services, { user_id: user.id });
    const all = (await mailsTo(user)).map(({ text }) => /\/ResetPassword\/([\w-]{43})/.exec(text)?.[1] ?? '');
    const second = all.find((token) => token !== first && token !== '') ?? '';
    expect(await app.call(getVerifyToken, { params: { token: second } })).toEqual({ result: 'success' });
    await choose(first);
    expect(await app.call(getVerifyToken, { params: { token: second } })).toEqual({ result: 'error' });
  });

  it('works until 60 minutes have passed', async () => {
    const [early, late] = [await makeUser(app.services.db), await makeUser(app.services.db)];
    const [earlyToken, lateToken] = [await tokenFor(early), await tokenFor(late)];
    clock.minutesLater(59.99);
    expect(await choose(earlyToken)).toEqual({ result: 'success' });
    clock.minutesLater(0.01);
    expect(await app.call(getVerifyToken, { params: { token: lateToken } })).toEqual({ result: 'error' });
    expect(await choose(lateToken)).toEqual({ result: 'failed' });
    expect(await canSignIn(late, samplePassword)).toBe(true);
  });

  it('unlinks a provider that was linked before the address was confirmed', async () => {
    const user = await makeUser(app.services.db, { emailVerifiedAt: null });
    await app.services.db.insert(identities).values({ provider: 'linkedin', subject: 'stranger', userId: user.id });
    await choose(await tokenFor(user));
    expect(await app.services.db.select().from(identities).where(eq(identities.userId, user.id))).toEqual([]);
  });

  it.each(['x', 'a'.repeat(43), "'; DROP TABLE users; --", 'æøå'])(
    'does not work by the made-up token %j',
    async (token) => {
      expect(await app.call(getVerifyToken, { params: { token } })).toEqual({ result: 'error' });
      expect(await choose(token)).toEqual({ result: 'failed' });
    },
  );

  it.each([
    ['the repetition differs', chosen, `${chosen}!`, 'repeat_password', 'not_equal'],
    ['it is too short', 'kort', 'kort', 'new_password', 'too_short'],
    ['it is too long', 'x'.repeat(201), 'x'.repeat(201), 'new_password', 'too_long'],
  ])('is refused when %s, and the link stays valid', async (_name, new_password, repeat_password, path, code) => {
    const token = await tokenFor(await makeUser(app.services.db));
    const refusal = await app.refused(resetPassword, { body: { token, new_password, repeat_password } });
    expect(refusal).toMatchObject({ status: 400, fields: [{ path, code }] });
    expect(await app.call(getVerifyToken, { params: { token } })).toEqual({ result: 'success' });
  });
});

describe('a new password that is easily guessed', () => {
  it('is refused at a reset, and the link stays valid', async () => {
    const user = await makeUser(app.services.db, { name: 'Signe Holm' });
    const token = await tokenFor(user);
    const refusal = async (new_password: string) => {
      const body = { token, new_password, repeat_password: new_password };
      return (await app.refused(resetPassword, { body })).fields;
    };
    expect(await refusal('football1')).toEqual([{ path: 'new_password', code: 'common_password' }]);
    expect(await refusal('Holm.Signe')).toEqual([{ path: 'new_password', code: 'personal_password' }]);
    expect(await choose(token)).toEqual({ result: 'success' });
  });

  it('is refused at a change, and the old one is kept', async () => {
    const user = await makeUser(app.services.db, { name: 'Signe Holm' });
    const token = await signInAs(app.services.db, user, { now: clock.now() });
    const body = { current_password: samplePassword, new_password: 'PASSWORD123' };
    expect((await app.refused(updatePassword, { body }, { token })).fields).toEqual([
      { path: 'new_password', code: 'common_password' },
    ]);
    expect(await canSignIn(user, samplePassword)).toBe(true);
  });
});

describe('changing the password', () => {
  const change = (token: string, current_password: string, new_password = chosen) =>
    app.call(updatePassword, { body: { current_password, new_password } }, { token });

  it('keeps this session and ends the others', async () => {
    const user = await makeUser(app.services.db);
    const now = clock.now();
    const [here, there] = [
      await signInAs(app.services.db, user, { now }),
      await signInAs(app.services.db, user, { now }),
    ];
    expect(await change(here, samplePassword)).toEqual({ result: 'success' });
    expect((await app.send(getUser, {}, { token: here })).status).toBe(200);
    expect((await app.send(getUser, {}, { token: there })).status).toBe(401);
    expect(await canSignIn(user, chosen)).toBe(true);
    expect((await mailsTo(user)).map(({ subject }) => subject)).toEqual(['Adgangskoden er ændret']);
  });

  it('answers error for a wrong current password and changes nothing', async () => {
    const user = await makeUser(app.services.db);
    const token = await signInAs(app.services.db, user, { now: clock.now() });
    expect(await change(token, 'wrong')).toEqual({ result: 'error' });
    expect(await canSignIn(user, samplePassword)).toBe(true);
  });

  it('answers error if there is no password yet', async () => {
    const user = await makeUser(app.services.db, { password: null });
    const token = await signInAs(app.services.db, user, { now: clock.now() });
    expect(await change(token, '')).toEqual({ result: 'error' });
  });

  it('limits the attempts of somebody with access to the browser', async () => {
    const token = await signInAs(app.services.db, await makeUser(app.services.db), { now: clock.now() });
    for (let guess = 0; guess < 10; guess += 1) await change(token, 'wrong');
    const refusal = await app.refused(
      updatePassword,
      { body: { current_password: samplePassword, new_password: chosen } },
      { token },
    );
    expect(refusal).toMatchObject({ status: 429 });
  });

  it('needs a sign-in', async () => {
    const body = { current_password: samplePassword, new_password: chosen };
    expect(await app.refused(updatePassword, { body })).toMatchObject({ status: 401 });
  });

  it('treats å typed in two ways as the same letter', async () => {
    const user = await makeUser(app.services.db);
    const token = await signInAs(app.services.db, user, { now: clock.now() });
    await change(token, samplePassword, 'blåbærgrød'.normalize('NFD'));
    expect(await canSignIn(user, 'blåbærgrød'.normalize('NFC'))).toBe(true);
  });
});
