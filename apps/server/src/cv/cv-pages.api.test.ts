import { deactivateAccount, getUser, mainLogin, updateProfile } from '@jobblik/contract/accounts/accounts.api';
import { createCv, saveDraftCv } from '@jobblik/contract/cv/cv.api';
import { cvHidden, cvPublished } from '@jobblik/contract/cv/cv.events';
import {
  getCvDocx,
  getCvJsonResume,
  getCvPdf,
  getHomePlace,
  removeCvPhoto,
  uploadPhotoDashboard,
} from '@jobblik/contract/cv/cv-pages.api';
import { getCvUsers } from '@jobblik/contract/lookups/lookups.api';
import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestFile, testClock } from '../../test/test-app.ts';
import { samplePassword } from '../accounts/accounts.factory.ts';
import * as sample from '../platform/files/files.factory.ts';
import { makeCv } from './cv.factory.ts';
import { cvPeople, job, type Person, study, words } from './cv-people.harness.ts';

const start = new Date('2026-03-10T12:00:00Z');
const clock = testClock(start);
const _day = 86_400_000;
const events: string[] = [];
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    clock,
    beforeStart: ({ tasks }) => {
      for (const event of [cvPublished, cvHidden])
        tasks.subscribe(event, `test.${event.name}`, async ({ user_id }) => {
          events.push(`${event.name} ${user_id}`);
        });
    },
  });
});
afterAll(() => app.close());
afterEach(() => clock.set(start));

const { newSeeker, newEmployer } = cvPeople(() => app, clock);

describe('where distances are measured from', () => {
  const placeOf = async (token: string) => (await app.call(getHomePlace, {}, { token })).place;

  it('is the town of the CV as it is being written', async () => {
    const { token } = await newSeeker();
    await app.call(saveDraftCv, { body: { cv: { ...words, cv_city: 9000 } } }, { token });
    expect(await placeOf(token)).toMatchObject({ zip: '9000', name: 'Aalborg', lat: 57.0394, lng: 9.9135 });
  });

  it('is the town of the account without a CV, and nothing without either', async () => {
    const { token } = await newSeeker();
    expect(await placeOf(token)).toBeNull();
    const profile = { name: 'Signe Holm', location: { id: 5000 } };
    await app.call(updateProfile, { body: { profile } }, { token });
    expect(await placeOf(token)).toMatchObject({ zip: '5000' });
  });
});

