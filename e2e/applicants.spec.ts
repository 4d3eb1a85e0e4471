import type { ApplicationFileField } from '@jobblik/contract/applications/applications.rules';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { docxFile } from '../apps/server/src/platform/files/files.factory.ts';
import { film } from '../apps/server/src/platform/media/media.factory.ts';
import { readMails } from '../support/journeys/mails.ts';
import { asPerson, beSignedIn, newSeeker, type Person, sampleEmployer } from '../support/journeys/people.ts';
import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';
import { pollLimit, testLimit } from '../support/test-limits.ts';
import { type Ad, newAd } from './support/ads.ts';

// A window of a computer with a keyboard in every project; the phone has a separate journey at the end.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

interface Applicant extends Person {
  applicationId: number;
}

/** A person who has signed up and applied, by API calls. */
async function applicant(
  request: APIRequestContext,
  ad: Ad,
  name: string,
  message = '',
  files: Partial<Record<ApplicationFileField, { name: string; mimeType: string; buffer: Buffer }>> = {},
): Promise<Applicant> {
  const person = await newSeeker(name);
  const multipart = {
    job_id: String(ad.id),
    message: message || `Kære Lene\n\nJeg hedder ${name} og vil gerne høre mere.`,
    upload_cv_file: { name: `CV ${name}.pdf`, mimeType: 'application/pdf', buffer: pdf },
    ...files,
  };
  const answer = await request.post('/api/apply_job', { headers: await asPerson(person), multipart });
  const made = await answer.json();
  expect(made, JSON.stringify(made)).toMatchObject({ result: 'success' });
  return { ...person, applicationId: made.application_id };
}

async function applicants(request: APIRequestContext, ad: Ad, names: readonly string[]): Promise<Applicant[]> {
  const made: Applicant[] = [];
  for (let start = 0; start < names.length; start += 5) {
    const some = names.slice(start, start + 5).map((name) => applicant(request, ad, name));
    made.push(...(await Promise.all(some)));
  }
  return made;
}

async function open(page: Page, ad: Ad, query = '') {
  await beSignedIn(page, sampleEmployer);
  await page.goto(`/virksomhed/job/detalje/${ad.id}/job_manage${query}`);
  await expect(page.getByRole('heading', { level: 1, name: ad.title })).toBeVisible();
}

const list = (page: Page) => page.getByRole('group', { name: 'Ansøgninger' });
const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name });
const person = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const words = (page: Page) => page.getByRole('searchbox', { name: 'Søg i ansøgninger' });
const filters = (page: Page) => page.getByRole('search').getByRole('button', { name: /^Filtre/ });
const order = (page: Page) => page.getByRole('button', { name: /^Sortering: / });
const sortBy = async (page: Page, name: string) => {
  await order(page).click();
  await page.getByRole('link', { name, exact: true }).click();
};
/** The notice of a decision about a person. */
const notice = (page: Page, name: string) =>
  page
    .getByRole('status')
    .locator('div')
    .filter({ hasText: `${name} ` })
    .filter({ hasText: 'Fortryd' });
const pane = (page: Page) => page.getByRole('article');
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Vis' }).getByRole('link', { name });

/** Messages from the employer; receipts for applications are mails as well. */
const replies = async (to: Person) =>
  (await readMails(to.email)).filter(({ subject }) => subject.startsWith('Svar fra'));

async function stateOf(request: APIRequestContext, { applicationId }: Applicant): Promise<Record<string, unknown>> {
  const headers = await asPerson(sampleEmployer);
  return (await (await request.get(`/api/get_application/${applicationId}`, { headers })).json()).application;
}

test('an action clicked right after a row applies to the person of that row', async ({ page, request }) => {
  const ad = await newAd(request);
  const people = await applicants(request, ad, ['Ane Bro', 'Bo Holm']);
  await open(page, ad);
  const before = await person(page).textContent();
  const other = ['Ane Bro', 'Bo Holm'].find((name) => name !== before) ?? '';
  await list(page)
    .getByRole('link', { name: other })
    .evaluate(async (link: HTMLElement) => {
      link.click();
      // Runs the next click as a separate event, like a user who clicks fast.
      await new Promise((resolve) => queueMicrotask(() => resolve(null)));
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('article button')];
      buttons.find(({ textContent }) => textContent?.trim() === 'Parkér')?.click();
    });
  await expect(page.getByRole('dialog', { name: new RegExp(other) })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Parkér' }).click();
  await expect(notice(page, other)).toBeVisible();
  for (const one of people) {
    await expect.poll(async () => (await stateOf(request, one)).reject).toBe(one.name === other ? 2 : 0);
  }
});

