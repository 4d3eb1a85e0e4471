import type { Page } from '@playwright/test';
import { asPerson, newEmployer } from '../support/journeys/people.ts';
import { expect, expectAccessibleInBothSchemes, hydrated, test } from '../support/journeys/test.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('list', { name: /^\d+ virksomhed(er)?$/ });
const names = (page: Page) => rows(page).getByRole('heading', { level: 3 });
const keyword = (page: Page) => page.getByRole('searchbox', { name: 'Navn eller branche' });
const count = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d+ virksomhed(er)?$/ });

test.describe('the directory of companies', () => {
  test('is found from the front page, searched by name, and leads to a company and back', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/home');
    await page.getByRole('link', { name: 'Alle virksomheder' }).click();
    await expect(page).toHaveURL(/\/virksomheder$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Virksomheder' })).toBeVisible();
    await expect(page).toHaveTitle('Virksomheder på Jobblik');
    await expectAccessibleInBothSchemes(page);
    await hydrated(page);
    await keyword(page).fill('nordlis');
    await expect(page.getByText('Ingen virksomhed har »nordlis«. Her er dem med »nordlys«.')).toBeVisible();
    await expect(page).toHaveURL(/\/virksomheder\?keyword=nordlis$/);
    const row = rows(page).getByRole('listitem').filter({ hasText: 'Nordlys Energi' });
    await expect(row).toContainText('Aalborg');
    await expect(row).toContainText(/\d+ ledig[te] job/);
    await row.getByRole('link', { name: 'Nordlys Energi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nordlys Energi' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Brødkrummesti' }).getByRole('link', { name: 'Virksomheder' }).click();
    await expect(page).toHaveURL(/\/virksomheder$/);
  });

  test('filters by initial, place and trade, and the address contains all filters', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/virksomheder');
    await hydrated(page);
    const shown = async () => Number((await count(page).innerText()).split(/\s/)[0]);
    const whole = await shown();
    await page.getByRole('link', { name: /^N: \d+ virksomhed(er)?$/ }).click();
    await expect(page).toHaveURL(/bogstav=N$/);
    await expect.poll(async () => (await names(page).allInnerTexts()).every((name) => name.startsWith('N'))).toBe(true);
    // A phone collapses the filters to one line, which lists those in use.
    if (isMobile) await page.getByRole('button', { name: 'Sted, branche og rækkefølge' }).click();
    await page.getByLabel('Sted', { exact: true }).selectOption('nordjylland');
    await expect(page).toHaveURL(/location=nordjylland&bogstav=N$/);
    await expect(names(page)).toHaveText(['Nordlys Energi']);
    await page.reload();
    await hydrated(page);
    if (isMobile) await page.getByRole('button', { name: 'Nordjylland' }).click();
    await expect(page.getByLabel('Sted', { exact: true })).toHaveValue('nordjylland');
    await expect(names(page)).toHaveText(['Nordlys Energi']);
    await page.goBack();
    await expect(page).toHaveURL(/\?bogstav=N$/);
    await expect(page.getByLabel('Sted', { exact: true })).toHaveValue('');
    await page.getByRole('link', { name: 'Vis alle virksomheder' }).click();
    // Other journeys add companies meanwhile.
    await expect.poll(shown).toBeGreaterThanOrEqual(whole);
  });

  test('puts the companies with the most open ads first', async ({ page, isMobile }) => {
    await page.goto('/virksomheder');
    await hydrated(page);
    if (isMobile) await page.getByRole('button', { name: 'Sted, branche og rækkefølge' }).click();
    await page.getByLabel('Rækkefølge').selectOption('Flest ledige job');
    await expect(page).toHaveURL(/sortering=job$/);
    const open = async () =>
      (await rows(page).getByRole('listitem').allInnerTexts()).map((text) =>
        Number(/(\d+) ledig[te] job/.exec(text)?.[1] ?? 0),
      );
    const isOrdered = (counts: number[]) =>
      counts[0] !== 0 && counts.every((one, at) => one <= (counts[at - 1] ?? one));
    await expect.poll(async () => isOrdered(await open())).toBe(true);
  });

  test('shows what to do without results', async ({ page }) => {
    await page.goto('/virksomheder?keyword=qzxqzx');
    await expect(page.getByRole('heading', { name: 'Ingen virksomheder passer' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('link', { name: 'Vis alle virksomheder' }).click();
    await expect(names(page).first()).toBeVisible();
    await page.goto('/virksomheder?keyword=nordlys&location=fyn');
    await page.getByRole('link', { name: 'Søg i hele landet og alle brancher' }).click();
    await expect(names(page)).toHaveText(['Nordlys Energi']);
    await page.goto('/virksomheder?location=atlantis');
    await expect(page.getByRole('heading', { name: 'Vi kender ikke stedet »atlantis«' })).toBeVisible();
    // A page beyond the last one shows the last one; invalid choices are ignored.
    await page.goto('/virksomheder?side=900&bogstav=%27');
    await expect(names(page).first()).toBeVisible();
  });

  test('a new company is listed at once', async ({ page }) => {
    const employer = await newEmployer();
    const company = { company_name: employer.company, company_branch: 'Frugtavl', company_zip_code: '5000' };
    const headers = await asPerson(employer);
    const answer = await page.request.post('/api/create_company', { headers, data: { company } });
    expect(await answer.json()).toMatchObject({ result: 'success' });
    await page.goto(`/virksomheder?keyword=${encodeURIComponent(employer.company)}&branche=frugtavl`);
    const row = rows(page).getByRole('listitem').filter({ hasText: employer.company });
    await expect(row).toContainText(/Frugtavl · Odense C\s*Ingen ledige job/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the directory searches with its form and pages with its links', async ({ page }) => {
    await page.goto('/virksomheder');
    await keyword(page).fill('energi');
    await page.getByLabel('Sted', { exact: true }).selectOption('nordjylland');
    await page.getByRole('main').getByRole('button', { name: 'Søg' }).click();
    await expect(page).toHaveURL(/keyword=energi&location=nordjylland/);
    await expect(names(page)).toHaveText(['Nordlys Energi']);
    await page.getByRole('link', { name: /^Vis alle/ }).click();
    await page.getByRole('link', { name: /^N: / }).click();
    await expect(names(page).first()).toHaveText(/^N/);
  });
});