describe('exporting the CV', () => {
  it('as a PDF with Danish letters, page numbers and every part', async () => {
    const seeker = await newSeeker({ name: 'Søren Ærø-Łukasz' });
    await app.call(
      saveDraftCv,
      { body: { cv: words } },
      { token: seeker.token, files: { upload_photo_file: { name: 'mig.png', content: await sample.picture('png') } } },
    );
    const { url, file_name, size } = await app.call(getCvPdf, {}, { token: seeker.token });
    expect(file_name).toBe('CV Søren Ærø-Łukasz.pdf');
    const response = await app.raw('GET', url);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length).toBe(size);
    const { text, totalPages } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    expect(totalPages).toBe(1);
    for (const part of [
      'Søren Ærø-Łukasz',
      'apr. 2019 – nu',
      'for æbleelskere',
      'Hotel- og Restaurantskolen',
      'Kompetencer',
      'Side 1 af 1',
      '9000 Aalborg',
      'Fisk',
    ])
      expect(text).toContain(part);
  });

  it('as a long PDF, with emoji and very long words', async () => {
    const seeker = await newSeeker({ name: '🚀'.repeat(10) });
    const row = {
      ...job,
      title: 'x'.repeat(200),
      experience_description: `${'Lang tekst om arbejdet. '.repeat(150)}😀${'y'.repeat(1000)}`,
    };
    await makeCv(app.services, {
      userId: seeker.user.id,
      content: { ...words, cv_experience: Array(60).fill(row), cv_education: Array(60).fill(study) },
    });
    const { url } = await app.call(getCvPdf, {}, { token: seeker.token });
    const bytes = new Uint8Array(await (await app.raw('GET', url)).arrayBuffer());
    const { text, totalPages } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    expect(totalPages).toBeGreaterThan(20);
    expect(text).toContain(`Side ${totalPages} af ${totalPages}`);
  });

  it('as a PDF of an empty CV', async () => {
    const { token } = await newSeeker();
    expect((await app.call(getCvPdf, {}, { token })).size).toBeGreaterThan(1000);
  });

  it('as a Word document with every part and the photo', async () => {
    const seeker = await newSeeker({ name: 'Søren Ærø-Łukasz' });
    await app.call(
      saveDraftCv,
      { body: { cv: words } },
      { token: seeker.token, files: { upload_photo_file: { name: 'mig.png', content: await sample.picture('png') } } },
    );
    const { url, file_name, size } = await app.call(getCvDocx, {}, { token: seeker.token });
    expect(file_name).toBe('CV Søren Ærø-Łukasz.docx');
    const response = await app.raw('GET', url);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    const buffer = Buffer.from(await response.arrayBuffer());
    expect(buffer.length).toBe(size);
    const { value } = await mammoth.convertToHtml({ buffer });
    for (const part of ['<h1>Søren Ærø-Łukasz</h1>', 'apr. 2019 – nu', '9000 Aalborg', '<li>Fisk</li>', '<img '])
      expect(value).toContain(part);
  });

  it('as a Word document in the language of the reader, also of an empty CV', async () => {
    const seeker = await newSeeker();
    await makeCv(app.services, { userId: seeker.user.id, content: words });
    const english = { token: seeker.token, headers: { cookie: 'locale=en' } };
    const { url } = await app.call(getCvDocx, {}, english);
    const { value } = await mammoth.extractRawText({
      buffer: Buffer.from(await (await app.raw('GET', url)).arrayBuffer()),
    });
    expect(value).toContain('Experience');
    const { token } = await newSeeker();
    expect((await app.call(getCvDocx, {}, { token })).size).toBeGreaterThan(1000);
  });

  it('as JSON Resume', async () => {
    const seeker = await newSeeker();
    await makeCv(app.services, { userId: seeker.user.id, content: words });
    expect(await app.call(getCvJsonResume, {}, { token: seeker.token })).toMatchObject({
      basics: {
        name: 'Signe Holm',
        email: seeker.user.email,
        phone: '20 30 40 50',
        summary: 'Jeg laver mad til mange på én gang.\nFisk\nBrød',
        location: { city: 'Aalborg', postalCode: '9000', countryCode: 'DK' },
      },
      work: [
        {
          name: 'Havnens Køkken',
          position: 'Kok',
          startDate: '2019-04',
          summary: 'Frokost & selskaber\nfor æbleelskere',
        },
      ],
      education: [
        {
          institution: 'Hotel- og Restaurantskolen',
          area: 'Kok',
          studyType: 'Erhvervsfaglig uddannelse',
          startDate: '2012',
          endDate: '2016',
        },
      ],
      languages: [{ fluency: 'Flydende' }],
      meta: { version: 'v1.0.0' },
    });
  });
});

it('a CV is shown and hidden with its account', async () => {
  const seeker = await newSeeker({ name: 'Rolf Ravn' });
  const employer = await newEmployer();
  await makeCv(app.services, { userId: seeker.user.id, content: words });
  const names = async () =>
    (await app.call(getCvUsers, { query: {} }, { token: employer.token })).map(({ name }) => name);
  expect(await names()).toContain('Rolf Ravn');
  await app.call(deactivateAccount, {}, { token: seeker.token });
  await app.services.tasks.idle();
  expect(await names()).not.toContain('Rolf Ravn');
  await app.call(mainLogin, { body: { email: seeker.user.email ?? '', password: samplePassword } }, {});
  await app.services.tasks.idle();
  expect(await names()).toContain('Rolf Ravn');
  expect(events.filter((line) => line.endsWith(` ${seeker.user.id}`))).toEqual([
    `cv.hidden ${seeker.user.id}`,
    `cv.published ${seeker.user.id}`,
  ]);
});

