import type { APIRequestContext, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { beSignedIn, newSeeker, type Person, sampleEmployer, startSession } from '../support/journeys/people.ts';
import { expect, test } from '../support/journeys/test.ts';

const entries = 14;
const jobOf = (at: number) => ({
  title: `Kok nummer ${at}`,
  company_name: `Kroen ${at}`,
  experience_description: `Begynder ${at}.<br>${'Frokost til mange gæster og ansvar for vagtplanen. '.repeat(9)}<br>Slutter ${at}.`,
  experience_start_year: 2024 - at,
  experience_start_month: 2,
  experience_end_year: 2025 - at,
  experience_end_month: 1,
  present: 0,
});

interface Owner {
  person: Person;
  headers: Record<string, string>;
  id: number;
}

/** A person whose published CV fills several pages. */
async function owner(request: APIRequestContext): Promise<Owner> {
  const person = await newSeeker('Signe Holm');
  const { token, user_id: id } = await startSession(person);
  const headers = { authorization: `Bearer ${token}` };
  const cv = {
    first_name: 'Signe',
    last_name: 'Holm',
    about_me: '<p>Jeg laver mad.</p>',
    cv_city: 9000,
    cv_experience: Array.from({ length: entries }, (_, at) => jobOf(at)),
    cv_skill: ['Kombucha brygning'],
  };
  const made = await (await request.post('/api/create_cv', { headers, data: { cv } })).json();
  expect(made, JSON.stringify(made)).toMatchObject({ result: 'success' });
  return { person, headers, id };
}

/** The text of each page of what the browser prints, in one line. */
async function printed(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((one) => one.replaceAll(/\s+/g, ' '));
}

/** What is on the screen to press, but for what the CV says itself. */
async function controls(page: Page): Promise<string[]> {
  const names = await page.getByRole('button').or(page.getByRole('navigation').getByRole('link')).allInnerTexts();
  return names.map((name) => name.replaceAll(/\s+/g, ' ').trim()).filter((name) => name.length > 2);
}

function expectWholeEntries(pages: readonly string[]): void {
  expect(pages.length).toBeGreaterThan(2);
  for (let at = 0; at < entries; at += 1)
    expect(
      pages.filter((text) => text.includes(`Begynder ${at}.`)),
      `entry ${at} is on one page`,
    ).toEqual(pages.filter((text) => text.includes(`Slutter ${at}.`)));
  expect(pages.join(' ')).toContain(`Slutter ${entries - 1}.`);
}

/** Colours of the page and of its texts when it is printed. */
async function expectBlackOnWhite(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const colours = await page.locator('main').evaluate((main) => {
    const look = (element: Element) => getComputedStyle(element);
    const clear = (colour: string) => colour === 'rgba(0, 0, 0, 0)';
    const grounds = [main, document.body, document.documentElement].map((one) => look(one).backgroundColor);
    const texts = [...main.querySelectorAll('p, h1, h2, h3, li')].filter((one) => one.checkVisibility());
    return { ground: grounds.find((one) => !clear(one)), texts: [...new Set(texts.map((one) => look(one).color))] };
  });
  expect(colours.ground ?? 'rgb(255, 255, 255)').toBe('rgb(255, 255, 255)');
  for (const colour of colours.texts) {
    const [red = 255, green = 255, blue = 255] = colour.match(/\d+/g)?.map(Number) ?? [];
    expect(Math.max(red, green, blue), colour).toBeLessThan(80);
  }
  await page.emulateMedia({ media: null, colorScheme: 'dark' });
}

test.use({ colorScheme: 'dark' });

test('the CV is printed with whole entries, without controls, black on white', async ({ page, request }) => {
  const { person } = await owner(request);
  await beSignedIn(page, person);
  await page.goto('/kandidat/mitcv');
  await expect(page.getByRole('heading', { level: 1, name: 'Signe Holm' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Som Word-dokument' })).toBeVisible();
  const names = await controls(page);
  expect(names).toContain('Som PDF');
  await expectBlackOnWhite(page);
  const pages = await printed(page);
  expectWholeEntries(pages);
  expect(names.filter((name) => pages.join(' ').includes(name))).toEqual([]);
  expect(pages.join(' ')).toContain('Kombucha brygning');
});

test('an employer prints the CV alone, and saves it as a Word document', async ({ page, request }) => {
  const { id } = await owner(request);
  await beSignedIn(page, sampleEmployer);
  await page.goto(`/virksomhed/cv/Vis/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Signe Holm' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hent som Word-dokument' }).click();
  expect((await saving).suggestedFilename()).toBe('CV Signe Holm.docx');
  const names = await controls(page);
  expect(names).toContain('Hent som PDF');
  await expectBlackOnWhite(page);
  const pages = await printed(page);
  expectWholeEntries(pages);
  expect([...names, 'Til søgningen'].filter((name) => pages.join(' ').includes(name))).toEqual([]);
});

test("the CV's own Word document is shown as an uploaded one, and printed without controls", async ({
  page,
  request,
}) => {
  const { headers } = await owner(request);
  const { url, file_name } = await (await request.get('/api/get_cv_docx', { headers })).json();
  const buffer = await (await request.get(url)).body();
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const sent = await request.post('/api/upload_cv_dashboard', {
    headers,
    multipart: { upload_cv_file: { name: file_name, mimeType, buffer } },
  });
  const { cv_document_id } = await sent.json();
  const opened = await request.post('/api/verify_document_id', { headers, data: { document_id: cv_document_id } });
  await page.goto((await opened.json()).url);
  await expect(page.getByRole('heading', { level: 3, name: 'Kok nummer 3' })).toBeVisible();
  await expectBlackOnWhite(page);
  const pages = await printed(page);
  expect(pages.join(' ')).toContain(`Slutter ${entries - 1}.`);
  expect(pages.join(' ')).not.toContain('Hent dokumentet');
});
