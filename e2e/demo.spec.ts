import type { Page } from '@playwright/test';
import { beSignedIn, newSeeker } from '../support/journeys/people.ts';
import { expect, expectAccessible, hydrated, newWindow, test } from '../support/journeys/test.ts';
import { sentJson, storeSentBodies } from './support/sent-bodies.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Demo' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Screens of the demo without an id in their address, with their headings and the beginning of the addresses in their lists. */
const screens: [path: string, title: string | RegExp, rows?: string][] = [
  ['/demo/dashboard', /ting venter på jer$/, '/demo/job/detalje/'],
  ['/demo/interview/list', /^Interviews/],
  ['/demo/cv/search', /kandidater$/, '/demo/cv/view/'],
  ['/demo/cv/saved', "Gemte CV'er", '/demo/cv/view/'],
  ['/demo/profile', 'Virksomhedsprofil'],
  ['/demo/setting', 'Indstillinger'],
  ['/demo/transaction', 'Transaktioner', '/demo/transaction/'],
  ['/demo/agent/list', 'CV-match - en nem måde at finde den kommende medarbejder', '/demo/agent/result/'],
  ['/demo/agent/create', 'Opret CV-match'],
  ['/demo/job/create', 'Opret annonce'],
  ['/demo/job/manage', 'Overblik over dine jobannoncer', '/demo/job/detalje/'],
];

test('a guest walks through the demo, which has a demo notice on every screen', { tag: '@phone' }, async ({ page }) => {
  const refused: string[] = [];
  let sessions = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/demo_session')) sessions += 1;
  });
  page.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`));
  await page.goto('/smart-rekruttering');
  await page.getByRole('link', { name: 'Prøv demoen' }).click();
  for (const [path, title, rows] of screens) {
    if (path !== '/demo/dashboard') await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveURL(path);
    await expect(bar(page)).toContainText('Det her er demoen.');
    if (rows) await expect(page.getByRole('main').locator(`a[href^="${rows}"]`).first()).toBeVisible();
    await expectAccessible(page);
  }
  expect(refused).toEqual([]);
  expect(sessions, 'one session for the whole visit').toBe(1);
});

test('links stay inside the demo, also in a new window', async ({ page }) => {
  await page.goto('/demo/job/check');
  await expect(page).toHaveURL('/demo/job/create');
  // Other journeys create ads of the sample company as well.
  await page.goto('/demo/job/manage?ord=fjernvarme');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Dataingeniør til fjernvarme/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/demo\/job\/detalje\/\d+\//);
  await expect(page.getByRole('group', { name: 'Ansøgninger' }).getByRole('listitem').first()).toBeVisible();
  const id = new URL(page.url()).pathname.split('/')[4];
  await page.goto(`/demo/job/application/${id}`);
  await expect(page.getByRole('group', { name: 'Ansøgninger' }).getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/demo\/job\/detalje\//);

  await page.goto('/demo/agent/list');
  const agent = page.getByRole('main').locator('a[href^="/demo/agent/result/"]').first();
  const own = await newWindow(page, () => agent.click({ modifiers: ['ControlOrMeta'] }));
  await expect(own).toHaveURL(/\/demo\/agent\/result\/\d+$/);
  await expect(bar(own)).toBeVisible();
});

test('the CV search of the demo shows 16 on a page and ages from 15 to 66, and links to a CV', async ({
  page,
  isMobile,
}) => {
  await storeSentBodies(page);
  await page.goto('/demo/cv/search');
  expect(await sentJson(page, '/api/search_cv_pagination_with_demo')).toMatchObject({ pagePerSize: 16 });
  const first = page.getByRole('main').locator('a[href^="/demo/cv/view/"]').first();
  await expect(first).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Filtre' }).click();
  for (const name of ['Alder fra', 'Alder til']) {
    const slider = page.getByRole('slider', { name });
    await expect(slider).toHaveAttribute('min', '15');
    await expect(slider).toHaveAttribute('max', '66');
  }
  if (isMobile) await page.keyboard.press('Escape');
  await first.click();
  await expect(page).toHaveURL(/\/demo\/cv\/view\/./);
  await expect(heading(page)).toHaveText(/./);
  await expect(bar(page)).toContainText('Det her er demoen.');
  await expectAccessible(page);
});

test('a link to a section of a screen opens that section', async ({ page }) => {
  await page.goto('/demo/profile');
  await page.getByRole('main').locator('a[href="/demo/profile?side=2#ledige-job"]').first().click();
  await expect(page).toHaveURL('/demo/profile?side=2#ledige-job');
});

test('the demo notice, with a link to create an account, stays visible after scrolling', async ({ page }) => {
  await page.goto('/demo/profile');
  await expect(heading(page)).toHaveText('Virksomhedsprofil');
  await page.getByRole('main').locator('a[href="/demo/profile?side=2#ledige-job"]').last().scrollIntoViewIfNeeded();
  await expect(heading(page)).not.toBeInViewport();
  await expect(bar(page)).toBeInViewport();
  await expect(bar(page).getByRole('link', { name: 'Opret konto' })).toBeInViewport();
});

test('a signed-in person who visits the demo stays signed in outside it', async ({ page }) => {
  const seeker = await newSeeker('Vera Lund');
  await beSignedIn(page, seeker);
  await page.goto('/demo/dashboard');
  await expect(heading(page)).toHaveText(/ting venter på jer$/);
  await bar(page).getByRole('link', { name: 'Forlad demoen' }).click();
  await expect(page).toHaveURL('/smart-rekruttering');
  await expect(page.getByRole('main')).toContainText('Vera Lund');
  await page.goBack();
  await expect(heading(page)).toHaveText(/ting venter på jer$/);
  await page.goto('/kandidat/dashboard');
  await expect(page.getByRole('button', { name: /Vera Lund/ })).toBeVisible();
});

test('the link to create an account opens the sign-up for companies', async ({ page }) => {
  await page.goto('/demo/dashboard');
  await hydrated(page);
  await bar(page).getByRole('link', { name: 'Opret konto' }).click();
  await expect(page).toHaveURL('/smart-rekruttering?opret');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Virksomhed' })).toBeVisible();
});
