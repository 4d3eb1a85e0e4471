import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { totpCode } from '../apps/server/src/accounts/second-factor/authenticator.factory.ts';
import { sampleOperator, sampleOperatorSecret } from '../apps/server/src/demo/sample/operator.factory.ts';
import { expect, expectAccessible, hydrated, test } from '../support/journeys/test.ts';
import { type RunningProduct, startProduct } from '../support/product.ts';
import { root } from '../support/root.ts';
import { testLimit } from '../support/test-limits.ts';

// A product of its own: taking an ad down would take it away from the other journeys.
let product: RunningProduct;

test.beforeAll(async () => {
  test.setTimeout(testLimit(12));
  product = await startProduct();
});
test.afterAll(() => product.stop());

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(product.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, path).toBe(200);
}

async function firstAd(): Promise<{ id: number; title: string; seo: string }> {
  const response = await fetch(`${product.url}/api/get_latest_jobs`);
  const { jobs } = (await response.json()) as { jobs: { id: number; title: string; seo: string }[] };
  const [job] = jobs;
  if (!job) throw new Error('the sample data has no ad');
  return job;
}

/** Codes that were used, each of which counts once. */
let usedCodes = 0;

async function signIn(page: Page): Promise<void> {
  await page.goto(`${product.url}/admin`);
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Log ind til drift' })).toBeVisible();
  await page.getByLabel('E-mail').fill(sampleOperator.email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(sampleOperator.password);
  await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
  await page
    .getByLabel('Kode fra appen')
    .fill(totpCode(sampleOperatorSecret, new Date(Date.now() + 30_000 * usedCodes)));
  usedCodes += 1;
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Log ind|Fortsæt)/ })
    .click();
  await expect(page).toHaveURL(`${product.url}/admin`);
}

