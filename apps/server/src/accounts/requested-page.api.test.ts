import { mainLogin, removeAccount, userDefaultRegister } from '@jobblik/contract/accounts/accounts.api';
import { verifyEmail } from '@jobblik/contract/accounts/email.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { users } from './accounts.tables.ts';

const start = new Date('2026-03-10T12:00:00Z');
const clock = testClock(start);
const user_pwd = 'en lang nok adgangskode';
let app: TestApp;
let made = 0;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

/** Somebody signs up on the way to a page, and is signed in by the sign-up itself. */
async function signUp(requested_page?: string, user_type: 1 | 2 = 2) {
  made += 1;
  const email = `way-${made}@jobblik.test`;
  const company = user_type === 2 ? { user_company_name: 'Fjordens Tømrere' } : {};
  const body = { user_type, user_name: 'Åse Lund', user_email: email, user_pwd, ...company, requested_page };
  expect(await app.call(userDefaultRegister, { body })).toEqual({ result: 'success' });
  const first = await signIn(email);
  const [mail] = await app.mailsTo(email);
  const link = /\/bekraeft-email\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  return { email, first, link };
}

const signIn = (email: string) => app.call(mainLogin, { body: { email, password: user_pwd } });
const confirm = (token: string, by?: string, sign_ins?: 'keep' | 'remove') =>
  app.call(verifyEmail, { body: { token, ...(sign_ins && { sign_ins }) } }, by ? { token: by } : {});

describe('the page that somebody was on the way to at sign-up', () => {
  it.each([
    ['an employer', 2, '/virksomhed/job/check'],
    ['a job seeker', 1, '/apply/12'],
  ] as const)('leads %s on who confirms and signs in on another device, once', async (_, type, page) => {
    const { email, first, link } = await signUp(page, type);
    expect(first.requested_page).toBe(page);
    expect(await confirm(link, undefined, 'keep')).toMatchObject({ outcome: 'verified', requested_page: page });
    expect((await signIn(email)).requested_page).toBe(page);
    expect((await signIn(email)).requested_page).toBeNull();
  });

  it('leads on from the confirmation in the browser that signed up, and not again at the next sign-in', async () => {
    const { email, first, link } = await signUp('/virksomhed/job/check');
    expect(await confirm(link, first.token)).toMatchObject({ requested_page: '/virksomhed/job/check' });
    expect((await signIn(email)).requested_page).toBeNull();
  });

  it('is not given to who removes what a stranger made with the address', async () => {
    const { link } = await signUp('/virksomhed/job/check');
    expect(await confirm(link, undefined, 'remove')).toMatchObject({ outcome: 'verified', requested_page: null });
  });

  it('is forgotten after a day', async () => {
    const { email } = await signUp('/virksomhed/job/check');
    clock.set(new Date(start.getTime() + 24 * 3_600_000));
    expect((await signIn(email)).requested_page).toBeNull();
    clock.set(start);
  });

  it.each([
    'https://evil.example/virksomhed/job/check',
    '//evil.example',
    '/\\evil.example',
    '/virksomhed/job/check/../../..//evil.example',
    '/kandidat/mitcv',
    '/login?next=//evil.example',
    '/api/logout',
    '',
    'x'.repeat(2000),
  ])('%s is ignored, and the account is made', async (page) => {
    const { first } = await signUp(page);
    expect(first.requested_page).toBeNull();
  });

  it('is erased with the account', async () => {
    const { email, first } = await signUp('/virksomhed/job/check');
    await app.call(removeAccount, { body: { password: user_pwd } }, { token: first.token });
    const [row] = await app.services.db.select().from(users).where(eq(users.id, first.user_id));
    expect(row).toMatchObject({ requestedPage: null, requestedPageAt: null });
    expect(email).toBeTruthy();
  });
});
