import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asPerson, beSignedIn, newEmployer, newSeeker, sampleEmployer } from '../support/journeys/people.ts';
import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';
import { newAd } from './support/ads.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Annoncer' }).getByRole('listitem');
const rowOf = (page: Page, title: string) => rows(page).filter({ hasText: title });
const toggleOf = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });
const find = (page: Page) => page.getByRole('searchbox', { name: 'Find en annonce' });
const listPath = (word: string) => `/virksomhed/job/liste?ord=${word}`;

/** Three ads with a common word that no other ad contains. */
async function threeAds(page: Page) {
  const word = `z${randomUUID().slice(0, 8)}`;
  const ads = [];
  for (const title of ['Bager', 'Cykelsmed', 'Anlægsgartner'])
    ads.push(await newAd(page.request, { title: `${title} ${word}` }));
  return { word, ads, titles: ads.map(({ title }) => title) };
}

async function apply(page: Page, jobId: number) {
  const headers = await asPerson(await newSeeker('Ida Bæk'));
  const sent = await page.request.post('/api/apply_job', {
    headers,
    multipart: { job_id: String(jobId), message: 'Jeg vil gerne høre mere.' },
  });
  expect(await sent.json()).toMatchObject({ result: 'success' });
}

test('ads are searched, sorted, opened, and the list is restored when returning', { tag: '@phone' }, async ({
  page,
}) => {
  const { word, ads, titles } = await threeAds(page);
  const [baker = '', smith = '', gardener = ''] = titles;
  await apply(page, ads[1]?.id ?? 0);
  await beSignedIn(page, sampleEmployer);
  await page.goto('/virksomhed/job/liste');
  await find(page).fill(word);
  await expect(page).toHaveURL(new RegExp(`\\?ord=${word}$`));
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText(gardener);

  const order = page.getByRole('combobox', { name: 'Sortering' });
  await order.selectOption('Titel');
  await expect(rows(page).first()).toContainText(gardener);
  await expect(rows(page).nth(1)).toContainText(baker);
  await order.selectOption('Flest nye ansøgninger');
  await expect(rows(page).first()).toContainText(smith);
  await expect(rows(page).first()).toContainText('1 ny');

  await page.getByRole('button', { name: 'Fold alle ud' }).click();
  for (const title of titles) await expect(toggleOf(page, title)).toHaveAttribute('aria-expanded', 'true');
  await toggleOf(page, baker).press('Enter');
  await expect(toggleOf(page, baker)).toHaveAttribute('aria-expanded', 'false');
  await expectAccessibleInBothSchemes(page);

  await rowOf(page, smith).getByRole('link', { name: 'Rediger' }).click();
  await expect(page.getByRole('heading', { name: 'Rediger annonce' })).toBeVisible();
  await page.goBack();
  await expect(order).toHaveValue('unread');
  await expect(find(page)).toHaveValue(word);
  await expect(toggleOf(page, smith)).toHaveAttribute('aria-expanded', 'true');
  await expect(toggleOf(page, baker)).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(toggleOf(page, smith)).toHaveAttribute('aria-expanded', 'true');

  await find(page).fill('xyzzy findes ikke');
  await expect(page.getByRole('heading', { name: 'Ingen annoncer passer' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Vis alle annoncer' }).click();
  await expect(find(page)).toHaveValue('');
  await expect(rows(page).first()).toBeVisible();
});

test('an ad’s visits and applications are drawn as a chart and listed in a table', async ({ page }) => {
  const ad = await newAd(page.request, { title: 'Målermontør' });
  await apply(page, ad.id);
  await beSignedIn(page, sampleEmployer);
  await page.goto(listPath(ad.title.split(' ').at(-1) ?? ''));
  await toggleOf(page, ad.title).click();
  const row = rowOf(page, ad.title);
  await expect(row.getByRole('img', { name: /^Visninger pr\. dag de seneste 30 dage/ })).toBeVisible();
  await expect(row.getByRole('img', { name: /^Ansøgninger pr\. dag .*, i alt 1, højst 1 på en dag$/ })).toBeVisible();
  await row.getByText('Se tallene dag for dag').press('Enter');
  const table = row.getByRole('table', { name: `Visninger og ansøgninger dag for dag: ${ad.title}` });
  await expect(table.getByRole('row')).toHaveCount(31);
  await expect(table.getByRole('row').nth(1).getByRole('cell').last()).toHaveText('1');
  await expectAccessibleInBothSchemes(page);
});

test('an ad that was deleted in another window can be neither extended, edited nor copied', async ({ page }) => {
  const ad = await newAd(page.request, { title: 'Portvagt' });
  await beSignedIn(page, sampleEmployer);
  await page.goto(listPath(ad.title.split(' ').at(-1) ?? ''));
  await toggleOf(page, ad.title).click();
  // Applications of other journeys refetch the list; this window gets to know of the deletion by its own request only.
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/api/get_my_jobs*', async (route) => {
    await pressed;
    await route.continue();
  });
  const headers = await asPerson(sampleEmployer);
  for (const _window of [1, 2]) {
    const answer = await page.request.get(`/api/delete_job/${ad.id}`, { headers });
    expect(await answer.json()).toEqual({ result: 'success' });
  }
  await rowOf(page, ad.title).getByRole('button', { name: 'Slå op igen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slå op igen' }).click();
  press();
  await expect(page.getByRole('heading', { name: 'Ingen annoncer passer' })).toBeVisible();
  for (const path of [`redigere_job/${ad.id}/${ad.seo}`, `opret_job?kopi=${ad.id}`]) {
    await page.goto(`/virksomhed/job/${path}`);
    await expect(page.getByRole('heading', { name: 'Annoncen findes ikke længere' })).toBeVisible();
  }
});

test('a deletion takes effect at once, also when signing out or closing the window, and can be undone from any screen', async ({
  page,
}) => {
  const ad = await newAd(page.request, { title: 'Natportier' });
  const word = ad.title.split(' ').at(-1) ?? '';
  await beSignedIn(page, sampleEmployer);
  await page.goto(listPath(word));
  await toggleOf(page, ad.title).click();
  const deleted = page.waitForResponse(`**/api/delete_job/${ad.id}`);
  await rowOf(page, ad.title).getByRole('button', { name: 'Slet' }).click();
  await deleted;
  // Only one undo at a time: in the list it replaces the ad.
  await expect(rowOf(page, ad.title)).toContainText('er slettet');
  await expect(page.getByRole('button', { name: /^Fortryd/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Opret annonce' }).click();
  await expect(page).toHaveURL(/\/virksomhed\/job\/opret_job$/);
  const restored = page.waitForResponse('**/api/restore_job');
  await page.getByRole('status').getByRole('button', { name: 'Fortryd' }).click();
  await restored;
  await page.goto(listPath(word));
  await expect(toggleOf(page, ad.title)).toBeVisible();

  await rowOf(page, ad.title).getByRole('button', { name: 'Slet' }).click();
  await expect(page.getByText(`»${ad.title}« er slettet.`).first()).toBeVisible();
  await page.goto(`/job/${ad.id}/${ad.seo}`);
  await page.goto(listPath(word));
  await expect(page.getByRole('heading', { name: 'Ingen annoncer passer' })).toBeVisible();
});

test('the dashboard has the month in numbers, and the interviews of the day', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await beSignedIn(page, sampleEmployer);
  await page.goto('/virksomhed/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /\d+ ting venter på jer/ })).toBeVisible();
  const month = isMobile ? /^[\d.]+ visninger og \d+ ansøgninger på 30 dage$/ : 'Visninger, 30 dage';
  await expect(page.getByText(month)).toBeVisible();
  await page.getByText('Se tallene dag for dag').click();
  const table = page.getByRole('table', { name: /^Visninger og ansøgninger dag for dag/ });
  await expect(table.getByRole('row')).toHaveCount(31);
  await expect(page.getByRole('region', { name: 'Interviews i dag' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('a new employer is led from the profile to the plan and on, and the profile shows the next step', {
  tag: '@phone',
}, async ({ page }) => {
  const employer = await newEmployer();
  await beSignedIn(page, employer);
  await page.goto('/virksomhed/dashboard');
  await expect(page.getByRole('heading', { name: 'Kom i gang' })).toBeVisible();
  const steps = page.getByRole('main').getByRole('list').filter({ hasText: 'Slå jeres første job op' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  const current = steps.locator('[aria-current="step"]');
  await expect(current).toContainText('Fortæl, hvem I er');
  await expect(steps.getByRole('link')).toHaveText(['Udfyld profilen']);
  await expectAccessibleInBothSchemes(page);

  const headers = await asPerson(employer);
  const made = await page.request.post('/api/create_company', {
    headers,
    data: { company: { company_name: employer.company, company_branch: 'Frugtavl' } },
  });
  expect(await made.json()).toMatchObject({ result: 'success' });
  await page.reload();
  await expect(current).toContainText('Vælg en plan');
  await expect(steps.getByRole('listitem').first()).toContainText('I har udfyldt virksomhedsprofilen.');
  await expect(steps.getByRole('link', { name: 'Se planerne' })).toHaveAttribute(
    'href',
    '/virksomhed/medlemskab/pakke',
  );

  await page.goto('/virksomhed/profil');
  await expect(page.getByRole('heading', { name: 'Tilføj jeres logo' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'Udfyld nu' }).click();
  await expect(page).toHaveURL(/\/virksomhed\/indstillinger#virksomheden$/);
  await expect(page.getByRole('button', { name: 'Vælg logo' })).toBeVisible();
});
