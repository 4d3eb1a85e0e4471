import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  deactivateAccount,
  getUser,
  mainLogin,
  setVisitsShown,
  updateProfile,
} from '@jobblik/contract/accounts/accounts.api';
import { getEmployerProfile, visitCompany } from '@jobblik/contract/companies/companies.api';
import { getCompanyVisitors } from '@jobblik/contract/cv/candidates.api';
import { createCv, saveDraftCv, setCvVisibility } from '@jobblik/contract/cv/cv.api';
import { cvHidden, cvPublished } from '@jobblik/contract/cv/cv.events';
import {
  candidateDashboard,
  getCvDocx,
  getCvJsonResume,
  getCvPdf,
  getCvVisitors,
  getHomePlace,
  removeCvPhoto,
  uploadCvDashboard,
  uploadPhotoDashboard,
  verifyDocumentId,
} from '@jobblik/contract/cv/cv-pages.api';
import { getCvUsers } from '@jobblik/contract/lookups/lookups.api';
import { getAllNotification } from '@jobblik/contract/notifications/notifications.api';
import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp, type TestFile, testClock } from '../../test/test-app.ts';
import { makeUser, samplePassword, signInAs } from '../accounts/accounts.factory.ts';
import type { User } from '../accounts/index.ts';
import { makeCompanyVisits } from '../companies/companies.factory.ts';
import { makeEmployer } from '../jobs/jobs.factory.ts';
import { makeMembership } from '../membership/membership.factory.ts';
import * as sample from '../platform/files/files.factory.ts';
import { viewerPath } from '../platform/files/link-paths.ts';
import { makeCv } from './cv.factory.ts';
import { recordCvVisit } from './setup.ts';
import { viewers } from './viewer/view-document.ts';

const start = new Date('2026-03-10T12:00:00Z');
const clock = testClock(start);
const day = 86_400_000;
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

interface Person {
  user: User;
  token: string;
}
async function signedIn(user: User, demo = false): Promise<Person> {
  return { user, token: await signInAs(app.services.db, user, { now: clock.now(), demo }) };
}
async function newSeeker(options: { sample?: boolean; name?: string } = {}): Promise<Person> {
  return signedIn(await makeUser(app.services.db, { name: 'Signe Holm', ...options }));
}
async function newEmployer({ paid = true, demo = false, name = 'Havnens Køkken' } = {}): Promise<Person> {
  const { user } = await makeEmployer(app.services.db, { company: { name }, plan: 0 });
  if (paid) await makeMembership(app.services.db, { userId: user.id, plan: 3, now: clock.now() });
  return signedIn(user, demo);
}
const principal = ({ user }: Person, demo = false) =>
  ({ kind: 'user', userId: user.id, role: user.type === 2 ? 'employer' : 'seeker', demo, sessionId: 's' }) as const;

const job = {
  title: 'Kok',
  company_name: 'Havnens Køkken',
  experience_description: 'Frokost & selskaber<br>for æbleelskere',
  experience_start_year: 2019,
  experience_start_month: 4,
  experience_end_year: null,
  experience_end_month: null,
  present: 1,
} as const;
const study = {
  course_id: 2,
  education_name: 'Kok',
  education_school: 'Hotel- og Restaurantskolen',
  education_start_year: 2012,
  education_end_year: 2016,
  education_description: '',
};
const words = {
  about_me: '<p>Jeg laver mad til mange på én gang.</p><ul><li>Fisk</li><li>Brød</li></ul>',
  phone: '20 30 40 50',
  cv_city: 9000,
  cv_experience: [job],
  cv_education: [study],
  cv_wish: [1],
  cv_skill: [1, 2, 3],
  cv_language: [{ id: 1, level: 3 }],
};

async function withDocument(seeker: Person, file: TestFile): Promise<string> {
  const { cv_document_id } = await app.call(
    uploadCvDashboard,
    {},
    { token: seeker.token, files: { upload_cv_file: file } },
  );
  return cv_document_id;
}
/** An OpenDocument text like that of a word processor, with its text in a paragraph. */
function odtWithText(text: string): Buffer {
  const content = `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text><text:p>${text}</text:p></office:text></office:body></office:document-content>`;
  return sample.zipFile([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content },
  ]);
}
const pdf: TestFile = { name: 'Mit CV.pdf', content: sample.pdfFile('CV') };
const verify = ({ token }: Person, document_id: string) =>
  app.call(verifyDocumentId, { body: { document_id } }, { token });
const refusedView = ({ token }: Person, document_id: string) =>
  app.refused(verifyDocumentId, { body: { document_id } }, { token });

