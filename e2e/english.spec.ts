import type { Page } from '@playwright/test';
import { asPerson, beSignedIn, newSeeker } from '../support/journeys/people.ts';
import { expect, expectAccessible, holdHydration, hydrated, test } from '../support/journeys/test.ts';
import { newAd } from './support/ads.ts';
import { sentJson, storeSentBodies } from './support/sent-bodies.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const language = (page: Page) => page.locator('html');

test('a guest switches to English, signs in, and switches back in the settings', async ({ page }) => {
  const person = await newSeeker('Ana Ruiz');
  await page.goto('/home');
  await hydrated(page);
  await expect(language(page)).toHaveAttribute('lang', 'da');
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(language(page)).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Dansk' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/find/job');
  await expect(page).toHaveTitle(/jobs?/i);
  await expect(page.getByRole('button', { name: 'Sorted by: Newest' })).toBeVisible();
  await page.goto('/find/job?type=2');
  await expect(page.getByText('Part-time').first()).toBeVisible();
  await hydrated(page);
  await page.getByRole('list', { name: 'Jobs', exact: true }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/job\/\d+\//);
  await expect(language(page)).toHaveAttribute('lang', 'en');

  await page.goto('/login');
  await hydrated(page);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/kandidat\//);
  await page.goto('/kandidat/dashboard');
  await expect(language(page)).toHaveAttribute('lang', 'en');
  await expect(heading(page)).toBeVisible();

  // The account has stored the language: its mails are in English, and so is the next sign-in elsewhere.
  await page.goto('/kandidat/indstillinger');
  await expect(page.getByRole('heading', { name: 'Language' })).toBeVisible();
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Dansk' }).click();
  await expect(page.getByRole('heading', { name: 'Sprog' })).toBeVisible();
  await expect(language(page)).toHaveAttribute('lang', 'da');
});

test('the switch works before the page is hydrated, leads back to the same page, and is stored in the account', async ({
  page,
}) => {
  await beSignedIn(page, await newSeeker('Liv Byrne'));
  const hydrate = await holdHydration(page);
  await storeSentBodies(page);
  await page.goto('/find/job?keyword=kok', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(language(page)).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/find\/job\?keyword=kok$/);
  hydrate();
  expect(await sentJson(page, '/api/set_language')).toEqual({ language: 'en' });
});

test('a new device shows the language of the account that signs in', async ({ page, browser, request }) => {
  const [ad, person] = [await newAd(request), await newSeeker('Tom Byrne')];
  await beSignedIn(page, person);
  await page.goto('/kandidat/indstillinger');
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Language' })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: process.env.E2E_BASE_URL ?? '' });
  const device = await elsewhere.newPage();
  await device.goto('/login');
  await hydrated(device);
  await device.getByLabel('E-mail').fill(person.email);
  await device.getByLabel('Adgangskode', { exact: true }).fill(person.password);
  await device.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
  await device.waitForURL(/\/kandidat\//);
  await expect(language(device)).toHaveAttribute('lang', 'en');

  // In a dialog as well; then the intended action is done.
  await device.evaluate(() => localStorage.clear());
  await elsewhere.clearCookies();
  await device.goto(`/find/job?keyword=${encodeURIComponent(ad.title)}`);
  await hydrated(device);
  await device
    .getByRole('button', { name: `Gem ${ad.title}` })
    .first()
    .click();
  const dialog = device.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(person.email);
  await dialog.getByLabel('Adgangskode', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(language(device)).toHaveAttribute('lang', 'en');
  await expect(device.getByText('See saved')).toBeVisible();
  await elsewhere.close();
});

test('who signs in again to a deactivated account reads what came back, also when the language changes with it', async ({
  page,
  request,
}) => {
  const person = await newSeeker('Liv Byrne');
  const headers = await asPerson(person);
  await request.post('/api/set_language', { headers, data: { language: 'en' } });
  await request.post('/api/deactivate_account', { headers });
  await page.goto('/login?next=/find/job');
  await hydrated(page);
  await expect(language(page)).toHaveAttribute('lang', 'da');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(page).toHaveURL(/\/find\/job$/);
  await expect(language(page)).toHaveAttribute('lang', 'en');
  const note = page.getByText('Your account is active again, and your CV is shown as before.');
  await expect(note).toBeVisible();
});