it('the demo lists sample people only', async () => {
  const demo = await newEmployer({ demo: true });
  const [real, drawn] = [
    await newSeeker({ name: 'Rigtige Rikke' }),
    await newSeeker({ name: 'Prøve Per', sample: true }),
  ];
  for (const { user } of [real, drawn]) await makeCv(app.services, { userId: user.id });
  const names = (await app.call(getCvUsers, { query: {} }, { token: demo.token })).map(({ name }) => name);
  expect(names).toContain('Prøve Per');
  expect(names).not.toContain('Rigtige Rikke');
});

describe('the list of people with a CV', () => {
  it('is for those who may search CVs', async () => {
    await makeCv(app.services, { userId: (await newSeeker({ name: 'Gemte Gerda' })).user.id });
    const unpaid = await newEmployer({ paid: false });
    expect(await app.refused(getCvUsers, { query: {} }, { token: unpaid.token })).toMatchObject({
      status: 403,
      code: 'membership_required',
    });
    const seeker = await newSeeker();
    expect(await app.refused(getCvUsers, { query: {} }, { token: seeker.token })).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });

  it('has pages of a limited size, in Danish order', async () => {
    const { token } = await newEmployer();
    for (const name of ['Åse Zz', 'Ægir Zz', 'Øjvind Zz', 'Zenia Zz'])
      await makeCv(app.services, { userId: (await newSeeker({ name })).user.id });
    const page = async (pageNumber: number, pagePerSize: number) =>
      await app.call(getCvUsers, { query: { pageNumber, pagePerSize } }, { token });
    const all = await page(1, 200);
    expect(all.map(({ name }) => name).filter((name) => name.endsWith(' Zz'))).toEqual([
      'Zenia Zz',
      'Ægir Zz',
      'Øjvind Zz',
      'Åse Zz',
    ]);
    expect([...(await page(1, 3)), ...(await page(2, 3))]).toEqual(all.slice(0, 6));
    expect(await page(1000, 200)).toEqual([]);
    for (const query of [{ pagePerSize: 201 }, { pagePerSize: 0 }, { pageNumber: 0 }])
      expect(await app.refused(getCvUsers, { query }, { token })).toMatchObject({ status: 400, code: 'invalid_input' });
  });
});

describe("the account's picture", () => {
  const avatarOf = async ({ token }: Person) => (await app.call(getUser, {}, { token })).user.avatar;
  const picture = async (side: number): Promise<TestFile> => ({
    name: 'foto.png',
    content: await sample.picture('png', side, side),
  });
  const setPhoto = async ({ token }: Person, side: number) =>
    app.call(uploadPhotoDashboard, {}, { token, files: { upload_photo_file: await picture(side) } });

  it('is that of the CV until the person chooses another', async () => {
    const seeker = await newSeeker();
    expect(await avatarOf(seeker)).toBe('');
    await setPhoto(seeker, 164);
    const first = await avatarOf(seeker);
    expect((await fetch(app.url + first)).headers.get('content-type')).toMatch(/^image\//);
    await setPhoto(seeker, 196);
    expect(await avatarOf(seeker)).not.toBe(first);
    await app.call(removeCvPhoto, {}, { token: seeker.token });
    expect(await avatarOf(seeker)).toBe('');
  });

  it('does not show the photo of a draft before it is published', async () => {
    const seeker = await newSeeker();
    const files = { upload_photo_file: await picture(164) };
    await app.call(saveDraftCv, { body: { cv: words } }, { token: seeker.token, files });
    expect(await avatarOf(seeker)).toBe('');
    await app.call(createCv, { body: { cv: words } }, { token: seeker.token });
    expect(await avatarOf(seeker)).not.toBe('');
  });

  it('is kept if it was chosen for the account', async () => {
    const seeker = await newSeeker();
    const profile = JSON.stringify({ name: 'Signe Holm' });
    const files = { upload_profile_picture: await picture(148) };
    await app.call(updateProfile, { body: { profile } }, { token: seeker.token, files });
    const own = await avatarOf(seeker);
    await setPhoto(seeker, 164);
    expect(await avatarOf(seeker)).toBe(own);
    await app.call(removeCvPhoto, {}, { token: seeker.token });
    expect(await avatarOf(seeker)).toBe(own);
  });
});
