import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailedLink, mailsTo } from '../support/journeys/mails.ts';
import { expect, expectAccessibleInBothSchemes, newWindow, test } from '../support/journeys/test.ts';
import { problemsAt320 } from './support/narrow.ts';

const password = 'en lang nok adgangskode';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** Mails break lines where screens have spaces. */
const plain = (text = '') => text.replaceAll(/\s+/g, ' ');

/** What the employer writes, once. */
interface Written {
  company: string;
  name: string;
  email: string;
}

async function signUp(page: Page, { company, name, email }: Written): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Opret konto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Opret konto' });
  await expect(dialog.getByLabel('Virksomhed', { exact: true })).toBeChecked();
  await dialog.getByLabel('Virksomhedens navn').fill(company);
  await dialog.getByLabel('Kontaktpersonens navn').fill(name);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Adgangskode', { exact: true }).fill(password);
  await dialog.getByRole('checkbox', { name: /Jeg accepterer/ }).check();
  await dialog.getByRole('button', { name: 'Opret konto', exact: true }).click();
}

/** Opens the mailed link beside the page; its button leads to where the employer was going. */
async function confirmEmail(page: Page, email: string): Promise<void> {
  const token = await mailedLink(email, '/bekraeft-email/');
  const mailed = await page.context().newPage();
  await mailed.goto(`/bekraeft-email/${token}`);
  await expect(heading(mailed, 'E-mailen er bekræftet')).toBeVisible();
  await mailed.getByRole('link', { name: 'Fortsæt' }).click();
  await expect(heading(mailed, 'Valg en pakke som passer til dine behov')).toBeVisible();
  await mailed.close();
}

async function payByCard(page: Page): Promise<void> {
  await page.getByLabel('Kortnummer').fill('4242 4242 4242 4242');
  await page.getByLabel('Udløb').fill('12/40');
  await page.getByLabel('Kontrolcifre').fill('123');
  await page.getByRole('checkbox', { name: /Jeg accepterer/ }).check();
  await page.getByRole('button', { name: /Fortsæt betaling/ }).click();
}

