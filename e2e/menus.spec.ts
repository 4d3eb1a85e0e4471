import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  asPerson,
  beSignedIn,
  newSeeker,
  type Person,
  sampleEmployer,
  startSession,
} from '../support/journeys/people.ts';
import { expect, test } from '../support/journeys/test.ts';
import { newAd } from './support/ads.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 768, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

/** Buttons of menus (`ui/overlays/menu.tsx`) in the page's content; other buttons that open something have no hidden name. */
const pageMenus = (page: Page) =>
  page.locator('main button[aria-expanded]:has(> .hidden-visually + [aria-hidden])').filter({ visible: true });

/**
 * Opens every menu of the header, and the first and last of the page itself with their buttons scrolled to the bottom of the
 * window. Checks that the whole menu is in the window, and that a click on each of its choices hits that choice.
 */
async function expectMenusOnTop(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const headerMenus = page.locator('header [aria-expanded]').filter({ visible: true });
    await expect(headerMenus.first()).toBeVisible();
    for (const opener of await headerMenus.all()) await expectMenuOnTop(page, opener, `${size.width} px`);
    const [first, ...others] = await pageMenus(page).all();
    for (const opener of [first, others.at(-1)]) {
      if (!opener) continue;
      await opener.evaluate((button) => button.scrollIntoView({ block: 'end' }));
      await expectMenuOnTop(page, opener, `${size.width} px`);
    }
  }
}

async function expectMenuOnTop(page: Page, opener: Locator, size: string): Promise<void> {
  const where = `${await opener.textContent()}, ${page.url()}, ${size}`;
  await opener.press('Enter');
  const menu = page.locator(':is(header, main) [aria-expanded="true"] + [data-panel]');
  await expect(menu, where).toHaveCount(1);
  await expect(menu, where).toBeInViewport({ ratio: 1 });
  const covered = await menu.evaluate((panel) =>
    [...panel.querySelectorAll('a, button')].flatMap((choice) => {
      choice.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = choice.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // A choice for phones only is not shown.
      return width === 0 || choice.contains(hit)
        ? []
        : [`${choice.textContent?.trim()} lies under ${hit?.outerHTML.slice(0, 80)}`];
    }),
  );
  expect(covered, where).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
}

/** Publishes a CV by the call. @returns the id of its owner, which is in the CV's address */
async function publishCv(request: APIRequestContext, seeker: Person): Promise<number> {
  const { token, user_id } = await startSession(seeker);
  const experience = {
    title: 'Kok',
    company_name: 'Kroen',
    experience_start_year: 2015,
    experience_start_month: 2,
    present: 1,
  };
  const cv = { first_name: 'Signe', last_name: 'Bæk', about_me: 'Jeg laver mad.', cv_experience: [experience] };
  const headers = { authorization: `Bearer ${token}` };
  const made = await (await request.post('/api/create_cv', { headers, data: { cv } })).json();
  expect(made, JSON.stringify(made)).toMatchObject({ result: 'success' });
  return user_id;
}

test('menus of a seeker’s screens are above their bars and fully in the window', async ({ page, request }) => {
  const ad = await newAd(request);
  const seeker = await newSeeker();
  const headers = await asPerson(seeker);
  await publishCv(request, seeker);
  const plan = { selected_plan: 1, extra_package: [] };
  const chosen = await (await request.post('/api/save_membership_plan', { headers, data: plan })).json();
  expect(chosen, JSON.stringify(chosen)).toMatchObject({ result: 'success' });
  const multipart = { job_id: String(ad.id), message: 'Hej' };
  const { application_id } = await (await request.post('/api/apply_job', { headers, multipart })).json();
  await beSignedIn(page, seeker);
  for (const path of [
    '/kandidat/cv',
    '/kandidat/cv/Rediger',
    '/kandidat/agent/Opret',
    '/kandidat/interview/liste',
    '/find/job',
    `/job/${ad.id}/x`,
    `/apply/${(await newAd(request)).id}`,
    `/kandidat/job/ansøgningsdetalje/${application_id}`,
    '/kandidat/medlemskab/betaling',
  ]) {
    await page.goto(path);
    if (/^\/(find\/)?job/.test(path)) await expect(pageMenus(page).first()).toBeVisible();
    await expectMenusOnTop(page);
  }
});

test('menus of an employer’s screens are above their bars and fully in the window', async ({ page, request }) => {
  const ad = await newAd(request);
  const user_id = await publishCv(request, await newSeeker());
  await beSignedIn(page, sampleEmployer);
  for (const path of [
    '/virksomhed/job/opret_job',
    '/virksomhed/profil',
    '/virksomhed/agent/Opret',
    `/virksomhed/job/detalje/${ad.id}/job_manage`,
    '/virksomhed/cv/søg',
    `/virksomhed/cv/Vis/${user_id}`,
    '/virksomhed/interview/liste',
    `/virksomhed/besked?kontakt=${user_id}`,
  ]) {
    await page.goto(path);
    if (path.includes('kontakt=')) await expect(pageMenus(page).first()).toBeVisible();
    await expectMenusOnTop(page);
  }
});

test('the items of an employer’s header lie beside each other in windows from 1024 px, also with large counters', async ({
  page,
}) => {
  await beSignedIn(page, sampleEmployer);
  await page.goto('/virksomhed/dashboard');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Opret annonce' })).toBeVisible();
  for (const width of [1024, 1199, 1200, 1240, 1279, 1280, 1399, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    const gaps = await page.getByRole('banner').evaluate(async (header) => {
      await document.fonts.ready;
      for (const counter of header.querySelectorAll('nav a > span[aria-hidden]')) counter.textContent = '99+';
      const boxes = [...header.querySelectorAll('a, button')]
        .filter((item) => item.checkVisibility())
        .map((item) => item.getBoundingClientRect())
        .toSorted((one, other) => one.left - other.left);
      return boxes.slice(1).map(({ left }, at) => Math.round(left - (boxes[at]?.right ?? 0)));
    });
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(0);
  }
});
