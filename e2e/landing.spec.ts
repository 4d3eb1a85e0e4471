import type { Page } from '@playwright/test';
import { beSignedIn, newSeeker, sampleEmployer } from '../support/journeys/people.ts';
import { expect, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';
import { emulateFeatures } from './support/media.ts';
import { expectValuesInOneLine } from './support/one-line.ts';

/** Address, heading, and a page with a link to it in its menu, footer or list of further reading. */
const pages = [
  ['/smart-rekruttering', 'Smart rekruttering fra annonce til aftale', '/home'],
  ['/hvordan-fungere-det', 'Sådan fungerer Jobblik', '/videopræsentation'],
  ['/videopræsentation', 'Vis, hvem du er, på et minut', '/home'],
  ['/cv-vejledning', 'Skriv et CV, der bliver læst', '/karrieresparring'],
  ['/karrieresparring', 'Tal dit næste skridt igennem', '/outplacement'],
  ['/outplacement', 'Hjælp den, der må gå, godt videre', '/smart-rekruttering'],
  ['/jobannoncering', 'Jobannoncer, der kan læses på et blik', '/virksomhedsbranding'],
  ['/rekruttering', 'Fra bunke til beslutning', '/jobannoncering'],
  ['/videointerview', 'Hold samtalen på video', '/rekruttering'],
  ['/virksomhedsbranding', 'Vis, hvor man skal arbejde', '/jobannoncering'],
] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectNoSidewaysScroll(page: Page) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

test('every page is reached from another, is named for search engines, and fits the window', { tag: '@phone' }, async ({
  page,
}) => {
  for (const [path, title, from] of pages) {
    const address = encodeURI(path);
    await page.goto(from);
    const link = page.locator('main, footer').locator(`a[href="${path}"], a[href="${address}"]`).first();
    await link.click();
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page).toHaveTitle(/^.{15,70}$/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^.{60,160}$/);
    await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', /.{20}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${address}$`));
    await expectNoSidewaysScroll(page);
  }
});

test('every page is accessible, in both colour schemes', { tag: '@phone' }, async ({ page }, { project }) => {
  const withValues = ['/smart-rekruttering', '/hvordan-fungere-det', '/jobannoncering', '/rekruttering'];
  // In narrow windows the pages differ by their kind only: landing, guide, service.
  const kinds = ['/smart-rekruttering', '/cv-vejledning', '/jobannoncering'];
  for (const [path] of pages.filter(([path]) => project.name === 'desktop' || kinds.includes(path))) {
    await page.goto(path);
    await expectAccessibleInBothSchemes(page);
    if (project.name === 'desktop' && withValues.includes(path)) await expectValuesInOneLine(page);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is shown, its questions open, and its links work', async ({ page }) => {
    for (const [path, title] of pages) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(title);
    }
    await page.getByText('Hvor finder folk siden?').click();
    await expect(page.getByText('Fra jeres annoncer, fra forsiden')).toBeVisible();
    await page.goto('/cv-vejledning');
    await page.getByRole('navigation', { name: 'På siden' }).getByRole('link', { name: 'Tjekliste' }).click();
    const tick = page.getByRole('checkbox', { name: 'Filen er en PDF med mit navn i filnavnet' });
    await tick.check();
    await expect(tick).toBeInViewport();
    await page.getByRole('region', { name: 'Læs også' }).getByRole('link', { name: 'Karrieresparring' }).click();
    await expect(heading(page)).toHaveText('Tal dit næste skridt igennem');
  });
});

test('every link of the guest menu and the footer leads to a page of its own', async ({ page, request }) => {
  await page.goto('/smart-rekruttering');
  const links = page.locator('header a, footer a');
  const addresses = new Set(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)));
  expect(addresses.size).toBeGreaterThan(15);
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(new URL(address).pathname === '/' ? 302 : 200);
  }
  await expect(page.getByRole('contentinfo')).toContainText('Jobblik ApS · Havnegade 1, 9000 Aalborg · CVR 00000000');
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, 'pixels to scroll sideways').toBe(0);
  await page.goto('/home#virksomheder');
  await expect(page.locator('#virksomheder')).toBeInViewport();
});

test('the employer landing page shows who is signed in', async ({ page, browser }) => {
  const main = page.getByRole('main');
  await page.goto('/smart-rekruttering');
  await expect(main.getByText('I er ikke logget ind.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Log ind' })).toHaveAttribute('href', '/login');
  await beSignedIn(page, sampleEmployer);
  await page.goto('/smart-rekruttering');
  await expect(main.getByText(`I er logget ind som ${sampleEmployer.name}.`)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Gå til overblikket' })).toHaveAttribute('href', '/virksomhed/dashboard');
  const other = await browser.newPage();
  await beSignedIn(other, await newSeeker('Åse Møller'));
  await other.goto('/smart-rekruttering');
  await expect(other.getByText('Du er logget ind som jobsøger, Åse Møller.')).toBeVisible();
  await other.close();
});

test('pictures open while scrolling from 751 pixels on, and never with reduced motion', async ({ page }) => {
  const picture = page.getByRole('region', { name: 'Fire trin' }).locator('li > div').last();
  const look = () => picture.evaluate((element) => getComputedStyle(element).clipPath);
  await page.setViewportSize({ width: 751, height: 800 });
  await emulateFeatures(page, { 'prefers-reduced-motion': 'no-preference' });
  await page.goto('/smart-rekruttering');
  // Engines without scroll-driven animations, such as Firefox 153, show them fully.
  const moves = await page.evaluate(() => CSS.supports('animation-timeline', 'view()'));
  expect(await look()).toMatch(moves ? /^ellipse\(50% 3%/ : /^none$/);
  await picture.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(look).toMatch(moves ? /^ellipse\(72% 72%/ : /^none$/);
  await emulateFeatures(page, { 'prefers-reduced-motion': 'reduce' });
  await expect.poll(look).toBe('none');
  await emulateFeatures(page, { 'prefers-reduced-motion': 'no-preference' });
  await page.setViewportSize({ width: 750, height: 800 });
  await expect.poll(look).toBe('none');
});
