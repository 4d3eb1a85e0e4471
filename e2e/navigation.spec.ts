import type { Page } from '@playwright/test';
import {
  asPerson,
  beSignedIn,
  newEmployer,
  newSeeker,
  type Person,
  sampleEmployer,
} from '../support/journeys/people.ts';
import { expect, expectAccessibleInBothSchemes, hydrated, test } from '../support/journeys/test.ts';
import { newAd } from './support/ads.ts';
import { emulateFeatures } from './support/media.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Hovedmenu' });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Genveje' });
const words = (menu: ReturnType<Page['getByRole']>) => menu.getByRole('link').allInnerTexts();

const roles: [string, string, () => Promise<Person>, string[], string[]][] = [
  [
    'a job seeker',
    '/kandidat/dashboard',
    () => newSeeker(),
    ['Overblik', 'CV', 'Find job', 'Ansøgninger', 'Interviews', 'Jobagenter', 'Gemte job'],
    ['Overblik', 'Find job', 'Gemte', 'Beskeder', 'CV'],
  ],
  [
    'an employer without a membership',
    '/virksomhed/dashboard',
    () => newEmployer(),
    ['Overblik', 'Annoncer', 'Find kandidater', "Gemte CV'er"],
    ['Overblik', 'Annoncer', 'Kandidater', 'Gemte', 'Beskeder'],
  ],
];

for (const [who, home, make, menu, quick] of roles) {
  test(`${who} has the menu in a line of its own on a tablet and five tabs on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await beSignedIn(page, await make());
    await page.goto(home);
    expect(await words(mainMenu(page))).toEqual(menu);
    await test.step('the first key leads past the menu', async () => {
      const skip = page.getByRole('link', { name: 'Gå til indholdet' });
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
    await test.step('the current entry has an outline where a person has colours of their own', async () => {
      const outlines = () =>
        mainMenu(page)
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => getComputedStyle(link).outlineStyle));
      expect(new Set(await outlines())).toEqual(new Set(['none']));
      await emulateFeatures(page, { 'forced-colors': 'active' });
      expect(await outlines()).toEqual(menu.map((word) => (word === 'Overblik' ? 'solid' : 'none')));
      await emulateFeatures(page, { 'forced-colors': 'none' });
    });
    await expect(mainMenu(page).getByRole('link', { name: 'Overblik' })).toHaveAttribute('aria-current', 'page');
    await expect(tabs(page)).toBeHidden();
    const [line, bell] = [
      await mainMenu(page).boundingBox(),
      await page.getByRole('button', { name: 'Notifikationer' }).boundingBox(),
    ];
    expect(line?.y).toBeGreaterThanOrEqual((bell?.y ?? 0) + (bell?.height ?? 0));
    await expectAccessibleInBothSchemes(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(mainMenu(page)).toBeHidden();
    expect(await words(tabs(page))).toEqual(quick);
    await page.getByRole('button', { name: /^Konto, / }).click();
    const account = page.getByRole('navigation', { name: /^Konto, / });
    await expect(account.getByRole('link').first()).toBeVisible();
    const rest = await words(account);
    const reached = [...quick, ...rest].map((word) => word.replace(/^(Find kandidater|Kandidater)$/, 'candidates'));
    for (const word of menu) {
      const short = word.replace('Find kandidater', 'candidates').replace(/^Gemte.*/, 'Gemte');
      expect(reached, `${word} on a phone`).toContain(short);
    }
  });
}

/** A paying employer of the sample data without applications of other journeys: one for each project. */
function employerFor(project: string): Person {
  const [key, name] = project === 'phone' ? ['kornblaa-software', 'Kornblå'] : ['lyngmark-mejeri', 'Lyngmark'];
  return { name, email: `${key}@jobblik.test`, password: 'jobblik-demo' } as Person;
}

test('a new application is counted at its menu entry at once, until it is seen', async ({ page, request }, {
  project,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const employer = employerFor(project.name);
  const ad = await newAd(request, {}, employer);
  await beSignedIn(page, employer);
  await page.goto('/virksomhed/dashboard');
  const entry = mainMenu(page).getByRole('link', { name: /^Annoncer/ });
  const counted = async () => Number(/(\d+) nye? ansøgning/.exec((await entry.textContent()) ?? '')?.[1] ?? 0);
  await expect(entry).toBeVisible();
  const headers = await asPerson(await newSeeker());
  const sent = await request.post('/api/apply_job', { headers, multipart: { job_id: String(ad.id), message: 'Hej' } });
  expect(await sent.json()).toMatchObject({ result: 'success' });
  await expect.poll(counted).toBeGreaterThan(0);
  const before = await counted();
  await page.goto(`/virksomhed/job/detalje/${ad.id}/dashboard`);
  // Showing it in the list does not mark it as read.
  await expect.poll(counted).toBe(before);
  await page.getByRole('link', { name: 'Signe Bæk' }).click();
  await expect.poll(counted).toBe(before - 1);
});

test('screens that could not be loaded say so in their heading', async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: { result: 'failed' } }));
  const heading = page.getByRole('heading', { level: 1, name: 'Det kunne ikke hentes' });
  const fails = async (path: string) => {
    await page.goto(path);
    await expect(heading, path).toBeVisible();
  };
  await fails('/demo/dashboard');
  await beSignedIn(page, sampleEmployer);
  for (const path of ['job/detalje/1/dashboard', 'transaktioner/1', 'strøm/1']) await fails(`/virksomhed/${path}`);
  await fails('/Videostreaming');
});

test('a link whose page loses its script on the way opens that page all the same', async ({ page }) => {
  await page.goto('/home');
  await hydrated(page);
  let isLost = true;
  await page.route('**/assets/about.page-*.js', (route) => (isLost ? route.abort() : route.continue()));
  page.on('framenavigated', () => {
    isLost = false;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Om os' }).click();
  await expect(page).toHaveURL('/om-jobblik');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
