import type { Page } from '@playwright/test';
import { mailedLink, mailedPart, mailsTo } from '../support/journeys/mails.ts';
import {
  beSignedIn,
  newEmployer,
  newSeeker,
  newUnverifiedEmployer,
  newUnverifiedSeeker,
} from '../support/journeys/people.ts';
import { expect, expectAccessible, expectAccessibleInBothSchemes, newWindow, test } from '../support/journeys/test.ts';
import { buyPro, buySeekersPro } from './support/buy.ts';
import { problemsAt320 } from './support/narrow.ts';

const terms = 'Du skal acceptere vores vilkår og betingelser, før du klikker på Fortsæt betaling!';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** On the success page, and on the next screens until it is closed. */
const paid = (page: Page) => page.getByRole('heading', { name: 'Betalingen er gået igennem' });
/** Mails break lines where screens have spaces that do not break. */
const plain = (text = '') => text.replaceAll(/\s+/g, ' ');
const pay = (page: Page) => page.getByRole('button', { name: /Fortsæt betaling/ });

async function fillBilling(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^(Virksomhed|Navn)$/ }).fill('Havnens Køkken ApS');
  await page.getByRole('textbox', { name: 'Adresse' }).fill('Havnegade 12');
  await page.getByRole('textbox', { name: 'Postnummer' }).fill('9000');
  // The postcode fills the town.
  await expect(page.getByRole('textbox', { name: 'By', exact: true })).toHaveValue('Aalborg');
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Kortnummer').fill(number);
  await page.getByLabel('Udløb').fill('12/40');
  await page.getByLabel('Kontrolcifre').fill('123');
}

/** Pixels between a link above the heading of the page and the heading. */
async function gapToHeading(page: Page, link: string): Promise<number> {
  const [above, below] = await Promise.all([
    page.getByRole('link', { name: link }).boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ]);
  return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
}

async function payByWallet(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Jeg accepterer/ }).check();
  await page.getByRole('button', { name: 'Betal med testpung' }).click();
  await expect(paid(page)).toBeVisible();
}

test('an employer whose e-mail is not confirmed is asked to confirm it before CVs open and before money is taken', async ({
  page,
  context,
}) => {
  const employer = await newUnverifiedEmployer();
  await beSignedIn(page, employer);
  const asked = page.getByRole('heading', { name: 'Bekræft først jeres e-mail' });
  for (const closed of ['/virksomhed/cv/søg', '/virksomhed/cv/gemte', '/virksomhed/agent/liste']) {
    await page.goto(closed);
    await expect(asked, closed).toBeVisible();
  }
  await page.goto('/virksomhed/medlemskab/pakke');
  await expect(asked).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Gå til betaling' }).click();
  await fillBilling(page);
  await page.getByLabel('CVR-nummer').fill('10403782');
  await page.getByRole('button', { name: 'Gem og fortsæt' }).click();
  await expect(asked).toBeVisible();
  await expect(pay(page)).toBeHidden();
  await page.getByRole('button', { name: 'Send et nyt link' }).click();
  await expect(page.getByText('Et nyt link er på vej.')).toBeVisible();
  await expectAccessible(page);
  const token = await mailedLink(employer.email, '/bekraeft-email/');
  const mailed = await context.newPage();
  await mailed.goto(`/bekraeft-email/${token}`);
  await expect(mailed.getByRole('heading', { name: 'E-mailen er bekræftet' })).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(pay(page)).toBeVisible();
  await expect(page.getByText('Havnegade 12')).toBeVisible();
});

