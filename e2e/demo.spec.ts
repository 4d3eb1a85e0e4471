import type { Page } from '@playwright/test';
import { beSignedIn, newSeeker } from './support/people.ts';
import { expect, expectAccessible, hydrated, test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Demo' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Screens of the demo without an id in their address, with their headings. */
const screens = [
  ['/demo/dashboard', /ting venter på jer$/],
  ['/demo/interview/list', /^Interviews/],
  ['/demo/cv/search', /kandidater$/],
  ['/demo/cv/saved', "Gemte CV'er"],
  ['/demo/profile', 'Virksomhedsprofil'],
  ['/demo/setting', 'Indstillinger'],
  ['/demo/transaction', 'Transaktioner'],
  ['/demo/agent/list', 'CV-match - en nem måde at finde den kommende medarbejder'],
  ['/demo/agent/create', 'Opret CV-match'],
  ['/demo/job/create', 'Opret annonce'],
  ['/demo/job/manage', 'Overblik over dine jobannoncer'],
] as const;

test('a guest walks through the demo, which says on every screen that it is one', { tag: '@phone' }, async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`));
  await page.goto('/smart-rekruttering');
  await page.getByRole('link', { name: 'Prøv demoen' }).click();
  for (const [path, title] of screens) {
    if (path !== '/demo/dashboard') await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveURL(path);
    await expect(bar(page)).toContainText('Du ser demoen.');
    await expectAccessible(page);
  }
  expect(refused).toEqual([]);
});

test('its links lead from screen to screen inside it, also in a window of their own', async ({ page, context }) => {
  await page.goto('/demo/job/check');
  await expect(page).toHaveURL('/demo/job/create');
  // Journeys of others make ads of the sample company as well.
  await page.goto('/demo/job/manage?ord=fjernvarme');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Dataingeniør til fjernvarme/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/demo\/job\/detalje\/\d+\//);
  await expect(page.getByRole('group', { name: 'Ansøgninger' }).getByRole('listitem').first()).toBeVisible();
  const id = new URL(page.url()).pathname.split('/')[4];
  await page.goto(`/demo/job/application/${id}`);
  await expect(page.getByRole('group', { name: 'Ansøgninger' }).getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/demo\/job\/detalje\//);

  const opened = context.waitForEvent('page');
  await page.goto('/demo/agent/list');
  await page
    .getByRole('main')
    .locator('a[href^="/virksomhed/agent/resultat/"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const own = await opened;
  await expect(own).toHaveURL(/\/demo\/agent\/result\/\d+$/);
  await expect(bar(own)).toBeVisible();
});

test('what is written there is confirmed and changes nothing', async ({ page }) => {
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
  const matches = page.getByRole('main').locator('a[href^="/virksomhed/agent/resultat/"]');
  await expect(matches.first()).toBeVisible();
  const made = await matches.count();
  await page.getByRole('main').getByRole('link', { name: 'Opret CV-match' }).click();
  await page.getByRole('checkbox', { name: 'Fuldtid' }).check();
  await page.getByRole('button', { name: 'Opret CV-match' }).click();
  await expect(page.getByText('CV-match er oprettet')).toBeVisible();
  await expect(page).toHaveURL('/demo/agent/list');
  await expect(matches).toHaveCount(made);
  await expect(bar(page)).toContainText('I demoen gemmes intet.');

  // Editing one leads on to its hits, and back it is as it was.
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

test('account, calendar link, chat, papers and payment go to their confirmation, and nothing is stored', async ({
  page,
}) => {
  const note = bar(page).getByText('I demoen gemmes intet.');
  await page.goto('/demo/setting');
  await page.getByRole('textbox', { name: 'Nuværende adgangskode' }).last().fill('det gamle kodeord');
  await page.getByRole('textbox', { name: 'Ny adgangskode' }).fill('et helt nyt kodeord');
  await page.getByRole('button', { name: 'Skift adgangskode' }).click();
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
  const papers = page.getByRole('main').locator('a[href^="/virksomhed/transaktioner/"]');
  await expect(papers.first()).toBeVisible();
  const count = await papers.count();
  await papers.first().click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hent som PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Faktura \d+\.pdf$/);

  await page.goto('/demo/medlemskab/pakke');
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

test('its search for CVs shows 16 on a page and ages from 15 to 66, and leads to a CV', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const searched = page.waitForRequest((request) => request.url().endsWith('/api/search_cv_pagination_with_demo'));
  await page.goto('/demo/cv/search');
  expect((await searched).postDataJSON()).toMatchObject({ pagePerSize: 16 });
  const first = page.getByRole('main').locator('a[href^="/virksomhed/cv/Vis/"]').first();
  await expect(first).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Filtre' }).click();
  for (const name of ['Alder fra', 'Alder til']) {
    const slider = page.getByRole('slider', { name });
    await expect(slider).toHaveAttribute('min', '15');
    await expect(slider).toHaveAttribute('max', '66');
  }
  if (isMobile) await page.keyboard.press('Escape');
  await first.click();
  await expect(page).toHaveURL(/\/demo\/cv\/view\/./);
  await expect(heading(page)).toHaveText(/./);
  await expect(bar(page)).toContainText('Du ser demoen.');
  await expectAccessible(page);
});

test('deleting is confirmed there, and nothing is gone', async ({ page }) => {
  await page.goto('/demo/agent/list');
  const matches = page.getByRole('list', { name: /CV-match/ }).getByRole('listitem');
  await expect(matches.first()).toBeVisible();
  const count = await matches.count();
  await matches.first().getByRole('button', { name: /^Slet/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Slet/ }).click();
  await expect(page.getByText(/er slettet/)).toBeVisible();
  await expect(matches).toHaveCount(count);
});

test('a link to a part of a screen leads to that part', async ({ page }) => {
  await page.goto('/demo/profile');
  await page.getByRole('main').locator('a[href="/virksomhed/profil?side=2#ledige-job"]').first().click();
  await expect(page).toHaveURL('/demo/profile?side=2#ledige-job');
});

test('says that it is a demo also far down a screen, with the way to an account', async ({ page }) => {
  await page.goto('/demo/profile');
  await expect(heading(page)).toHaveText('Virksomhedsprofil');
  await page
    .getByRole('main')
    .locator('a[href="/virksomhed/profil?side=2#ledige-job"]')
    .last()
    .scrollIntoViewIfNeeded();
  await expect(heading(page)).not.toBeInViewport();
  await expect(bar(page)).toBeInViewport();
  await expect(bar(page).getByRole('link', { name: 'Opret konto' })).toBeInViewport();
});

test('a person who looks at the demo stays who they are outside it', async ({ page }) => {
  const seeker = await newSeeker('Vera Lund');
  await beSignedIn(page, seeker);
  await page.goto('/demo/dashboard');
  await expect(heading(page)).toHaveText(/ting venter på jer$/);
  await bar(page).getByRole('link', { name: 'Forlad demoen' }).click();
  await expect(page).toHaveURL('/smart-rekruttering');
  await expect(page.getByRole('main')).toContainText('Vera Lund');
  await page.goBack();
  await expect(heading(page)).toHaveText(/ting venter på jer$/);
  await page.goto('/kandidat/dashboard');
  await expect(page.getByRole('button', { name: /Vera Lund/ })).toBeVisible();
});

test('the way out to an account of one’s own opens the sign-up for companies', async ({ page }) => {
  await page.goto('/demo/dashboard');
  await hydrated(page);
  await bar(page).getByRole('link', { name: 'Opret konto' }).click();
  await expect(page).toHaveURL('/smart-rekruttering?opret');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Virksomhed' })).toBeVisible();
});
