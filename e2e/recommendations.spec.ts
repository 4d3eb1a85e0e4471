import type { APIRequestContext, Page } from '@playwright/test';
import { asPerson, beSignedIn, newSeeker, type Person, sampleEmployer } from '../support/journeys/people.ts';
import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';
import { newAd } from './support/ads.ts';

const seekerAccount: Person = { ...sampleEmployer, email: 'kandidat@jobblik.test' };
const jobs = (page: Page) =>
  page
    .getByRole('list', { name: 'Anbefalede job' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const notRelevant = (page: Page) => page.getByRole('button', { name: /^Ikke relevant/ });

/** A seeker who has been a cook in Aalborg, with a CV that is not visible to employers. */
async function newCook(request: APIRequestContext): Promise<Person> {
  const person = await newSeeker();
  const cv_experience = [
    { title: 'Kok', company_name: 'Kroen', experience_start_year: 2015, experience_start_month: 1, present: 1 },
  ];
  const cv = { first_name: 'Signe', last_name: 'Bæk', cv_city: { id: 9000 }, jobtype: 1, cv_experience };
  const answer = await request.post('/api/save_draft_cv', {
    headers: await asPerson(person),
    data: { cv, revision: 0 },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return person;
}

test('ads are recommended with reasons, dismissed at once and restored', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const cook = await newCook(request);
  const ad = await newAd(request, { title: 'Kok til frokosten' });
  await newAd(request, { title: 'Kok til selskaber' });
  await beSignedIn(page, cook);
  await page.goto('/kandidat/anbefalet');
  const row = jobs(page).filter({ hasText: ad.title }).first();
  await expect(row).toBeVisible();
  await expect(row.getByRole('list', { name: 'Derfor viser vi jobbet' })).toContainText('Du har arbejdet som kok');
  await expectAccessibleInBothSchemes(page);

  const shown = await notRelevant(page).count();
  const title = await jobs(page).first().getByRole('heading').innerText();
  await notRelevant(page).first().click();
  await expect(page.getByText('Vi viser dig ikke jobbet igen.')).toBeVisible();
  await expect(jobs(page).first().getByRole('heading')).not.toHaveText(title);
  await expect(notRelevant(page).first()).toBeFocused();
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(notRelevant(page)).toHaveCount(shown);

  await page.getByRole('link', { name: 'Sådan anbefaler vi' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sådan anbefaler vi' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hvad der aldrig tæller med' })).toBeVisible();
  await expectAccessible(page);
});

test('a person without a CV sees what is missing', async ({ page }) => {
  await beSignedIn(page, await newSeeker());
  await page.goto('/kandidat/anbefalet');
  await expect(page.getByRole('heading', { name: 'Vi mangler noget at gå ud fra' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Skriv dit CV' }).click();
  await expect(page).toHaveURL(/\/kandidat\/cv/);
});

test('the overview has the best ads and leads to all of them', async ({ page }) => {
  await beSignedIn(page, seekerAccount);
  await page.goto('/kandidat/dashboard');
  const section = page.getByRole('region', { name: 'Anbefalet til dig' });
  await expect(jobs(page).first()).toBeVisible();
  // Low rows on a phone: the title, the company, why, and one line of pay and deadline.
  const window = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await jobs(page).first().boundingBox())?.height).toBeLessThan(150);
  await page.setViewportSize(window);
  await section.getByRole('link', { name: 'Se alle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anbefalet til dig' })).toBeVisible();
});

test('an employer sees candidates who fit an ad, and why', { tag: '@phone' }, async ({ page, request }) => {
  const ad = await newAd(request, { title: 'Softwareudvikler til drift' });
  await beSignedIn(page, sampleEmployer);
  await page.goto(`/virksomhed/job/anbefalet/${ad.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kandidater, der passer' })).toBeVisible();
  const rows = page.getByRole('list', { name: 'Kandidater, der passer' });
  await expect(rows.getByRole('list', { name: 'Derfor viser vi kandidaten' }).first()).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  const headers = await asPerson(sampleEmployer);
  const recommended = async (): Promise<number[]> => {
    const answer = await request.get(`/api/get_recommended_candidates/${ad.id}?most=20`, { headers });
    const { recommendations } = (await answer.json()) as { recommendations: { cv: { user_id: number } }[] };
    return recommendations.map(({ cv }) => cv.user_id);
  };
  const [first] = await recommended();
  await notRelevant(page).first().click();
  await expect(page.getByText('Vi viser jer ikke kandidaten til annoncen igen.')).toBeVisible();
  await expect(notRelevant(page).first()).toBeFocused();
  expect(await recommended()).not.toContain(first);
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(page.getByText('Kandidaten kan anbefales til annoncen igen.')).toBeVisible();
  expect(await recommended()).toContain(first);
});

test("an ad that is none of the employer's is not found", async ({ page }) => {
  await beSignedIn(page, sampleEmployer);
  await page.goto('/virksomhed/job/anbefalet/2147483647');
  await expect(page.getByRole('heading', { level: 1, name: 'Annoncen findes ikke' })).toBeVisible();
});