describe('the document viewer', () => {
  it('opens a PDF in the browser until the token expires', async () => {
    const seeker = await newSeeker();
    const { token, url } = await verify(seeker, await withDocument(seeker, pdf));
    expect(url).toBe(`/api/view_documents/${token}`);
    const shown = await app.raw('GET', url);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('application/pdf');
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/);
    clock.set(new Date(start.getTime() + 30 * 60_000));
    expect((await app.raw('GET', url)).status).toBe(403);
    clock.set(start);
    expect((await app.raw('GET', `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`)).status).toBe(403);
  });

  it.each([
    ['Word', 'CV.docx', () => sample.docxFile('Jeg hedder Signe &lt;script&gt;')],
    ['OpenDocument', 'CV.odt', () => odtWithText('Jeg hedder Signe')],
    ['rich text', 'CV.rtf', () => sample.rtfFile('Jeg hedder Signe')],
  ])('shows a %s document as a page without scripts, with a download button', async (_kind, name, content) => {
    const seeker = await newSeeker();
    const { url } = await verify(seeker, await withDocument(seeker, { name, content: content() }));
    const shown = await app.raw('GET', url);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = shown.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox');
    expect(policy).not.toContain('unsafe');
    const html = await shown.text();
    expect(html).toContain('Jeg hedder Signe');
    expect(html).not.toContain('<script');
    const save = /href="([^"]+)" download/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await app.raw('GET', save)).headers.get('content-disposition')).toContain(`attachment; filename="${name}"`);
  });

  it('shows a message if a document cannot be shown, and still allows downloading it', async () => {
    const seeker = await newSeeker();
    const { url } = await verify(seeker, await withDocument(seeker, { name: 'CV.doc', content: sample.docFile() }));
    const shown = await app.raw('GET', url);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('Hent dokumentet');
  });

  /** Address of the page of a Word document that a person has uploaded. */
  const word = async (owner: Person, text: string) => {
    const upload = { kind: 'document', realName: 'CV.docx', userId: owner.user.id } as const;
    const { id } = await app.services.files.store(Readable.from([sample.docxFile(text)]), upload);
    return app.services.files.link(id, { under: viewerPath });
  };
  it('converts the same document once, for any number of views at once and after', async () => {
    const url = await word(await newSeeker(), 'Mange vil se det her');
    const run = vi.spyOn(viewers, 'run');
    const pages = await Promise.all(Array.from({ length: 8 }, async () => (await app.raw('GET', url)).text()));
    pages.push(await (await app.raw('GET', url)).text());
    for (const page of pages) expect(page).toContain('Mange vil se det her');
    expect(run).toHaveBeenCalledTimes(1);
    run.mockRestore();
  });

  it('converts a document that two people have uploaded once', async () => {
    const urls = [
      await word(await newSeeker(), 'Skabelon for alle'),
      await word(await newSeeker(), 'Skabelon for alle'),
    ];
    const run = vi.spyOn(viewers, 'run');
    for (const url of urls) expect(await (await app.raw('GET', url)).text()).toContain('Skabelon for alle');
    expect(run).toHaveBeenCalledTimes(1);
    run.mockRestore();
  });

  it('takes turns between owners of documents, and refuses too many of one person', async () => {
    const [busy, other] = [await newSeeker(), await newSeeker()];
    const [refused, answered] = [await word(busy, 'Kommer for sent'), await word(other, 'En anden persons')];
    const folder = await mkdtemp(join(tmpdir(), 'jobblik-test-'));
    const path = join(folder, 'long.docx');
    await writeFile(
      path,
      sample.docxFile(Array.from({ length: 4000 }, (_, n) => `Linje ${n}`).join('</w:t></w:r></w:p><w:p><w:r><w:t>')),
    );
    const order = { path, format: 'docx' } as const;
    let left = 13;
    const orders = Array.from({ length: left }, () => viewers.run(busy.user.id, order).finally(() => (left -= 1)));
    const full = await app.raw('GET', refused);
    expect([full.status, full.headers.get('retry-after')]).toEqual([429, '10']);
    expect(await full.text()).toContain('Der er mange dokumenter i gang lige nu.');
    expect(await (await app.raw('GET', answered)).text()).toContain('En anden persons');
    expect(left).toBeGreaterThan(5);
    await Promise.all(orders);
    expect(await (await app.raw('GET', refused)).text()).toContain('Kommer for sent');
    await rm(folder, { recursive: true });
  });

  it('shows a draft document to its owner only', async () => {
    const [owner, other, employer] = [await newSeeker(), await newSeeker(), await newEmployer()];
    const id = await withDocument(owner, pdf);
    await verify(owner, id);
    for (const person of [other, employer])
      expect(await refusedView(person, id)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refusedView(owner, '0198c1de-8a3b-4c5d-9e6f-001122334455')).toMatchObject({ status: 404 });
    expect(await refusedView(owner, '7')).toMatchObject({ status: 400, fields: [{ path: 'document_id' }] });
    expect(await app.refused(verifyDocumentId, { body: { document_id: id } }, {})).toMatchObject({ status: 401 });
  });

  it('shows a published one to employers who may see it', async () => {
    const owner = await newSeeker();
    const id = await withDocument(owner, pdf);
    await app.call(createCv, { body: { cv: words } }, { token: owner.token });
    const [paying, other] = [await newEmployer(), await newEmployer({ paid: false })];
    await verify(paying, id);
    expect(await refusedView(other, id)).toMatchObject({ status: 404 });
    await app.call(setCvVisibility, { body: { visibility: 'anonymous' } }, { token: owner.token });
    expect(await refusedView(paying, id)).toMatchObject({ status: 404 });
    await verify(owner, id);
    const haveApplied = vi.spyOn(app.services.ports.cv, 'haveApplied');
    haveApplied.mockImplementation(async (_db, employerId, ids) => new Set(employerId === other.user.id ? ids : []));
    await verify(other, id);
    haveApplied.mockRestore();
    expect(await refusedView(other, id)).toMatchObject({ status: 404 });
  });

  it('shows those of sample people only to the demo', async () => {
    const demo = await newEmployer({ demo: true });
    const [real, drawn] = [await newSeeker(), await newSeeker({ sample: true })];
    const ids = [];
    for (const seeker of [real, drawn]) {
      ids.push(await withDocument(seeker, pdf));
      await app.call(createCv, { body: { cv: words } }, { token: seeker.token });
    }
    expect(await refusedView(demo, ids[0] ?? '')).toMatchObject({ status: 404 });
    await verify(demo, ids[1] ?? '');
  });
});

