import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
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

/** A job seeker who has just signed up, by the call. */
export async function newSeeker(request: APIRequestContext, name = 'Signe Bæk'): Promise<Person> {
  const person = { name, email: `${randomUUID()}@jobblik.test`, password: 'en lang nok adgangskode' };
  const data = { user_type: 1, user_name: name, user_email: person.email, user_pwd: person.password };
  const answer = await request.post('/api/user_default_register', { data });
  expect(await answer.json()).toEqual({ result: 'success' });
  return person;
}

/** A person's token and what the session cookie holds, by the call. */
export async function startSession(request: APIRequestContext, { email, password }: Person) {
  const answer = await request.post('/api/main_login', { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { token: string; user_id: number };
}

/** Headers of a call by a person. */
export async function asPerson(request: APIRequestContext, person: Person) {
  return { authorization: `Bearer ${(await startSession(request, person)).token}` };
}

/** Makes the page a signed-in person's, without the sign-in screen. */
export async function beSignedIn(page: Page, person: Person): Promise<void> {
  const {
    notification_status,
    prepared_cv: _,
    ...user
  } = (await startSession(page.request, person)) as Record<string, unknown>;
  const session = JSON.stringify({ ...user, logged_in: true, notificationStatus: notification_status });
  const { origin } = new URL(process.env.E2E_BASE_URL ?? '');
  await page.context().addCookies([{ name: 'globals', value: encodeURIComponent(session), url: origin }]);
  await page.addInitScript((token) => localStorage.setItem('token', token), String(user.token));
}

/** Fills in the sign-in dialog that a guest meets on the way to a deed. */
export async function signInInDialog(page: Page, { email, password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log ind' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Adgangskode', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log ind', exact: true }).click();
}
