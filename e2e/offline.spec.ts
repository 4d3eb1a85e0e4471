import type { Page } from '@playwright/test';
import { beSignedIn, newSeeker, sampleEmployer } from '../support/journeys/people.ts';
import { expect, expectAccessible, hydrated, test } from '../support/journeys/test.ts';
import { openDoor } from './support/door.ts';

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Ingen forbindelse.' });
const hits = (page: Page) => page.getByRole('list', { name: 'Job', exact: true }).getByRole('listitem');

test.describe('without a network', () => {
  test('a list stays on its page and continues automatically', async ({ page, context }) => {
    await page.goto('/find/job');
    await hydrated(page);
    const first = (await hits(page).first().textContent()) ?? '';
    await context.setOffline(true);
    await expect(note(page)).toBeVisible();
    await page.getByRole('link', { name: 'Næste' }).click();
    await expectAccessible(page);
    await expect(hits(page).first()).toHaveText(first);
    await context.setOffline(false);
    await expect(page.getByText(/^Viser 11–20 af/)).toBeVisible();
    await expect(note(page)).toBeHidden();
  });

  test('a dialog that is not loaded yet leaves the page on screen and opens when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/find/job');
    await hydrated(page);
    await context.setOffline(true);
    await expect(note(page)).toBeVisible();
    await page.getByRole('button', { name: 'Filtre' }).click();
    await expect(hits(page)).toHaveCount(10);
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: 'Filtre' })).toBeVisible();
    await expect(note(page)).toBeHidden();
  });

  test('a link leaves the page on screen and opens when the network is back', async ({ page, context }) => {
    await page.goto('/home');
    await hydrated(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Blog' }).click();
    await expect(note(page)).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/blog-list$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('the CV editor shows that it waits for the CV', async ({ page, context }) => {
    await beSignedIn(page, await newSeeker());
    await page.goto('/kandidat/dashboard');
    await page.route('**/api/get_cv', (route) => route.abort('internetdisconnected'));
    await page.route('**/api/health', (route) => route.abort('internetdisconnected'));
    await page.goto('/kandidat/cv/Rediger');
    await expect(note(page)).toBeVisible();
    await expect(page.getByText(/Vi mistede forbindelsen/)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('internal');
    await page.unrouteAll();
    await expect(page.getByRole('textbox', { name: 'Fornavn' })).toBeVisible();
    await context.setOffline(true);
    await expect(note(page)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Fornavn' })).toBeVisible();
  });

  test('a list that requires sign-in loads when the network is back', async ({ page, context }) => {
    await beSignedIn(page, sampleEmployer);
    await page.goto('/virksomhed/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /ting venter på jer$/ })).toBeVisible();
    await context.setOffline(true);
    await expect(note(page)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Alle annoncer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /ting venter på jer$/ })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Overblik over dine jobannoncer' })).toBeVisible();
  });

  async function fillContactForm(page: Page) {
    await page.goto('/kontakt');
    await hydrated(page);
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('Navn').fill('Signe Bæk');
    await form.getByLabel('E-mail').fill('signe@jobblik.test');
    await form.getByLabel('Emne').fill('Et spørgsmål');
    await form.getByLabel('Besked').fill('Kan man fortryde?');
    return { message: form.getByLabel('Besked'), send: form.getByRole('button', { name: /Send/ }) };
  }

  test('a form that is sent waits for it', async ({ page, context }) => {
    const { message, send } = await fillContactForm(page);
    await context.setOffline(true);
    // The page has noticed by now, so that the request waits instead of failing.
    await expect(note(page)).toBeVisible();
    await send.click();
    await expect(message).toHaveValue('Kan man fortryde?');
    await context.setOffline(false);
    await expect(page.getByText('Din besked er sendt').first()).toBeVisible();
  });

  test('a form whose request fails shows an error, keeps its input, and is sent at the next click', async ({
    page,
  }) => {
    const { message, send } = await fillContactForm(page);
    await page.route('**/api/send_contact', (route) => route.abort('connectionreset'), { times: 1 });
    await send.click();
    await expect(page.getByText(/Vi mistede forbindelsen/).first()).toBeVisible();
    await expect(message).toHaveValue('Kan man fortryde?');
    await send.click();
    await expect(page.getByText('Din besked er sendt').first()).toBeVisible();
  });
});

test('a page works without the script for offline reading if it does not load', async ({ page }) => {
  await page.route('**/assets/start-offline-*.js', (route) => route.abort('connectionreset'));
  const asked = page.waitForResponse('**/api/health');
  await page.goto('/find/job');
  await asked;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Om os' }).click();
  await expect(page).toHaveURL(/\/om-jobblik$/);
  await expect(note(page)).toBeHidden();
});

test.describe('while the server is restarted', () => {
  test('a link and a list wait for it', async ({ page }) => {
    const door = await openDoor();
    await page.goto(`${door.url}/find/job`);
    await hydrated(page);
    await expect(hits(page)).toHaveCount(10);
    await door.shut();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Om os' }).click();
    await expect(note(page)).toBeVisible();
    await expect(hits(page)).toHaveCount(10);
    await door.open();
    await expect(page).toHaveURL(/\/om-jobblik$/);
    await expect(note(page)).toBeHidden();
    await page.goto(`${door.url}/find/job`);
    await hydrated(page);
    await door.shut();
    await page.getByRole('link', { name: 'Næste' }).click();
    await expect(note(page)).toBeVisible();
    await expect(hits(page)).toHaveCount(10);
    await door.open();
    await expect(page.getByText(/^Viser 11–20 af/)).toBeVisible();
    await door.close();
  });
});
