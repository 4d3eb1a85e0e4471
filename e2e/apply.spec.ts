import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { pdfFile } from '../apps/server/src/platform/files/files.factory.ts';
import {
  asPerson,
  beSignedIn,
  newSeeker,
  type Person,
  sampleEmployer,
  signInInDialog,
} from '../support/journeys/people.ts';
import { expect, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';
import { type Ad, newAd } from './support/ads.ts';
import { recordFilm } from './support/film.ts';
import { emulateFeatures } from './support/media.ts';

const message = 'Kære Lene\n\nJeg har holdt styr på vagter i ni år, også i julen. »Æøå« og 😀 er med.';
const cv = { name: 'cv æøå.pdf', mimeType: 'application/pdf', buffer: pdfFile('CV') };
const letter = { name: 'ansøgning.pdf', mimeType: 'application/pdf', buffer: pdfFile('Ansøgning') };
const filler = Buffer.alloc(12 * 1024 * 1024, '%fyld\n');
/** Three chunks of an upload. */
const large = {
  name: 'eksamensbevis.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), filler, pdfFile('Bevis')]),
};

const letterField = (page: Page) => page.getByRole('textbox', { name: 'Besked til virksomheden' });
const send = (page: Page) => page.getByRole('button', { name: 'Send ansøgning' });
const sent = (page: Page) => page.getByRole('heading', { name: 'Jobansøgningen er sendt' });
const toast = (page: Page) => page.getByText('Du har lige sendt din jobansøgning');

async function choose(page: Page, label: string, file: typeof cv) {
  await page.getByLabel(new RegExp(`^${label}`)).setInputFiles(file);
  await expect(page.getByText(file.name)).toBeVisible();
}

/** The application in the employer's list. */
async function received(request: APIRequestContext, ad: Ad) {
  const headers = await asPerson(sampleEmployer);
  const { job } = await (await request.get(`/api/get_job_ads/${ad.id}`, { headers })).json();
  return job.job_apply as {
    user: { name: string; email: string };
    attach: Record<string, string | null>;
    questions: { question: string; answer: { text_answer: string } | null }[];
  }[];
}

async function openAsEmployer(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await beSignedIn(page, sampleEmployer);
  await page.goto(path);
  return page;
}

async function startAs(page: Page, person: Person, ad: Ad) {
  await beSignedIn(page, person);
  await page.goto(`/apply/${ad.id}`);
  await expect(letterField(page)).toBeEnabled();
}

test('a guest writes, comes back after a reload, signs in, and it is sent; the employer reads it at once', {
  tag: '@phone',
}, async ({ page, request, browser }) => {
  const [ad, seeker] = [await newAd(request), await newSeeker('Åse Lund')];
  const employer = await openAsEmployer(browser, `/virksomhed/job/anvendelse/${ad.id}`);
  await expect(employer.getByRole('heading', { name: 'Ingen har søgt endnu' })).toBeVisible();
  await expectAccessibleInBothSchemes(employer);

  await page.bringToFront();
  await page.goto(`/apply/${ad.id}`);
  await expect(page.getByRole('complementary', { name: 'Jobbet på et blik' })).toContainText('32.000–\u206036.000 kr.');
  await page.getByRole('button', { name: 'Log ind og send' }).click();
  await expect(page.getByText('Skriv en besked, eller vælg mindst én fil.')).toBeVisible();
  await expect(letterField(page)).toBeFocused();
  await letterField(page).fill(message);
  await choose(page, 'CV', cv);
  await choose(page, 'Ansøgning', letter);
  await expectAccessibleInBothSchemes(page);
  await page.reload();
  await expect(letterField(page)).toHaveValue(message);
  await expect(page.getByText(cv.name)).toBeVisible();
  await page.getByRole('button', { name: 'Log ind og send' }).click();
  await signInInDialog(page, seeker);
  await expect(sent(page)).toBeFocused();
  await expect(sent(page)).toBeInViewport();
  await expect(toast(page)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const movements = async () => {
    const pictures = page.getByRole('main').locator('svg');
    const names = await pictures.evaluateAll((all) => all.map((one) => getComputedStyle(one).animationName));
    return names.filter((name) => name !== 'none');
  };
  expect(await movements(), 'the eye where motion is reduced').toEqual([]);
  await emulateFeatures(page, { 'prefers-reduced-motion': 'no-preference' });
  expect(await movements(), 'the eye opens and shuts').toEqual([
    expect.stringMatching(/rest/),
    expect.stringMatching(/look/),
  ]);
  await emulateFeatures(page, { 'prefers-reduced-motion': 'reduce' });

  // The employer's page updates without a reload.
  await employer.getByRole('link', { name: 'Åse Lund' }).click();
  await expect(employer.getByRole('heading', { name: 'Åse Lund' })).toBeVisible();
  await expect(employer.getByText('Jeg har holdt styr på vagter i ni år')).toBeVisible();
  await expectAccessibleInBothSchemes(employer);
  await employer.getByRole('button', { name: cv.name }).click();
  const document = employer.getByRole('dialog');
  const file = await document.getByRole('link', { name: 'Hent', exact: true }).getAttribute('href');
  const answer = await employer.request.get(file ?? '');
  expect(answer.headers()['content-type']).toContain('pdf');
  expect((await answer.body()).equals(cv.buffer)).toBe(true);
  await document.getByRole('button', { name: 'Luk' }).click();
  await expect(employer.getByRole('button', { name: letter.name })).toBeVisible();
  await employer.context().close();

  await page.goto(`/apply/${ad.id}`);
  await expect(page.getByRole('heading', { name: 'Du har allerede sendt en ansøgning til dette job' })).toBeFocused();
  // The employer has opened it before.
  await expect(page.getByText(/^Set i\sdag\skl\.\s/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Lignende job' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('link', { name: 'Følg ansøgningen' }).click();
  await expect(page).toHaveURL(/\/kandidat\/job\/applikationer\?vis=\d+$/);
  await expect(page.getByRole('heading', { name: ad.title })).toBeVisible();
});

test('a guest without an account signs up in the dialog on the way', { tag: '@phone' }, async ({ page, request }) => {
  const ad = await newAd(request);
  await page.goto(`/apply/${ad.id}`);
  await letterField(page).fill(message);
  await page.getByRole('button', { name: 'Log ind og send' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Log ind eller opret en konto, så sender vi din ansøgning til')).toBeVisible();
  await dialog.getByRole('button', { name: 'Jeg er ny her' }).click();
  await dialog.getByLabel('Navn').fill('Ny Ansøger');
  await dialog.getByLabel('E-mail').fill(`ny-${ad.id}@jobblik.test`);
  await dialog.getByLabel('Adgangskode', { exact: true }).fill('en lang nok adgangskode');
  await dialog.getByLabel(/Jeg accepterer/).check();
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Opret konto' }).click();
  await expect(sent(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Det sker der nu' }).getByRole('listitem')).toHaveText([
    /^Sendti\sdag\skl\.\s/,
    /^Under behandling/,
    /^Setmed dato og navn/,
  ]);
  await expectAccessibleInBothSchemes(page);
  const [application] = await received(request, ad);
  expect(application?.user.name).toBe('Ny Ansøger');
  expect(application?.attach.message).toBe(message);
});

test('a large upload resumes where it stopped, after a lost connection and after a reload', async ({
  page,
  request,
}) => {
  const ad = await newAd(request);
  await startAs(page, await newSeeker(), ad);
  await choose(page, 'Andet', large);
  let opened = 0;
  const offsets: string[] = [];
  page.on('request', (one) => {
    if (!one.url().includes('/api/uploads')) return;
    if (one.method() === 'POST') opened += 1;
    if (one.method() === 'PATCH') offsets.push(one.headers()['upload-offset'] ?? '');
  });
  // The second chunk is aborted each time.
  await page.route('**/api/uploads/*', (route) =>
    route.request().method() === 'PATCH' && route.request().headers()['upload-offset'] !== '0'
      ? route.abort('internetdisconnected')
      : route.continue(),
  );
  await send(page).click();
  await expect.poll(() => offsets).toContain(String(5 * 1024 * 1024));
  await expect(page.getByRole('progressbar', { name: `Sender ${large.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Afbryd' }).click();
  await expect(send(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText(large.name)).toBeVisible();
  await page.unroute('**/api/uploads/*');
  offsets.length = 0;
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  expect(opened, 'uploads begun').toBe(1);
  expect(offsets[0]).toBe(String(5 * 1024 * 1024));
  const [application] = await received(request, ad);
  expect(application?.attach.other_real_name).toBe(large.name);
});

test('a refused or lost request keeps all input and files, and a double click sends one application', async ({
  page,
  request,
  context,
}) => {
  const ad = await newAd(request);
  await startAs(page, await newSeeker(), ad);
  await letterField(page).fill(message);
  await choose(page, 'CV', cv);
  await page.route('**/api/apply_job', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Ansøgningen er ikke sendt.');
  await expect(letterField(page)).toHaveValue(message);
  await expect(page.getByText(cv.name)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.unroute('**/api/apply_job');
  await send(page).dblclick();
  await expect(sent(page)).toBeFocused();
  await expect(sent(page)).toBeInViewport();
  expect(await received(request, ad)).toHaveLength(1);

  const next = await newAd(request);
  await page.goto(`/apply/${next.id}`);
  await letterField(page).fill(message);
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByText('Vi sender ansøgningen, så snart der er forbindelse igen.')).toBeVisible();
  await expect(page.getByText('Prøv igen.')).toHaveCount(0);
  await context.setOffline(false);
  await expect(sent(page)).toBeVisible();
  expect(await received(request, next)).toHaveLength(1);
});

test('a file of the wrong kind is refused at its field, regardless of its name', async ({ page, request }) => {
  const ad = await newAd(request);
  await startAs(page, await newSeeker(), ad);
  await page
    .getByLabel(/^CV/)
    .setInputFiles({ name: 'cv.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
  await expect(page.getByText('»cv.exe« har en type, vi ikke kan bruge.')).toBeVisible();
  await choose(page, 'CV', {
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html>ikke en pdf</html>'),
  });
  await letterField(page).fill(message);
  await send(page).click();
  await expect(page.getByText('Filen kan ikke bruges her. Den er beskadiget, eller').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fjern cv.pdf' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^CV/)).toBeFocused();
  await choose(page, 'CV', cv);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
});

test('an employer sees that employers cannot apply', async ({ page, request }) => {
  const ad = await newAd(request);
  await page.goto(`/apply/${ad.id}`);
  await letterField(page).fill(message);
  await page.getByRole('button', { name: 'Log ind og send' }).click();
  await signInInDialog(page, sampleEmployer);
  await expect(page.getByRole('heading', { name: 'Arbejdsgiveren kan ikke sende ansøgninger' })).toBeVisible();
  expect(await received(request, ad)).toHaveLength(0);
});

test('a person who applied elsewhere meanwhile sees a message', async ({ page, request }) => {
  const [ad, seeker] = [await newAd(request), await newSeeker()];
  await page.goto(`/apply/${ad.id}`);
  await letterField(page).fill(message);
  const data = { job_id: ad.id, message: 'Fra en anden fane' };
  await request.post('/api/apply_job', { headers: await asPerson(seeker), data });
  await page.getByRole('button', { name: 'Log ind og send' }).click();
  await signInInDialog(page, seeker);
  await expect(page.getByRole('heading', { name: 'Du har allerede sendt en ansøgning til dette job' })).toBeVisible();
  expect(await received(request, ad)).toHaveLength(1);
});

test('a draft is not shown to the next person in the same browser', async ({ page, request }) => {
  const [ad, first, second] = [await newAd(request), await newSeeker('Åse Lund'), await newSeeker('Bo Dam')];
  const signInToApply = async ({ email, password }: Person) => {
    await page.goto(`/login?next=/apply/${ad.id}`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Adgangskode', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
    await expect(letterField(page)).toBeEnabled();
  };
  const leave = async () => {
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.context().clearCookies();
  };
  await signInToApply(first);
  await choose(page, 'CV', cv);
  await letterField(page).fill(message);
  await leave();
  await signInToApply(first);
  await expect(letterField(page)).toHaveValue(message);
  await leave();
  await signInToApply(second);
  await expect(letterField(page)).toHaveValue('');
  await expect(page.getByText(cv.name)).toBeHidden();
  await page.reload();
  await expect(letterField(page)).toBeEnabled();
  await expect(page.getByText(cv.name)).toBeHidden();
});

/** A seeker with a published CV that has a document and a video. */
async function seekerWithCv(request: APIRequestContext, browser: Browser) {
  const seeker = await newSeeker('Åse Lund');
  const headers = await asPerson(seeker);
  const entry = {
    title: 'Vagtplanlægger',
    company_name: 'Havneby',
    experience_start_year: 2017,
    experience_start_month: 3,
    present: 1,
  };
  const content = {
    first_name: 'Åse',
    last_name: 'Lund',
    about_me: '<p>Ni år med vagter.</p>',
    cv_experience: [entry],
  };
  const made = await request.post('/api/create_cv', {
    headers,
    multipart: { cv: JSON.stringify({ ...content, cv_wish: [], jobtype: 2 }), upload_cv_file: cv },
  });
  expect(await made.json()).toMatchObject({ result: 'success' });
  const video = { name: 'Hej fra Åse.webm', mimeType: 'video/webm', buffer: await recordFilm(browser) };
  expect((await request.post('/api/add_video_cv', { headers, multipart: { video } })).ok()).toBe(true);
  const readyVideos = async () => {
    const { videos } = await (await request.get('/api/get_cv', { headers })).json();
    return (videos as { state: string }[]).filter(({ state }) => state === 'ready').length;
  };
  await expect.poll(readyVideos).toBe(1);
  return { seeker, headers };
}

test('files of the CV are attached with one click, and shown as the employer sees them', {
  tag: ['@phone', '@firefox'],
}, async ({ page, request, browser }) => {
  const asked = [
    { question: 'Hvorfor netop os?', text: 1, video: 0 },
    { question: 'Vis, hvem du er', text: 0, video: 1 },
  ];
  const ad = await newAd(request, { questions: asked });
  const { seeker, headers } = await seekerWithCv(request, browser);
  await startAs(page, seeker, ad);
  const own = page.getByRole('region', { name: 'Det, du har i Jobblik' });
  await expect(own.getByText(/^Følger med: .* kan læse det, når du har sendt ansøgningen\.$/)).toBeVisible();
  await own.getByRole('button', { name: 'Vedhæft dokument og video' }).click();
  await expect(own.getByText('Vedhæftet')).toHaveCount(2);
  await page.getByRole('button', { name: 'Fjern Hej fra Åse' }).click();
  await expect(own.getByText('Vedhæftet')).toHaveCount(1);
  // An application without a video shows the video of the CV.
  const preview = page.getByRole('dialog', { name: /^Det ser / });
  const openPreview = page.getByRole('button', { name: 'Se, hvad virksomheden ser' });
  await openPreview.click();
  await expect(preview.getByText(/^Den nyeste video fra dit CV vises/)).toBeVisible();
  await expect(preview.getByLabel('Hej fra Åse')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await preview.getByRole('button', { name: cv.name }).click();
  await (await opened).close();
  await page.keyboard.press('Escape');
  await own.getByRole('button', { name: 'Vedhæft Hej fra Åse' }).click();
  await page.getByRole('textbox', { name: 'Hvorfor netop os?' }).fill('Fordi I holder vagtplanen.');
  await expect(page.getByText('Svar på video, når ansøgningen er sendt.')).toBeVisible();
  await page.reload();
  await expect(own.getByText('Vedhæftet')).toHaveCount(2);

  await openPreview.click();
  await expect(preview.getByText(/^Den nyeste video fra dit CV vises/)).toHaveCount(0);
  await expect(preview.getByText(seeker.email)).toBeVisible();
  await expect(preview.getByText('Ingen besked')).toBeVisible();
  await expect(preview.getByText('Fordi I holder vagtplanen.')).toBeVisible();
  await expect(preview.getByText(cv.name).first()).toBeVisible();
  await expect(preview.getByLabel('Hej fra Åse')).toBeVisible();
  await expect(preview.getByText('Vagtplanlægger').first()).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  // The CV's document is opened in another window and removed there.
  const { cv: content } = await (await request.get('/api/get_cv', { headers })).json();
  const removed = { cv: content, remove_document: true };
  expect((await request.post('/api/create_cv', { headers, data: removed })).ok()).toBe(true);
  await send(page).click();
  await expect(page.getByText('Filen findes ikke længere. Vælg den igen.')).toBeVisible();
  await expect(own.getByText('Vedhæftet')).toHaveCount(1);
  await letterField(page).fill(message);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  const [application] = await received(request, ad);
  expect(application?.attach).toMatchObject({ message, cv_real_name: null });
  expect(application?.attach.apply_video_real_name).toContain('Hej fra Åse');
  expect(application?.questions).toMatchObject([
    { question: 'Hvorfor netop os?', answer: { text_answer: 'Fordi I holder vagtplanen.' } },
    { question: 'Vis, hvem du er', answer: null },
  ]);
});

test('from search to sent application with the keyboard alone', async ({ page, request }) => {
  const [ad, seeker] = [await newAd(request, { title: 'Tastaturtester' }), await newSeeker()];
  /** Presses Tab until the named control has the focus, as a keyboard user does. */
  const tabTo = async (name: string | RegExp, role: Parameters<Page['getByRole']>[0]) => {
    const control = page.getByRole(role, { name }).locator('visible=true').first();
    await expect(control).toBeVisible();
    for (let step = 0; step < 120; step += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await page.goto('/home');
  await tabTo('Hvad vil du lave?', 'combobox');
  await page.keyboard.type(ad.title);
  await page.keyboard.press('Enter');
  await tabTo(ad.title, 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ad.title);
  await tabTo('Søg jobbet', 'link');
  await page.keyboard.press('Enter');
  await expect(letterField(page)).toBeEnabled();
  await tabTo('Besked til virksomheden', 'textbox');
  await page.keyboard.type('Jeg bruger kun tastatur.');
  await tabTo('Log ind og send', 'button');
  await page.keyboard.press('Enter');
  await tabTo('E-mail', 'textbox');
  await page.keyboard.type(seeker.email);
  await tabTo('Adgangskode', 'textbox');
  await page.keyboard.type(seeker.password);
  await page.keyboard.press('Enter');
  await expect(sent(page)).toBeVisible();
  expect(await received(request, ad)).toHaveLength(1);
});

test('the employer moves through applications with keys, links and the back button', async ({ page, request }) => {
  const ad = await newAd(request);
  for (const name of ['Åse Lund', 'Bo Dam', 'Cilla Eg']) {
    const data = { job_id: ad.id, message };
    await request.post('/api/apply_job', { headers: await asPerson(await newSeeker(name)), data });
  }
  expect(await received(request, ad)).toHaveLength(3);
  await beSignedIn(page, sampleEmployer);
  await page.goto(`/virksomhed/job/detalje/${ad.id}/job_manage`);
  await expect(page.getByRole('link', { name: 'Alle annoncer' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const list = page.getByRole('group', { name: 'Ansøgninger' });
  await list.getByRole('link').first().click();
  const person = page.getByRole('article').getByRole('heading', { level: 2 });
  const first = await person.innerText();
  await expect(page).toHaveURL(/application=\d+/);
  const address = page.url();
  // The person is shown before the address changes; the back button goes through addresses.
  await page.keyboard.press('j');
  await expect(person).not.toHaveText(first);
  await expect(page).not.toHaveURL(address);
  await page.keyboard.press('k');
  await expect(person).toHaveText(first);
  await expect(page).toHaveURL(address);
  const next = page.getByRole('link', { name: /^Næste/ });
  const place = (await next.boundingBox())?.x;
  await next.click();
  await expect(person).not.toHaveText(first);
  await expect(page.getByRole('link', { name: /^Forrige/ })).toBeVisible();
  expect((await next.boundingBox())?.x, 'a second click goes on, not back').toBe(place);
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await expect(person).toHaveText(first);
});

test('after too many uploads the form says when to try again, blames no file and keeps everything', async ({
  page,
  request,
}) => {
  const ad = await newAd(request);
  await page.route('**/api/uploads', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '1800' },
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'too_many_requests', title: 'too many requests', status: 429 }),
    }),
  );
  await startAs(page, await newSeeker(), ad);
  await letterField(page).fill(message);
  await choose(page, 'CV', large);
  await send(page).click();
  await expect(page.getByText(/Prøv igen om\s30\smin\. Ansøgningen er ikke sendt/)).toBeVisible();
  await expect(page.getByText('Det kan vi ikke læse')).toHaveCount(0);
  await expect(letterField(page)).toHaveValue(message);
  await expect(page.getByText(large.name)).toBeVisible();
});
