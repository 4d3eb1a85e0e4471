import type { Page } from '@playwright/test';
import { newAd } from './support/ads.ts';
import { beSignedIn, newSeeker, sampleEmployer } from './support/people.ts';
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

test('menus of the header lie above the bars of a seeker’s screens', async ({ page, request }) => {
  const ad = await newAd(request);
  await beSignedIn(page, await newSeeker());
  for (const path of ['/kandidat/cv/Rediger', '/kandidat/agent/Opret', `/job/${ad.id}/x`]) {
    await page.goto(path);
    await expectMenusOnTop(page);
  }
});

test('menus of the header lie above the bars of an employer’s screens', async ({ page, request }) => {
  const ad = await newAd(request);
  await beSignedIn(page, sampleEmployer);
  for (const path of [
    '/virksomhed/job/opret_job',
    '/virksomhed/profil',
    '/virksomhed/agent/Opret',
    `/virksomhed/job/detalje/${ad.id}/job_manage`,
  ]) {
    await page.goto(path);
    await expectMenusOnTop(page);
  }
});
