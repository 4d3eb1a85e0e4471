import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { scanOf } from '../packages/cv-parser/src/samples/scans.factory.ts';
import { chromiumFlags, findJourneyBrowser } from '../support/browsers/chromium.ts';
import { asPerson, beSignedIn, newSeeker, type Person } from '../support/journeys/people.ts';
import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';
import { newAd } from './support/ads.ts';
import { pdfOfLines } from './support/cv-pdf.ts';
import { documentOpened } from './support/documents.ts';
import { fetchAsSent, storeSentBodies } from './support/sent-bodies.ts';

const picture = new URL('../apps/web/public/icons/icon-512.png', import.meta.url).pathname;
const editor = '/kandidat/cv/Rediger';

const cvFile = {
  name: 'mit cv.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOfLines([
    'Signe Bæk',
    'signe.baek@example.org',
    '+45 20 30 40 50',
    '8000 Aarhus C',
    '',
    'Erhvervserfaring',
    'Projektleder, Fjordværket A/S',
    'Marts 2019 - juni 2022',
    'Ledede anlæg af tre havmølleparker.',
    '',
    'Uddannelse',
    'Kandidat i statskundskab, Aarhus Universitet',
    '2012 - 2017',
    '',
    'Sprog',
    'Dansk: modersmål',
    'Engelsk: flydende',
  ]),
};

interface Saved {
  cv: Record<string, unknown> & { about_me: string; first_name: string };
  state: { revision: number; published: boolean; visibility: string };
  cv_image: object | null;
  cv_document: { realname: string; cv_document_id: string } | null;
}

/** Resolves once the server has accepted the page's Socket.IO connection, which begins with polling and upgrades to a WebSocket. */
async function connected(page: Page): Promise<void> {
  // The CONNECT packet of the Socket.IO protocol.
  const accepts = (data: string | Buffer) => String(data).includes('40{');
  await Promise.race([
    page.waitForResponse(async (answer) => answer.url().includes('transport=polling') && accepts(await answer.text())),
    page
      .waitForEvent('websocket')
      .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => accepts(payload))),
  ]);
}

/** The CV as the server has stored it. */
async function savedCv(page: Page, person: Person, which = 'draft'): Promise<Saved> {
  const headers = await asPerson(person);
  return (await (await page.request.get(`/api/get_cv?which=${which}`, { headers })).json()) as Saved;
}

