import { beSignedIn, newSeeker, sampleEmployer } from '../support/journeys/people.ts';
import { expect, hydrated, test } from '../support/journeys/test.ts';
import { newAd } from './support/ads.ts';
import { translate } from './support/translation.ts';

test('a guest reads translated pages: what changes on them is shown, and a wrong password is said', async ({
  page,
}) => {
  await page.goto('/login');
  await hydrated(page);
  await translate(page);
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'E-mail' }).fill('ingen@jobblik.test');
  await form.getByRole('textbox', { name: 'Adgangskode' }).fill('en lang sætning');
  await form.getByRole('button', { name: 'Log ind' }).first().click();
  await expect(page.getByRole('alert')).toContainText('«');

  await page.goto('/find/job');
  await hydrated(page);
  const count = page.getByRole('heading', { level: 1 });
  await expect(count).toContainText(/\d/);
  const before = await count.textContent();
  await translate(page);
  await page.getByRole('combobox', { name: 'Hvad vil du lave?' }).fill('sygeplejerske');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=sygeplejerske/);
  await expect(count).toContainText(/«.*\d.*»/s);
  await expect(count).not.toHaveText(`«${before}»`);
});

test('a job seeker writes in a translated CV', async ({ page }) => {
  await beSignedIn(page, await newSeeker());
  await page.goto('/kandidat/cv/Rediger');
  const about = page.getByRole('textbox', { name: /profil|om dig/i }).first();
  await expect(about).toBeVisible();
  await translate(page);
  await about.fill('Jeg bygger tage.');
  await expect(page.getByText(/Gemt kl/)).toBeVisible();
  await expect(about).toContainText('Jeg bygger tage.');
});

test('an employer opens and closes an ad in a translated list', async ({ page, request }) => {
  const ad = await newAd(request);
  await beSignedIn(page, sampleEmployer);
  await page.goto('/virksomhed/job/liste');
  const toggle = page.getByRole('button', { name: new RegExp(ad.title) }).and(page.locator('[aria-expanded]'));
  await expect(toggle).toHaveAttribute('aria-expanded', /.*/);
  const isOpen = (await toggle.getAttribute('aria-expanded')) === 'true';
  await translate(page);
  for (const next of [!isOpen, isOpen]) {
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', `${next}`);
  }
});
