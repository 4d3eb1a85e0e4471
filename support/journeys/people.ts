import { randomInt, randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { userType } from '@jobblik/contract/kernel/session';
import type { Page } from '@playwright/test';
import { mailedLink } from './mails.ts';
import { expect } from './test.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** The employer of the sample data, with company and plan. */
export const sampleEmployer: Person = {
  name: 'Lene Kjærgaard',
  email: 'virksomhed@jobblik.test',
  password: 'jobblik-demo',
};

/** A job seeker who has just signed up, by API calls. */
export async function newSeeker(name = 'Signe Bæk'): Promise<Person> {
  return await signUp({ user_type: userType.seeker, user_name: name });
}

/** An employer who has just signed up, by API calls: with the name of the company only. */
export async function newEmployer(name = 'Karen Bæk'): Promise<Person & { company: string }> {
  const company = `Æblegården ${randomUUID().slice(0, 6)}`;
  const person = await signUp({ user_type: userType.employer, user_name: name, user_company_name: company });
  return { ...person, company };
}

/** A job seeker who has just signed up, by API calls, and has not opened the mailed link yet. */
export async function newUnverifiedSeeker(name = 'Signe Bæk'): Promise<Person> {
  return await register({ user_type: userType.seeker, user_name: name });
}

/** An employer who has just signed up, by API calls, and has not opened the mailed link yet. */
export async function newUnverifiedEmployer(name = 'Karen Bæk'): Promise<Person> {
  return await register({ user_type: userType.employer, user_name: name, user_company_name: 'Æblegården' });
}

interface Registration {
  user_type: number;
  user_name: string;
  user_company_name?: string;
}

async function signUp(who: Registration): Promise<Person> {
  const person = await register(who);
  const token = await mailedLink(person.email, '/bekraeft-email/');
  expect(JSON.parse(await postFromElsewhere('/api/verify_email', { token, sign_ins: 'keep' }))).toMatchObject({
    result: 'success',
  });
  return person;
}

async function register(who: Registration): Promise<Person> {
  const person = { name: who.user_name, email: `${randomUUID()}@jobblik.test`, password: 'en lang nok adgangskode' };
  const body = { ...who, user_email: person.email, user_pwd: person.password };
  expect(JSON.parse(await postFromElsewhere('/api/user_default_register', body))).toEqual({ result: 'success' });
  return person;
}

/** Posts from a separate loopback address: one address may not register and sign in as often as all journeys together need. */
async function postFromElsewhere(path: string, body: object): Promise<string> {
  const localAddress = `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const headers = { 'content-type': 'application/json' };
  return await new Promise((resolve, reject) => {
    const sent = httpRequest(new URL(path, process.env.E2E_BASE_URL), { method: 'POST', localAddress, headers });
    sent.on('response', (answer) => resolve(text(answer))).on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

/** A person's token and the content of the session cookie, by API calls. */
export async function startSession({ email, password }: Person) {
  const session = JSON.parse(await postFromElsewhere('/api/main_login', { email, password }));
  expect(session).toMatchObject({ token: expect.any(String) });
  return session as { token: string; user_id: number };
}

/** Request headers of a person's call. */
export async function asPerson(person: Person) {
  return { authorization: `Bearer ${(await startSession(person)).token}` };
}

/** Signs a person in on the page without the sign-in screen. */
export async function beSignedIn(page: Page, person: Person): Promise<void> {
  const { notification_status, prepared_cv: _, ...user } = (await startSession(person)) as Record<string, unknown>;
  const session = JSON.stringify({ ...user, logged_in: true, notificationStatus: notification_status });
  const { origin } = new URL(process.env.E2E_BASE_URL ?? '');
  await page.context().addCookies([{ name: 'globals', value: encodeURIComponent(session), url: origin }]);
  // A document in the page is a frame without storage, as is the initial blank page.
  await page.addInitScript((token) => {
    if (location.protocol.startsWith('http') && origin !== 'null') globalThis.localStorage?.setItem('token', token);
  }, String(user.token));
}

/** Fills in the sign-in dialog that a guest gets on the way to an action. */
export async function signInInDialog(page: Page, { email, password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log ind' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Adgangskode', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log ind', exact: true }).click();
}
