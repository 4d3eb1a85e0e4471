import { randomUUID } from 'node:crypto';
import {
  mainLogin,
  removeAccount,
  userDefaultRegister,
  userRegister,
  userRegisterFromLinkedin,
} from '@jobblik/contract/accounts/accounts.api';
import { verifyEmail } from '@jobblik/contract/accounts/email.api';
import { problemBody } from '@jobblik/contract/kernel/problem.schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { makeUser, samplePassword, signInAs } from './accounts.factory.ts';
import { users } from './accounts.tables.ts';

let app: TestApp;
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function seeker(changes: object = {}) {
  made += 1;
  return {
    user_type: 1 as const,
    user_name: 'Åse Lund',
    user_email: `new-${made}@jobblik.test`,
    user_pwd: 'en lang nok adgangskode',
    ...changes,
  };
}

const stored = async (email: string) => (await app.services.db.select().from(users).where(eq(users.email, email)))[0];

async function post(path: string, body: unknown) {
  const response = await app.raw('POST', path, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return { status: response.status, body: response.ok ? undefined : problemBody.parse(await response.json()) };
}

describe('signing up', () => {
  it('creates a job seeker who can sign in with the same e-mail and password', async () => {
    const body = seeker();
    expect(await app.call(userDefaultRegister, { body })).toEqual({ result: 'success' });
    const session = await app.call(mainLogin, { body: { email: body.user_email, password: body.user_pwd } });
    expect(session).toMatchObject({ ttl: 1, user_name: 'Åse Lund', prepared_cv: false });
    expect(await stored(body.user_email)).toMatchObject({ firstName: 'Åse', lastName: 'Lund', companyName: null });
  });

  it('creates an employer with the company name', async () => {
    const body = seeker({ user_type: 2, user_company_name: 'Fjordens Tømrere' });
    expect(await app.call(userDefaultRegister, { body })).toEqual({ result: 'success' });
    expect(await stored(body.user_email)).toMatchObject({ type: 2, companyName: 'Fjordens Tømrere' });
  });

  it('ignores a job seeker’s company name', async () => {
    const body = seeker({ user_company_name: 'Fjordens Tømrere' });
    await app.call(userDefaultRegister, { body });
    expect((await stored(body.user_email))?.companyName).toBeNull();
  });

  it('is one account in both spellings of a Danish domain, and of what is pasted around it', async () => {
    const name = `bo-${randomUUID()}`;
    const [letters, ascii] = [`${name}@blåbær.dk`, `${name}@xn--blbr-roah.dk`];
    expect(await app.call(userDefaultRegister, { body: seeker({ user_email: ascii }) })).toEqual({ result: 'success' });
    expect(await stored(letters)).toBeDefined();
    expect(await app.call(userDefaultRegister, { body: seeker({ user_email: letters }) })).toEqual({ result: 'error' });
    for (const email of [letters, ascii, `${name}@BLÅBÆR.dk`, ` ${letters}\u200b`]) {
      const session = await app.call(mainLogin, { body: { email, password: seeker().user_pwd } });
      expect(session).toMatchObject({ ttl: 1 });
    }
  });

  it('stores no password', async () => {
    const body = seeker();
    await app.call(userDefaultRegister, { body });
    expect((await stored(body.user_email))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('works the same with the three calls', async () => {
    const first = seeker();
    const { user_name: _, ...second } = seeker({ first_name: 'Åse', last_name: 'Lund' });
    expect(await app.call(userRegister, { body: first })).toEqual({ result: 'success' });
    expect(
      await app.call(userRegisterFromLinkedin, { body: { ...second, first_name: 'Åse', last_name: 'Lund' } }),
    ).toEqual({ result: 'success' });
    const [one, two] = [await stored(first.user_email), await stored(second.user_email)];
    const shape = (user: typeof one) => ({ ...user, id: 0, email: '', passwordHash: '', createdAt: null });
    expect(shape(one)).toEqual(shape(two));
  });

  it('sends a welcome mail in Danish once the e-mail is confirmed', async () => {
    const body = seeker({ user_name: '<b>Åse<b> & Co' });
    await app.call(userDefaultRegister, { body });
    const mailed = () => app.mailsTo(body.user_email);
    const [, token = ''] = /\/bekraeft-email\/([\w-]{43})/.exec(JSON.stringify(await mailed())) ?? [];
    await app.call(verifyEmail, { body: { token, sign_ins: 'keep' } });
    const mails = await mailed();
    expect(JSON.stringify(mails)).toContain('Velkommen til Jobblik');
    expect(JSON.stringify(mails)).toContain('&lt;b&gt;Åse&lt;b&gt; &amp; Co');
  });

  it.each(['error', 'in another case'])('answers error when the e-mail has an account (%s)', async (kind) => {
    const body = seeker();
    await app.call(userDefaultRegister, { body });
    const again = kind === 'error' ? body : { ...body, user_email: body.user_email.toUpperCase() };
    expect(await app.call(userDefaultRegister, { body: again })).toEqual({ result: 'error' });
  });

  it('creates one account for ten simultaneous requests', async () => {
    const body = seeker();
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.call(userDefaultRegister, { body })));
    expect(answers.filter(({ result }) => result === 'success')).toHaveLength(1);
    expect(answers.filter(({ result }) => result === 'error')).toHaveLength(9);
  });

  it('lets a removed address sign up again', async () => {
    const gone = await makeUser(app.services.db);
    const token = await signInAs(app.services.db, gone);
    await app.call(removeAccount, { body: { password: samplePassword } }, { token });
    expect(await app.call(userDefaultRegister, { body: seeker({ user_email: gone.email ?? '' }) })).toEqual({
      result: 'success',
    });
  });

  it.each([
    ['no name', { user_name: '' }, 'user_name', 'required'],
    ['a name of spaces', { user_name: '   ' }, 'user_name', 'required'],
    ['a name of 121 characters', { user_name: 'å'.repeat(121) }, 'user_name', 'too_long'],
    ['NUL in the name', { user_name: 'Å\u0000se' }, 'user_name', 'nul_byte'],
    ['no e-mail', { user_email: '' }, 'user_email', 'not_an_email'],
    ['an e-mail without domain', { user_email: 'åse@' }, 'user_email', 'not_an_email'],
    ['two e-mails', { user_email: 'a@b.test,c@d.test' }, 'user_email', 'not_an_email'],
    ['an e-mail with a line break', { user_email: 'a@b.test\nBcc: c@d.test' }, 'user_email', 'not_an_email'],
    ['no password', { user_pwd: '' }, 'user_pwd', 'required'],
    ['a password of seven', { user_pwd: '1234567' }, 'user_pwd', 'too_short'],
    ['a password of 201', { user_pwd: 'x'.repeat(201) }, 'user_pwd', 'too_long'],
    ['a password everybody knows', { user_pwd: 'Password1' }, 'user_pwd', 'common_password'],
    ['a password many use', { user_pwd: 'iloveyou1' }, 'user_pwd', 'common_password'],
    ['the own name as password', { user_pwd: '\u00c5se-Lund-1994' }, 'user_pwd', 'personal_password'],
    ['our name as password', { user_pwd: 'Jobblik2026' }, 'user_pwd', 'personal_password'],
    ['user type 0', { user_type: 0 }, 'user_type', 'not_a_choice'],
    ['user type 9', { user_type: 9 }, 'user_type', 'not_a_choice'],
    ['user type "x"', { user_type: 'x' }, 'user_type', 'not_a_choice'],
    ['a name with a colon', { user_name: 'Nordea: Sikkerhed' }, 'user_name', 'not_a_plain_name'],
    [
      'a company name with an address',
      { user_type: 2, user_company_name: 'ond-side.dk' },
      'user_company_name',
      'not_a_plain_name',
    ],
    ['an employer without company name', { user_type: 2 }, 'user_company_name', 'required'],
    ['a company name of spaces', { user_type: 2, user_company_name: ' ' }, 'user_company_name', 'required'],
  ])('refuses %s with the field', async (_name, changes, path, code) => {
    const body = seeker(changes);
    const answer = await post('/api/user_default_register', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(answer.body?.fields).toContainEqual(expect.objectContaining({ path, code }));
  });

  it('stores emoji, SQL, HTML and right-to-left text as typed', async () => {
    const names = ["Robert'); DROP TABLE users;--", '<script>alert(1)<script>', 'שלום עולם', '🐳 Hval'];
    for (const user_name of names) {
      const body = seeker({ user_name, user_pwd: "' OR 1=1; -- 🐳" });
      expect(await app.call(userDefaultRegister, { body })).toEqual({ result: 'success' });
      expect((await stored(body.user_email))?.name).toBe(user_name);
    }
  });

  it('refuses a body of more than a megabyte', async () => {
    expect((await post('/api/user_default_register', seeker({ user_name: 'x'.repeat(1_100_000) }))).status).toBe(413);
  });

  it('refuses a made-up code of another provider', async () => {
    const { user_pwd: _, ...body } = seeker();
    const refusal = await app.refused(userRegister, { body: { ...body, code: 'made-up' } });
    expect(refusal).toMatchObject({ status: 404, code: 'unknown_code' });
    expect(await stored(body.user_email)).toBeUndefined();
  });

  it('needs a password without another provider', async () => {
    const { user_pwd: _, ...body } = seeker();
    const refusal = await app.refused(userRegister, { body });
    expect(refusal.fields).toContainEqual({ path: 'user_pwd', code: 'required' });
  });
});
