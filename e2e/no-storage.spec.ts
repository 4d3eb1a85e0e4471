import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../support/browsers/chromium.ts';
import { expect, hydrated, test } from '../support/journeys/test.ts';
import { newAd } from './support/ads.ts';

/** A whole Chromium with all cookies blocked by its settings; reading its stores throws. */
async function withoutStorage(use: (page: Page) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(`${tmpdir()}/no-storage-`);
  mkdirSync(`${folder}/Default`);
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(`${folder}/Default/Preferences`, JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: [...chromiumFlags, '--headless=new'],
    baseURL: process.env.E2E_BASE_URL ?? '',
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
  });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
    await use(page);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

test('without cookies and storage a guest reads and searches, and signing in says that it needs them', async ({
  request,
}) => {
  const ad = await newAd(request);
  await withoutStorage(async (page) => {
    await page.goto('/home');
    await hydrated(page);
    for (const path of [
      '/find/job',
      ad.path,
      '/kontakt',
      '/support',
      '/blog',
      '/smart-rekruttering',
      '/login',
      '/forgot',
    ]) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Siden gik i stykker')).toHaveCount(0);
    }
    await page.goto('/find/job');
    await hydrated(page);
    await page.getByRole('combobox', { name: 'Hvad vil du lave?' }).fill('sygeplejerske');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=sygeplejerske/);
    await page.goto('/kontakt');
    await hydrated(page);
    await page.getByLabel('Besked', { exact: true }).fill('Hej');
    await expect(page.getByLabel('Besked', { exact: true })).toHaveValue('Hej');
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText('Browseren gemmer hverken cookies eller data fra Jobblik');
  });
});
