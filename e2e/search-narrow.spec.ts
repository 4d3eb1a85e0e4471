import type { Page } from '@playwright/test';
import { asPerson, sampleEmployer } from '../support/journeys/people.ts';
import { expect, expectAccessibleInBothSchemes, hydrated, test } from '../support/journeys/test.ts';
import { newAd } from './support/ads.ts';
import { expectValuesInOneLine } from './support/one-line.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Job', exact: true }).getByRole('listitem');
const pane = (page: Page) => page.getByRole('complementary', { name: 'Annoncen på et blik' });

test('rows of a search are about as high in a narrow window as in a wide one', async ({ page, request }) => {
  const word = `Slusevagt${Date.now().toString(36)}`;
  await newAd(request, { title: `${word} til broen`, location: [8000], remote: 'hybrid', remote_days: 1 });
  await page.goto(`/find/job?keyword=${word}&postcode=8000`);
  await hydrated(page);
  for (const [width, most] of [
    [1280, 68],
    [1024, 72],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    // The id after the title takes a second line.
    const title = await rows(page).first().getByRole('heading').boundingBox();
    const row = await rows(page).first().boundingBox();
    expect((row?.height ?? 0) - (title?.height ?? 0) + 21, `at ${width} px`).toBeLessThanOrEqual(most);
  }
  await expect(pane(page)).toContainText(/1\shjemmedag om ugen/);
  await expectValuesInOneLine(page);
});

test('addresses with an ad that was deleted or paused show the search, and what happened', async ({
  page,
  request,
}) => {
  const ad = await newAd(request, { location: [8000] });
  const deleted = await newAd(request);
  const headers = await asPerson(sampleEmployer);
  const answer = await request.get(`/api/delete_job/${deleted.id}`, { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  const paused = await newAd(request, { is_active: 0 });
  await page.goto(`/find/job?postcode=8000&job=${deleted.id}`);
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(deleted.title);
  await expect(pane(page)).toContainText('Virksomheden har fjernet annoncen.');
  await page.goto(`/find/job?postcode=8000&job=${paused.id}`);
  await expect(rows(page).first()).toBeVisible();
  await expect(pane(page)).toContainText('Annoncen findes ikke længere');
  await page.goto(`/find/job/sammenlign?job=${ad.id}&job=${paused.id}`);
  await expect(page.getByText('En af annoncerne findes ikke længere.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sammenlign to job');
  await expectAccessibleInBothSchemes(page);
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('the sheet shows the five facts and the first lines of the text', async ({ page }) => {
    await page.goto('/find/job?postcode=8000');
    await hydrated(page);
    await expect(rows(page).first().getByRole('link')).toBeInViewport({ ratio: 1 });
    await rows(page).nth(1).getByRole('link').tap();
    const footer = await pane(page).getByRole('button', { name: 'Næste job' }).boundingBox();
    for (const name of ['Løn', 'Arbejdstid', 'Sted', 'Start', 'Frist']) {
      const fact = await pane(page).getByText(name, { exact: true }).locator('..').boundingBox();
      expect((fact?.y ?? 0) + (fact?.height ?? 0), name).toBeLessThanOrEqual(footer?.y ?? 0);
    }
    const text = await pane(page).getByRole('paragraph').nth(1).boundingBox();
    expect((text?.y ?? 0) + 50, 'two lines of the text').toBeLessThanOrEqual(footer?.y ?? 0);
    await expect(pane(page).getByRole('link', { name: 'Se hele annoncen' })).toBeInViewport({ ratio: 1 });
    await expectAccessibleInBothSchemes(page);
  });
});
