import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { totpCode } from '../apps/server/src/accounts/second-factor/authenticator.factory.ts';
import { sampleOperator, sampleOperatorSecret } from '../apps/server/src/demo/sample/operator.factory.ts';
import { mailTo } from '../support/journeys/mails.ts';
import { asPerson, newEmployer } from '../support/journeys/people.ts';
import { expect, expectAccessibleInBothSchemes, hydrated, test } from '../support/journeys/test.ts';
import { testLimit } from '../support/test-limits.ts';
import { problemsAt320 } from './support/narrow.ts';

const text = 'De beder om 500 kr. for et interview.';
const facts = 'Beskrivelsen beder om penge før et interview.';

async function signInAsOperator(page: Page): Promise<void> {
  await page.goto('/admin');
  await hydrated(page);
  await page.getByLabel('E-mail').fill(sampleOperator.email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(sampleOperator.password);
  await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
  await page.getByLabel('Kode fra appen').fill(totpCode(sampleOperatorSecret, new Date()));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Log ind|Fortsæt)/ })
    .click();
  await expect(page).toHaveURL('/admin');
}

/** A company with a page of its own. @returns the employer and the page's address */
async function newCompany(page: Page) {
  const employer = await newEmployer();
  const headers = await asPerson(employer);
  const company = { company_name: employer.company, company_cvr: '10403782', company_about_us: `<p>${text}</p>` };
  const saved = await page.request.post('/api/create_company', {
    headers,
    multipart: { company: JSON.stringify(company) },
  });
  expect(await saved.json()).toMatchObject({ result: 'success' });
  const own = await (await page.request.get('/api/get_employer_profile', { headers })).json();
  return { employer, path: `/company/${own.company.company_id}` };
}

async function expectUsable(page: Page): Promise<void> {
  await expectAccessibleInBothSchemes(page);
  expect(await problemsAt320(page)).toEqual([]);
}

test('a company that a guest reports is removed with reasons to both sides, and comes back', async ({
  page,
  browser,
}) => {
  test.setTimeout(testLimit(18));
  const { employer, path } = await newCompany(page);
  const guest = `${randomUUID()}@jobblik.test`;
  const status = async () => (await page.request.get(path)).status();

  await page.goto(path);
  await page.getByRole('link', { name: 'Rapportér virksomheden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rapportér virksomheden' })).toBeVisible();
  await expectUsable(page);
  await hydrated(page);
  await page.getByRole('button', { name: 'Send rapporten' }).click();
  await expect(page.getByText('Vælg, hvad der er galt.')).toBeVisible();
  await expectUsable(page);
  await page.getByRole('radio', { name: 'Svindel' }).check();
  await page.getByLabel('Hvor præcist?').fill('Beskrivelsen');
  await page.getByLabel('Hvorfor?').fill(text);
  await page.getByLabel('Navn', { exact: true }).fill('Kirsten Bach');
  await page.getByLabel('E-mail', { exact: true }).fill(guest);
  await page.getByRole('checkbox', { name: /^Efter min bedste overbevisning/ }).check();
  await page.getByRole('button', { name: 'Send rapporten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tak, vi ser på det' })).toBeVisible();
  const number = await page.getByRole('definition').first().innerText();
  expect(number).toMatch(/^\d+$/);
  await expectUsable(page);
  await mailTo(guest, `Rapport ${number} er modtaget`);

  const operator = await (await browser.newContext()).newPage();
  await signInAsOperator(operator);
  await operator.getByRole('button', { name: /^Andet rapporteret/ }).click();
  const rows = operator.getByRole('region', { name: 'Det, der venter' }).getByRole('button');
  await rows.filter({ hasText: 'Virksomhed rapporteret' }).last().click();
  await expect(operator.getByRole('heading', { level: 2, name: `Virksomhed: ${employer.company}` })).toBeVisible();
  await expect(operator.getByRole('region', { name: 'Det, der er rapporteret' })).toContainText(text);
  await expect(operator.getByRole('complementary')).toContainText('Kirsten Bach');
  await expectUsable(operator);
  const decide = async (choice: RegExp) => {
    await operator.getByRole('button', { name: choice }).click();
    await operator.getByRole('button', { name: 'Lov', exact: true }).click();
    await operator.getByLabel('Hvilken lov, og hvorfor').fill('Straffelovens § 279: det er bedrageri.');
    await operator.getByLabel('Fakta, som begge parter læser').fill(facts);
    await operator.getByRole('button', { name: /^Afgør, og send/ }).click();
  };
  await decide(/^Fjern/);
  await expect(operator.getByText('Det er fjernet.').first()).toBeVisible();
  expect(await status()).toBe(404);
  for (const [email, subject] of [
    [employer.email, 'Afgørelse om virksomheden'],
    [guest, 'Afgørelse om rapporten af virksomheden'],
  ] as const)
    expect((await mailTo(email, subject)).text.replaceAll(/\s+/g, ' ')).toContain(facts);

  // The case waits no more; the log leads back to it.
  await operator.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(operator.getByText('fjernede det rapporterede').first()).toBeVisible();
  await expectUsable(operator);
  await operator
    .getByRole('listitem')
    .filter({ hasText: 'fjernede det rapporterede' })
    .getByRole('link', { name: /^sag \d+$/ })
    .first()
    .click();
  await expect(operator.getByText('Taget ned', { exact: true })).toBeVisible();
  await expectUsable(operator);
  await decide(/^Gendan/);
  await expect(operator.getByText('Det er gendannet.').first()).toBeVisible();
  await expect.poll(status).toBe(200);
  await operator.context().close();
});