describe('visitors', () => {
  it('counts each employer once a day, tells the seeker once, and lists them', async () => {
    const seeker = await newSeeker();
    await makeCv(app.services, { userId: seeker.user.id });
    const [first, second] = [
      await newEmployer({ name: 'Fjordens Bageri' }),
      await newEmployer({ name: 'Skagens Røgeri' }),
    ];
    const look = (who: Person) => recordCvVisit(app.services, principal(who), seeker.user.id);
    for (const who of [first, first, second, seeker]) await look(who);
    await recordCvVisit(app.services, principal(first, true), seeker.user.id);
    clock.set(new Date(start.getTime() + day));
    const token = await signInAs(app.services.db, seeker.user, { now: clock.now() });
    await look(first);
    await app.services.tasks.idle();

    const board = await app.call(candidateDashboard, {}, { token });
    expect(board.visits).toHaveLength(30);
    expect(board.visits.slice(-3)).toEqual([
      { day: '2026-03-09', count: 0 },
      { day: '2026-03-10', count: 2 },
      { day: '2026-03-11', count: 1 },
    ]);
    expect(board.visits_total).toBe(3);
    const { visitors, total } = await app.call(getCvVisitors, {}, { token });
    expect(total).toBe(3);
    expect(visitors.map(({ company_name, days, last_day }) => [company_name, days, last_day])).toEqual([
      ['Fjordens Bageri', 2, '2026-03-11'],
      ['Skagens Røgeri', 1, '2026-03-10'],
    ]);
    expect(visitors[0]?.company_id).toBeGreaterThan(0);
    const notifications = await app.call(getAllNotification, { params: { history: '1' } }, { token });
    expect(JSON.stringify(notifications).match(/Fjordens Bageri/g)?.length).toBeGreaterThanOrEqual(2);
    expect(new Set(notifications.map(({ link }) => link))).toEqual(new Set(['/kandidat/mitcv#besøg']));
  });

  it('a visit late in the evening is on the Danish day', async () => {
    const seeker = await newSeeker();
    const employer = await newEmployer();
    clock.set(new Date('2026-03-10T23:30:00Z'));
    await recordCvVisit(app.services, principal(employer), seeker.user.id);
    const token = await signInAs(app.services.db, seeker.user, { now: clock.now() });
    expect((await app.call(candidateDashboard, {}, { token })).visits.at(-1)).toEqual({ day: '2026-03-11', count: 1 });
  });
});

