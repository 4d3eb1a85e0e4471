import type { Page } from '@playwright/test';
import { expect, expectAccessible, newWindow, test } from '../support/journeys/test.ts';

// Changes in the demo: each goes to its ordinary confirmation, and nothing is stored.

const bar = (page: Page) => page.getByRole('complementary', { name: 'Demo' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('saves are confirmed and change nothing', async ({ page }) => {
  await page.goto('/demo/job/manage?ord=fjernvarme');
  const address = await page
    .getByRole('main')
    .getByRole('link', { name: /Dataingeniør til fjernvarme/ })
    .first()
    .getAttribute('href');
  const edit = `/demo/job/edit/${address?.split('/')[4]}/annonce`;
  await page.goto(edit);
  const title = page.getByRole('textbox', { name: 'Jobbets titel' });
  await expect(title).not.toHaveValue('');
  const before = await title.inputValue();
  await title.fill('Noget helt andet');
  await page.getByRole('button', { name: 'Gem ændringer' }).click();
  await expect(page.getByText('Ændringerne er gemt.')).toBeVisible();
  await expect(page).toHaveURL('/demo/job/manage');
  await page.goto(edit);
  await expect(title).toHaveValue(before);

  await page.goto('/demo/agent/list');
  const matches = page.getByRole('main').locator('a[href^="/demo/agent/result/"]');
  await expect(matches.first()).toBeVisible();
  const made = await matches.count();
  await page.getByRole('main').getByRole('link', { name: 'Opret CV-match' }).click();
  await page.getByRole('checkbox', { name: 'Fuldtid' }).check();
  await page.getByRole('button', { name: 'Opret CV-match' }).click();
  await expect(page.getByText('CV-match er oprettet')).toBeVisible();
  await expect(page).toHaveURL('/demo/agent/list');
  await expect(matches).toHaveCount(made);
  await expect(bar(page)).toContainText('I demoen gemmes intet.');

  // Editing an agent leads to its hits; after going back it is unchanged.
  const agent = (await matches.first().getAttribute('href'))?.split('/').at(-1);
  await page.goto(`/demo/agent/edit/${agent}`);
  await expect(heading(page)).toHaveText('Rediger CV-match');
  const freelance = page.getByRole('checkbox', { name: 'Freelance' });
  const wasChecked = await freelance.isChecked();
  await freelance.click();
  await page.getByRole('button', { name: /^Gem/ }).click();
  await expect(page).toHaveURL(`/demo/agent/result/${agent}`);
  await expect(bar(page)).toContainText('I demoen gemmes intet.');
  await page.goto(`/demo/agent/edit/${agent}`);
  await expect(freelance).toBeChecked({ checked: wasChecked });
});

test('account, calendar link, chat, documents and payment are confirmed, and nothing is stored', async ({ page }) => {
  const note = bar(page).getByText('I demoen gemmes intet.');
  await page.goto('/demo/setting');
  const change = page.getByRole('button', { name: 'Skift adgangskode' });
  const form = page.locator('form').filter({ has: change });
  await form.getByRole('textbox', { name: 'Nuværende adgangskode' }).fill('det gamle kodeord');
  await form.getByRole('textbox', { name: 'Ny adgangskode' }).fill('et helt nyt kodeord');
  await change.click();
  await expect(page.getByText('Opdateret ny adgangskode')).toBeVisible();
  await expect(note).toBeVisible();

  await page.goto('/demo/interview/list');
  await page.getByRole('button', { name: 'Abonnér' }).click();
  await page.getByRole('button', { name: 'Lav en adresse' }).click();
  await expect(page.getByRole('textbox', { name: 'Adresse til kalenderen' })).toHaveValue(/eksempel\.ics$/);

  await page.goto('/demo/besked');
  const words = 'Passer det dig i morgen kl. 10?';
  await page.getByRole('textbox', { name: /^Skriv til / }).fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(words)).not.toHaveCount(0);
  await expect(note).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Skriv til / })).toBeVisible();
  await expect(page.getByRole('main').getByText(words)).toHaveCount(0);

  await page.goto('/demo/transaction');
  const papers = page.getByRole('main').locator('a[href^="/demo/transaction/"]');
  await expect(papers.first()).toBeVisible();
  const count = await papers.count();
  const paper = await newWindow(page, () => papers.first().click());
  const saved = paper.waitForEvent('download');
  await paper.getByRole('button', { name: 'Hent som PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Faktura \d+\.pdf$/);
  await paper.close();

  await page.goto('/demo/medlemskab/pakke');
  await expect(page.getByRole('radio', { name: /Pro Pakke/ })).toBeChecked();
  await page.getByRole('radio', { name: /Plus Pakke/ }).check();
  await page.getByRole('button', { name: 'Gå til betaling' }).click();
  await page.getByRole('textbox', { name: 'Kortnummer' }).fill('4000002500003155');
  await page.getByRole('textbox', { name: 'Udløb' }).fill('12/40');
  await page.getByRole('textbox', { name: 'Kontrolcifre' }).fill('123');
  await page.getByRole('checkbox', { name: /vilkår/ }).check();
  await page.getByRole('button', { name: /^Fortsæt betaling/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Godkend' }).click();
  await expect(page).toHaveURL('/demo/medlemskab/succes');
  await expect(page.getByRole('main')).toContainText('Plus Pakke');
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await page.goto('/demo/transaction');
  await expect(papers).toHaveCount(count);
});

test('deleting is confirmed, and nothing is deleted', async ({ page }) => {
  await page.goto('/demo/agent/list');
  const matches = page.getByRole('list', { name: /CV-match/ }).getByRole('listitem');
  await expect(matches.first()).toBeVisible();
  const count = await matches.count();
  await matches.first().getByRole('button', { name: /^Slet/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Slet/ }).click();
  await expect(page.getByText(/er slettet/)).toBeVisible();
  await expect(matches).toHaveCount(count);
});