test('an employer without a plan pays, after a decline and 3-D Secure, and returns to CV-match', {
  tag: '@phone',
}, async ({ page }) => {
  await beSignedIn(page, await newEmployer());
  await page.goto('/virksomhed/agent/liste');
  await page.getByRole('link', { name: 'Se planerne' }).click();
  await expect(heading(page, 'Valg en pakke som passer til dine behov')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Plus Pakke/ })).toBeChecked();
  await page.getByRole('switch', { name: /LinkedIn/ }).check();
  await expect(page.getByRole('region', { name: 'Jeres valg' })).toContainText('1.112,50');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Gå til betaling' }).click();

  await expect(heading(page, 'Betaling')).toBeVisible();
  expect(await gapToHeading(page, 'Tilbage til planerne')).toBeGreaterThanOrEqual(12);
  await fillBilling(page);
  await page.getByLabel('CVR-nummer').fill('10403781');
  await page.getByRole('button', { name: 'Gem og fortsæt' }).click();
  await expect(page.getByText('CVR-nummeret findes ikke. Tjek de otte cifre.')).toBeVisible();
  await expect(page.getByLabel('CVR-nummer')).toBeFocused();
  await page.getByLabel('CVR-nummer').fill('10403782');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Virksomhed' })).toHaveValue('Havnens Køkken ApS');
  await expect(page.getByLabel('CVR-nummer')).toHaveValue('10403782');
  await page.getByRole('button', { name: 'Gem og fortsæt' }).click();

  await pay(page).click();
  await expect(page.getByLabel('Kortnummer')).toHaveAccessibleDescription('Udfyld feltet.');
  const termsLink = page.getByRole('main').getByRole('link', { name: 'vilkår og betingelser' });
  const termsPage = await newWindow(page, () => termsLink.click());
  await expect(heading(termsPage, 'Vilkår og betingelser')).toBeVisible();
  await termsPage.close();
  await fillCard(page, '4242 4242 4242 4241');
  await pay(page).click();
  await expect(page.getByText('Kortnummeret passer ikke. Tjek cifrene.')).toBeVisible();
  await expect(page.getByText(terms)).toBeVisible();
  await page.getByRole('checkbox', { name: /Jeg accepterer/ }).check();
  await fillCard(page, '4000 0000 0000 9995');
  await pay(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'ikke penge nok' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await fillCard(page, '4000 0025 0000 3155');
  await pay(page).click();
  await page.getByRole('button', { name: 'Afvis' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ubetalt' })).toBeVisible();
  await pay(page).click();
  await expect(page.getByRole('dialog', { name: 'Godkend betalingen' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Godkend' }).click();
  await expect(paid(page)).toBeVisible();
  await expect(page).toHaveURL(/\/virksomhed\/agent\/liste$/);
  const notice = page.getByRole('region', { name: 'Betalingen er gået igennem' });
  await expect(notice.getByRole('link', { name: 'Vælg annoncen: LinkedIn' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await notice.getByRole('button', { name: 'Luk beskeden' }).click();
  await expect(notice).toBeHidden();
  await page.goto('/virksomhed/medlemskab/succes');
  await expect(heading(page, 'Jeres plan')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Plus Pakke gælder til og med \d/);

  await page.goto('/virksomhed/transaktioner');
  await expect(page.getByText('Betalt', { exact: true })).toHaveCount(1);
  // The two declined attempts are not listed as transactions.
  await expect(page.getByText('Ubetalt')).toHaveCount(0);
  await expectAccessibleInBothSchemes(page);
  const paidRow = page.getByRole('row').filter({ has: page.getByText('Betalt', { exact: true }) });
  const invoice = await newWindow(page, () => paidRow.getByRole('link').click());
  await expect(heading(invoice, /^Faktura \d+$/)).toBeVisible();
  await expect(invoice.getByText(/^Betalingsreference: \S+$/)).toBeVisible();
  expect(await gapToHeading(invoice, 'Tilbage til Transaktioner')).toBeGreaterThanOrEqual(12);
  await expectAccessibleInBothSchemes(invoice);
  const download = invoice.waitForEvent('download');
  await invoice.getByRole('button', { name: 'Hent som PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Faktura.\d+\.pdf$/);
});

test('a seeker buys a plan with a wallet after requesting an immediate start, and cannot buy it again in another tab', async ({
  page,
  context,
}) => {
  await beSignedIn(page, await newSeeker());
  await page.goto('/kandidat/medlemskab/pakke');
  await expect(page.getByRole('checkbox', { name: /Pro Pakke/ })).not.toBeChecked();
  await expect(page.getByRole('region', { name: 'Dit valg' })).toContainText('695,00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Gå til betaling' }).click();
  await fillBilling(page);
  await page.getByRole('button', { name: 'Gem og fortsæt' }).click();
  await page.getByRole('checkbox', { name: /Jeg accepterer/ }).check();
  await page.getByRole('button', { name: 'Betal med testpung' }).click();
  await expect(page.getByText('Sæt et flueben, så vi må starte planen med det samme.')).toBeVisible();
  await page.getByRole('checkbox', { name: /starter med det samme/ }).check();
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto('/kandidat/medlemskab/betaling');
  await other.getByRole('checkbox', { name: /Jeg accepterer/ }).check();
  await other.getByRole('checkbox', { name: /starter med det samme/ }).check();
  await page.getByRole('button', { name: 'Betal med testpung' }).click();
  await expect(paid(page)).toBeVisible();
  await expect(page).toHaveURL('/kandidat/dashboard');
  await expectAccessible(page);

  await other.getByRole('button', { name: 'Betal med testpung' }).click();
  await expect(heading(other, 'Medlemskabet er allerede betalt')).toBeVisible();
  await expect(other.getByText('Der er ikke trukket penge igen.')).toBeVisible();
  const invoice = await newWindow(other, () => other.getByRole('link', { name: 'Se fakturaen' }).click());
  await expect(heading(invoice, /^Faktura \d+$/)).toBeVisible();

  await page.goto('/kandidat/transaktioner');
  await expect(page.getByText('DKK 695,-')).toHaveCount(1);
});

test('an employer extends the present plan; a lower one follows it, and both are announced before the payment', async ({
  page,
}) => {
  const employer = await newEmployer();
  await buyPro(page.request, employer);
  await beSignedIn(page, employer);
  await page.goto('/virksomhed/dashboard');
  await page.getByRole('link', { name: 'Forlæng' }).click();
  await expect(page.getByRole('radio', { name: /Pro Pakke/ })).toBeChecked();
  const choice = page.getByRole('region', { name: 'Jeres valg' });
  await page.getByRole('radio', { name: /Plus Pakke/ }).check();
  await expect(choice).toContainText(/Plus Pakke begynder \d.+, når Pro Pakke slutter, og gælder til og med \d/);
  await page.getByRole('radio', { name: /Pro Pakke/ }).check();
  const extension = /Pro Pakke gælder nu til og med (.+) og bliver forlænget til og med (.+)\./;
  await expect(choice).toContainText(extension);
  const [, , extended] = extension.exec((await choice.textContent()) ?? '') ?? [];
  await expectAccessibleInBothSchemes(page);
  expect(await problemsAt320(page)).toEqual([]);
  await page.getByRole('button', { name: 'Gå til betaling' }).click();
  await expect(heading(page, 'Betaling')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(extension);
  await expect(page.getByRole('region', { name: 'Pro Pakke' })).not.toContainText('listepris');
  expect(await problemsAt320(page)).toEqual([]);
  await page.getByRole('button', { name: 'Rediger' }).click();
  expect(await problemsAt320(page)).toEqual([]);
  await page.getByRole('button', { name: 'Gem og fortsæt' }).click();
  await payByWallet(page);
  // The check of the permission leads on to the form.
  await expect(page).toHaveURL('/virksomhed/job/opret_job');
  const notice = page.getByRole('region', { name: 'Betalingen er gået igennem' });
  await expect(notice).toContainText(`Pro Pakke er forlænget og gælder til og med ${extended}.`);
  expect(await problemsAt320(page)).toEqual([]);
  await page.goto('/virksomhed/medlemskab/succes');
  await expect(main.getByRole('definition')).toHaveText([
    'Pro Pakke',
    /^\d\d\.\d\d\.\d{4} – \d\d\.\d\d\.\d{4}$/,
    '2.493,75 kr.',
    /^\d+$/,
  ]);
  expect(await problemsAt320(page)).toEqual([]);
  await expectAccessibleInBothSchemes(page);

  await page.goto('/virksomhed/medlemskab/pakke');
  await page.getByRole('radio', { name: /Plus Pakke/ }).check();
  await expect(choice).toContainText(/Plus Pakke begynder .+, når Pro Pakke slutter/);
  await page.getByRole('button', { name: 'Gå til betaling' }).click();
  await expect(main).toContainText(/Plus Pakke begynder .+, når Pro Pakke slutter/);
  await payByWallet(page);
  await expect(notice).toContainText(/Plus Pakke begynder .+ og gælder til og med /);
});

test('the walk of a buyer: every screen and mail says the same of what was bought, until it is booked', {
  tag: '@phone',
}, async ({ page }) => {
  const seeker = await newUnverifiedSeeker();
  await beSignedIn(page, seeker);
  await page.goto('/kandidat/medlemskab/pakke');
  await page.getByRole('checkbox', { name: /Pro Pakke/ }).check();
  const choice = page.getByRole('region', { name: 'Dit valg' });
  for (const part of ['1.495,00', 'Moms 0 %']) await expect(choice).toContainText(part);
  await page.getByRole('button', { name: 'Gå til betaling' }).click();
  await fillBilling(page);
  const billing = `faktura-${seeker.email}`;
  await page.getByRole('textbox', { name: 'E-mail' }).fill(billing);
  await page.getByRole('button', { name: 'Gem og fortsæt' }).click();
  await page.getByRole('checkbox', { name: /starter med det samme/ }).check();
  await payByWallet(page);

  await expect(page).toHaveURL('/kandidat/dashboard');
  const notice = page.getByRole('region', { name: 'Betalingen er gået igennem' });
  await expect(notice).toContainText(`sendt til ${billing}`);
  const [, until = ''] = /gælder til og med (.+?)\. Kvitteringen/.exec((await notice.textContent()) ?? '') ?? [];
  const overview = page.getByRole('main').getByRole('region', { name: 'Det har du købt' }).last();
  const bought = ['Personlig hjælp i én måned', 'Videosamtale med en rådgiver'];
  for (const name of bought)
    await expect(overview.getByRole('listitem').filter({ hasText: name })).toContainText('Venter på dig');
  await expectAccessibleInBothSchemes(page);

  const [receipt] = await mailsTo(billing);
  for (const part of [
    ...bought,
    until,
    'Moms 0 %',
    '1.495,00 kr.',
    '14 dages fortrydelsesret',
    'starter med det samme',
  ])
    expect(plain(receipt?.text)).toContain(plain(part));
  const [atOperator] = (await mailsTo('post@jobblik.test')).filter(({ text }) => text.includes(billing));
  for (const name of bought) expect(atOperator?.text).toContain(name);

  await overview.getByRole('link', { name: 'Book tid: Videosamtale med en rådgiver' }).click();
  await expect(heading(page, 'Videosamtale med en rådgiver')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Dag', exact: true })).toBeFocused();
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('.');
  await page.getByRole('textbox', { name: 'Dag', exact: true }).fill(day);
  await page.getByRole('spinbutton', { name: 'Klokkeslæt' }).fill('10.30');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Det har du sendt' })).toContainText('10.30');
  await page.getByRole('main').getByRole('link', { name: 'Til overblikket' }).first().click();
  await expect(overview.getByRole('listitem').filter({ hasText: bought[1] ?? '' })).toContainText('Modtaget');
  await page.goto('/kandidat/transaktioner');
  const invoice = await newWindow(page, () => page.getByRole('row').getByRole('link').click());
  const orders = invoice.getByRole('main').getByRole('region', { name: 'Det har du købt' }).last();
  await expect(orders.getByRole('listitem').filter({ hasText: bought[1] ?? '' })).toContainText('Modtaget');
  await expectAccessible(invoice);
});

test('extras for an ad are switched off with a plan that has none, and come back with one that has', async ({
  page,
}) => {
  await beSignedIn(page, await newEmployer());
  await page.goto('/virksomhed/medlemskab/pakke');
  const linkedIn = page.getByRole('switch', { name: /LinkedIn/ });
  await linkedIn.check();
  await page.getByRole('radio', { name: /Basis Pakke/ }).check();
  await expect(linkedIn).toBeDisabled();
  await expect(linkedIn).not.toBeChecked();
  await expect(page.getByText('den valgte plan har ingen annoncer')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('radio', { name: /Plus Pakke/ }).check();
  await expect(linkedIn).toBeChecked();
});

test('a seeker withdraws from a purchase in two steps, from the receipt or the invoice, and gets a receipt by mail', {
  tag: '@phone',
}, async ({ page, request }) => {
  const seeker = await newSeeker();
  await buySeekersPro(request, seeker);
  await beSignedIn(page, seeker);
  const id = await mailedPart(seeker.email, /\/kandidat\/transaktioner\/(\d+)\/fortryd/);
  await page.goto('/kandidat/medlemskab/pakke');
  await expect(page.getByText(/^Faktura \d+: Du kan fortryde til og med/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fortryd købet her' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fortryd et køb' }).click();
  await expect(heading(page, 'Transaktioner')).toBeVisible();
  await page.goto(`/kandidat/transaktioner/${id}`);
  await expect(page.getByText(/^Du kan fortryde til og med/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Fortryd købet her' }).click();

  await expect(heading(page, 'Fortryd købet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Det får du tilbage' })).toContainText('1 af');
  await page.getByRole('textbox', { name: 'E-mail til kvitteringen' }).fill('ikke en mail');
  await page.getByRole('button', { name: 'Fortsæt' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail til kvitteringen' })).toBeFocused();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('textbox', { name: 'E-mail til kvitteringen' }).fill(seeker.email);
  await page.getByRole('button', { name: 'Fortsæt' }).click();

  await expect(heading(page, 'Bekræft, at du fortryder')).toBeFocused();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Tilbage', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail til kvitteringen' })).toHaveValue(seeker.email);
  await page.getByRole('button', { name: 'Fortsæt' }).click();
  await page.getByRole('button', { name: 'Bekræft fortrydelsen' }).click();

  await expect(heading(page, 'Købet er fortrudt')).toBeFocused();
  await expect(page.getByText(/^Modtaget /)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const receipts = (await mailsTo(seeker.email)).filter(({ subject }) => subject.startsWith('Købet er fortrudt'));
  expect(receipts).toHaveLength(1);
  await page.getByRole('main').getByRole('link', { name: 'Tilbage til fakturaen' }).last().click();
  await expect(page.getByRole('heading', { name: /^Kreditnota \d+$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Se kvitteringen' }).click();
  await expect(heading(page, 'Købet er fortrudt')).toBeVisible();
});
