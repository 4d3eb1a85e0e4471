import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page, Response } from '@playwright/test';
import {
  asPerson,
  beSignedIn,
  newEmployer,
  newSeeker,
  type Person,
  sampleEmployer,
} from '../support/journeys/people.ts';
import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';
import { pdfOfLines } from './support/cv-pdf.ts';
import { documentOpened } from './support/documents.ts';
import { recordFilm } from './support/film.ts';
import { expectWholeHint } from './support/whole-hint.ts';

/**
 * A separate company with a plan for each concurrent journey, so that saved and opened CVs of one are not in the list of another.
 */
function company(kind: 'list' | 'bound'): Person {
  const keys = {
    list: ['solsikken', 'klintely', 'baeltfragt', 'marskgaarden'],
    bound: ['tretten-bit', 'vandkant-vvs', 'brdr-skovhus', 'tusindfryd'],
  };
  const { parallelIndex, project } = test.info();
  const key = keys[kind][(2 * parallelIndex + (project.name === 'phone' ? 1 : 0)) % keys[kind].length];
  return { ...sampleEmployer, name: `${key}`, email: `${key}@jobblik.test` };
}

/** Without vowels, so that they are not a word with endings or parts that a search finds as well. */
const letters = (count: number) => Array.from({ length: count }, () => 'bcdfghjklmnpqrstvwxz'[randomInt(20)]).join('');

interface Owner {
  first: string;
  last: string;
  /** A word that only this CV contains. */
  word: string;
  headers: Record<string, string>;
  person: Person;
}

