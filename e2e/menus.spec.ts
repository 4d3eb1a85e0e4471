import type { APIRequestContext, Page } from '@playwright/test';
import { newAd } from './support/ads.ts';
import { asPerson, beSignedIn, newSeeker, type Person, sampleEmployer, startSession } from './support/people.ts';
import { expect, test } from './support/test.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 768, height: 900 },
  { width: 390, height: 844 },
];

/** Opens every menu of the header and looks whether a click on each of its choices hits that choice. */
async function expectMenusOnTop(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const openers = page.locator('header [aria-expanded]').filter({ visible: true });
    await expect(openers.first()).toBeVisible();
    for (let at = 0; at < (await openers.count()); at += 1) {
      await openers.nth(at).click();
      const menu = page.locator('header [aria-expanded="true"]');
      await expect(menu).toHaveCount(1);
      const covered = await menu.evaluate((button) => {
        const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
        return [...(panel?.querySelectorAll('a, button') ?? [])].flatMap((choice) => {
          choice.scrollIntoView({ block: 'nearest' });
          const { left, top, width, height } = choice.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          // A way that only phones show is not there.
          return width === 0 || choice.contains(hit)
            ? []
            : [`${choice.textContent?.trim()} lies under ${hit?.outerHTML.slice(0, 80)}`];
        });
      });
      expect(covered, `${page.url()}, ${size.width} px`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
    }
  }
}

/** Publishes a CV by the call. @returns the id of its owner, at which employers open it */
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

test('menus of the header lie above the bars of a seeker’s screens', async ({ page, request }) => {
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
    await expectMenusOnTop(page);
  }
});

test('menus of the header lie above the bars of an employer’s screens', async ({ page, request }) => {
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
  ]) {
    await page.goto(path);
    await expectMenusOnTop(page);
  }
});