/** Saves a change as another device would. */
async function saveElsewhere(page: Page, person: Person, change: Record<string, unknown>, call = 'save_draft_cv') {
  const headers = await asPerson(person);
  const { cv, state } = await savedCv(page, person);
  const data = { cv: { ...cv, ...change }, revision: state.revision };
  const answer = await page.request.post(`/api/${call}`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function open(page: Page, person: Person, path = editor) {
  await beSignedIn(page, person);
  await page.goto(path);
  await expect(page.getByLabel('Fornavn')).toBeVisible();
}

/** In Denmark, where the year may differ from this machine's. */
const thisYear = Number(localDateOf(new Date()).slice(0, 4));

const profile = (page: Page) => page.getByRole('textbox', { name: 'Profiltekst' });
const isSaved = (page: Page) => expect(page.getByText(/Gemt kl\.\s\d+\.\d\d/)).toBeVisible();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function pick(page: Page, group: string, typed: string, option: string | RegExp) {
  const box = page.getByRole('group', { name: group });
  await box.getByRole('button', { name: /^Tilføj/ }).click();
  await box.getByRole('combobox').fill(typed);
  await box.getByRole('option', { name: option }).first().click();
}

test('a CV is created, published, seen and exported', { tag: '@phone' }, async ({ page }) => {
  const person = await newSeeker();
  await beSignedIn(page, person);
  await page.goto('/kandidat/mitcv');
  await expect(page.getByRole('heading', { name: 'Du har ikke noget CV endnu' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'Opret dit CV' }).click();
  await expect(page).toHaveTitle(/^Opret dit CV og bliv synlig blandt mange virksomheder/);
  await expect(page.getByLabel('Fornavn')).toHaveValue('Signe');
  await expectAccessibleInBothSchemes(page);

  await page.getByLabel('Bopæl').fill('9000');
  await page.getByRole('option', { name: '9000 Aalborg' }).click();
  await page.getByLabel('Fødselsdato').fill('2/3-1990');
  await page.getByRole('radio', { name: 'Kvinde' }).check();
  await profile(page).fill('Jeg planlægger vagter i en by ved fjorden.');
  await pick(page, 'Stillinger', 'software', /software/i);
  await page.getByRole('button', { name: 'Fuldtid' }).click();
  await page.getByRole('button', { name: 'Vælg fag' }).click();
  const tree = dialog(page, 'Vælg fag');
  await tree.getByLabel('Søg i fagene').fill('syge');
  await tree.getByRole('checkbox').first().check();
  await expectAccessible(page);
  await tree.getByRole('button', { name: 'Brug 1 fag' }).click();
  await pick(page, 'Kompetencer', 'excel', /excel/i);
  await pick(page, 'Sprog', 'dansk', 'Dansk');
  await page.getByLabel('Niveau i Dansk').selectOption('Modersmål');

  await page.getByRole('button', { name: 'Tilføj erfaring' }).click();
  const experience = dialog(page, 'Tilføj erfaring');
  await experience.getByRole('button', { name: 'Gem erfaring' }).click();
  await expect(experience.getByText('Skriv, hvilken stilling du havde.')).toBeVisible();
  await expect(experience.getByLabel('Stilling')).toBeFocused();
  await expectAccessibleInBothSchemes(page);
  await experience.getByLabel('Stilling').fill('Vagtplanlægger');
  await experience.getByLabel('Virksomhed').fill('Fjordværket A/S');
  await experience.getByLabel('Startmåned').selectOption('marts');
  await experience.getByLabel('Startår').selectOption('2019');
  const ends = await experience.getByLabel('Slutår').locator('option').allInnerTexts();
  expect(ends.at(-1)).toBe('2019');
  expect(ends[1]).toBe(String(thisYear));
  await page.mouse.click(5, 5);
  await expect(experience).toBeVisible();
  await page.keyboard.press('Escape');
  const ask = page.getByRole('dialog', { name: 'Luk uden at gemme?' });
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Bliv her' }).click();
  await expect(experience.getByLabel('Virksomhed')).toHaveValue('Fjordværket A/S');
  await experience.getByRole('checkbox', { name: 'Jeg arbejder her nu' }).check();
  await experience.getByLabel('Hvad lavede du?').fill('Lagde planen.\nHoldt den.');
  await experience.getByRole('button', { name: 'Gem erfaring' }).click();
  await expect(page.getByText('2019–nu')).toBeVisible();

  await page.getByRole('button', { name: 'Tilføj uddannelse' }).click();
  const education = dialog(page, 'Tilføj uddannelse');
  await page.keyboard.press('Escape');
  await expect(education, 'nothing typed, nothing asked').toBeHidden();
  await page.getByRole('button', { name: 'Tilføj uddannelse' }).click();
  await education.getByLabel('Uddannelse').fill('HK i administration');
  await page.keyboard.press('Escape');
  await ask.getByRole('button', { name: 'Bliv her' }).click();
  await expect(education.getByLabel('Uddannelse')).toHaveValue('HK i administration');
  await education.getByLabel('Niveau').selectOption('Erhvervsfaglig uddannelse');
  await education.getByLabel('Startår').selectOption('2014');
  const years = await education.getByLabel('Slutår').locator('option').allInnerTexts();
  expect([years[1], years.at(-1)]).toEqual([String(thisYear + 7), '2014']);
  await education.getByLabel('Slutår').selectOption('2017');
  await education.getByRole('button', { name: 'Gem uddannelse' }).click();
  await isSaved(page);
  expect((await savedCv(page, person)).state.published).toBe(false);

  await page.getByRole('button', { name: 'Offentliggør CV' }).click();
  await expect(page.getByText('Du har lige oprettet dit CV')).toBeVisible();
  await expect(page).toHaveURL(/\/kandidat\/mitcv$/);
  await expect(page.getByText('Din cv er offentliggjort')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Signe Bæk' })).toBeVisible();
  await expect(page.getByText('2. mar. 1990')).toBeVisible();
  await expect(page.getByText('Kvinde', { exact: true })).toBeVisible();
  await expect(page.getByText('Lagde planen.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const { cv } = await savedCv(page, person, 'published');
  expect(cv).toMatchObject({
    birthday: '1990-03-02',
    gender: 2,
    cv_city: { name: 'Aalborg' },
    cv_experience: [{ title: 'Vagtplanlægger', experience_description: 'Lagde planen.<br>Holdt den.', present: 1 }],
    cv_education: [{ course_id: 2, education_end_year: 2017 }],
    cv_language: [{ name: 'Dansk', level: 4 }],
  });

  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Som JSON Resume' }).click(),
  ]);
  expect(JSON.parse(readFileSync(await json.path(), 'utf8'))).toMatchObject({ basics: { name: 'Signe Bæk' } });
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Som PDF' }).click(),
  ]);
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('a skill and a title that are not in the lists are stored as typed', async ({ page }) => {
  const person = await newSeeker();
  await open(page, person);
  const skills = page.getByRole('group', { name: 'Kompetencer' });
  await pick(page, 'Kompetencer', ' Kombucha  brygning', 'Brug »Kombucha brygning« som skrevet');
  await expect(skills.getByRole('button', { name: 'Fjern Kombucha brygning' })).toBeVisible();
  const field = skills.getByRole('combobox');
  // Chosen words, words of the list, and words that cannot be stored are not offered as typed.
  const asTyped = skills.getByRole('option', { name: /som skrevet$/ });
  await field.fill('kombucha BRYGNING');
  await expect(skills.getByText('Den kan ikke tilføjes.')).toBeVisible();
  await field.fill('<b>');
  await expect(skills.getByText('Den kan ikke tilføjes.')).toBeVisible();
  await field.fill('selvstændig');
  await expect(skills.getByRole('option', { name: 'Selvstændig', exact: true })).toBeVisible();
  await expect(asTyped).toHaveCount(0);
  // The keyboard adds it as well.
  await field.fill('Fyrskibsstyring');
  await expect(asTyped).toHaveCount(1);
  await expectAccessible(page);
  await field.press('Enter');
  await expect(skills.getByRole('button', { name: 'Fjern Fyrskibsstyring' })).toBeVisible();
  await pick(page, 'Stillinger', 'Fyrmester på Anholt', 'Brug »Fyrmester på Anholt« som skrevet');
  await isSaved(page);
  await page.reload();
  await expect(skills.getByRole('button', { name: 'Fjern Kombucha brygning' })).toBeVisible();
  await page.getByRole('button', { name: 'Offentliggør CV' }).click();
  await expect(page).toHaveURL(/\/kandidat\/mitcv$/);
  const paper = page.getByRole('article');
  for (const word of ['Kombucha brygning', 'Fyrskibsstyring', 'Fyrmester på Anholt'])
    await expect(paper.getByText(word)).toBeVisible();
  const { cv } = await savedCv(page, person, 'published');
  expect(cv).toMatchObject({
    cv_skill: [{ name: 'Kombucha brygning' }, { name: 'Fyrskibsstyring' }],
    cv_wish: [{ job_title: { name: 'Fyrmester på Anholt' } }],
  });
});

test('a wrong field shows why and gets the focus, and nothing is published', { tag: '@phone' }, async ({ page }) => {
  const person = await newSeeker();
  await open(page, person);
  await page.getByLabel('Fødselsdato').fill('31.02.1990');
  await page.getByLabel(/^E-mail/).fill('signe@');
  await page.getByLabel(/^Telefon/).fill('abc');
  // The error is shown as soon as the field is left: the draft is saved without the date.
  await expect(page.getByText('Skriv datoen som dag, måned og år')).toBeVisible();
  await page.getByRole('button', { name: 'Offentliggør CV' }).click();
  await expect(page.getByText('Der er 3 ting, der skal rettes')).toBeVisible();
  await expect(page.getByText('Skriv telefonnummeret med tal')).toBeVisible();
  await expect(page.getByLabel('Fødselsdato')).toBeFocused();
  expect((await savedCv(page, person)).state.published).toBe(false);

  await page.getByLabel('Fødselsdato').fill('');
  await page.getByLabel(/^E-mail/).fill('');
  await page.getByLabel(/^Telefon/).fill('');
  await page.getByRole('button', { name: 'Offentliggør', exact: true }).click();
  const missing = page.getByRole('alert').filter({ hasText: 'Før dit CV kan offentliggøres, mangler det:' });
  await expect(missing).toBeFocused();
  await expect(missing.getByRole('listitem')).toHaveText([
    'mindst én erfaring, uddannelse eller kompetence',
    'en stilling, du ønsker dig, eller en profiltekst',
  ]);
  await expectAccessible(page);
  await profile(page).fill('Jeg leder anlæg.');
  await expect(missing.getByRole('listitem')).toHaveCount(1);
  await pick(page, 'Kompetencer', 'excel', /excel/i);
  await expect(missing).toHaveCount(0);
  await expect(page.getByText('Listen øverst viser hvad')).toHaveCount(0);
  expect((await savedCv(page, person)).state.published).toBe(false);
});

test('»Annuller« restores the CV from before the visit, also after a reload, and asks only if something changed', async ({
  page,
}) => {
  const person = await newSeeker();
  await saveElsewhere(page, person, { about_me: '<p>Som det var.</p>', cv_skill: [1] }, 'create_cv');
  const cancel = page.getByRole('button', { name: 'Annuller', exact: true });
  await open(page, person);
  await cancel.click();
  await expect(page).toHaveURL(/\/kandidat\/mitcv$/);

  await page.goto(editor);
  await profile(page).fill('Noget helt andet.');
  await page.locator('#cv-photo input[type="file"]').setInputFiles(picture);
  await dialog(page, /.*/).getByRole('button', { name: 'Brug billedet' }).click();
  await expect(async () => {
    const { cv, cv_image } = await savedCv(page, person);
    expect([cv.about_me, cv_image !== null]).toEqual(['<p>Noget helt andet.</p>', true]);
  }).toPass();
  await page.reload();
  await expect(profile(page)).toHaveText('Noget helt andet.');
  await cancel.click();
  const ask = dialog(page, 'Luk uden at gemme?');
  await ask.getByRole('button', { name: 'Bliv her' }).click();
  await expect(profile(page)).toHaveText('Noget helt andet.');
  await cancel.click();
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Luk uden at gemme' }).click();
  await expect(page).toHaveURL(/\/kandidat\/mitcv$/);
  await expect(page.getByText('Som det var.')).toBeVisible();
  const { cv, state } = await savedCv(page, person);
  expect(cv.about_me).toBe('<p>Som det var.</p>');
  expect(state).toMatchObject({ unpublished_changes: false });
});

test('a draft is saved by the button, and the view shows it', async ({ page }) => {
  const person = await newSeeker();
  await open(page, person);
  await page.getByLabel('Efternavn').fill('Bæk Holm');
  await page.getByRole('button', { name: 'Gem kladde' }).click();
  await expect(page.getByText('Du har lige gemt dit CV')).toBeVisible();
  await expect(page).toHaveURL(/\/kandidat\/mitcv$/);
  await expect(page.getByText('Din cv er gemt')).toBeVisible();
  expect(await savedCv(page, person)).toMatchObject({ cv: { last_name: 'Bæk Holm' }, state: { published: false } });
});

test('rows are moved, deleted and restored', async ({ page }) => {
  const person = await newSeeker();
  const row = { company_name: 'A/S', experience_start_year: 2019, experience_start_month: 1, present: 1 };
  await saveElsewhere(page, person, { cv_experience: ['Første', 'Anden'].map((title) => ({ ...row, title })) });
  await open(page, person);
  const titles = page.getByRole('region', { name: 'Erfaring' }).getByRole('heading', { level: 3 });
  await page.getByRole('button', { name: 'Flyt Anden op' }).click();
  await expect(titles).toHaveText(['Anden', 'Første']);
  await page.getByRole('button', { name: 'Slet Anden' }).click();
  await expect(titles).toHaveText(['Første']);
  await page.getByText('Fortryd', { exact: true }).click();
  await expect(titles).toHaveText(['Anden', 'Første']);
  await isSaved(page);
  await expect(async () => {
    const { cv } = await savedCv(page, person);
    expect((cv.cv_experience as { title: string }[]).map(({ title }) => title)).toEqual(['Anden', 'Første']);
  }).toPass();
});

test('restoring a deleted row leaves what was added since, each row stands by its dates, and the notice leaves', async ({
  page,
}) => {
  const person = await newSeeker();
  const row = { company_name: 'A/S', experience_start_month: 1, experience_end_month: 12, present: 0 };
  const job = (title: string, from: number, to: number) => ({
    ...row,
    title,
    experience_start_year: from,
    experience_end_year: to,
  });
  await saveElsewhere(page, person, { cv_experience: [job('Kok', 2020, 2022), job('Opvasker', 2010, 2012)] });
  await open(page, person);
  const titles = page.getByRole('region', { name: 'Erfaring' }).getByRole('heading', { level: 3 });
  await page.getByRole('button', { name: 'Slet Kok' }).click();
  await page.getByRole('button', { name: 'Tilføj erfaring' }).click();
  const experience = dialog(page, 'Tilføj erfaring');
  await experience.getByLabel('Stilling').fill('Tjener');
  await experience.getByLabel('Virksomhed').fill('Kroen');
  await experience.getByLabel('Startmåned').selectOption('marts');
  await experience.getByLabel('Startår').selectOption('2014');
  await experience.getByLabel('Slutmåned').selectOption('maj');
  await experience.getByLabel('Slutår').selectOption('2016');
  await experience.getByRole('button', { name: 'Gem erfaring' }).click();
  await expect(titles).toHaveText(['Tjener', 'Opvasker']);

  const notice = page.getByText('Erfaringen er slettet.');
  const add = page.getByRole('button', { name: 'Tilføj erfaring' });
  await add.focus();
  await expect(add).toBeFocused();
  const undo = page.getByRole('status').getByRole('button', { name: 'Fortryd' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(titles).toHaveText(['Kok', 'Tjener', 'Opvasker']);
  await expect(notice).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('two tabs notice each other’s saves, and neither overwrites the other', async ({ page, context }) => {
  const person = await newSeeker();
  await open(page, person);
  const other = await context.newPage();
  await other.addInitScript(
    (token) => localStorage.setItem('token', token ?? ''),
    await page.evaluate(() => localStorage.getItem('token')),
  );
  await other.goto(editor);
  await expect(other.getByText('Dit CV er også åbent i en anden fane.')).toBeVisible();
  await expect(page.getByText('Dit CV er også åbent i en anden fane.')).toBeVisible();

  await page.getByLabel('Efternavn').fill('Fra første fane');
  await isSaved(page);
  await expect(other.getByLabel('Efternavn')).toHaveValue('Fra første fane');
  await expect(other.getByText('Vi har hentet: Efternavn.')).toBeVisible();

  // Both tabs edit the same field while the first one cannot reach the server.
  await context.route('**/api/save_draft_cv', (route) => route.abort());
  await page.getByLabel('Fornavn').fill('Et');
  await expect(page.getByText('Ikke gemt: ingen forbindelse')).toBeVisible();
  await saveElsewhere(page, person, { first_name: 'To', phone: '12345678' });
  await context.unroute('**/api/save_draft_cv');
  const conflict = page.getByRole('region', { name: 'Der er to udgaver af dit CV' });
  await expect(conflict).toBeVisible();
  await expect(conflict.getByRole('heading', { level: 3 })).toHaveText(['Fornavn']);
  await expect(conflict.getByText('Et', { exact: true })).toBeVisible();
  await expect(conflict.getByText('To', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Telefon')).toHaveValue('12345678');
  await expectAccessibleInBothSchemes(page);
  expect((await savedCv(page, person)).cv.first_name).toBe('To');
  await conflict.getByRole('radio', { name: 'Behold det her' }).check();
  await conflict.getByRole('button', { name: 'Brug mit valg' }).click();
  await isSaved(page);
  await expect(async () =>
    expect((await savedCv(page, person)).cv).toMatchObject({ first_name: 'Et', phone: '12345678' }),
  ).toPass();
  await expect(other.getByLabel('Fornavn')).toHaveValue('Et');
});

test('an unresolved conflict survives a reload', async ({ page }) => {
  const person = await newSeeker();
  await open(page, person);
  await page.route('**/api/save_draft_cv', (route) => route.abort());
  await page.getByLabel('Fornavn').fill('Mit');
  await expect(page.getByText('Ikke gemt: ingen forbindelse')).toBeVisible();
  await saveElsewhere(page, person, { first_name: 'Deres' });
  await page.reload();
  const conflict = page.getByRole('region', { name: 'Der er to udgaver af dit CV' });
  await expect(conflict).toBeVisible();
  await page.unroute('**/api/save_draft_cv');
  await conflict.getByRole('button', { name: 'Brug alt det andet' }).click();
  await expect(page.getByLabel('Fornavn')).toHaveValue('Deres');
});

test('a save whose answer was lost does not conflict with itself', async ({ page }) => {
  const person = await newSeeker();
  await storeSentBodies(page);
  await open(page, person);
  // The save reaches the server; its response is lost. One handler to the end: a second one would take over a save under way.
  let reachesServer = true;
  await page.route('**/api/save_draft_cv', async (route) => {
    if (reachesServer) await fetchAsSent(page, route);
    await route.abort();
  });
  await page.getByLabel('Fornavn').fill('Sig');
  await expect(async () => expect((await savedCv(page, person)).cv.first_name).toBe('Sig')).toPass();
  reachesServer = false;
  await page.getByLabel('Fornavn').fill('Signe');
  await saveElsewhere(page, person, { phone: '12345678' });
  await page.reload();
  await expect(page.getByLabel('Fornavn')).toHaveValue('Signe');
  await expect(page.getByLabel('Telefon')).toHaveValue('12345678');
  await expect(page.getByRole('region', { name: 'Der er to udgaver af dit CV' })).toHaveCount(0);
  await page.unroute('**/api/save_draft_cv');
  await page.reload();
  await isSaved(page);
  await expect(async () =>
    expect((await savedCv(page, person)).cv).toMatchObject({ first_name: 'Signe', phone: '12345678' }),
  ).toPass();
});

test('forms open, and what was typed is there after a reload, although the browser’s databases do not answer', async ({
  page,
}) => {
  const [person, ad] = [await newSeeker(), await newAd(page.request)];
  await page.addInitScript(blockDatabases, { 'jobblik-cv': 'drafts', 'jobblik-drafts': 'files' });
  await open(page, person);
  await page.route('**/api/save_draft_cv', (route) => route.abort());
  await page.getByLabel('Fornavn').fill('Sig');
  await expect(page.getByText('Ikke gemt: ingen forbindelse')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Fornavn')).toHaveValue('Sig');

  await page.goto(`/apply/${ad.id}`);
  await expect(page.getByLabel('Besked til virksomheden')).toBeVisible();
});

/** Runs in the page: a transaction of each database that does not end, as after a page of WebKit was closed during a write. */
function blockDatabases(stores: Record<string, string>): void {
  for (const [name, store] of Object.entries(stores)) {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onsuccess = () => {
      const held = opening.result.transaction(store, 'readwrite').objectStore(store);
      const readAgain = () => {
        held.count().onsuccess = readAgain;
      };
      readAgain();
    };
  }
}

/** A browser with its own profile on the disk, which can be killed and restarted. */
async function startBrowser(folder: string): Promise<BrowserContext> {
  return await chromium.launchPersistentContext(folder, {
    executablePath: findJourneyBrowser(),
    args: [...chromiumFlags],
    baseURL: process.env.E2E_BASE_URL ?? '',
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
  });
}

/** Ends the whole browser like a power cut: no page gets an event. */
async function killBrowser(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const cdp = session ?? (await context.newCDPSession(page));
  const { processInfo } = (await cdp.send('SystemInfo.getProcessInfo')) as {
    processInfo: { type: string; id: number }[];
  };
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('The browser does not say which process it is.');
  const closed = new Promise((resolve) => context.once('close', resolve));
  process.kill(browser.id, 'SIGKILL');
  await closed;
}

/** Tracks which profile text is on the disk: `onDisk` is the newest that the browser has reported as stored. */
function watchDisk(): void {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, key) {
    const request = put.call(this, value, key);
    const text: unknown = value.values?.about_me;
    this.transaction.addEventListener('complete', () => text && Object.assign(globalThis, { onDisk: text }));
    return request;
  };
}
const onDisk = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const html = String((globalThis as { onDisk?: string }).onDisk ?? '');
    return new DOMParser().parseFromString(html, 'text/html').body.innerText.replaceAll('\u00a0', ' ').trim();
  });

for (const line of ['with the network', 'without the network']) {
  test(`a crash of the whole browser at any key loses nothing that was on the disk, ${line}`, async () => {
    const person = await newSeeker();
    const folder = mkdtempSync(join(tmpdir(), 'jobblik-crash-'));
    try {
      let context = await startBrowser(folder);
      const page = await context.newPage();
      await page.addInitScript(watchDisk);
      await open(page, person);
      await profile(page).click();
      if (line === 'without the network') await page.route('**/api/save_draft_cv', (route) => route.abort());
      const words = Array.from({ length: 400 }, (_, index) => `ord${index} `).join('');
      const stopAt = 140;
      // Without a pause: the text is written to the disk repeatedly while it is being typed.
      const written = new Set<string>();
      for (let at = 0; at < words.length && (at < stopAt || written.size < 3); at += 1) {
        await page.keyboard.type(words[at] ?? '');
        written.add(await onDisk(page));
      }
      await killBrowser(context, page);
      expect(written.size, 'different texts on the disk').toBeGreaterThanOrEqual(3);
      const safe = [...written].at(-1) ?? '';

      context = await startBrowser(folder);
      const again = await context.newPage();
      await open(again, person);
      const found = (await profile(again).innerText()).replaceAll('\u00a0', ' ').trim();
      expect(words.startsWith(found), `found »${found}«`).toBe(true);
      expect(found.length).toBeGreaterThanOrEqual(safe.length);
      await context.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

test('text older than the last save is not restored after a crash', async ({ page }) => {
  const person = await newSeeker();
  await open(page, person);
  const name = page.getByLabel('Efternavn');
  await page.route('**/api/save_draft_cv', (route) => route.abort());
  await name.fill('Gammel');
  await expect(page.getByText('Ikke gemt: ingen forbindelse')).toBeVisible();
  const drafts = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('draft:')));
  const stale = await drafts();
  expect(stale).toHaveLength(1);
  await page.unroute('**/api/save_draft_cv');
  await name.fill('Ny');
  await isSaved(page);
  await page.goto('/home');
  expect(await drafts()).toEqual([]);
  // Local storage is written to the disk seconds later: after a crash it has the text from before the save.
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, stale);
  await page.goto(editor);
  await expect(name).toHaveValue('Ny');
  await expect(page.getByRole('region', { name: 'Der er to udgaver af dit CV' })).toHaveCount(0);
});

test('a half-filled dialog is restored after a reload', async ({ page }) => {
  const person = await newSeeker();
  await open(page, person);
  await page.getByRole('button', { name: 'Tilføj erfaring' }).click();
  await dialog(page, 'Tilføj erfaring').getByLabel('Stilling').fill('Kok');
  await page.reload();
  await expect(page.getByText('Du var i gang med at tilføje en erfaring.')).toBeVisible();
  await page.getByRole('button', { name: 'Fortsæt erfaringen' }).click();
  await expect(dialog(page, 'Tilføj erfaring').getByLabel('Stilling')).toHaveValue('Kok');
  await dialog(page, 'Tilføj erfaring').getByRole('button', { name: 'Annuller' }).click();
  await expect(page.getByText('Du var i gang med')).toHaveCount(0);
});

test('an earlier version is viewed and restored', async ({ page }) => {
  const person = await newSeeker();
  await saveElsewhere(page, person, { about_me: '<p>Den første udgave.</p>', cv_skill: [1] }, 'create_cv');
  await saveElsewhere(page, person, { about_me: '<p>Den anden udgave.</p>' }, 'update_cv');
  await open(page, person);
  await expect(profile(page)).toHaveText('Den anden udgave.');
  await page.getByRole('button', { name: 'Tidligere udgaver' }).click();
  const list = page.getByRole('list', { name: 'Tidligere udgaver' });
  await expect(list).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await list.getByRole('button', { name: /^Se/ }).last().click();
  await expect(page.getByRole('dialog').getByText('Den første udgave.')).toBeVisible();
  await page.getByRole('button', { name: 'Hent udgaven tilbage' }).click();
  await dialog(page, 'Hent udgaven tilbage?').getByRole('button', { name: 'Hent udgaven tilbage' }).click();
  await expect(profile(page)).toHaveText('Den første udgave.');
  expect((await savedCv(page, person)).cv.about_me).toContain('Den første udgave.');
  expect((await savedCv(page, person, 'published')).cv.about_me).toContain('Den anden udgave.');
});

test('a file gives a proposal, and only ticked values are copied', { tag: '@phone' }, async ({ page }) => {
  const person = await newSeeker('Sara Lund');
  await open(page, person);
  const uploads: string[] = [];
  page.on('request', (request) => request.url().includes('/api/uploads') && uploads.push(request.method()));
  await page.getByRole('button', { name: 'Udfyld fra dit CV' }).click();
  await dialog(page, 'Udfyld fra dit CV').getByLabel('Dit CV som fil').setInputFiles(cvFile);
  const proposal = dialog(page, 'Forslag fra dit CV');
  await expect(proposal.getByRole('region', { name: 'Teksten i mit cv.pdf' })).toContainText('Fjordværket A/S');
  await expect(proposal.getByRole('checkbox', { name: /^Signe.*Erstatter: Sara/s })).not.toBeChecked();
  await expect(proposal.getByRole('checkbox', { name: /Projektleder, Fjordværket/ })).toBeChecked();
  await expectAccessibleInBothSchemes(page);
  await proposal.getByRole('checkbox', { name: /statskundskab/ }).uncheck();
  await proposal.getByRole('checkbox', { name: /Gem filen som mit CV-dokument/ }).check();
  await proposal.getByRole('button', { name: /^Brug \d+ forslag$/ }).click();
  await expect(page.getByRole('heading', { name: 'Projektleder' })).toBeVisible();
  await expect(page.getByLabel('Fornavn')).toHaveValue('Sara');
  await expect(page.getByText('statskundskab')).toHaveCount(0);
  await expect(page.getByText('mit cv.pdf')).toBeVisible();
  await expect(async () => {
    const { cv, cv_document } = await savedCv(page, person);
    expect(cv_document?.realname).toBe('mit cv.pdf');
    expect(cv.cv_experience).toMatchObject([{ company_name: 'Fjordværket A/S', experience_start_year: 2019 }]);
  }).toPass();
  expect(uploads, 'the file that was read is kept, not sent again').toEqual([]);
});

test('a document’s words stay, its years are enough, and what an entry lacks is asked for', async ({ page }) => {
  const person = await newSeeker('Sara Lund');
  await open(page, person);
  const lines = [
    'Sara Lund',
    'Sygeplejerske',
    '',
    'Erhvervserfaring',
    'Sygeplejerske, Regionshospitalet Horsens',
    '2019 - 2022',
    '',
    'Uddannelse',
    'Datalogi, Aalborg Universitet',
    '2012 - 2017',
    '',
    'Kompetencer',
    'Columna Cura, Tegningslesning',
  ];
  await page.getByRole('button', { name: 'Udfyld fra dit CV' }).click();
  const file = { name: 'årstal.pdf', mimeType: 'application/pdf', buffer: pdfOfLines(lines) };
  await dialog(page, 'Udfyld fra dit CV').getByLabel('Dit CV som fil').setInputFiles(file);
  const proposal = dialog(page, 'Forslag fra dit CV');
  await expect(proposal.getByRole('checkbox', { name: 'Columna Cura', exact: true })).toBeChecked();
  await expect(proposal.getByRole('checkbox', { name: /Du skrev »Columna Cura«/ })).not.toBeChecked();
  await expect(proposal.getByText('Mangler: niveau')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await proposal.getByRole('button', { name: 'Rediger Tegningslesning' }).click();
  await proposal.getByLabel('Din tekst').fill('Tegningslæsning');
  await proposal.getByRole('button', { name: 'Gem ændringen' }).click();
  await expect(proposal.getByRole('checkbox', { name: 'Tegningslæsning', exact: true })).toBeChecked();
  await proposal.getByRole('button', { name: /^Brug \d+ forslag$/ }).click();
  const education = dialog(page, 'Tilføj uddannelse');
  await education.getByLabel('Niveau').selectOption('Længere videregående uddannelse');
  await education.getByRole('button', { name: 'Gem uddannelse' }).click();
  await expect(proposal).toBeHidden();
  await expect(async () => {
    const { cv } = await savedCv(page, person);
    expect(cv).toMatchObject({
      cv_experience: [{ experience_start_year: 2019, experience_start_month: null, experience_end_year: 2022 }],
      cv_education: [{ education_name: 'Datalogi', course_id: 6 }],
      cv_wish: [{ job_title: { name: 'Sygeplejerske' } }],
    });
    const skills = (cv.cv_skill as { name: string }[]).map(({ name }) => name);
    expect(skills).toEqual(['Columna Cura', 'Tegningslæsning']);
  }).toPass();
});

test('a scanned CV is read from pictures of its pages, which the proposal says', async ({ page }) => {
  // The progress comes over the socket, only to browsers that are connected by then.
  const live = connected(page);
  await open(page, await newSeeker('Sara Lund'));
  await live;
  await page.getByRole('button', { name: 'Udfyld fra dit CV' }).click();
  const chooser = dialog(page, 'Udfyld fra dit CV');
  const scan = { name: 'scannet.pdf', mimeType: 'application/pdf', buffer: await scanOf(cvFile.buffer) };
  // Polled in every frame: a single page may be read before an expectation polls again.
  const progress = page.waitForFunction((text) => {
    const shown = document.querySelector('[role="dialog"]');
    const buttons = [...(shown?.querySelectorAll('button') ?? [])].map((button) => button.textContent);
    return shown?.textContent.includes(text) && buttons.includes('Stop');
  }, 'Læser teksten fra billeder af siderne: side 1 af 1');
  await chooser.getByLabel('Dit CV som fil').setInputFiles(scan);
  await progress;
  const proposal = dialog(page, 'Forslag fra dit CV');
  await expect(proposal.getByText('tjek den ekstra godt')).toBeVisible();
  await expect(proposal.getByRole('region', { name: 'Teksten i scannet.pdf' })).toContainText('Fjordværket A/S');
  await expect(proposal.getByRole('checkbox', { name: /Projektleder, Fjordværket/ })).toBeChecked();
  await expectAccessibleInBothSchemes(page);
});

test('the original is sent again when the parsed one was deleted', async ({ page }) => {
  const person = await newSeeker();
  await storeSentBodies(page);
  await open(page, person);
  // A day has passed: the server's answer refers to a file that it has deleted.
  await page.route('**/api/parse_cv', async (route) => {
    const answer = await fetchAsSent(page, route);
    const parsed = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...parsed, cv_parse_file: { ...parsed.cv_parse_file, id: randomUUID() } },
    });
  });
  await page.getByRole('button', { name: 'Udfyld fra dit CV' }).click();
  await dialog(page, 'Udfyld fra dit CV').getByLabel('Dit CV som fil').setInputFiles(cvFile);
  const proposal = dialog(page, 'Forslag fra dit CV');
  await expect(proposal.getByRole('checkbox', { name: /Gem filen som mit CV-dokument/ })).toBeChecked();
  await proposal.getByRole('button', { name: /^Brug \d+ forslag$/ }).click();
  await expect(async () => {
    const { cv, cv_document } = await savedCv(page, person);
    expect(cv_document?.realname).toBe('mit cv.pdf');
    expect(cv.cv_experience).toMatchObject([{ company_name: 'Fjordværket A/S' }]);
  }).toPass();
  await isSaved(page);
  await expect(page.getByRole('region', { name: 'CV-dokument' }).getByRole('alert')).toHaveCount(0);
});

test('the CV’s document is parsed without being chosen again', async ({ page }) => {
  await open(page, await newSeeker());
  await page.getByRole('region', { name: 'CV-dokument' }).locator('input[type="file"]').first().setInputFiles(cvFile);
  await isSaved(page);
  await page.reload();
  await page.getByRole('button', { name: 'Udfyld fra dit CV' }).click();
  const readOwn = dialog(page, 'Udfyld fra dit CV').getByRole('button', { name: 'Brug dit CV-dokument: mit cv.pdf' });
  // Its address is a signed one that expires.
  await page.route('**/files/*', (route) => route.abort(), { times: 1 });
  await readOwn.click();
  await expect(page.getByText('Vi kunne ikke hente mit cv.pdf.')).toBeVisible();
  await readOwn.click();
  const proposal = dialog(page, 'Forslag fra dit CV');
  await expect(proposal.getByRole('checkbox', { name: /Projektleder, Fjordværket/ })).toBeChecked();
  await expect(proposal.getByRole('checkbox', { name: /Gem filen/ })).toHaveCount(0);
  await proposal.getByRole('button', { name: /^Brug \d+ forslag$/ }).click();
  await expect(page.getByRole('heading', { name: 'Projektleder' })).toBeVisible();
});

test('a file that is not a document is refused, and the accepted types are shown', async ({ page }) => {
  await open(page, await newSeeker());
  await page.getByRole('button', { name: 'Udfyld fra dit CV' }).click();
  const disguised = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`MZ${'\0'.repeat(400)}`) };
  await dialog(page, 'Udfyld fra dit CV').getByLabel('Dit CV som fil').setInputFiles(disguised);
  await expect(page.getByText('Vælg en PDF, et Word-dokument uden makroer eller et billede')).toBeVisible();
});

test('a file without text shows a message, and can still be the document', async ({ page }) => {
  const person = await newSeeker();
  await open(page, person);
  await page.getByRole('button', { name: 'Udfyld fra dit CV' }).click();
  const empty = { name: 'scannet.pdf', mimeType: 'application/pdf', buffer: pdfOfLines([]) };
  await dialog(page, 'Udfyld fra dit CV').getByLabel('Dit CV som fil').setInputFiles(empty);
  await expect(page.getByRole('heading', { name: 'Vi kan ikke finde nogen tekst i filen' })).toBeVisible();
  await page.getByRole('button', { name: 'Brug scannet.pdf som CV-dokument' }).click();
  await expect(async () => expect((await savedCv(page, person)).cv_document?.realname).toBe('scannet.pdf')).toPass();
});

test('a photo is cropped with the keys, saved and removed', { tag: '@phone' }, async ({ page }) => {
  const person = await newSeeker();
  await open(page, person);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Vælg billede' }).click();
  await (await choosing).setFiles(picture);
  const crop = dialog(page, 'Vælg udsnit');
  await expect(crop.getByRole('button', { name: 'Brug billedet' })).toBeEnabled();
  await crop.getByRole('slider', { name: 'Størrelse' }).fill('2');
  await crop.getByRole('application').focus();
  await page.keyboard.press('ArrowLeft');
  await expectAccessibleInBothSchemes(page);
  await crop.getByRole('button', { name: 'Brug billedet' }).click();
  await expect(page.getByRole('button', { name: 'Skift billede' })).toBeVisible();
  await expect(async () => expect((await savedCv(page, person)).cv_image).not.toBeNull()).toPass();
  await page.getByRole('button', { name: 'Fjern', exact: true }).click();
  await expect(async () => expect((await savedCv(page, person)).cv_image).toBeNull()).toPass();
});

test('a document is uploaded, viewed in a separate window, and removed', async ({ page }) => {
  const person = await newSeeker();
  await open(page, person);
  const part = page.getByRole('region', { name: 'CV-dokument' });
  await part.locator('input[type="file"]').first().setInputFiles(cvFile);
  await expect(part.getByText('mit cv.pdf')).toBeVisible();
  await expect(part.getByRole('progressbar')).toHaveCount(0);
  const shown = await documentOpened(page, () => part.getByRole('button', { name: 'Se dokumentet' }).click());
  expect(shown.headers()['content-type']).toBe('application/pdf');
  await part.getByRole('button', { name: 'Fjern mit cv.pdf' }).click();
  await expect(async () => expect((await savedCv(page, person)).cv_document).toBeNull()).toPass();
  await part
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'cv.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
  await expect(part.getByText('en type, vi ikke kan bruge')).toBeVisible();
});

test('the visibility is chosen, and employers see the CV accordingly', async ({ page }) => {
  const person = await newSeeker();
  await saveElsewhere(page, person, { about_me: '<p>Om mig.</p>', phone: '12345678', cv_skill: [1] }, 'create_cv');
  await beSignedIn(page, person);
  await page.goto('/kandidat/mitcv');
  const anonymous = page.getByRole('radio', { name: /^Uden navn og billede/ });
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/set_cv_visibility', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await anonymous.click();
  await expect(anonymous, 'the choice shows before the server has answered').toBeChecked();
  answer.resolve();
  await expect(page.getByText('Dit CV vises nu uden navn og billede.')).toBeVisible();
  await expect(anonymous).toBeChecked();
  expect((await savedCv(page, person)).state.visibility).toBe('anonymous');
  await page.getByRole('button', { name: 'Sådan ser arbejdsgivere dig' }).click();
  const seen = dialog(page, 'Sådan ser arbejdsgivere dig');
  await expect(seen.getByText('Navnet er skjult')).toBeVisible();
  await expect(seen.getByText('Om mig.')).toBeVisible();
  await expect(seen.getByText('12345678')).toHaveCount(0);
  await expectAccessibleInBothSchemes(page);
  await seen.getByRole('button', { name: 'Luk' }).click();
  await page.getByRole('radio', { name: /^Med navn og billede/ }).click();
  const nobody = page.getByRole('radio', { name: /^Kun dem, jeg søger job hos/ });
  await nobody.click();
  await expect(nobody).toBeChecked();
  await expect(page.getByText('Skjult for søgning')).toBeVisible();
  const visibility = async () => (await savedCv(page, person)).state.visibility;
  await expect.poll(visibility, 'the last of two choices stands').toBe('hidden');
  await page.route('**/api/set_cv_visibility', (route) => route.abort());
  await anonymous.click();
  await expect(nobody, 'a choice that did not get through is taken back').toBeChecked();
});

test('the dashboard shows how complete the CV is, and accepts a picture and a document', { tag: '@phone' }, async ({
  page,
}) => {
  const person = await newSeeker();
  await beSignedIn(page, person);
  await page.goto('/kandidat/dashboard');
  await expect(page).toHaveTitle(/^Din personlige kontrolpanel, hvor du har overblik over jobs og søgninger/);
  await expect(page.getByRole('heading', { level: 1, name: /, Signe$/ })).toBeVisible();
  const first = page.getByRole('list', { name: 'Kom i gang' });
  await expect(first.getByRole('link')).toHaveText(['Opret CV', 'Opret jobagent', 'Find job']);
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('main').getByLabel('CV-dokument', { exact: true }).last().setInputFiles(cvFile);
  await expect(page.getByText('Dit CV-dokument er lagt op.')).toBeVisible();
  await expect(page.getByText(/mit cv\.pdf · \d/)).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('main').getByRole('button', { name: 'Vælg billede' }).last().click();
  await (await choosing).setFiles(picture);
  await dialog(page, 'Vælg udsnit').getByRole('button', { name: 'Brug billedet' }).click();
  await expect(page.getByText('Dit billede er skiftet.')).toBeVisible();
  const session = async () => {
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'globals');
    return JSON.parse(decodeURIComponent(cookie?.value ?? '{}')) as { user_avatar?: string };
  };
  await expect.poll(async () => (await session()).user_avatar, 'the account shows it too').toContain('/files/');
  const saved = await savedCv(page, person);
  expect([saved.cv_document?.realname, saved.cv_image === null]).toEqual(['mit cv.pdf', false]);
});

test('fast typing in a CV of 60 jobs loses no letter', async ({ page }) => {
  const person = await newSeeker();
  const row = {
    company_name: 'Fjordværket A/S, Aalborg',
    experience_start_year: 2019,
    experience_start_month: 1,
    present: 1,
    experience_description: 'Planlagde og fulgte op. '.repeat(12),
  };
  const rows = Array.from({ length: 60 }, (_, index) => ({ ...row, title: `Opgave ${index}` }));
  await saveElsewhere(page, person, { cv_experience: rows });
  await open(page, person);
  await profile(page).click();
  const cdp = await page.context().newCDPSession(page);
  // Thread time, so that other load on the machine is not counted. The browser's own CPU throttling would count it, since it
  // stretches elapsed time.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const slowness = 4;
  const spent = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')) * 1_000;
  };
  const times: number[] = [];
  const afterDrawing = 'new Promise((done) => requestAnimationFrame(() => setTimeout(done)))';
  for (const field of [profile(page), page.getByLabel('Fornavn')]) {
    await field.click();
    for (const key of 'En tekst af en vis længde, så målingen siger noget.') {
      const before = await spent();
      // Not through Playwright, which takes a DOM snapshot for its trace at every key.
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
      await cdp.send('Runtime.evaluate', { expression: afterDrawing, awaitPromise: true });
      times.push(((await spent()) - before) * slowness);
    }
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  const figures = `${times.length} keys: median ${at(0.5).toFixed(1)} ms, 95 % ${at(0.95).toFixed(1)} ms, most ${at(1).toFixed(1)} ms`;
  test.info().annotations.push({ type: 'keys', description: figures });
  await isSaved(page);
  expect((await savedCv(page, person)).cv.first_name).toContain('så målingen siger noget.');
});
