import type { APIRequestContext, Page } from '@playwright/test';
import { heicFile, picture } from '../apps/server/src/platform/files/files.factory.ts';
import {
  asPerson,
  beSignedIn,
  newSeeker,
  type Person,
  sampleEmployer,
  startSession,
} from '../support/journeys/people.ts';
import { expect, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';
import { testLimit } from '../support/test-limits.ts';
import { newAd } from './support/ads.ts';

const heicSentence = /iPhones eget format \(HEIC\).*Indstillinger → Kamera → Formater → Mest kompatibel/;
interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const heicPhoto: Photo = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heicFile() };

/** A photo of a phone with 48 megapixels. */
async function largePhoto({ bytes = 0 } = {}): Promise<Photo> {
  const photo = await picture('jpeg', 8160, 6120);
  const buffer = Buffer.concat([photo, Buffer.alloc(Math.max(0, bytes - photo.length))]);
  return { name: 'IMG_20270503.jpg', mimeType: 'image/jpeg', buffer };
}

async function openEditor(page: Page, person: Person): Promise<void> {
  await beSignedIn(page, person);
  await page.goto('/kandidat/cv/Rediger');
  await expect(page.getByLabel('Fornavn')).toBeVisible();
}

async function choosePhoto(page: Page, photo: Photo): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Vælg billede' }).click();
  await (await choosing).setFiles(photo);
}

/** The conversation of a job seeker with the company that they applied to. */
async function openConversation(page: Page, request: APIRequestContext): Promise<void> {
  const [ad, seeker] = [await newAd(request), await newSeeker()];
  const multipart = { job_id: String(ad.id), message: 'Jeg vil gerne høre mere.' };
  await request.post('/api/apply_job', { headers: await asPerson(seeker), multipart });
  const { user_id: employerId } = await startSession(sampleEmployer);
  await beSignedIn(page, seeker);
  await page.goto(`/kandidat/besked?kontakt=${employerId}`);
  await expect(page.getByRole('textbox', { name: /^Skriv til/ })).toBeVisible();
}

test('a HEIC photo as CV photo gives advice, and nothing that was typed is lost', { tag: '@phone' }, async ({
  page,
}) => {
  await openEditor(page, await newSeeker());
  const text = page.getByRole('textbox', { name: 'Profiltekst' });
  await text.fill('Jeg er kok.');
  await choosePhoto(page, heicPhoto);
  const advice = page.getByRole('alert').filter({ hasText: heicSentence });
  await expect(advice).toBeVisible();
  await expect(text).toHaveText('Jeg er kok.');
  await expectAccessibleInBothSchemes(page);
  await page.reload();
  await expect(text).toHaveText('Jeg er kok.');
});

test('a HEIC photo in the chat gives advice, and the message stays', { tag: '@phone' }, async ({ page, request }) => {
  await openConversation(page, request);
  const field = page.getByRole('textbox', { name: /^Skriv til/ });
  await field.fill('Her er et billede.');
  await page.getByLabel('Vedhæft et billede').setInputFiles(heicPhoto);
  await expect(page.getByRole('alert').filter({ hasText: heicSentence })).toBeVisible();
  await expect(field).toHaveValue('Her er et billede.');
  await expectAccessibleInBothSchemes(page);
});

test('a HEIC photo of a CV gives advice', { tag: '@phone' }, async ({ page }) => {
  await openEditor(page, await newSeeker());
  await page.getByRole('button', { name: 'Udfyld fra dit CV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Udfyld fra dit CV' });
  await dialog.getByLabel('Dit CV som fil').setInputFiles(heicPhoto);
  await expect(dialog.getByText(heicSentence)).toBeVisible();
});

test('a photo of 48 megapixels becomes the CV photo', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(testLimit(12));
  const person = await newSeeker();
  await openEditor(page, person);
  await choosePhoto(page, await largePhoto());
  const crop = page.getByRole('dialog', { name: 'Vælg udsnit' });
  await crop.getByRole('button', { name: 'Brug billedet' }).click();
  await expect(page.getByRole('button', { name: 'Skift billede' })).toBeVisible();
  const headers = await asPerson(person);
  await expect(async () => {
    const saved = (await (await page.request.get('/api/get_cv?which=draft', { headers })).json()) as {
      cv_image: unknown;
    };
    expect(saved.cv_image).not.toBeNull();
  }).toPass();
});

test('a photo of 48 megapixels is sent in the chat, also one with more bytes than fit', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  test.setTimeout(testLimit(12));
  await openConversation(page, request);
  const shown = page.getByRole('log').getByRole('button', { name: /^Vis billedet fra/ });
  for (const [at, bytes] of [0, 12 * 1024 * 1024].entries()) {
    await page.getByLabel('Vedhæft et billede').setInputFiles(await largePhoto({ bytes }));
    await expect(page.getByRole('region', { name: 'Vedhæftet fil' })).toContainText('IMG_20270503.jpg');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(shown).toHaveCount(at + 1);
  }
});
