import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothSchemes, hydrated, test } from '../support/journeys/test.ts';
import { newAd } from './support/ads.ts';

const rowOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const leftOf = (page: Page, name: string) => rowOf(page, name).evaluate((row) => Math.round(row.scrollLeft));
const isAtEnd = (page: Page, name: string) =>
  rowOf(page, name).evaluate((row) => row.scrollLeft + row.clientWidth >= row.scrollWidth - 1);
const articles = 'Læs dig klogere';

test.describe('rows of the home page', { tag: '@phone' }, () => {
  test('move by buttons, which are off at the ends, and by keys', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/home');
    await hydrated(page);
    const back = page.getByRole('button', { name: 'Forrige artikler' });
    const forth = page.getByRole('button', { name: 'Næste artikler' });
    await expect(forth).toBeVisible();
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await forth.click();
    await expect.poll(() => leftOf(page, articles)).toBeGreaterThan(100);
    await expect(back).not.toHaveAttribute('aria-disabled');
    await forth.focus();
    while (!(await forth.getAttribute('aria-disabled'))) {
      const before = await leftOf(page, articles);
      await page.keyboard.press('Enter');
      await expect.poll(() => leftOf(page, articles)).toBeGreaterThan(before);
      // The buttons follow the row.
      await expect.poll(() => isAtEnd(page, articles)).toBe(await forth.getAttribute('aria-disabled').then(Boolean));
    }
    await expect(forth).toBeFocused();
    await rowOf(page, articles).focus();
    const before = await leftOf(page, articles);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => leftOf(page, articles)).toBeLessThan(before);
    await page.keyboard.press('Tab');
    await expect(rowOf(page, articles)).not.toBeFocused();
    await expectAccessibleInBothSchemes(page);
  });

  test('nothing moves when their buttons appear', async ({ page }) => {
    await page.addInitScript(() => {
      const moved = { score: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.score += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/home');
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Næste artikler' })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { moved: { score: number } }).moved.score)).toBeLessThan(
      0.02,
    );
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the rows are there, scroll, and show no dead buttons', async ({ page }) => {
    await page.goto('/home');
    await expect(rowOf(page, articles).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Næste artikler' })).toHaveCount(0);
    await rowOf(page, articles).hover();
    const last = rowOf(page, articles).getByRole('listitem').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

test('each submitted search is an entry of its own in the history', async ({ page }) => {
  await page.goto('/home');
  await hydrated(page);
  await page.goto('/find/job');
  await hydrated(page);
  const field = page.getByRole('combobox', { name: 'Hvad vil du lave?' });
  for (const word of ['kok', 'tømrer', 'lærer']) {
    await field.fill(word);
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === word);
  }
  for (const word of ['tømrer', 'kok']) {
    await page.goBack();
    await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === word);
    await expect(field).toHaveValue(word);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/find\/job$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
});

test('an address with %E5 is read as å', async ({ page }) => {
  const answer = await page.goto('/find/job?keyword=p%E6dagog');
  expect(answer?.status()).toBe(200);
  await hydrated(page);
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === 'pædagog');
  await expect(page.getByRole('combobox', { name: 'Hvad vil du lave?' })).toHaveValue('pædagog');
});

test('an ad that is posted before the page is turned neither repeats a hit nor hides one', async ({
  page,
  request,
}) => {
  const shown = () =>
    page.getByRole('list', { name: 'Job', exact: true }).getByRole('listitem').getByRole('heading').allTextContents();
  await page.goto('/find/job?sort=1');
  await hydrated(page);
  const first = await shown();
  await newAd(request);
  await page.getByRole('navigation', { name: 'Sider' }).getByRole('link', { name: 'Næste', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^Viser 11–20 af/)).toBeVisible();
  const second = await shown();
  expect(second.filter((title) => first.includes(title))).toEqual([]);
});
