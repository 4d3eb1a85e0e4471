import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailedLink } from '../support/journeys/mails.ts';
import { newSeeker, type Person } from '../support/journeys/people.ts';
import { expect, expectAccessible, test } from '../support/journeys/test.ts';

const wrong = 'ikke den rigtige kode';

/** Fails ten sign-ins from this browser's address, after which the account is locked there. */
async function beLockedOut(page: Page, { email }: Pick<Person, 'email'>) {
  for (let failure = 0; failure < 10; failure += 1) {
    const answer = await page.request.post('/api/main_login', { data: { email, password: wrong } });
    expect(answer.status()).toBe(401);
  }
}

test.describe('somebody who is locked out', () => {
  test('signs in by a mailed link and gets to the page they wanted', async ({ page }) => {
    const person = await newSeeker();
    await beLockedOut(page, person);
    await page.goto('/kandidat/indstillinger');
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Adgangskode', { exact: true }).fill(person.password);
    await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('forkert adgangskode for mange gange');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send et login-link' }).click();
    await expect(page.getByRole('status').filter({ hasText: person.email })).toContainText('30 minutter');
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);

    const path = `/login-link/${await mailedLink(person.email, '/login-link/')}`;
    // Programs that scan mails open the link; that does not use it.
    expect((await page.request.get(path)).ok()).toBe(true);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Log ind med linket' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
    await expect(page).toHaveURL(/\/kandidat\/indstillinger$/);
    await expect(page.getByLabel('Navn', { exact: true })).toHaveValue(person.name);

    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Linket virker ikke længere.');
    await expect(page.getByRole('link', { name: 'Til log ind' })).toBeVisible();
    await expectAccessible(page);
  });

  test('reads the same for an address without an account', async ({ page }) => {
    const nobody = { email: `${randomUUID()}@jobblik.test` };
    await beLockedOut(page, nobody);
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(nobody.email);
    await page.getByLabel('Adgangskode', { exact: true }).fill(wrong);
    await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
    await page.getByRole('button', { name: 'Send et login-link' }).click();
    await expect(page.getByRole('status').filter({ hasText: nobody.email })).toContainText('30 minutter');
  });
});
