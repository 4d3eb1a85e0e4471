import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { noise } from '../apps/server/src/platform/files/files.factory.ts';
import { film } from '../apps/server/src/platform/media/media.factory.ts';
import { chromiumFlags, findChromium } from '../support/browsers/chromium.ts';
import { asPerson, beSignedIn, newSeeker, type Person } from '../support/journeys/people.ts';
import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';
import { pollLimit } from '../support/test-limits.ts';
import { startCuttingProxy } from './support/cutting-proxy.ts';
import { recorded } from './support/film.ts';

test.use({
  permissions: ['camera', 'microphone'],
  // The headless shell never resolves a request for a camera.
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumFlags, '--use-fake-device-for-media-stream', '--autoplay-policy=no-user-gesture-required'],
  },
});

async function openVideos(page: Page): Promise<Person> {
  const person = await newSeeker();
  await beSignedIn(page, person);
  await page.goto('/kandidat/video');
  await expect(page.getByRole('heading', { name: 'Video-CV', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Optag en video' })).toBeEnabled();
  return person;
}

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const toast = (page: Page) => page.getByText('Du har uploadet din video cv', { exact: true });
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function choose(page: Page, name: string, content: Buffer, mimeType = 'video/mp4') {
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer: content });
  await expect(page.getByRole('dialog', { name: 'Læg videoen op' })).toBeVisible();
}
const sendIt = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Læg videoen op' }).click();

/** Opens a video from its card and seeks; returns its length. */
async function playAndSeek(page: Page, name: string): Promise<number> {
  await card(page, name)
    .getByRole('button', { name: `Afspil ${name}` })
    .click();
  const player = page.getByRole('dialog', { name }).locator('video');
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThanOrEqual(2);
  const seen = await player.evaluate(async (video: HTMLVideoElement) => {
    video.pause();
    const seeked = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    video.currentTime = 1.5;
    await seeked;
    return { duration: video.duration, at: video.currentTime, end: video.seekable.end(0) };
  });
  expect(seen.at).toBeCloseTo(1.5, 1);
  expect(seen.end).toBeCloseTo(seen.duration, 1);
  return seen.duration;
}

/** A video of a given number of bytes: the content of a `free` box is ignored (ISO/IEC 14496-12 §8.1.2). */
async function largeFilm(bytes: number): Promise<Buffer> {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(bytes + 8, 0);
  header.write('free', 4, 'latin1');
  return Buffer.concat([await film({ format: 'mp4', seconds: 3 }), header, noise(bytes)]);
}

test('a person records, reviews, uploads, plays, seeks and deletes', { tag: '@phone' }, async ({ page, isMobile }) => {
  await openVideos(page);
  await expect(page.getByRole('heading', { name: 'Du har ingen video endnu' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('button', { name: 'Optag en video' }).click();
  const recorder = page.getByRole('dialog', { name: 'Optag en video' });
  await expect(recorder.getByLabel('Kamera')).toBeVisible();
  await expect(recorder.getByRole('meter', { name: 'Lydstyrke' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const height = async () => Math.round((await recorder.boundingBox())?.height ?? 0);
  const heightAtFirst = await height();
  await recorder.getByRole('button', { name: 'Start optagelsen' }).press('Enter');
  await expect(recorder.getByText('Optager', { exact: true })).toBeVisible();
  expect(await height()).toBe(heightAtFirst);
  await expect(recorder.getByRole('button', { name: 'Stop' })).toBeFocused();
  await expect(recorder.getByText(recorded(2))).toBeVisible();
  await recorder.getByRole('button', { name: 'Hold pause' }).click();
  await expect(recorder.getByText('Pause', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await recorder.getByRole('button', { name: 'Fortsæt' }).click();
  await expect(recorder.getByText(recorded(4))).toBeVisible();

  // Closing asks for confirmation first.
  const stay = page.getByRole('dialog', { name: 'Kassér optagelsen?' }).getByRole('button', { name: 'Bliv her' });
  await page.keyboard.press('Escape');
  await stay.click();
  await recorder.getByRole('button', { name: 'Stop' }).press('Enter');

  await expect(recorder.getByRole('heading', { name: 'Sådan blev den' })).toBeFocused();
  expect(await height()).toBe(heightAtFirst);
  await page.keyboard.press('Escape');
  await stay.click();
  const review = recorder.locator('video');
  await expect
    .poll(() => review.evaluate((video: HTMLVideoElement) => Number.isFinite(video.duration) && video.duration > 2))
    .toBe(true);
  await expectAccessible(page);
  await recorder.getByRole('button', { name: 'Brug videoen' }).press('Enter');

  const naming = page.getByRole('dialog', { name: 'Læg videoen op' });
  const name = naming.getByLabel('Navn på videoen');
  if (isMobile) {
    // The field does not open a phone's keyboard automatically.
    await expect(name).not.toBeFocused();
    await name.fill('Hej, jeg er Signe');
  } else {
    // Typing replaces the suggested name.
    await expect(name).toBeFocused();
    await page.keyboard.type('Hej, jeg er Signe');
  }
  await expectAccessible(page);
  await sendIt(page);
  await expect(toast(page)).toBeVisible();
  await expect(card(page, 'Hej, jeg er Signe')).toBeVisible();
  await expect(card(page, 'Hej, jeg er Signe').getByText('Gøres klar')).toBeHidden();
  await expect(card(page, 'Hej, jeg er Signe').locator('img')).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  expect(await playAndSeek(page, 'Hej, jeg er Signe')).toBeGreaterThan(3);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Mere om Hej, jeg er Signe' }).click();
  await page.getByRole('button', { name: 'Slet' }).click();
  await page.getByRole('dialog', { name: 'Slet videoen?' }).getByRole('button', { name: 'Slet videoen' }).click();
  await expect(page.getByRole('heading', { name: 'Du har ingen video endnu' })).toBeVisible();
});

test('a practice recording is never sent', async ({ page }) => {
  await openVideos(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.getByRole('button', { name: 'Optag en video' }).click();
  const recorder = page.getByRole('dialog', { name: 'Optag en video' });
  await recorder.getByRole('switch', { name: /Øv dig først/ }).check();
  await recorder.getByRole('button', { name: 'Start øvelsen' }).click();
  await expect(recorder.getByText(recorded(2))).toBeVisible();
  await recorder.getByRole('button', { name: 'Stop' }).click();
  await expect(recorder.getByRole('heading', { name: 'Sådan gik øvelsen' })).toBeVisible();
  await expect(recorder.getByRole('button', { name: 'Brug videoen' })).toHaveCount(0);
  await recorder.getByRole('button', { name: 'Optag rigtigt' }).click();
  await expect(recorder.getByRole('button', { name: 'Start optagelsen' })).toBeVisible();
  await recorder.getByRole('button', { name: 'Luk' }).click();
  await expect(recorder).toBeHidden();
  expect(sent.filter((url) => /video|uploads/.test(url))).toEqual([]);
});

test('a video is uploaded, renamed and gets captions', { tag: '@phone' }, async ({ page }) => {
  await openVideos(page);
  await choose(page, 'min_film.webm', await film({ seconds: 3, live: true }), 'video/webm');
  await expect(page.getByLabel('Navn på videoen')).toHaveValue('min film');
  await sendIt(page);
  await expect(toast(page)).toBeVisible();

  await page.getByRole('button', { name: 'Mere om min film' }).click();
  await page.getByRole('button', { name: 'Omdøb' }).click();
  await page.getByLabel('Navn på videoen').fill('Kok i Aalborg');
  await page.getByLabel('Navn på videoen').press('Enter');
  await expect(card(page, 'Kok i Aalborg')).toBeVisible();

  await page.getByRole('button', { name: 'Mere om Kok i Aalborg' }).click();
  await page.getByRole('button', { name: 'Undertekster' }).click();
  const captions = page.getByRole('dialog', { name: 'Undertekster' });
  const file = captions.locator('input[type=file]');
  await file.setInputFiles({ name: 'nej.vtt', mimeType: 'text/vtt', buffer: Buffer.from('Hej') });
  await captions.getByRole('button', { name: 'Gem underteksterne' }).click();
  await expect(captions.getByText(/Vi kan ikke finde undertekster/)).toBeVisible();
  await expectAccessible(page);
  await captions.getByRole('button', { name: 'Fjern nej.vtt' }).click();
  // As written by an old program: decimal commas, Windows line endings, Windows-1252 letters.
  const srt = Buffer.from('1\r\n00:00:00,000 --> 00:00:03,000\r\nJeg laver mad på øen\r\n', 'latin1');
  await file.setInputFiles({ name: 'ja.srt', mimeType: 'application/x-subrip', buffer: srt });
  await captions.getByRole('button', { name: 'Gem underteksterne' }).click();
  await expect(card(page, 'Kok i Aalborg').getByText('Undertekster')).toBeVisible();

  expect(await playAndSeek(page, 'Kok i Aalborg')).toBeCloseTo(3, 0);
  const cue = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => {
      const shown = video.textTracks[0]?.cues?.[0];
      return shown instanceof VTTCue ? shown.text : '';
    });
  await expect.poll(cue).toBe('Jeg laver mad på øen');
});

test('a file that is not a video is refused with a message', async ({ page }) => {
  await openVideos(page);
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByText(/har en type, vi ikke kan bruge/)).toBeVisible();
  await choose(page, 'lyd.webm', await film({ pictures: false }), 'video/webm');
  await sendIt(page);
  await expect(page.getByText(/Der er lyd, men intet billede i filen/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kassér' }).click();
  await expect(page.getByText(/Der er lyd, men intet billede i filen/)).toBeHidden();
});

test('an upload resumes after a reload', async ({ page }) => {
  const person = await openVideos(page);
  const content = await largeFilm(24_000_000);
  // The third chunk always fails.
  await page.route('**/api/uploads/*', (route) =>
    Number(route.request().headers()['upload-offset'] ?? 0) > 8_000_000 ? undefined : route.continue(),
  );
  await choose(page, 'lang film.mp4', content);
  await sendIt(page);
  const bar = page.getByRole('progressbar', { name: 'Sender lang film' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(35);

  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  const added = page.waitForResponse((response) => response.url().endsWith('/api/add_video_cv'));
  await page.unroute('**/api/uploads/*');
  await page.reload();
  const { videos } = await (await added).json();
  expect(offsets[0]).toBeGreaterThan(5_000_000);
  await expect(toast(page)).toBeVisible();
  await expect(card(page, 'lang film')).toBeVisible();
  const stored = await (await page.request.get(videos[0].url)).body();
  expect(sha(stored)).toBe(sha(content));
  const { videos: all } = await (
    await page.request.get('/api/get_cv_video', { headers: await asPerson(person) })
  ).json();
  expect(all).toHaveLength(1);
});

test('an upload survives twenty lost connections', async ({ page }) => {
  const proxy = await startCuttingProxy(process.env.E2E_BASE_URL ?? '', {
    cuts: 20,
    between: [60_000, 2_000_000],
    seed: 20_261_120,
  });
  try {
    await beSignedIn(page, await newSeeker());
    await page.goto(`${proxy.url}/kandidat/video`);
    const content = await largeFilm(36_000_000);
    await choose(page, 'rystet.mp4', content);
    const added = page.waitForResponse((response) => response.url().endsWith('/api/add_video_cv') && response.ok(), {
      timeout: pollLimit(6),
    });
    await sendIt(page);
    const { videos } = await (await added).json();
    expect(proxy.cuts()).toBe(20);
    expect(proxy.farthestBack()).toBeLessThanOrEqual(5 * 1024 * 1024);
    expect(sha(await (await page.request.get(videos[0].url)).body())).toBe(sha(content));
  } finally {
    await proxy.close();
  }
});

test('a stopped upload can be resumed by its owner', async ({ page }) => {
  await openVideos(page);
  await page.route('**/api/uploads/**', () => undefined);
  await choose(page, 'vent.mp4', await film({ format: 'mp4' }));
  await sendIt(page);
  await page.getByRole('button', { name: 'Afbryd', exact: true }).click();
  await expect(page.getByText(/gemt i din browser/)).toBeVisible();
  await page.unroute('**/api/uploads/**');
  await page.reload();
  await expect(page.getByText(/gemt i din browser/)).toBeVisible();
  await page.getByRole('button', { name: 'Læg den op' }).click();
  await expect(toast(page)).toBeVisible();
  await expect(card(page, 'vent')).toBeVisible();
});

test('a browser that may not use the camera shows what to do', async ({ page, context }) => {
  // A headless browser cannot ask the user: it refuses.
  await context.clearPermissions();
  await openVideos(page);
  await page.getByRole('button', { name: 'Optag en video' }).click();
  const recorder = page.getByRole('dialog', { name: 'Optag en video' });
  await expect(recorder.getByRole('heading', { name: 'Browseren må ikke bruge kamera og mikrofon' })).toBeVisible();
  await expect(recorder.getByText(/ikonet til venstre for adressen/)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await context.grantPermissions(['camera', 'microphone']);
  await recorder.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(recorder.getByLabel('Kamera')).toBeVisible();
});

for (const [name, message, words] of [
  ['NotFoundError', 'Requested device not found', 'Vi kan ikke finde et kamera og en mikrofon'],
  ['NotReadableError', 'Could not start video source', 'Kameraet eller mikrofonen er optaget'],
] as const) {
  test(`${name} is explained`, async ({ page }) => {
    await page.addInitScript(
      ([kind, text]) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException(text, kind));
        navigator.mediaDevices.enumerateDevices = () => Promise.resolve([]);
      },
      [name, message] as const,
    );
    await openVideos(page);
    await page.getByRole('button', { name: 'Optag en video' }).click();
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
  });
}
