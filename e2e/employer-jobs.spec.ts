import { randomUUID } from 'node:crypto';
import { localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import type { Locator, Page } from '@playwright/test';
import { asPerson, beSignedIn, newSeeker, sampleEmployer } from '../support/journeys/people.ts';
import { expect, expectAccessible, hydrated, newWindow, test } from '../support/journeys/test.ts';
import { newAd } from './support/ads.ts';
import { brokenWords } from './support/broken-words.ts';
import { problemsAt320 } from './support/narrow.ts';
import { fetchAsSent, storeSentBodies } from './support/sent-bodies.ts';

const password = 'jobblik-demo';
const logo = new URL('../apps/web/public/icons/icon-192.png', import.meta.url).pathname;
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** A title that belongs to one test only, of words that a search can find. */
const newTitle = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

/** The local date in Denmark that many days from now, as typed. */
function dayAhead(days: number): string {
  return shiftDate(localDateOf(new Date()), days).split('-').toReversed().join('.');
}

/** Opens a screen of the employer, signing in if needed. */
async function open(page: Page, path: string, who = 'virksomhed') {
  await page.goto(path);
  await expect(page).toHaveURL(/\/login\?next=/);
  await signIn(page, who);
}

async function signIn(page: Page, who: string) {
  await page.getByLabel('E-mail').fill(`${who}@jobblik.test`);
  await page.getByLabel('Adgangskode', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const publish = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Opret annonce' });
const save = (page: Page) => page.getByRole('button', { name: 'Gem ændringer' });
const listHeading = (page: Page) => page.getByRole('heading', { name: 'Overblik over dine jobannoncer' });
const inList = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Annoncer' }).getByRole('listitem').filter({ hasText: title });

async function pick(page: Page, label: string, typed: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name: option }).first().click();
}

/** The required fields of an ad. */
async function fillShort(page: Page, title: string) {
  await field(page, 'Jobbets titel').fill(title);
  await field(page, 'Beskrivelse af jobbet').fill('I skal holde vandet varmt for 640 husstande.');
}

/** Every field of the ad. */
async function fillWhole(page: Page, title: string) {
  await field(page, 'Jobbets titel').fill(title);
  await page.getByRole('radio', { name: 'Deltid' }).check();
  await pick(page, 'Fag', 'tømrer', /Tømrer/);
  await field(page, 'Løn fra').fill('36800');
  await field(page, 'Løn til').fill('42.300');
  await page.getByLabel('Lønnen er').selectOption('pr. måned');
  await field(page, 'Timer om ugen').fill('32,5');
  await page.getByRole('radio', { name: 'Nogle dage hjemme' }).check();
  await page.getByLabel('Hjemmedage om ugen').selectOption('2');
  await pick(page, 'Arbejdssted', '8000', /8000 Aarhus C/);
  await pick(page, 'Arbejdssted', 'skagen', /9990 Skagen/);
  await field(page, 'Vej og nummer').fill('Havnegade 4');
  await field(page, 'Ansøgningsfrist').fill(dayAhead(12));
  await field(page, 'Startdato').fill(dayAhead(60));
  await field(page, 'Beskrivelse af jobbet').fill('I skal bygge tage, der holder tæt i vestenvind.');
  await page.getByLabel('Stillingsbeskrivelse').setInputFiles({
    name: 'Stillingen på øen.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  });
  await page.getByLabel('Uddannelse').selectOption('Erhvervsfaglig uddannelse');
  await page.getByLabel('Erfaring', { exact: true }).selectOption('3–5 år');
  await page.getByLabel('Ledererfaring ønskes').check();
  await pick(page, 'Kompetencer', 'selvst', /Selvstændig/);
  await pick(page, 'Kompetencer', 'Stråtækning i vest', 'Brug »Stråtækning i vest« som skrevet');
  // The sample company has a contact person.
  await expect(page.getByText('Kontaktpersonen er hentet fra virksomhedsprofilen.')).toBeVisible();
  await field(page, 'Kontaktperson').fill('Bo Dam');
  await page.getByRole('button', { name: 'Brug kontaktpersonen fra virksomhedsprofilen' }).click();
  await expect(page.getByText('Kontaktpersonen er hentet fra virksomhedsprofilen.')).toBeVisible();
  await page.getByRole('button', { name: 'Tilføj et spørgsmål' }).click();
  await field(page, 'Spørgsmål 1').fill('Har du bygget med træ?');
  await field(page, 'Kontaktperson').fill('Lene Kjærgaard');
  await field(page, 'Telefon').fill('98 00 00 00');
  await field(page, 'E-mail').fill('lene@nordlys.example');
  await page.getByLabel('Ansøgninger modtages på vores egen side').check();
  await field(page, 'Adresse, hvor man søger').fill('https://nordlys.example/job/1');
  await field(page, 'Annoncen på jeres egen side').fill('nordlys.example/job');
  await field(page, 'Navn i annoncen').fill('Nordlys Byg');
  await field(page, 'Hjemmeside').fill('www.nordlys.example');
  await page.getByLabel('Logo i annoncen').setInputFiles(logo);
}

/** Creates an ad with the required fields and leaves the list on screen. */
async function createShort(page: Page, title: string) {
  await fillShort(page, title);
  await publish(page).click();
  await expect(inList(page, title)).toBeVisible();
}

/** An ad that was opened before stays open when one returns. */
const openRow = async (row: Locator, title: string) => {
  const toggle = row.getByRole('button', { name: title, exact: true });
  await expect(toggle).toBeVisible();
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
};

test('an ad with every field is found at once, edited, extended once, and deleted with a way back', {
  tag: '@phone',
}, async ({ page }) => {
  const title = newTitle('Tømrersvend til tage');
  await open(page, '/virksomhed/job/check');
  await expect(page).toHaveURL(/\/virksomhed\/job\/opret_job$/);
  await fillWhole(page, title);
  const keyFacts = page.getByRole('complementary');
  await expect(keyFacts).toContainText('36.800–\u206042.300 kr.');
  await expect(keyFacts).toContainText('Deltid, 32,5 timer');
  await expect(keyFacts).toContainText('8000 Aarhus C');
  await expect(keyFacts).toContainText('2 hjemmedage om ugen');
  await expect(field(page, 'Løn fra')).toHaveValue('36.800');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Se hele annoncen' }).click();
  const preview = page.getByRole('dialog', { name: 'Sådan ser annoncen ud' });
  await expect(preview).toContainText('I skal bygge tage, der holder tæt i vestenvind.');
  await expect(preview).toContainText('Stillingen på øen.pdf');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await publish(page).click();
  await expect(page.getByText('Annoncen er slået op og kan findes nu.')).toBeVisible();
  await expect(listHeading(page)).toBeVisible();
  const row = inList(page, title);
  await expect(row).toContainText('Vises nu');

  await test.step('a guest finds it in the search', async () => {
    const guest = await page
      .context()
      .browser()
      ?.newPage({ baseURL: new URL(page.url()).origin });
    if (!guest) throw new Error('no browser to be a guest in');
    await guest.goto(`/find/job?keyword=${encodeURIComponent(title)}`);
    // On a phone a tap opens the ad in a sheet over the list; its page is at the link's address.
    const path = await guest.getByRole('link', { name: title }).first().getAttribute('href');
    await guest.goto(path ?? '');
    await expect(guest.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    for (const text of [
      'Nordlys Byg',
      '36.800–\u206042.300 kr.',
      'Havnegade 4',
      'Lene Kjærgaard',
      'Selvstændig',
      '3–5 år',
    ]) {
      await expect(guest.getByRole('main')).toContainText(text);
    }
    await expect(guest.getByRole('link', { name: 'Søg hos virksomheden' })).toHaveAttribute(
      'href',
      'https://nordlys.example/job/1',
    );
    await expect(guest.getByRole('link', { name: /Hent Stillingen på øen\.pdf/ })).toBeVisible();
    await expect(guest.getByRole('link', { name: 'nordlys.example', exact: true })).toHaveAttribute(
      'href',
      /^https?:\/\/www\.nordlys\.example/,
    );
    await expect(guest.getByRole('link', { name: 'Se annoncen på virksomhedens side' })).toHaveAttribute(
      'href',
      /nordlys\.example\/job$/,
    );
    await guest.close();
  });

  await test.step('every field comes back in the form, and a change is on the page', async () => {
    await openRow(row, title);
    await expectAccessible(page);
    await row.getByRole('link', { name: 'Rediger' }).click();
    await expect(field(page, 'Løn til')).toHaveValue('42.300');
    await expect(field(page, 'Timer om ugen')).toHaveValue('32,5');
    await expect(field(page, 'Adresse, hvor man søger')).toHaveValue('https://nordlys.example/job/1');
    await expect(field(page, 'Annoncen på jeres egen side')).toHaveValue('https://nordlys.example/job');
    await expect(field(page, 'Navn i annoncen')).toHaveValue('Nordlys Byg');
    await expect(field(page, 'Spørgsmål 1')).toHaveValue('Har du bygget med træ?');
    await expect(page.getByRole('checkbox', { name: 'Skriftligt svar' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Fjern 9990 Skagen' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fjern Stillingen på øen.pdf' })).toBeVisible();
    await page.getByRole('button', { name: /Gør til hovedsted.*9990 Skagen/ }).click();
    await field(page, 'Løn til').fill('45.000');
    await page.getByLabel('Ansøgninger modtages på vores egen side').uncheck();
    await save(page).click();
    await expect(page.getByText('Ændringerne er gemt.')).toBeVisible();
    await openRow(row, title);
    const ad = await newWindow(page, () => row.getByRole('link', { name: /Se annonce/ }).click());
    await expect(ad.getByRole('main')).toContainText('36.800–\u206045.000 kr.');
    await expect(ad).toHaveURL(/9990-Nordjylland/);
    await ad.close();
  });

  await test.step('it is extended once and not twice', async () => {
    await row.getByRole('button', { name: 'Slå op igen' }).click();
    const ask = page.getByRole('dialog', { name: /igen\?$/ });
    await expect(ask.getByText('Den kan forlænges én gang')).toBeVisible();
    await expectAccessible(page);
    // The deadline is before the end of the month: the extension would have no effect, and there is only one.
    await expect(ask.getByText('så forlængelsen ændrer ikke noget')).toBeVisible();
    await expect(ask.getByRole('button', { name: 'Slå op igen' })).toBeDisabled();
    // The dialog makes room for the calendar, so that its field stays in view.
    await ask.getByRole('button', { name: 'Ansøgningsfrist: vælg i kalender' }).click();
    const calendar = ask.getByRole('dialog', { name: 'Ansøgningsfrist: vælg i kalender' });
    await expect(calendar.getByRole('gridcell').last()).toBeInViewport();
    await expect(field(page, 'Ansøgningsfrist')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: 'Slå op igen' }).click();
    await field(page, 'Ansøgningsfrist').fill(dayAhead(45));
    await expect(ask.getByText(/^Med forlængelsen vises den til og med /)).toBeVisible();
    await ask.getByRole('button', { name: 'Slå op igen' }).click();
    await expect(page.getByText(/^Annoncen er slået op igen og vises til og med /)).toBeVisible();
    await row.getByRole('button', { name: 'Slå op igen' }).click();
    await expect(
      page.getByText('Du kan ikke øge varigheden af denne jobannonce mere. Kontakt administratoren.'),
    ).toBeVisible();
  });

  await test.step('it is closed as filled, kept in the archive, and opened again', async () => {
    await row.getByRole('button', { name: 'Luk annoncen' }).click();
    const ask = page.getByRole('dialog', { name: /^Luk »/ });
    await ask.getByRole('checkbox', { name: /Stillingen er besat/ }).check();
    await expectAccessible(page);
    await ask.getByRole('button', { name: 'Luk annoncen' }).click();
    await expect(row).toBeHidden();
    await page.getByRole('link', { name: /^Arkiv/ }).click();
    await expect(row).toContainText('Besat');
    await row.getByRole('button', { name: 'Åbn igen' }).click();
    await page.getByRole('link', { name: /^Alle/ }).click();
    await expect(row).toContainText('Vises nu');
  });

  await test.step('a deletion can be undone for ten seconds, and then it stays', async () => {
    await row.getByRole('button', { name: 'Slet' }).click();
    await expect(row.getByRole('button', { name: `Fortryd sletning af ${title}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Vises nu');
    await expect(row.getByRole('button', { name: title, exact: true })).toBeFocused();
    const deleted = page.waitForResponse(/\/api\/delete_job\//);
    await row.getByRole('button', { name: 'Slet' }).click();
    await expectAccessible(page);
    await deleted;
    await expect(row).toHaveCount(0);
  });
});

test('an endless word leaves the form as wide as the window', async ({ page, request }) => {
  const ad = await newAd(request, { description_html: `<p>${'Kajplads'.repeat(30)}</p>` });
  await beSignedIn(page, sampleEmployer);
  await page.goto(`/virksomhed/job/redigere_job/${ad.id}/${encodeURIComponent(ad.seo)}`);
  await expect(field(page, 'Beskrivelse af jobbet')).toContainText('Kajplads');
  expect(await problemsAt320(page)).toEqual([]);
});

test('an invalid form shows what to correct, keeps all input, and a double click creates one ad', {
  tag: '@phone',
}, async ({ page }) => {
  const title = newTitle('Driftstekniker');
  await storeSentBodies(page);
  await open(page, '/virksomhed/job/opret_job');
  // The calendar is Danish in every browser language, and works by keyboard; a date can be typed as well.
  const openCalendar = page.getByRole('button', { name: 'Ansøgningsfrist: vælg i kalender' });
  const calendar = page.getByRole('dialog', { name: 'Ansøgningsfrist: vælg i kalender' });
  await openCalendar.click();
  await expect(calendar.getByRole('columnheader').first()).toHaveText(/^ma/i);
  await expect(calendar.locator('td button:focus')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  await expect(field(page, 'Ansøgningsfrist')).toBeFocused();
  await openCalendar.click();
  await expect(calendar.locator('td button:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Ansøgningsfrist')).toHaveValue(/^\d{2}\.\d{2}\.\d{4}$/);
  await field(page, 'Løn fra').fill('42.000');
  await field(page, 'Løn til').fill('36.000');
  await field(page, 'Ansøgningsfrist').fill(dayAhead(-1));
  await publish(page).click();
  await expect(field(page, 'Jobbets titel')).toBeFocused();
  await expect(page.getByText('4 felter skal rettes.')).toBeVisible();
  await expect(page.getByText('Skriv, hvad jobbet hedder.')).toBeVisible();
  await expect(page.getByText('Beskriv jobbet, så jobsøgere ved, hvad de søger.')).toBeVisible();
  await expect(field(page, 'Beskrivelse af jobbet')).toHaveAccessibleDescription(/Beskriv jobbet/);
  await expect(field(page, 'Beskrivelse af jobbet')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Fristen er allerede passeret.')).toBeVisible();
  await expectAccessible(page);
  // The focus ring is not red because of an invalid field.
  const red = await page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.color = 'var(--signal-text)';
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  });
  const wrong = page.locator('form [aria-invalid="true"]');
  await expect(wrong).toHaveCount(4);
  for (const one of await wrong.all()) {
    await one.focus();
    await expect(one).toBeFocused();
    const edge = () =>
      one.evaluate((field) => {
        let box = field;
        while (box.parentElement && getComputedStyle(box).borderTopWidth === '0px') box = box.parentElement;
        const { borderTopColor, boxShadow } = getComputedStyle(box);
        return { border: borderTopColor, shadow: boxShadow };
      });
    await expect.poll(edge).toEqual({ border: red, shadow: expect.stringContaining(red) });
  }

  await fillShort(page, title);
  await expect(field(page, 'Beskrivelse af jobbet')).not.toHaveAttribute('aria-invalid');
  await field(page, 'Løn til').fill('46.000');
  await field(page, 'Ansøgningsfrist').fill('');
  await pick(page, 'Arbejdssted', '9000', /9000 Aalborg/);
  await expect(page.getByText(/Kladde gemt i browseren/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('I fortsætter, hvor I slap.')).toBeVisible();
  await expect(field(page, 'Jobbets titel')).toHaveValue(title);
  await expect(field(page, 'Beskrivelse af jobbet')).toContainText('640 husstande');
  await expect(page.getByRole('button', { name: 'Fjern 9000 Aalborg' })).toBeVisible();

  await test.step('a lost connection loses nothing, and sending again makes no second ad', async () => {
    await page.route('**/api/create_job', async (route) => {
      await fetchAsSent(page, route);
      await route.abort('connectionreset');
    });
    await publish(page).click();
    await expect(page.getByText(/Vi mistede forbindelsen/).first()).toBeVisible();
    await page.unroute('**/api/create_job');
    await field(page, 'Jobbets titel').fill(`${title} nr. 2`);
    await publish(page).dblclick();
    await expect(listHeading(page)).toBeVisible();
    await expect(inList(page, title)).toHaveCount(1);
    await expect(inList(page, `${title} nr. 2`)).toHaveCount(1);
  });

  await page.goto('/virksomhed/job/opret_job');
  await expect(field(page, 'Jobbets titel')).toHaveValue('');
});

test('a session that ends between writing and sending loses nothing', async ({ page }) => {
  const title = newTitle('Vagtleder');
  await open(page, '/virksomhed/job/opret_job');
  await fillShort(page, title);
  await pick(page, 'Kompetencer', 'selvst', /Selvstændig/);
  await page.getByLabel('Logo i annoncen').setInputFiles(logo);
  await page.evaluate(() => localStorage.setItem('token', 'expired'));
  await publish(page).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fvirksomhed%2Fjob%2Fopret_job/);
  await signIn(page, 'virksomhed');
  await expect(page.getByText('I fortsætter, hvor I slap.')).toBeVisible();
  await expect(field(page, 'Jobbets titel')).toHaveValue(title);
  await expect(field(page, 'Beskrivelse af jobbet')).toContainText('640 husstande');
  await expect(page.getByRole('button', { name: 'Fjern Selvstændig' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fjern icon-192.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Begynd forfra' }).click();
  await expect(field(page, 'Jobbets titel')).toHaveValue('');
  await expect(field(page, 'Beskrivelse af jobbet')).toHaveText('');
});

test('two tabs on one ad: both notice the other, and neither loses input', async ({ page, context }) => {
  const title = newTitle('Målertekniker');
  await open(page, '/virksomhed/job/opret_job');
  await createShort(page, title);
  await openRow(inList(page, title), title);
  await inList(page, title).getByRole('link', { name: 'Rediger' }).click();
  await expect(field(page, 'Jobbets titel')).toHaveValue(title);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(field(other, 'Jobbets titel')).toHaveValue(title);

  await field(page, 'Kontaktperson').fill('Mads Vestergaard');
  await field(other, 'Kontaktperson').fill('Signe Overgaard');
  await save(other).click();
  await expect(listHeading(other)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Annoncen er gemt et andet sted imens' })).toBeVisible();
  await expect(page.getByText('De to versioner er forskellige her: kontaktperson.')).toBeVisible();
  await expect(field(page, 'Kontaktperson')).toHaveValue('Mads Vestergaard');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Annoncen er gemt et andet sted imens' })).toBeVisible();
  await expect(field(page, 'Kontaktperson')).toHaveValue('Mads Vestergaard');

  await save(page).click();
  await page.getByRole('button', { name: 'Hent den gemte version' }).click();
  await expect(field(page, 'Kontaktperson')).toHaveValue('Signe Overgaard');
  await page.getByRole('button', { name: 'Tilbage til min' }).click();
  await expect(field(page, 'Kontaktperson')).toHaveValue('Mads Vestergaard');
  await save(page).click();
  await expect(page.getByText('Ændringerne er gemt.')).toBeVisible();
  await other.close();
});

test('by keyboard alone: choices are found, picked and removed', async ({ page }) => {
  await open(page, '/virksomhed/job/opret_job');
  const categories = page.getByRole('combobox', { name: 'Fag' });
  await categories.focus();
  await page.keyboard.type('sygepl');
  await expect(page.getByRole('option', { name: 'Sygeplejerske', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText('Sygeplejerske');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Fjern Sygeplejerske' })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('button', { name: 'Fjern Sygeplejerske' })).toHaveCount(0);

  const place = page.getByRole('combobox', { name: 'Arbejdssted' });
  await place.focus();
  await page.keyboard.type('5000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Fjern 5000 Odense C' })).toBeVisible();
  await expect(place).toBeFocused();
  await page.keyboard.type('findes ikke');
  await expect(page.getByText('Det sted kender vi ikke.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(place).toHaveAttribute('aria-expanded', 'false');
});

test('a copy has the fields of the old ad except its dates', async ({ page }) => {
  const title = newTitle('Fjernvarmemontør');
  await open(page, '/virksomhed/job/opret_job');
  await field(page, 'Ansøgningsfrist').fill(dayAhead(5));
  await page.getByLabel('Logo i annoncen').setInputFiles(logo);
  await createShort(page, title);
  await openRow(inList(page, title), title);
  await inList(page, title).getByRole('link', { name: 'Kopiér' }).click();
  await expect(page.getByText(`Den nye annonce er en kopi af »${title}«.`)).toBeVisible();
  await expect(field(page, 'Jobbets titel')).toHaveValue(title);
  await expect(field(page, 'Ansøgningsfrist')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Fjern icon-192.png' })).toBeVisible();
  await publish(page).click();
  await expect(inList(page, title)).toHaveCount(2);
});

test('an inactive ad is not found, and is found when it is activated', async ({ page, request }) => {
  const title = newTitle('Varmemester');
  await open(page, '/virksomhed/job/opret_job');
  await fillShort(page, title);
  await page.getByRole('switch', { name: 'Vis annoncen på Jobblik' }).uncheck();
  await page.getByRole('button', { name: 'Gem uden at vise' }).click();
  await expect(page.getByText('Annoncen er gemt, men vises ikke endnu.')).toBeVisible();
  await expect(inList(page, title)).toContainText('På pause');
  await page
    .getByRole('navigation', { name: 'Vis annoncer' })
    .getByRole('link', { name: /På pause/ })
    .click();
  await expect(page).toHaveURL(/\?vis=pause$/);
  await expect(inList(page, title)).toHaveCount(1);
  await expect(inList(page, 'Vises nu')).toHaveCount(0);
  const hits = async () =>
    (await (await request.post('/api/search_job_condition', { data: { keyword: title } })).json()).jobs.filter(
      (job: { title: string }) => job.title === title,
    ).length;
  expect(await hits()).toBe(0);

  await openRow(inList(page, title), title);
  await inList(page, title).getByRole('link', { name: 'Rediger' }).click();
  await page.getByRole('switch', { name: 'Vis annoncen på Jobblik' }).check();
  await save(page).click();
  await expect(inList(page, title)).toContainText('Vises nu');
  await expect.poll(hits).toBe(1);
});

test('the dashboard shows a new application without a reload', async ({ page, request }) => {
  const title = newTitle('Kundekonsulent');
  // A separate company: the newest applications of the sample employer belong to other journeys.
  await open(page, '/virksomhed/job/opret_job', 'marskgaarden');
  await createShort(page, title);
  const [, jobId] = (await inList(page, title).getByRole('link').first().getAttribute('href'))?.match(/(\d+)/) ?? [];
  await page.goto('/virksomhed/dashboard');
  const ads = page.getByRole('list', { name: 'Annoncer', exact: true });
  await expect(ads).toContainText(title);
  await expectAccessible(page);

  const headers = await asPerson(await newSeeker('Ida Bæk'));
  const sent = await request.post('/api/apply_job', {
    headers,
    multipart: { job_id: String(jobId), message: 'Jeg vil gerne høre mere.' },
  });
  expect(await sent.json()).toMatchObject({ result: 'success' });
  const applications = page.getByRole('region', { name: 'Nyeste ansøgninger' });
  const mine = applications.getByRole('listitem').filter({ hasText: title });
  await expect(mine).toContainText('Ida Bæk');
  await expect(applications.getByRole('list', { name: 'Under behandling' })).toContainText(title);
  const waiting = page.getByRole('list', { name: 'Det næste' }).getByRole('listitem').filter({ hasText: title });
  await expect(waiting).toContainText('1 ny ansøgning');
  await expect(waiting.getByRole('link', { name: `Læs den: ${title}` })).toHaveAttribute(
    'href',
    `/virksomhed/job/detalje/${jobId}/dashboard`,
  );
  await expect(ads.getByRole('listitem').filter({ hasText: title })).toContainText('1 ny');
  const { application_id } = await sent.json();
  await mine.getByRole('link').click();
  await expect(page).toHaveURL(
    new RegExp(`/virksomhed/job/detalje/${jobId}/dashboard\\?application=${application_id}$`),
  );
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText('Ida Bæk');
});

test('a new employer is led to the plan, and the request is stored', async ({ page, context }) => {
  await open(page, '/virksomhed/dashboard', 'nyvirksomhed');
  await expect(page.getByText('I mangler en virksomhedsprofil.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Udfyld profilen' })).toHaveAttribute(
    'href',
    '/virksomhed/indstillinger',
  );
  await expectAccessible(page);
  await page.goto('/virksomhed/job/liste');
  await expect(page.getByRole('heading', { name: 'I har ingen annoncer endnu' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Opret annonce' }).click();
  await expect(page).toHaveURL(/\/virksomhed\/medlemskab\/pakke$/);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'requested_state')?.value).toBe('job.create');

  await page.goto('/virksomhed/job/opret_job');
  await expect(page.getByText('I skal have et betalt medlemskab, før annoncen kan gemmes.')).toBeVisible();
  await fillShort(page, newTitle('Assistent'));
  await publish(page).click();
  await expect(page.getByText('Du har ikke tilladelse til at oprette jobannonce.').first()).toBeVisible();
});

test('an ad of another employer, or one that does not exist, cannot be opened', async ({ page }) => {
  await open(page, '/virksomhed/job/redigere_job/2147483647/x');
  await expect(page.getByRole('heading', { name: 'Annoncen findes ikke længere' })).toBeVisible();
  await expectAccessible(page);
});

test('in a low window the first field of a new ad is in view on arrival', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await beSignedIn(page, sampleEmployer);
  await page.goto('/virksomhed/job/opret_job');
  const title = page.getByLabel('Jobbets titel');
  await expect(title).toBeVisible();
  const isOnTop = await title.evaluate((field) => {
    const { left, top, height } = field.getBoundingClientRect();
    return document.elementFromPoint(left + 20, top + height - 4) === field;
  });
  expect(isOnTop).toBe(true);
});

test('long words of an ad’s name are not broken in the smallest window, nor its name cut in a wide one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/find/job?keyword=kundeservicemedarbejder');
  // Before hydration a click on a hit leads to the ad, after it to the sheet over the list.
  await hydrated(page);
  const hit = page.getByRole('link', { name: /^Kundeservicemedarbejder/ }).first();
  await hit.click();
  const inSheet = page.getByRole('complementary', { name: 'Annoncen på et blik' }).getByRole('heading', { level: 2 });
  await expect(inSheet).toBeInViewport();
  await expect(inSheet).toHaveText(/^Kundeservicemedarbejder/);
  expect(await brokenWords(inSheet), 'in the sheet').toEqual([]);
  await page.goBack();
  await expect(inSheet).not.toBeInViewport();
  await hit.press('Enter');
  await expect(heading).toHaveText(/^Kundeservicemedarbejder/);
  expect(await brokenWords(heading)).toEqual([]);

  await beSignedIn(page, sampleEmployer);
  await page.goto('/virksomhed/job/liste?ord=kundeservicemedarbejder');
  await page.getByRole('link', { name: /til Kundeservicemedarbejder/ }).click();
  await expect(heading).toHaveText(/^Kundeservicemedarbejder/);
  expect(await brokenWords(heading)).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(() => heading.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});