/** axe at the three widths, light and dark; with pictures where PICTURES names a folder. */
async function expectAccessibleEverywhere(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder) mkdirSync(folder, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      if (folder) await page.screenshot({ path: `${folder}/${name}-${colorScheme}-${width}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test('an operator takes a false ad down by keyboard, takes it back, and answers a message', async ({ page }) => {
  test.setTimeout(testLimit(18));
  const ad = await firstAd();
  const report = { job_id: ad.id, report_options: [{ id: 4, status: 1 }], report: 'De bad om CPR-nummer.' };
  await post('/api/create_report_job_ad', report);
  const contact = {
    full_name: 'Karen Østergaard',
    email: 'karen@jobblik.test',
    subject: 'Kan ikke logge ind',
    message: 'Jeg har fået ny telefon.',
  };
  await post('/api/send_contact', { contact });
  const adPage = async () => (await fetch(`${product.url}/job/${ad.id}/${encodeURIComponent(ad.seo)}`)).status;
  expect(await adPage()).toBe(200);

  await signIn(page);
  const cases = page.getByRole('region', { name: 'Det, der venter' });
  await page.getByRole('button', { name: /^Rapporteret/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: ad.title })).toBeVisible();
  await expect(page.getByText('De bad om CPR-nummer.')).toBeVisible();
  await expect(page.getByLabel('Til dem, der rapporterede')).toHaveValue(/Tak, fordi du skrev\./);
  await expectAccessibleEverywhere(page, 'cases');

  await page.keyboard.press('3');
  await expect(page.getByRole('button', { name: /^Vilkår, CPR-nummer/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('s');
  await expect(page.getByLabel(/^Til /).first()).toHaveValue(/Vi har skjult jeres annonce/);
  await page.keyboard.press('f');
  await expect(page.getByLabel(/^Til /).first()).toHaveValue(/Vi har fjernet jeres annonce/);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`»${ad.title}« er fjernet.`).first()).toBeVisible();
  await expect.poll(adPage).toBe(410);
  await page.keyboard.press('z');
  await expect(page.getByText('Afgørelsen er fortrudt. Intet brev er sendt.').first()).toBeVisible();
  await expect.poll(adPage).toBe(200);

  await page.getByRole('button', { name: /^Henvendelser/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: contact.subject })).toBeVisible();
  await page.keyboard.press('b');
  await page.getByLabel('Svar', { exact: true }).fill('Kære Karen\n\nHer er et link.');
  await expectAccessibleEverywhere(page, 'message');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Svaret til Karen Østergaard er klar.').first()).toBeVisible();
  await expect(cases.getByText(contact.subject)).toHaveCount(0);

  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(page.getByText(`fjernede annoncen · annonce ${ad.id}`)).toBeVisible();
  await expect(page.getByText(/fortrød afgørelsen/)).toBeVisible();
  await expectAccessibleEverywhere(page, 'log');
});

test('an operator looks an employer up by keyboard, freezes the account, undoes it, and extends an ad', async ({
  page,
}) => {
  test.setTimeout(testLimit(18));
  await signIn(page);
  await page.getByRole('link', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('virksomhed@jobblik.test');
  await page.keyboard.press('Enter');
  const found = page.getByRole('region', { name: 'Fundet' });
  await expect(found.getByRole('heading', { name: /^Personer/ })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/\/admin\/opslag\?vis=account-\d+$/);
  await expect(page.getByText('virksomhed@jobblik.test').last()).toBeVisible();
  await expectAccessibleEverywhere(page, 'lookup');

  await page.getByRole('button', { name: /^Frys kontoen/ }).focus();
  await page.keyboard.press('Enter');
  const ask = page.getByRole('dialog', { name: 'Frys kontoen' });
  await expect(ask).toBeVisible();
  await ask.getByLabel('Grund til loggen').focus();
  await page.keyboard.press('Enter');
  await expect(ask.getByText('Skriv en kort grund.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('Oprettet i en andens navn.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kontoen er frosset.').first()).toBeVisible();
  await expect(page.getByText('Frosset', { exact: true })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Det er fortrudt.').first()).toBeVisible();
  await expect(page.getByText('Frosset', { exact: true })).toHaveCount(0);

  await page.keyboard.press('/');
  const { id } = await firstAd();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(String(id));
  await page.keyboard.press('Enter');
  await found
    .getByRole('region', { name: /^Annoncer/ })
    .getByRole('button')
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/vis=job-\d+$/);
  await page.getByRole('button', { name: /^Forlæng annoncen/ }).focus();
  await page.keyboard.press('Enter');
  const more = page.getByRole('dialog', { name: 'Forlæng annoncen' });
  await more.getByLabel('Grund til loggen').focus();
  await page.keyboard.type('Fejl hos os.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Annoncen er forlænget.').first()).toBeVisible();
  await expect(page.getByText('forlængede annoncen')).toBeVisible();
  await expectAccessibleEverywhere(page, 'lookup-job');
});

test('a member is not let in, and is sent to the operators’ sign-in', async ({ page }) => {
  await page.goto(`${product.url}/admin/login`);
  await hydrated(page);
  await page.getByLabel('E-mail').fill('kandidat@jobblik.test');
  await page.getByLabel('Adgangskode', { exact: true }).fill('jobblik-demo');
  await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.goto(`${product.url}/admin/log`);
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Flog/);
});

test('a new operator chooses a password, connects an authenticator app and is let in', async ({ page }) => {
  test.setTimeout(testLimit(6));
  const email = 'drift@jobblik.test';
  const password = 'en lang nok adgangskode';
  // The embedded database belongs to one process at a time.
  await product.end();
  const printed = execFileSync(process.execPath, ['apps/server/src/commands/operator.ts', email, '--name', 'Bo Dahl'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: product.dataDir, PUBLIC_URL: product.url },
    encoding: 'utf8',
  });
  product = await product.startAgain();
  await page.goto(/https?:\S+ResetPassword\S+/.exec(printed)?.[0] ?? 'about:blank');
  await hydrated(page);
  await page.getByLabel('Ny adgangskode').fill(password);
  await page.getByLabel('Gentag den nye adgangskode').fill(password);
  await page.getByRole('button', { name: 'Gem adgangskoden' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Log ind til drift' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Sikr kontoen først' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Forbind godkendelsesapp' }).click();
  const connect = page.getByRole('dialog', { name: 'Forbind godkendelsesapp' });
  const secret = ((await connect.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replaceAll(' ', '');
  await connect.getByLabel('Kode fra appen').fill(totpCode(secret, new Date()));
  await connect.getByRole('button', { name: 'Forbind' }).click();
  await page.getByRole('button', { name: 'Jeg har gemt koderne' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Fortsæt' }).click();
  await expect(page.getByRole('region', { name: 'Det, der venter' })).toBeVisible();
  await expect(page.getByText('Bo Dahl')).toBeVisible();
});