describe('the dashboard', () => {
  it('leads a new person to the first step', async () => {
    const { token } = await newSeeker();
    expect(await app.call(candidateDashboard, {}, { token })).toMatchObject({
      profile_image: null,
      cv_document: null,
      cv_video: null,
      job_agents: [],
      interviews: [],
      prepared_cv: false,
      published: false,
      completeness: { percent: 0, next: 'cv_experience' },
      visits_total: 0,
    });
  });

  it('shows data of other slices', async () => {
    const { token, user } = await newSeeker();
    const agent = { id: 3, title: 'Kok i Aalborg', result_count: 4, unread_count: 1 };
    const jobAgents = vi.spyOn(app.services.ports.cv, 'jobAgents');
    jobAgents.mockImplementation(async (_services, userId) => (userId === user.id ? [agent] : []));
    expect((await app.call(candidateDashboard, {}, { token })).job_agents).toEqual([agent]);
    jobAgents.mockRestore();
  });
});

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

describe('visiting a company page', () => {
  it('notifies the employer once a day, with the name only of who shows visits and a CV that may be opened', async () => {
    const employer = await newEmployer();
    const { company } = await app.call(getEmployerProfile, {}, { token: employer.token });
    const [named, silent] = [await newSeeker({ name: 'Signe Bæk' }), await newSeeker({ name: 'Åse Lund' })];
    for (const { user } of [named, silent]) await makeCv(app.services, { userId: user.id });
    await app.call(setVisitsShown, { body: { shown: true } }, { token: named.token });
    const body = { company_id: company?.company_id ?? 0 };
    for (const { token } of [named, named, silent]) await app.call(visitCompany, { body }, { token });
    await app.services.tasks.idle();
    const bell = await app.call(getAllNotification, { params: { history: '1' } }, { token: employer.token });
    const link = '/virksomhed/dashboard#besøg';
    expect(bell).toHaveLength(2);
    expect(bell).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 3, type_3: 'Signe Bæk', link }),
        expect.objectContaining({ type: 3, type_3: 'En jobsøger', link }),
      ]),
    );
    const { visitors } = await app.call(getCompanyVisitors, {}, { token: employer.token });
    expect(visitors.map(({ name, url, days }) => [name, url, days])).toEqual([
      [null, null, 1],
      ['Signe Bæk', `${named.user.id}`, 1],
    ]);
    const other = await newEmployer();
    expect(await app.call(getCompanyVisitors, {}, { token: other.token })).toEqual({ visitors: [] });
    expect(await app.refused(visitCompany, { body }, { token: other.token })).toMatchObject({ code: 'forbidden' });
    expect(await app.refused(visitCompany, { body })).toMatchObject({ code: 'unauthenticated' });
    const nowhere = { body: { company_id: 2_000_000_000 } };
    expect(await app.refused(visitCompany, nowhere, { token: named.token })).toMatchObject({ code: 'not_found' });
    expect(await app.refused(getCompanyVisitors, {}, { token: named.token })).toMatchObject({ code: 'forbidden' });
  });

  it('stays anonymous for an employer without a plan, for a hidden CV, for visits before, and after turning it off', async () => {
    const employer = await newEmployer({ paid: false });
    const { company } = await app.call(getEmployerProfile, {}, { token: employer.token });
    const seeker = await newSeeker({ name: 'Signe Bæk' });
    await makeCv(app.services, { userId: seeker.user.id });
    expect((await app.call(getUser, {}, { token: seeker.token })).user.shows_visits).toBe(false);
    const earlier = new Date(app.services.clock.now().getTime() - 86_400_000);
    await makeCompanyVisits(app.services.db, employer.user.id, [{ visitorId: seeker.user.id, at: earlier }]);
    const show = (shown: boolean) => app.call(setVisitsShown, { body: { shown } }, { token: seeker.token });
    await show(true);
    await app.call(visitCompany, { body: { company_id: company?.company_id ?? 0 } }, { token: seeker.token });
    const seen = async () => (await app.call(getCompanyVisitors, {}, { token: employer.token })).visitors;
    const names = async () => (await seen()).map(({ name, avatar, url }) => name ?? avatar ?? url);
    expect(await names()).toEqual([null, null]);
    await makeMembership(app.services.db, { userId: employer.user.id, now: clock.now() });
    expect(await names()).toEqual(['Signe Bæk', null]);
    await app.call(setCvVisibility, { body: { visibility: 'anonymous' } }, { token: seeker.token });
    expect(await names()).toEqual([null, null]);
    await app.call(setCvVisibility, { body: { visibility: 'named' } }, { token: seeker.token });
    await show(false);
    expect((await seen()).map(({ name, days }) => [name, days])).toEqual([[null, 2]]);
    expect(await app.refused(setVisitsShown, { body: { shown: true } }, { token: employer.token })).toMatchObject({
      code: 'forbidden',
    });
  });
});