/** A person with a published CV, by API calls. */
async function owner(request: APIRequestContext, visibility: 'named' | 'anonymous' = 'named'): Promise<Owner> {
  const word = `kransekager${letters(7)}`;
  const [first, last] = ['Thyra', `Ravnsgaard${letters(5)}`];
  const person = await newSeeker(`${first} ${last}`);
  const headers = await asPerson(person);
  const cv = {
    first_name: first,
    last_name: last,
    about_me: `<p>Jeg bager ${word} og meget andet. Ring til ${first} ${last} på 20 30 40 50.</p>`,
    cv_city: 9000,
    jobtype: 2,
    gender: 2,
    cv_experience: [
      {
        title: 'Konditor',
        company_name: 'Bagværket',
        experience_start_year: 2015,
        experience_start_month: 2,
        present: 1,
      },
    ],
  };
  const made = await (await request.post('/api/create_cv', { headers, data: { cv } })).json();
  expect(made, JSON.stringify(made)).toMatchObject({ result: 'success' });
  if (visibility === 'anonymous') {
    const answer = await request.post('/api/set_cv_visibility', { headers, data: { visibility } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return { first, last, word, headers, person };
}

async function open(page: Page, query = '') {
  await beSignedIn(page, company('list'));
  await page.goto(`/virksomhed/cv/søg${query}`);
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
}

const list = (page: Page) => page.getByRole('list', { name: 'Kandidater' });
const hits = (page: Page) => page.locator('h1');
const words = (page: Page) => page.getByRole('searchbox', { name: 'Hvem søger I?' });

test('hints in the fields of the search are whole', async ({ page }) => {
  await open(page);
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectWholeHint(words(page));
    await expectWholeHint(page.getByRole('textbox', { name: 'Postnummer' }));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectWholeHint(page.getByRole('combobox', { name: 'By eller region' }));
});

test('a word finds the CV while one types, and says why', { tag: '@phone' }, async ({ page, request }) => {
  const { first, last, word } = await owner(request);
  await open(page);
  await expectAccessibleInBothSchemes(page);
  await words(page).pressSequentially(word, { delay: 20 });
  await expect(hits(page)).toHaveText(`1 kandidat til »${word}«`);
  await expect(words(page)).toBeFocused();
  await expect(words(page)).toHaveValue(word);
  await expect(page).toHaveURL(new RegExp(`keyword=${word}`));
  await expect(list(page).getByRole('heading', { name: `${first} ${last}` })).toBeVisible();
  await expect(list(page).getByRole('list', { name: "Derfor er CV'et fundet" })).toContainText(word);
  await expectAccessible(page);

  await words(page).fill('qxzwvkjh');
  await expect(page.getByRole('heading', { name: 'Ingen kandidater matcher' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('group', { name: 'Sortering' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Gem som CV-match' })).toHaveAttribute('href', /keyword=qxzwvkjh/);
  // The owner lives in Aalborg, which is not within five kilometres of Rønne.
  await page.goto(`/virksomhed/cv/søg?keyword=${word}&postcode=3700&radius=5`);
  const others = page.getByRole('navigation', { name: 'Her er der kandidater' });
  await expect(others.getByRole('listitem')).toContainText(/Aalborg.*km · 1 kandidat/);
  await others.getByRole('link', { name: 'Aalborg' }).click();
  await expect(hits(page)).toHaveText(`1 kandidat til »${word}«`);
  await words(page).fill('qxzwvkjh');
  await page.getByRole('link', { name: 'Vis alle kandidater' }).click();
  await expect(page).toHaveURL(/\/cv\/s%C3%B8g$/);
  await expect(words(page)).toHaveValue('');
});

test('filters, postcode, order and page are in the address and restored from it', { tag: '@phone' }, async ({
  page,
  request,
  isMobile,
}) => {
  // In Aalborg, part time, employed since 2015.
  const { word } = await owner(request);
  const found = `1 kandidat til »${word}«`;
  const nobody = page.getByRole('heading', { name: 'Ingen kandidater matcher' });
  const tick = async (name: string) => {
    const box = page.getByRole('checkbox', { name });
    const on = !(await box.isChecked());
    await box.click();
    await expect(box).toBeChecked({ checked: on });
  };
  await open(page, `?keyword=${word}`);
  await expect(hits(page)).toHaveText(found);
  if (isMobile) await page.getByRole('button', { name: 'Filtre' }).click();
  // Two choices in quick succession are both kept.
  await page.getByRole('checkbox', { name: 'Fuldtid' }).click();
  await page.getByRole('checkbox', { name: '5+ år' }).click();
  await expect(page.getByRole('checkbox', { name: 'Fuldtid' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: '5+ år' })).toBeChecked();
  await expect(page).toHaveURL(/job_type=1&experiences=4/);
  await expect(nobody).toBeVisible();
  await tick('Deltid');
  await expect(page).toHaveURL(/job_type=1&job_type=2&experiences=4/);
  await expect(hits(page)).toHaveText(found);
  if (isMobile) await page.getByRole('button', { name: 'Vis 1 kandidat' }).click();
  await page.reload();
  await expect(hits(page)).toHaveText(found);

  await page.getByLabel('Postnummer').fill('9200');
  await expect(page).toHaveURL(/postcode=9200/);
  await expect(page.getByText('inden for 50 km af 9200')).toBeVisible();
  await expect(hits(page)).toHaveText(found);
  if (isMobile) await page.getByRole('button', { name: 'Filtre (3)' }).click();
  const slider = page.getByRole('slider', { name: 'Afstand fra 9200' });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Op til 50 km');
  await slider.press('ArrowRight');
  await expect(page).toHaveURL(/radius=55/);
  await page.getByRole('combobox', { name: 'By eller region' }).fill('nordjyl');
  await page.getByRole('option', { name: 'Nordjylland' }).click();
  await expect(page.getByRole('button', { name: 'Fjern Nordjylland' })).toBeVisible();
  await expect(page).toHaveURL(/location=nordjylland/i);
  await expect(hits(page)).toHaveText(found);
  await page.getByRole('combobox', { name: 'Fag' }).fill('bager');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/categories=\d+/);
  await expect(nobody).toBeVisible();
  await page.getByRole('combobox', { name: 'Sprog' }).fill('engel');
  await page.getByRole('option', { name: 'Engelsk' }).click();
  await expect(page).toHaveURL(/language=\d+/);
  await expect(nobody).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nulstil' }).click();
  await expect(page).toHaveURL(new RegExp(`\\?keyword=${word}&postcode=9200$`));
  await expect(page.getByRole('link', { name: 'Nulstil' })).toHaveCount(0);
  await expect(hits(page)).toHaveText(found);
  if (isMobile) await page.getByRole('button', { name: 'Vis 1 kandidat' }).click();

  await page.getByLabel('Postnummer').fill('0001');
  await expect(page.getByRole('heading', { name: 'Det postnummer kender vi ikke.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Søg i hele landet' }).click();
  await expect(hits(page)).toHaveText(found);
  await words(page).fill('');
  await expect(page).toHaveURL(/\/cv\/s%C3%B8g$/);
  await page.getByRole('link', { name: 'Nyeste' }).click();
  await expect(page).toHaveURL(/sort=newest/);
  await page.getByRole('link', { name: 'Side 2' }).click();
  await expect(page).toHaveURL(/sort=newest&page=2/);
  await page.goBack();
  await expect(page).toHaveURL(/sort=newest$/);
  await expect(list(page).getByRole('listitem')).toHaveCount(12);
});

/** Answers the questions about a person's CV, by API calls. */
async function answerAll(request: APIRequestContext, headers: Owner['headers']): Promise<void> {
  const asked = await (await request.get('/api/get_job_applications_from_jobseeker/2', { headers })).json();
  const [{ ask_id }] = asked.general_questions;
  const { questions, emp_id } = await (await request.get(`/api/get_common_answer/${ask_id}`, { headers })).json();
  const question_ids = questions.map(({ question_id }: { question_id: number }) => question_id);
  const answer = await request.post('/api/submit_common_answer', {
    headers,
    multipart: {
      employer_id: String(emp_id),
      question_ids: JSON.stringify(question_ids),
      text_answers_arr: JSON.stringify(question_ids.map(() => 'Rugbrød, helst om natten')),
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('a CV is saved, opened, asked about and deleted again', { tag: '@phone' }, async ({ page, request }) => {
  const { first, last, word, headers } = await owner(request);
  const name = `${first} ${last}`;
  await open(page, `?keyword=${word}`);
  await page.getByRole('button', { name: `Gem CV'et fra ${name}` }).click();
  await expect(page.getByText('Gemt CV', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Fjern CV'et fra ${name} fra gemte` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await list(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText("Virksomheder har set CV'et 1 gang.")).toBeVisible();
  await expect(page.getByText('Kvinde')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gemt', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleInBothSchemes(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hent som PDF' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByRole('button', { name: 'Spørgsmål', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Stil spørgsmål til ${name}` });
  await dialog.getByRole('button', { name: 'Send spørgsmål' }).click();
  await expect(dialog.getByText('Skriv et spørgsmål, eller fjern rækken.')).toBeVisible();
  await expect(dialog.getByLabel('Spørgsmål 1', { exact: true })).toBeFocused();
  await dialog.getByLabel('Spørgsmål 1', { exact: true }).fill('Hvad bager du helst?');
  await dialog.getByRole('checkbox', { name: 'Skriftligt svar' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send spørgsmål' }).click();
  await expect(page.getByRole('button', { name: 'Spørgsmål er sendt', exact: true })).toBeVisible();
  await expect(page.getByText('Hvad bager du helst?')).toBeVisible();
  await page.getByRole('link', { name: 'Til søgningen' }).click();
  await expect(page).toHaveURL(new RegExp(`keyword=${word}`));

  await page.goto('/virksomhed/dashboard');
  const section = page.getByRole('region', { name: 'Spørgsmål til kandidater' });
  await expect(section.getByRole('listitem').filter({ hasText: name })).toContainText('0 af 1 svar');
  await section.getByRole('link', { name }).click();
  await expect(page.getByText('Hvad bager du helst?')).toBeVisible();

  // An answer that arrives meanwhile is shown without a reload, also on a CV that was opened shortly before.
  await page.goBack();
  await answerAll(request, headers);
  await expect(section.getByRole('listitem').filter({ hasText: name })).not.toContainText('0 af 1 svar');
  await section.getByRole('link', { name }).click();
  await expect(page.getByText('Rugbrød, helst om natten')).toBeVisible();

  await page.goto('/virksomhed/cv/gemte');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: `Fjern ${name} fra gemte` }).click();
  await expect(page.getByRole('heading', { name })).toHaveCount(0);
  await expect(page.getByText('Slet CV', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('a saved CV that was hidden later is marked and can be removed from the list', async ({ page, request }) => {
  const { last, word, headers } = await owner(request);
  await open(page, `?keyword=${word}`);
  await page.getByRole('button', { name: /^Gem CV'et fra/ }).click();
  await expect(page.getByText('Gemt CV', { exact: true })).toBeVisible();
  await request.post('/api/set_cv_visibility', { headers, data: { visibility: 'hidden' } });
  await page.goto('/virksomhed/cv/gemte');
  const gone = page.getByRole('listitem').filter({ hasText: "CV'et findes ikke længere" });
  await expect(gone).toHaveCount(1);
  await expect(gone).not.toContainText(last);
  await gone.getByRole('button', { name: 'Fjern det CV, der ikke findes mere, fra gemte' }).click();
  await expect(gone).toHaveCount(0);
});

test('an anonymous CV shows no name anywhere, and its owner can be asked for contact', { tag: '@phone' }, async ({
  page,
  request,
  browser,
}) => {
  const { first, last, word, person } = await owner(request, 'anonymous');
  const seen: Promise<string>[] = [];
  const read = (response: Response) => {
    if (/\/api\/(search_cv|get_cv_detail)/.test(response.url())) seen.push(response.text());
  };
  page.on('response', read);
  await open(page, `?keyword=${word}`);
  const row = list(page).getByRole('listitem');
  await expect(row.first()).toContainText('Navnet er skjult');
  await row.getByRole('link', { name: 'Navnet er skjult' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Navnet er skjult' })).toBeVisible();
  await expect(page).toHaveTitle(/Navnet er skjult \| Jobblik$/);
  await expect(page.getByText(word)).toBeVisible();
  // What is answered later is read by nobody, and its body may be gone when the page closes.
  page.off('response', read);
  expect(seen.length).toBeGreaterThanOrEqual(2);
  for (const text of [...(await Promise.all(seen)), await page.locator('body').innerText()]) {
    expect(text).not.toMatch(new RegExp(`${first}|${last}|20 30 40 50`, 'i'));
  }
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('button', { name: 'Bed om kontakt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bed om kontakt' });
  await dialog.getByLabel(/Besked til kandidaten/).fill('Vi søger en konditor til butikken ved fjorden.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Venter på svar')).toBeVisible();

  const seeker = await (await browser.newContext()).newPage();
  await beSignedIn(seeker, person);
  await seeker.goto('/kandidat/dashboard');
  const section = seeker.getByRole('region', { name: 'De vil gerne vide, hvem du er' });
  await expect(section).toContainText('Vi søger en konditor til butikken ved fjorden.');
  await expectAccessible(seeker);
  await section.getByRole('button', { name: 'Vis, hvem jeg er' }).click();
  await expect(section).toContainText('Ser dit navn');
  await seeker.context().close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `${first} ${last}` })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`${first} ${last} \\| Jobblik$`));
  await expect(page.getByText('Kandidaten har sagt ja')).toBeVisible();
});

test('without a membership the page leads to one and shows nobody', async ({ page }) => {
  await beSignedIn(page, await newEmployer());
  await page.goto('/virksomhed/cv/søg');
  await expect(page.getByRole('heading', { name: 'CV-databasen følger med et betalt medlemskab' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Se planerne' })).toHaveAttribute('href', '/virksomhed/medlemskab/pakke');
  await expectAccessible(page);
  for (const path of ['gemte', 'Vis/2147483647']) {
    await page.goto(`/virksomhed/cv/${path}`);
    await expect(page.getByRole('heading', { name: 'CV-databasen følger med et betalt medlemskab' })).toBeVisible();
  }
  await beSignedIn(page, company('list'));
  await page.goto('/virksomhed/cv/Vis/2147483647');
  await expect(page.getByRole('heading', { name: "CV'et kan ikke ses mere" })).toBeVisible();
  await expectAccessible(page);
});

test('a CV’s video plays in a dialog, and its document opens in a separate window', { tag: '@phone' }, async ({
  page,
  request,
  browser,
}) => {
  const { first, last, word, headers } = await owner(request);
  const video = { name: 'video.webm', mimeType: 'video/webm', buffer: await recordFilm(browser) };
  const added = await request.post('/api/add_video_cv', { headers, multipart: { name: 'Min hilsen', video } });
  expect(added.ok(), await added.text()).toBe(true);
  const paper = { name: 'CV Thyra.pdf', mimeType: 'application/pdf', buffer: pdfOfLines([`${first} ${last}`]) };
  const upload = await request.post('/api/upload_cv_dashboard', { headers, multipart: { upload_cv_file: paper } });
  expect(upload.ok(), await upload.text()).toBe(true);
  const republished = await (await request.get('/api/get_cv', { headers })).json();
  await request.post('/api/update_cv', { headers, data: { cv: republished.cv } });
  await open(page, `?keyword=${word}&extras=1`);
  await list(page)
    .getByRole('link', { name: `${first} ${last}` })
    .click();
  // The button beside the name.
  await page.getByRole('article').getByRole('button', { name: 'Se videoen Min hilsen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Min hilsen' });
  await expect
    .poll(() => dialog.locator('video').evaluate((film: HTMLVideoElement) => film.readyState))
    .toBeGreaterThan(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Se videoen Min hilsen' })).toBeFocused();
  const shown = await documentOpened(page, () => page.getByRole('button', { name: 'Se dokumentet' }).click());
  expect(shown.headers()['content-type']).toBe('application/pdf');
});

test('the remaining number of CVs for today is shown before none are left', async ({ page, request }) => {
  const reader = company('bound');
  const headers = await asPerson(reader);
  const { path, left } = await openUntilQuotaShown(request, headers);
  expect(left).toBeGreaterThan(0);
  await beSignedIn(page, reader);
  // Opening a CV again does not count.
  await page.goto(path);
  await expect(page.getByText(quotaText(left))).toBeVisible();
  await expectAccessible(page);
  const { word } = await owner(request);
  await page.goto(`/virksomhed/cv/søg?keyword=${word}`);
  await list(page).getByRole('link').first().click();
  await expect(page.getByText(quotaText(left - 1))).toBeVisible();
});

const quotaText = (left: number) =>
  left === 1 ? 'I kan åbne 1 nyt CV mere i dag.' : `I kan åbne ${left} nye CV'er mere i dag.`;

/** Opens CVs through the API until the response has the number of remaining views. */
async function openUntilQuotaShown(request: APIRequestContext, headers: Record<string, string>) {
  for (let pageNumber = 1; pageNumber <= 3; pageNumber += 1) {
    const data = { pageNumber, pagePerSize: 48, sort: 'relevance' };
    const { cvs } = await (await request.post('/api/search_cv_pagination', { headers, data })).json();
    for (const { url } of cvs as { url: string }[]) {
      const { opens_left } = await (await request.get(`/api/get_cv_detail/${url}`, { headers })).json();
      if (typeof opens_left === 'number') return { path: `/virksomhed/cv/Vis/${url}`, left: opens_left };
    }
  }
  throw new Error('the CVs there are do not come near the bound');
}

test('the state of an interview stays in its column, and the tab names the person', async ({ page }) => {
  await beSignedIn(page, sampleEmployer);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/virksomhed/cv/søg?keyword=backendudvikler');
  const state = page.getByText('Anmodning om videointerview accepteres').first();
  const edges = () =>
    state.evaluate((one) => [one, one.parentElement].map((box) => box?.getBoundingClientRect().right));
  await state.scrollIntoViewIfNeeded();
  const [label, column] = await edges();
  expect(label).toBeLessThanOrEqual(column ?? 0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Amalie Holm' }).click();
  await expect(page).toHaveTitle(/^(\(\d+\+?\) )?Amalie Holm \| Jobblik$/);
  const [right, actions] = await edges();
  expect(right).toBeLessThanOrEqual(actions ?? 0);
  await page.getByRole('link', { name: 'Til søgningen' }).click();
  await expect(page).not.toHaveTitle(/Amalie/);
});