test('filters, order and the open application are in the address and restored from it', async ({ page, request }) => {
  const ad = await newAd(request);
  await applicant(request, ad, 'Grace Mensah', 'Jeg har syet seler til heste i ti år.');
  await applicant(request, ad, 'Mads Vestergaard');
  await open(page, ad);
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await expectAccessibleInBothSchemes(page);

  const places = async () =>
    await Promise.all(
      [filters(page), order(page)].map(async (piece) => Math.round((await piece.boundingBox())?.x ?? 0)),
    );
  const before = await places();
  await page.keyboard.press('/');
  await expect(words(page)).toBeFocused();
  await expectAccessible(page);
  await words(page).pressSequentially('sele');
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/keyword=sele/);
  await expect(words(page)).toBeFocused();
  await expect(row(page, 'Grace Mensah')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Folkeskole' }).click();
  await expect(page.getByText('Ingen ansøgninger passer til filtrene.')).toBeVisible();
  await expect(page).toHaveURL(/educations=1/);
  await page.keyboard.press('Escape');
  await expect(words(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filtre, 2 valgt' })).toBeFocused();
  // The layout does not shift when something is chosen.
  expect(await places()).toEqual(before);
  await page.reload();
  await expect(page.getByText('Ingen ansøgninger passer til filtrene.')).toBeVisible();
  await page.getByRole('button', { name: 'Fjern Folkeskole' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);

  await filters(page).click();
  await page.getByLabel('Postnummer').fill('0001');
  await expect(page.getByText('Det postnummer kender vi ikke.')).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(page).not.toHaveURL(/postcode/);
  await page.getByLabel('Postnummer').fill('2100');
  await expect(page).toHaveURL(/postcode=2100/);
  const slider = page.getByRole('slider', { name: 'Afstand fra postnummeret' });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Op til 50 km');
  await slider.press('ArrowRight');
  await expect(page).toHaveURL(/radius=55/);
  await page.getByRole('search').getByRole('button', { name: 'Fjern filtre' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('search').getByRole('button', { name: 'Vis ansøgere' }).click();

  await sortBy(page, 'Nyeste først');
  await expect(page).toHaveURL(/sort=newest/);
  await list(page).getByRole('link', { name: 'Grace Mensah' }).click();
  await expect(page).toHaveURL(/application=\d+/);
  await page.reload();
  await expect(person(page)).toHaveText('Grace Mensah');
  await page.getByRole('link', { name: 'Alle annoncer' }).click();
  await expect(page).toHaveURL(/\/virksomhed\/job\/liste$/);

  await page.goto(`/virksomhed/job/detalje/${ad.id}/dashboard?postcode=0001`);
  await page.getByRole('button', { name: 'Se hele landet' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: 'Overblik', exact: true }).first().click();
  await expect(page).toHaveURL(/\/virksomhed\/dashboard$/);

  for (const id of ['9999999', 'abc']) {
    await page.goto(`/virksomhed/job/detalje/${id}/job_manage`);
    await expect(page.getByRole('heading', { name: 'Annoncen findes ikke', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Alle annoncer' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Prøv igen' })).toHaveCount(0);
  }
});

test('a rejection is sent with the employer’s message, and an undone one is not sent', { tag: '@firefox' }, async ({
  page,
  request,
}) => {
  const ad = await newAd(request);
  const [undone, notified] = await applicants(request, ad, ['Signe Overgaard', 'Peter Brandt']);
  if (!undone || !notified) throw new Error('there are two applicants');
  await open(page, ad, `?application=${undone.applicationId}`);
  await expect(person(page)).toHaveText('Signe Overgaard');

  await pane(page).getByRole('button', { name: 'Giv afslag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Giv Signe Overgaard afslag' });
  await expect(dialog.getByRole('textbox', { name: 'Besked til ansøgeren' })).toHaveValue(
    /^Hej Signe Overgaard Tak for din ansøgning\. Vi er ked af at afvise din behandling, idet vi har fundet en anden kandidat Venlig hilsen \S/,
  );
  await expect(dialog.getByRole('textbox', { name: 'Besked til ansøgeren' })).toBeFocused();
  await expectAccessible(page);
  // Enter inserts a line break; the other text has its own lines, and each keeps its input.
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Jobbliks forslag' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Besked til ansøgeren' })).toHaveValue(
    /^Hej Signe Overgaard\n\nTak for din ansøgning\. Vi er gået videre med en anden kandidat/,
  );
  await dialog.getByRole('button', { name: 'Standardtekst' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Besked til ansøgeren' })).toHaveValue(/^\nHej Signe/);
  // The text is stored as a template with placeholders for names; keyboard only.
  const template = `Varmt nej ${ad.id}`;
  await dialog
    .getByRole('textbox', { name: 'Besked til ansøgeren' })
    .fill('Kære Signe\n\nVi valgte en anden denne gang.');
  await dialog.getByRole('button', { name: 'Gem som skabelon' }).press('Enter');
  const naming = page.getByRole('dialog', { name: 'Gem som skabelon' });
  await expect(naming.getByRole('textbox', { name: 'Navn på skabelonen' })).toBeFocused();
  await expect(naming).toContainText('Kære {name}');
  await expectAccessible(page);
  await page.keyboard.type(template);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: template, pressed: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Besked til ansøgeren' }).fill('Det her må aldrig blive sendt.');
  await dialog.getByRole('button', { name: 'Giv afslag og send' }).click();
  await expect(person(page)).toHaveText('Peter Brandt');
  await expect(row(page, 'Signe Overgaard')).toContainText('Afslag');
  await notice(page, 'Signe Overgaard').getByRole('button', { name: 'Fortryd' }).click();
  await expect(row(page, 'Signe Overgaard')).not.toContainText('Afslag');
  // Back to the applicant whose rejection was undone.
  await expect(person(page)).toHaveText('Signe Overgaard');
  await expect(notice(page, 'Signe Overgaard')).toHaveCount(0);

  await row(page, 'Peter Brandt').getByRole('link').click();
  await expect(person(page)).toHaveText('Peter Brandt');
  await pane(page).getByRole('button', { name: 'Giv afslag' }).click();
  await page.getByRole('button', { name: template }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Besked til ansøgeren' })).toHaveValue(
    'Kære Peter Brandt\n\nVi valgte en anden denne gang.',
  );
  await page.getByRole('button', { name: 'Slet', exact: true }).click();
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(page.getByRole('button', { name: template, pressed: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Årsag til afslaget' }).selectOption('For lidt erfaring');
  await page.getByRole('textbox', { name: 'Besked til ansøgeren' }).press('Control+Enter');
  await expect(row(page, 'Peter Brandt')).toContainText('Afslag');
  await expect(tab(page, 'Afslag')).toContainText('1');
  await expect.poll(() => replies(notified), { timeout: pollLimit(4) }).toHaveLength(1);
  const [{ text } = { text: '' }] = await replies(notified);
  expect(text).toContain('Vi valgte en anden denne gang.');
  expect(text).not.toContain('erfaring');
  await tab(page, 'Afslag').click();
  const figures = page.getByRole('region', { name: 'Årsager til afslag' });
  await expect(figures.getByRole('term')).toHaveText(['For lidt erfaring']);
  await expect(figures.getByRole('definition')).toHaveText(['1']);
  await expectAccessible(page);
  await tab(page, 'Alle').click();
  // The undone decision was made earlier: its message would have been sent by now.
  expect(await replies(undone)).toEqual([]);
  expect(await stateOf(request, undone)).toMatchObject({ reject: 0 });

  await row(page, 'Peter Brandt').getByRole('link').click();
  await expect(person(page)).toHaveText('Peter Brandt');
  await pane(page).getByRole('button', { name: 'Genåbn' }).click();
  await expect(row(page, 'Peter Brandt')).not.toContainText('Afslag');
  await expect.poll(async () => (await stateOf(request, notified)).reject).toBe(0);
});

test('the undo row shows the latest decision, and Z goes back step by step to the person', async ({
  page,
  request,
}) => {
  const ad = await newAd(request);
  const [a, b, c] = await applicants(request, ad, ['Anna Toft', 'Bent Holm', 'Cille Dahl']);
  if (!a || !b || !c) throw new Error('there are three applicants');
  await open(page, ad, `?application=${a.applicationId}`);
  const rejectOpen = async (name: string) => {
    await row(page, name).getByRole('link').click();
    await expect(person(page)).toHaveText(name);
    await page.keyboard.press('a');
    await expect(page.getByRole('textbox', { name: 'Besked til ansøgeren' })).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(row(page, name)).toContainText('Afslag');
  };
  await rejectOpen('Anna Toft');
  await expect(notice(page, 'Anna Toft')).toContainText(/Beskeden sendes om \d+ sek\./);
  await rejectOpen('Bent Holm');
  await expect(notice(page, 'Bent Holm')).toBeVisible();
  await expect(notice(page, 'Anna Toft')).toHaveCount(0);
  // The row does not cover the actions or the navigation.
  await page.getByRole('link', { name: /^Forrige/ }).click({ trial: true });
  await page.keyboard.press('z');
  await expect(person(page)).toHaveText('Bent Holm');
  await page.keyboard.press('z');
  await expect(person(page)).toHaveText('Anna Toft');
  for (const name of ['Anna Toft', 'Bent Holm']) {
    await expect(row(page, name)).not.toContainText('Afslag');
    await expect(notice(page, name)).toHaveCount(0);
  }

  // G opens the application again, which can be undone as well.
  await rejectOpen('Cille Dahl');
  await row(page, 'Cille Dahl').getByRole('link').click();
  await expect(person(page)).toHaveText('Cille Dahl');
  await page.keyboard.press('g');
  await expect(row(page, 'Cille Dahl')).not.toContainText('Afslag');
  await expect(notice(page, 'Cille Dahl')).toContainText('genåbnet');
  await page.keyboard.press('z');
  await expect(row(page, 'Cille Dahl')).toContainText('Afslag');
  await expect(person(page)).toHaveText('Cille Dahl');
  await page.keyboard.press('g');
  await expect(row(page, 'Cille Dahl')).not.toContainText('Afslag');
  for (const one of [a, b, c]) expect(await stateOf(request, one)).toMatchObject({ reject: 0 });
});

test('stars are stored, sort the list, and are shown in another window at once', async ({ page, request, browser }) => {
  const ad = await newAd(request);
  await applicants(request, ad, ['Jonas Krogh', 'Linh Tran']);
  await open(page, ad);
  const other = await (await browser.newContext()).newPage();
  await open(other, ad);
  await expect(row(other, 'Jonas Krogh')).toBeVisible();

  await row(page, 'Jonas Krogh').getByRole('link').click();
  await expect(person(page)).toHaveText('Jonas Krogh');
  const stars = pane(page).getByRole('radio', { name: '4' });
  await stars.click({ force: true });
  await expect(stars).toBeChecked();
  await expect(row(page, 'Jonas Krogh').getByRole('img', { name: '4' })).toBeVisible();
  await expect(row(other, 'Jonas Krogh').getByRole('img', { name: '4' })).toBeVisible();
  // The same star, or 0, removes the rating.
  await stars.click({ force: true });
  await expect(stars).not.toBeChecked();
  await expect(row(other, 'Jonas Krogh').getByRole('img', { name: '4' })).toHaveCount(0);
  // The other window is notified of each change only after it is stored.
  await page.keyboard.press('4');
  await expect(row(other, 'Jonas Krogh').getByRole('img', { name: '4' })).toBeVisible();
  await page.keyboard.press('0');
  await expect(row(other, 'Jonas Krogh').getByRole('img', { name: '4' })).toHaveCount(0);
  await expect(stars).not.toBeChecked();
  await page.keyboard.press('4');
  await expect(row(other, 'Jonas Krogh').getByRole('img', { name: '4' })).toBeVisible();
  await page.reload();
  // Applicants without a rating or decision come first.
  await expect(
    list(page)
      .getByRole('list', { name: /^Ikke bedømt/ })
      .getByRole('listitem'),
  ).toContainText('Linh Tran');
  await expect(
    list(page)
      .getByRole('list', { name: /^Bedømt/ })
      .getByRole('listitem'),
  ).toContainText('Jonas Krogh');
  await row(page, 'Linh Tran').getByRole('link').click();
  await expect(person(page)).toHaveText('Linh Tran');
  await pane(page).getByRole('radio', { name: '2' }).click({ force: true });
  await expect(row(page, 'Linh Tran').getByRole('img', { name: '2' })).toBeVisible();
  await expect(row(other, 'Linh Tran').getByRole('img', { name: '2' })).toBeVisible();
  await page.reload();
  await expect(list(page).getByRole('listitem').first()).toContainText('Jonas Krogh');
  await sortBy(page, 'Laveste bedømmelse først');
  await expect(list(page).getByRole('listitem').first()).toContainText('Linh Tran');
  await other.context().close();
});

test('K goes back to the previous applicant, only opened ones count as seen, and tabs count all applications', async ({
  page,
  request,
}) => {
  const ad = await newAd(request);
  const letter = (name: string) => `Jeg er ${name} og kender til reb.`;
  for (const name of ['Anna Toft', 'Bent Holm', 'Cille Dahl']) await applicant(request, ad, name, letter(name));
  await applicant(request, ad, 'Dorte Lind', 'Jeg er Dorte og kan sy.');
  await open(page, ad, '?keyword=reb');
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('3 af 4', { exact: true })).toBeVisible();
  await expect(tab(page, 'Alle')).toContainText('4');
  await expect(person(page)).toHaveText('Cille Dahl');
  const dot = (name: string) => row(page, name).getByRole('img', { name: 'Ny' });
  await expect(dot('Cille Dahl')).toHaveCount(0);

  await page.keyboard.press('4');
  await expect(row(page, 'Cille Dahl').getByRole('img', { name: '4' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(person(page)).toHaveText('Bent Holm');
  // The rated row is among those with a rating, at the end of the list.
  await expect(list(page).getByRole('listitem').last()).toContainText('Cille Dahl');
  await page.keyboard.press('k');
  await expect(person(page)).toHaveText('Cille Dahl');
  await page.keyboard.press('j');
  await expect(person(page)).toHaveText('Bent Holm');
  await page.getByRole('link', { name: /^Forrige/ }).click();
  await expect(person(page)).toHaveText('Cille Dahl');

  await expect(dot('Anna Toft')).toBeVisible();
  await expect(dot('Bent Holm')).toHaveCount(0);
  const headers = await asPerson(sampleEmployer);
  const seen = async () => {
    const answer = await request.post('/api/search_job_apply', { headers, data: { job_id: ad.id } });
    const { applications } = (await answer.json()) as { applications: { is_seen: boolean; user: { name: string } }[] };
    return applications.filter(({ is_seen }) => is_seen).map(({ user }) => user.name);
  };
  expect((await seen()).sort()).toEqual(['Bent Holm', 'Cille Dahl']);
});

test('a note is written, found by its words and never shown to the applicant', async ({ page, request }) => {
  const ad = await newAd(request);
  const [one] = await applicants(request, ad, ['Fatima Al-Sayed', 'Ali Hassan']);
  if (!one) throw new Error('there is an applicant');
  await open(page, ad, `?application=${one.applicationId}`);
  await page.getByRole('button', { name: 'Skriv note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Note om Fatima Al-Sayed' });
  await expectAccessible(page);
  await dialog.getByLabel('Note', { exact: true }).fill('Ringede til Susanne: Spørg til weekender.');
  await dialog.getByRole('button', { name: 'Gem note' }).click();
  await expect(dialog).toBeHidden();
  const note = page.getByRole('complementary').getByRole('region', { name: 'Note til holdet' });
  await expect(note).toContainText('Ringede til Susanne');
  await expect(note).toContainText('Lene Kjærgaard · i dag kl.');
  await page.keyboard.press('f');
  await expect(pane(page).getByText('Note skrevet af Lene Kjærgaard')).toBeVisible();
  await page.keyboard.press('/');
  await words(page).fill('weekend');
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  const own = await request.get('/api/get_job_applications_from_jobseeker/1', {
    headers: await asPerson(one),
  });
  expect(await own.text()).not.toContain('Susanne');
});

test('own and sample questions are asked, and the answers are shown beside them', async ({ page, request }) => {
  const ad = await newAd(request);
  const one = await applicant(request, ad, 'Sofie Winther');
  await open(page, ad, `?application=${one.applicationId}`);
  await pane(page).getByRole('button', { name: 'Spørgsmål', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Spørgsmål til Sofie Winther' });
  await dialog.getByRole('button', { name: 'Send spørgsmål' }).click();
  await expect(dialog.getByText('Skriv et spørgsmål, eller fjern rækken.')).toBeVisible();
  await dialog.getByLabel('Spørgsmål 1', { exact: true }).fill('Har du prøvet at lægge vagtplaner?');
  await expect(dialog.getByText('Vælg, om der skal svares skriftligt, på video eller begge dele.')).toBeVisible();
  await dialog.getByRole('group', { name: 'Svar på spørgsmål 1' }).getByLabel('Skriftligt svar').click();
  await dialog.getByLabel('Tema').selectOption('Det praktiske');
  await dialog.getByRole('button', { name: 'Hvornår kan du starte?' }).click();
  await expect(dialog.getByLabel('Spørgsmål 2', { exact: true })).toHaveValue('Hvornår kan du starte?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send 2 spørgsmål' }).click();
  await expect(pane(page).getByRole('tab', { name: 'Spørgsmål 2' })).toBeVisible();
  await expect
    .poll(async () => (await readMails(one.email)).filter(({ subject }) => /spørgsmål/i.test(subject)))
    .toHaveLength(1);

  const headers = await asPerson(one);
  const answerForm = await (
    await request.get(`/api/get_job_application_answer/${one.applicationId}`, { headers })
  ).json();
  const answer = await request.post('/api/submit_answer', {
    headers,
    data: {
      job_id: ad.id,
      employer_id: answerForm.emp_id,
      question_ids: JSON.stringify(answerForm.questions.map(({ question_id }: { question_id: number }) => question_id)),
      text_answers_arr: JSON.stringify(['I to år på en skole.', 'Den 1. januar.']),
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  // The open page shows them without a reload.
  await page.keyboard.press('f');
  await expect(pane(page).getByText('Ansøgeren har svaret')).toBeVisible();
  // The overview shows the answers until they are read there.
  await page.goto('/virksomhed/dashboard');
  const waiting = page.getByRole('list', { name: 'Det næste' });
  await expect(waiting).toBeVisible();
  const answered = waiting.getByRole('listitem').filter({ hasText: 'Sofie Winther har svaret på 2 spørgsmål' });
  const all = page.getByRole('button', { name: /^Se alle \d+$/ });
  if (await all.isVisible()) await all.click();
  await expect(answered).toContainText(ad.title);
  await answered.getByRole('link', { name: 'Læs svar: Sofie Winther' }).click();
  await expect(page).toHaveURL(new RegExp(`/detalje/${ad.id}/dashboard\\?application=${one.applicationId}`));
  await expect(pane(page).getByText('Den 1. januar.')).toBeVisible();
  await expect
    .poll(async () => {
      const answer = await request.get('/api/employer_dashboard', { headers: await asPerson(sampleEmployer) });
      const { answered: unread } = (await answer.json()) as { answered: { application_id: number }[] };
      return unread.some(({ application_id }) => application_id === one.applicationId);
    })
    .toBe(false);
  await pane(page).getByRole('button', { name: 'Se 2 svar' }).click();
  const answers = page.getByRole('dialog', { name: 'Svar fra Sofie Winther' });
  await expect(answers.getByRole('listitem').filter({ hasText: 'Hvornår kan du starte?' })).toContainText(
    'Den 1. januar.',
  );
  await expectAccessible(page);
});

test('several are parked at once, and reopened at once; Escape ends the selection', async ({ page, request }) => {
  const ad = await newAd(request);
  await applicants(request, ad, ['Ane Bro', 'Bo Dam', 'Cilla Eg']);
  await open(page, ad);
  await page.getByRole('button', { name: 'Vælg flere' }).click();
  await expect(list(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  for (const name of ['Ane Bro', 'Bo Dam', 'Cilla Eg']) {
    await list(page)
      .getByRole('checkbox', { name: `Vælg ${name}` })
      .setChecked(name !== 'Cilla Eg');
  }
  const bar = page.getByRole('region', { name: 'Valgte ansøgere' });
  await expect(bar.getByRole('status')).toHaveText('2 valgt');
  await expectAccessible(page);
  // The keys apply to the ticked applicants.
  await page.keyboard.press('p');
  await page.getByRole('dialog', { name: 'Parkér 2 ansøgere' }).getByRole('button', { name: 'Parkér' }).click();
  await expect(tab(page, 'Parkerede')).toContainText('2');
  await expect(row(page, 'Ane Bro')).toContainText('Parkeret');
  await expect(row(page, 'Cilla Eg')).not.toContainText('Parkeret');
  await page.getByRole('status').getByRole('button', { name: 'Fortryd' }).click();
  await expect(tab(page, 'Parkerede')).toContainText('0');

  // The key or the button reopens them together; open ones do not change.
  const tickAll = async () => {
    await page.getByRole('button', { name: 'Vælg flere' }).click();
    await bar.getByRole('button', { name: 'Vælg alle 3' }).click();
  };
  const parkAll = async () => {
    await tickAll();
    await expect(bar.getByRole('button', { name: 'Genåbn' })).toHaveCount(0);
    await page.keyboard.press('p');
    await page.getByRole('dialog', { name: 'Parkér 3 ansøgere' }).getByRole('button', { name: 'Parkér' }).click();
    await expect(tab(page, 'Parkerede')).toContainText('3');
  };
  await parkAll();
  await tickAll();
  await page.keyboard.press('g');
  await expect(tab(page, 'Parkerede')).toContainText('0');
  await parkAll();
  await tickAll();
  await bar.getByRole('button', { name: 'Genåbn' }).click();
  await expect(page.getByText('3 ansøgninger er genåbnet.').last()).toBeVisible();
  await expect(tab(page, 'Parkerede')).toContainText('0');

  // The other keys also apply to all ticked applicants. Escape closes an open dialog, else ends the selection.
  await tickAll();
  for (const [key, name] of [
    ['s', 'Spørgsmål til 3 ansøgere'],
    ['a', 'Giv 3 ansøgere afslag'],
  ] as const) {
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(bar.getByRole('status')).toHaveText('3 valgt');
  }
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await expect(list(page).getByRole('checkbox')).toHaveCount(0);
  await expect(tab(page, 'Afslag')).toContainText('0');
});

test('an inbox of sixty is read with the keyboard alone', async ({ page, request }, { annotations }) => {
  test.setTimeout(testLimit(24));
  const ad = await newAd(request);
  const size = 60;
  const nameOf = (at: number) => `Ansøger ${String.fromCharCode(65 + (at % 26))}${String(at).padStart(2, '0')}`;
  const names = Array.from({ length: size }, (_, at) => nameOf(at));
  await applicants(request, ad, names);
  await open(page, ad);
  await expect(person(page)).toBeVisible();
  let strokes = 0;
  const key = async (name: string) => {
    strokes += 1;
    await page.keyboard.press(name);
  };
  const type = async (text: string) => {
    strokes += text.length;
    await page.keyboard.type(text);
  };
  const dialog = page.getByRole('dialog');
  const isFocused = async (piece: Locator) =>
    await piece.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
  /** Presses Tab until one of these has the focus. */
  const tabTo = async (piece: Locator) => {
    for (let step = 0; step < 100; step += 1) {
      if (await isFocused(piece)) return;
      await key('Tab');
    }
    throw new Error('Tab never came there');
  };
  /** The list is one tab stop; the arrow keys, Home and End move in it. */
  const toRow = async (name: string) => {
    const rows = list(page).getByRole('listitem').getByRole('link');
    await tabTo(rows);
    const names = await rows.allInnerTexts();
    const [from, to] = [names.indexOf(name), names.length - 1];
    const isNear = from <= to / 2;
    await key(isNear ? 'Home' : 'End');
    for (let step = isNear ? from : to - from; step > 0; step -= 1) await key(isNear ? 'ArrowDown' : 'ArrowUp');
    await expect(row(page, name).getByRole('link')).toBeFocused();
  };
  /** The decision about the open applicant, by their position in the list. */
  const judge = async (at: number, name: string) => {
    const stars = String(1 + (at % 5));
    await key(stars);
    await expect(row(page, name).getByRole('img', { name: `${stars} stjerne` })).toBeVisible();
    if (at % 15 === 3) {
      await key('n');
      await expect(dialog.getByRole('textbox')).toBeFocused();
      await type('Ring fredag');
      await key('Control+Enter');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('complementary').getByText('Ring fredag')).toBeVisible();
    }
    if (at % 15 === 6) {
      await key('s');
      await expect(dialog.getByLabel('Spørgsmål 1', { exact: true })).toBeFocused();
      await type('Hvornår?');
      await key('Tab');
      await key('Space');
      await key('Control+Enter');
      await expect(dialog).toBeHidden();
      await expect(pane(page).getByRole('tab', { name: 'Spørgsmål 1' })).toBeVisible();
    }
    if (stars === '1' || stars === '3') {
      await key(stars === '1' ? 'a' : 'p');
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await key('Control+Enter');
      await expect(dialog).toBeHidden();
    } else await key('j');
  };
  for (let at = 0; at < size; at += 1) {
    const name = await person(page).innerText();
    if (at === 12 || at === 40) {
      // The page does not scroll, and the open applicant stays in view in both panes.
      expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
      await expect(row(page, name)).toBeInViewport({ ratio: 1 });
      await expect(person(page)).toBeInViewport({ ratio: 1 });
    }
    if (at === 20) {
      for (let scrolled = 0; scrolled < 3; scrolled += 1) await key('c');
      await expect(person(page)).toBeInViewport({ ratio: 1 });
      await key('c');
    }
    await judge(at, name);
    if (at < size - 1) await expect(person(page)).not.toHaveText(name);
  }
  await expect(page.getByRole('heading', { name: 'Alle er set' })).toBeFocused();
  await expect(tab(page, 'Ikke bedømt')).toContainText('0');
  const [rejected, parked] = [size / 5, size / 5];
  await expect(tab(page, 'Afslag')).toContainText(String(rejected));
  await expectAccessible(page);

  // Three decisions at the end, undone one by one.
  await key('Escape');
  // A page of fifty rated applicants is loaded, or more if the list was continued before it was read again.
  await expect(async () => {
    const more = page.getByRole('button', { name: 'Vis flere' });
    if (await more.isVisible()) {
      await tabTo(more);
      await key('Enter');
    }
    await expect(list(page).getByRole('listitem')).toHaveCount(size, { timeout: 2_000 });
  }).toPass();
  // Each can be undone for ten seconds only: the rejected one leaves the top of the list, and the next one is near.
  const last = (await list(page).getByRole('listitem').getByRole('link').allInnerTexts()).slice(0, 3);
  for (const name of last) {
    await toRow(name);
    await key('Enter');
    await expect(person(page)).toHaveText(name);
    await key('a');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await key('Control+Enter');
    await expect(dialog).toBeHidden();
  }
  for (const name of last.toReversed()) {
    await key('z');
    await expect(person(page)).toHaveText(name);
  }
  await expect(tab(page, 'Afslag')).toContainText(String(rejected));
  await expect(tab(page, 'Parkerede')).toContainText(String(parked));
  const headers = await asPerson(sampleEmployer);
  const found = await (
    await request.post('/api/search_job_apply', { headers, data: { job_id: ad.id, pagePerSize: 100 } })
  ).json();
  expect(found.counts).toEqual({ all: size, open: size - rejected - parked, parked, rejected, new: 0 });
  const description = `${(strokes / size).toFixed(1)} keystrokes for each of ${size} applicants, words of notes and questions included`;
  annotations.push({ type: 'keystrokes', description });
  console.log(description);
});

test('at the end of a list open applicants get a message, and Enter leads to the next ad', async ({
  page,
  request,
}) => {
  const [ad, next] = [await newAd(request), await newAd(request)];
  const one = await applicant(request, ad, 'Ane Bro');
  await applicant(request, next, 'Bo Dam');
  await open(page, ad);
  await expect(person(page)).toHaveText('Ane Bro');
  await page.keyboard.press('4');
  await expect(row(page, 'Ane Bro').getByRole('img', { name: '4' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Alle er set' })).toBeFocused();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Skriv til den åbne' }).click();
  const dialog = page.getByRole('dialog', { name: 'Skriv til 1 åben ansøger' });
  await dialog.getByRole('textbox').fill('Hej {name}, vi ringer i næste uge.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send til 1 ansøger' }).click();
  await expect(page.getByText('Beskeden er sendt til 1 ansøger.')).toBeVisible();
  const history = await request.post('/api/getMessageHistoryWithContact', {
    headers: await asPerson(one),
    data: { contact_users: (await stateOf(request, one)).employer_id },
  });
  expect(await history.text()).toContain('Hej Ane Bro, vi ringer i næste uge.');
  await page.getByRole('heading', { name: 'Alle er set' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: ad.title })).toHaveCount(0);
  await expect(page).toHaveURL(/\/virksomhed\/job\/detalje\/\d+\/job_manage/);
  await expect(list(page)).toBeVisible();
});

test('the end of a list leads to the best applicants without an answer only', async ({ page, request }) => {
  const ad = await newAd(request);
  const stars = { 'Ane Bro': '4', 'Bo Dam': '2' };
  await applicants(request, ad, Object.keys(stars));
  await open(page, ad);
  for (let at = 0; at < 2; at += 1) {
    const name = (await person(page).innerText()) as keyof typeof stars;
    await page.keyboard.press(stars[name]);
    await expect(row(page, name).getByRole('img', { name: stars[name] })).toBeVisible();
    await page.keyboard.press('j');
    if (at === 0) await expect(person(page)).not.toHaveText(name);
  }
  await expect(page.getByRole('heading', { name: 'Alle er set' })).toBeVisible();
  await expect(page.getByText('2 af 2 · alle læst')).toBeVisible();
  await page.getByRole('link', { name: 'Se den, der mangler svar' }).click();
  await expect(person(page)).toHaveText('Ane Bro');
  await expect(page).toHaveURL(/state=open&awaits_answer=1/);
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('1 af 2', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Fjern Bedste uden svar' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
});

test('keys are listed, can be switched off, and stay off in this browser', async ({ page, request }) => {
  const ad = await newAd(request);
  await applicant(request, ad, 'Karen Bæk');
  await applicant(request, ad, 'Emil Lund', '', {
    upload_cv_file: { name: 'CV.docx', mimeType: 'application/octet-stream', buffer: docxFile('Ti år ved kranen.') },
    upload_video_file: { name: 'Hej.webm', mimeType: 'video/webm', buffer: await film({ seconds: 3 }) },
  });
  await open(page, ad);
  await expect(person(page)).toHaveText('Emil Lund');
  // V plays the video beside the letter, and Escape stops it; its length is in the list.
  await expect(row(page, 'Emil Lund')).toContainText('0:03');
  await page.keyboard.press('v');
  const player = page.getByRole('complementary').locator('video[controls]');
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(player).toHaveCount(0);
  // C shows the CV, also a Word file, and Q the questions; the same key leads back to the letter.
  const shown = pane(page).getByRole('tab', { selected: true });
  await page.keyboard.press('c');
  await expect(shown).toHaveText('CV');
  await expect(pane(page).getByTitle('CV.docx').contentFrame().getByText('Ti år ved kranen.')).toBeVisible();
  await page.keyboard.press('q');
  await expect(shown).toHaveText('Spørgsmål');
  await expect(pane(page).getByRole('button', { name: 'Stil spørgsmål' })).toBeVisible();
  await page.keyboard.press('q');
  await expect(shown).toHaveText('Ansøgning');

  await page.keyboard.press('?');
  const legend = page.getByRole('dialog', { name: 'Genvejstaster' });
  await expect(legend.getByText('Giv stjerner')).toBeVisible();
  await expectAccessible(page);
  // The keys work while it is open.
  const first = await person(page).innerText();
  await page.keyboard.press('j');
  await expect(person(page)).not.toHaveText(first);
  await page.keyboard.press('k');
  await expect(person(page)).toHaveText(first);
  await page.keyboard.press('Escape');
  await expect(legend).toHaveCount(0);
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog', { name: /^Inviter .* til interview$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  // The history, and that the applicant sees that the application was opened.
  await page.keyboard.press('f');
  await expect(pane(page).getByText('Åbnet af Lene Kjærgaard')).toBeVisible();
  await expect(pane(page).getByText('Ansøgeren kan se, at I har åbnet ansøgningen')).toBeVisible();

  await page.keyboard.press('?');
  await legend.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(person(page)).toHaveText(first);
  await page.reload();
  await expect(person(page)).toHaveText(first);
  await page.getByRole('button', { name: /alle taster/ }).click();
  await legend.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(person(page)).not.toHaveText(first);
});

test('the inbox fits every window, and a phone on its side shows the letter between the name and the actions', async ({
  page,
  request,
}) => {
  const ad = await newAd(request);
  const [one] = await applicants(request, ad, ['Amalie Friis', 'Lene Toft', 'Nora Lund', 'Bo Dam']);
  if (!one) throw new Error('there are four applicants');
  await beSignedIn(page, sampleEmployer);
  const outside = () =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { right: scrollWidth - window.innerWidth, below: scrollHeight - window.innerHeight };
    });
  const address = `/virksomhed/job/detalje/${ad.id}/job_manage`;
  for (const [width, height] of [
    [1199, 800],
    [1024, 768],
    [768, 1024],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${address}?postcode=9000&application=${one.applicationId}`);
    await expect(person(page)).toHaveText('Amalie Friis');
    expect(await outside(), `${width} px`).toEqual({ right: 0, below: 0 });
    await pane(page).getByText('Kære Lene').click({ trial: true });
    await expect(pane(page).getByText('Kære Lene')).toBeInViewport({ ratio: 1 });
    await expect(pane(page).getByRole('button', { name: 'Parkér' })).toBeInViewport({ ratio: 1 });
    if (width >= 1024) await expect(order(page)).toBeInViewport({ ratio: 1 });
  }
  await page.goto(address);
  for (const name of ['Amalie Friis', 'Nora Lund']) await expect(row(page, name)).toBeVisible();
  await filters(page).click();
  await expect(page.getByRole('search').getByRole('button', { name: 'Vis ansøgere' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('checkbox', { name: '0–1 år' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  expect(await outside()).toEqual({ right: 0, below: 0 });
  const inView = await list(page)
    .getByRole('listitem')
    .evaluateAll((rows) => rows.filter((one) => one.getBoundingClientRect().bottom <= window.innerHeight).length);
  expect(inView).toBeGreaterThanOrEqual(2);
  // A lower window scrolls as one page: an application opens at its top, wherever the list was.
  await page.setViewportSize({ width: 740, height: 340 });
  await list(page).getByRole('listitem').last().getByRole('link').click();
  await expect(person(page)).toBeFocused();
  await expect(pane(page).getByRole('link', { name: 'Alle ansøgere' })).toBeInViewport({ ratio: 1 });
});

test('an application that the ad does not have is named, and J opens the first', async ({ page, request }) => {
  const [ad, other] = [await newAd(request), await newAd(request)];
  await applicant(request, ad, 'Ane Bro');
  const elsewhere = await applicant(request, other, 'Bo Dam');
  const gone = page.getByText('Ansøgningen findes ikke længere.').filter({ visible: true });
  for (const id of [2_147_483_647, elsewhere.applicationId]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, ad, `?application=${id}`);
    await expect(gone).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(gone).toBeInViewport();
    await expect(page.getByRole('link', { name: /^Næste/ })).toBeVisible();
    await page.keyboard.press('j');
    await expect(person(page)).toHaveText('Ane Bro');
  }
});

test('the note of a lost connection covers neither notices nor actions', async ({ page, request, context }) => {
  const ad = await newAd(request);
  const one = await applicant(request, ad, 'Ane Bro');
  await open(page, ad, `?application=${one.applicationId}`);
  await expect(person(page)).toHaveText('Ane Bro');
  await context.setOffline(true);
  await page.keyboard.press('4');
  const note = page.getByText('Ingen forbindelse.').locator('xpath=ancestor::p');
  const notice = page.getByText('Vi mistede forbindelsen.');
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(note).toBeInViewport({ ratio: 1 });
    const [lower, upper] = [await notice.boundingBox(), await note.boundingBox()];
    expect((upper?.y ?? 0) + (upper?.height ?? 0), `${width} px`).toBeLessThanOrEqual(lower?.y ?? 0);
    await pane(page).getByRole('button', { name: 'Parkér' }).click({ trial: true });
  }
  await context.setOffline(false);
  await expect(note).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the end of the inbox leads back to the list', async ({ page, request }) => {
    const ad = await newAd(request);
    await applicant(request, ad, 'Ane Bro');
    await open(page, ad);
    await row(page, 'Ane Bro').getByRole('link').click();
    await page.keyboard.press('4');
    await expect(pane(page).getByRole('radio', { name: '4' })).toBeChecked();
    await page.keyboard.press('j');
    const heading = page.getByRole('heading', { name: 'Alle er set' });
    await expect(heading).toBeFocused();
    await expectAccessible(page);
    // Also in view on its side.
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Alle ansøgere' }).click();
    await expect(page.getByRole('heading', { name: 'Alle er set' })).toHaveCount(0);
    await expect(row(page, 'Ane Bro')).toBeVisible();
  });

  test('the list leads to one application and back, and several can be picked', async ({ page, request }) => {
    const ad = await newAd(request);
    const letter = Array.from({ length: 60 }, (_, at) => `Dag ${at + 1} lagde jeg planen, og den holdt.`).join('\n\n');
    const one = await applicant(request, ad, 'Amalie Friis', letter);
    await applicant(request, ad, 'Lene Toft', letter);
    await open(page, ad);
    await expect(page.getByRole('article')).toHaveCount(0);
    await expectAccessible(page);

    // The back link leads to the position in the list; the site's header is hidden while an application is open.
    await page.setViewportSize({ width: 390, height: 400 });
    await row(page, 'Amalie Friis').getByRole('link').scrollIntoViewIfNeeded();
    await row(page, 'Amalie Friis').evaluate((item) => item.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const placeOf = async () => Math.round((await row(page, 'Amalie Friis').boundingBox())?.y ?? 0);
    const place = await placeOf();
    await row(page, 'Amalie Friis').getByRole('link').click();
    await expect(person(page)).toHaveText('Amalie Friis');
    await expect(page.getByRole('banner')).toBeHidden();
    await pane(page).getByRole('link', { name: 'Alle ansøgere' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect.poll(placeOf).toBe(place);

    // The next application opens at its top, wherever the list and the previous one were scrolled.
    const beginning = pane(page).getByText('Dag 1 lagde jeg planen');
    await row(page, 'Lene Toft').getByRole('link').click();
    await pane(page).getByText('Dag 60 lagde jeg planen').scrollIntoViewIfNeeded();
    await expect(beginning).not.toBeInViewport();
    await pane(page).getByRole('link', { name: 'Alle ansøgere' }).click();
    await row(page, 'Amalie Friis').evaluate((item) => item.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await row(page, 'Amalie Friis').getByRole('link').click();
    await expect(person(page)).toHaveText('Amalie Friis');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(person(page)).toBeInViewport();
    await expect(beginning).toBeInViewport();
    await expect(list(page)).toBeHidden();
    await expectAccessible(page);
    await pane(page).getByRole('button', { name: 'Parkér' }).click();
    const parking = page.getByRole('dialog', { name: 'Parkér Amalie Friis' });
    await parking.getByRole('switch').click();
    await expect(parking.getByRole('textbox')).toBeVisible();
    await expect(parking.getByText('Ctrl+Enter')).toBeHidden();
    await parking.getByRole('switch').click();
    await parking.getByRole('button', { name: 'Parkér' }).click();
    await expect(person(page)).toHaveText('Lene Toft');
    await expect.poll(async () => (await stateOf(request, one)).reject).toBe(2);
    await pane(page).getByRole('link', { name: 'Alle ansøgere' }).click();
    await expect(row(page, 'Amalie Friis')).toContainText('Parkeret');
    await tab(page, 'Afslag').click();
    await expect(page.getByText('Ingen ansøgninger her')).toBeVisible();
    await tab(page, 'Alle').click();
    await page.getByRole('button', { name: 'Vælg flere' }).click();
    await list(page).getByRole('checkbox', { name: 'Vælg Lene Toft' }).click();
    await expect(page.getByRole('region', { name: 'Valgte ansøgere' }).getByRole('status')).toHaveText('1 valgt');
  });

  test('a decision on the list is undone there, also on a tablet', async ({ page, request }) => {
    const ad = await newAd(request);
    await applicants(request, ad, ['Amalie Friis', 'Lene Toft', 'Nora Lund']);
    await open(page, ad);
    const undo = page.getByRole('status').getByRole('button', { name: 'Fortryd' });
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('button', { name: 'Vælg flere' }).click();
      for (const name of ['Amalie Friis', 'Lene Toft']) {
        await list(page)
          .getByRole('checkbox', { name: `Vælg ${name}` })
          .click();
      }
      await page.getByRole('region', { name: 'Valgte ansøgere' }).getByRole('button', { name: 'Parkér' }).click();
      await page.getByRole('dialog', { name: 'Parkér 2 ansøgere' }).getByRole('button', { name: 'Parkér' }).click();
      await expect(tab(page, 'Parkerede')).toContainText('2');
      await expect(undo).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await undo.click();
      await expect(tab(page, 'Parkerede')).toContainText('0');
    }

    // On the list the notice is shown as well; on an application it is above the actions.
    await row(page, 'Nora Lund').getByRole('link').click();
    await pane(page).getByRole('button', { name: 'Parkér' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Parkér' }).click();
    await expect(undo).toBeInViewport({ ratio: 1 });
    await undo.click({ trial: true });
    await pane(page).getByRole('link', { name: 'Alle ansøgere' }).click();
    await expect(list(page)).toBeVisible();
    await undo.click();
    await expect(person(page)).toHaveText('Nora Lund');
    await pane(page).getByRole('link', { name: 'Alle ansøgere' }).click();
    await expect(tab(page, 'Parkerede')).toContainText('0');
  });
});