test('a new employer gets from sign-up to the live ad, and types nothing twice', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const id = randomUUID().slice(0, 8);
  const who = { company: `Bakkens Bageri ${id}`, name: 'Karen Bæk', email: `${id}@jobblik.test` };
  await page.goto('/virksomhed/job/check');
  await expect(page).toHaveURL(/\/login\?next=/);
  await signUp(page, who);

  await expect(heading(page, 'Valg en pakke som passer til dine behov')).toBeVisible();
  await expect(page.getByText('I skal have et betalt medlemskab for at slå job op.')).toBeVisible();
  await confirmEmail(page, who.email);
  await page.reload();
  await page.getByRole('button', { name: 'Gå til betaling' }).click();

  const billing = page.getByRole('region', { name: 'Fakturaen sendes til' });
  await expect(billing.getByRole('textbox', { name: 'Virksomhed' })).toHaveValue(who.company);
  await expect(billing.getByRole('textbox', { name: 'E-mail' })).toHaveValue(who.email);
  await billing.getByRole('textbox', { name: 'Adresse' }).fill('Bakkevej 2');
  await billing.getByRole('textbox', { name: 'Postnummer' }).fill('9000');
  await expect(billing.getByRole('textbox', { name: 'By', exact: true })).toHaveValue('Aalborg');
  await billing.getByLabel('CVR-nummer').fill('10403782');
  await billing.getByRole('button', { name: 'Gem og fortsæt' }).click();
  await payByCard(page);

  // The check of the permission says what is missing, and where it is filled in.
  await expect(page).toHaveURL('/virksomhed/indstillinger');
  const notice = page.getByRole('region', { name: 'Betalingen er gået igennem' });
  await expect(notice).toContainText(`Kvitteringen med fakturaen er sendt til ${who.email}.`);
  const [, until = ''] =
    /Plus Pakke gælder til og med (.+?)\. Kvitteringen/.exec((await notice.textContent()) ?? '') ?? [];
  expect(until).not.toBe('');
  const main = page.getByRole('main');
  await expect(main.getByText('Før I kan slå et job op')).toBeVisible();
  await expect(
    main.getByText(/^Felterne CVR-nummer, Adresse, Postnummer og by og Kontaktperson er udfyldt/),
  ).toBeVisible();
  await expect(main.getByLabel('Virksomhedens navn')).toHaveValue(who.company);
  await expect(main.getByLabel(/^CVR-nummer/)).toHaveValue('10403782');
  await expect(main.getByRole('textbox', { name: /^Adresse/ })).toHaveValue('Bakkevej 2');
  await expect(main.getByRole('combobox', { name: /^Postnummer og by/ })).toHaveValue('9000 Aalborg');
  await expect(main.getByRole('textbox', { name: /^Navn/ })).toHaveValue(who.name);
  await expectAccessibleInBothSchemes(page);
  expect(await problemsAt320(page)).toEqual([]);
  // What is left out stays out.
  await main.getByLabel(/^CVR-nummer/).fill('');
  await page.reload();
  await expect(main.getByRole('textbox', { name: /^Adresse/ })).toHaveValue('Bakkevej 2');
  await expect(main.getByLabel(/^CVR-nummer/)).toHaveValue('');
  await main.getByLabel(/^CVR-nummer/).fill('10403782');
  await page.getByRole('button', { name: 'Gem profilen' }).click();

  await expect(page).toHaveURL('/virksomhed/profil');
  const onward = page.getByRole('region', { name: 'Videre til annoncen' });
  await expect(main.getByText('CVR 10 40 37 82')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  expect(await problemsAt320(page)).toEqual([]);
  // The way on is there until it is taken.
  await page.reload();
  await onward.getByRole('link', { name: 'Opret annonce' }).click();
  await expect(page).toHaveURL('/virksomhed/job/opret_job');
  await expect(main.getByRole('textbox', { name: 'Kontaktperson' })).toHaveValue(who.name);
  await main.getByRole('textbox', { name: 'Jobbets titel' }).fill(`Bager ${id}`);
  await main.getByRole('textbox', { name: 'Beskrivelse af jobbet' }).fill('I skal bage brød, før byen vågner.');
  await main.getByRole('button', { name: 'Opret annonce' }).click();
  const row = page
    .getByRole('list', { name: 'Annoncer' })
    .getByRole('listitem')
    .filter({ hasText: `Bager ${id}` });
  await expect(row).toBeVisible();

  // Nothing is requested any more.
  await page.goto('/virksomhed/profil');
  await expect(heading(page, 'Virksomhedsprofil')).toBeVisible();
  await expect(main.getByRole('link', { name: `Bager ${id}` })).toBeVisible();
  await expect(onward).toHaveCount(0);

  // Every screen, mail and call says the same of company and plan.
  await page.goto('/virksomhed/dashboard');
  await expect(main.getByText(`Plus Pakke til og med ${until}`)).toBeVisible();
  const receipt = (await mailsTo(who.email)).find(({ text }) => text.includes('Betalingen er gået igennem'));
  for (const part of ['Plus Pakke', until, '618,75 kr.']) expect(plain(receipt?.text)).toContain(plain(part));
  await page.goto('/virksomhed/transaktioner');
  const invoice = await newWindow(page, () => page.getByRole('row').getByRole('link').click());
  for (const part of [who.company, 'Bakkevej 2', '9000 Aalborg', 'CVR 10403782'])
    await expect(invoice.getByRole('main')).toContainText(part);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`/find/job?keyword=${encodeURIComponent(`Bager ${id}`)}`);
  // Once the list is hydrated, a click on a hit shows it beside the list.
  const hit = guest.getByRole('main').getByRole('link', { name: `Bager ${id}` });
  await guest.goto((await hit.first().getAttribute('href')) ?? '');
  await expect(heading(guest, `Bager ${id}`)).toBeVisible();
  await expect(guest.getByRole('main')).toContainText(who.company);
  await expect(guest.getByRole('main')).toContainText(who.name);
  await guest.context().close();
});

test('the page that an employer was on the way to opens on the device where the mail is read', async ({
  page,
  browser,
}) => {
  const id = randomUUID().slice(0, 8);
  const who = { company: `Bakkens Bageri ${id}`, name: 'Karen Bæk', email: `${id}@jobblik.test` };
  await page.goto('/virksomhed/job/check');
  await signUp(page, who);
  await expect(heading(page, 'Valg en pakke som passer til dine behov')).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(`/bekraeft-email/${await mailedLink(who.email, '/bekraeft-email/')}`);
  await phone.getByRole('button', { name: 'Ja, behold det hele' }).click();
  await expect(heading(phone, 'E-mailen er bekræftet')).toBeVisible();
  await phone.getByRole('main').getByRole('link', { name: 'Log ind' }).click();
  await phone.getByLabel('E-mail').fill(who.email);
  await phone.getByLabel('Adgangskode', { exact: true }).fill(password);
  await phone.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(heading(phone, 'Valg en pakke som passer til dine behov')).toBeVisible();
  await expect(phone.getByText('I skal have et betalt medlemskab for at slå job op.')).toBeVisible();
  await phone.context().close();
});
