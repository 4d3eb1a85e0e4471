import { removeAccount } from '@jobblik/contract/accounts/accounts.api';
import { getCv } from '@jobblik/contract/cv/cv.api';
import { getCvEuropass, getCvJsonResume, uploadCvDashboard } from '@jobblik/contract/cv/cv-pages.api';
import { parseCv } from '@jobblik/contract/documents/cv-parse.api';
import { cvParseProgress } from '@jobblik/contract/documents/cv-parse.events';
import { eq } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { photoOf, scanOf } from '../../../../../packages/cv-parser/src/samples/scans.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { makeUser, samplePassword, signInAs } from '../../accounts/accounts.factory.ts';
import { makeCv } from '../../cv/cv.factory.ts';
import * as foreign from '../../cv/structured/samples/foreign-files.factory.ts';
import { chanceOf, makeContent } from '../../cv/structured/samples/made-cvs.factory.ts';
import { valuesOfCv, valuesOfProposal } from '../../cv/structured/samples/round-trip.factory.ts';
import { makeEmployer } from '../../jobs/jobs.factory.ts';
import * as sample from '../../platform/files/files.factory.ts';
import { files } from '../../platform/files/files.tables.ts';
import { makeCvFile, protectedPdf } from '../parsing-samples/cv-files.factory.ts';
import { danishPerson } from '../parsing-samples/people.factory.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = await newToken();
});
afterAll(() => app.close());

async function newToken(): Promise<string> {
  return await signInAs(app.services.db, await makeUser(app.services.db, { name: 'Signe Holm' }));
}

function send(name: string, content: Buffer | string, as = token) {
  return app.call(parseCv, { body: {} }, { token: as, files: { upload_cv_file: { name, content } } });
}

describe('a CV that can be read', () => {
  it.each(['pdf', 'docx', 'odt', 'rtf'] as const)('%s is proposed field by field, with its lines', async (format) => {
    const person = danishPerson;
    const { result, cv_parse_file, cv_parse_result } = await send(`mit cv.${format}`, await makeCvFile(format, person));
    expect(result).toBe('success');
    expect(cv_parse_file).toMatchObject({ type: format, real_name: `mit cv.${format}` });
    const { proposal, lines, reason } = cv_parse_result;
    expect(reason).toBeNull();
    expect(`${proposal?.first_name?.value} ${proposal?.last_name?.value}`).toBe(person.name);
    expect(proposal?.email?.value).toBe(person.email);
    expect(lines[proposal?.email?.from[0] ?? -1]?.text).toContain(person.email);
    expect(proposal?.cv_experience.map((job) => [job.title, job.company_name])).toEqual(
      person.jobs.map((job) => [job.title, job.company]),
    );
    expect(proposal?.cv_education.map((education) => education.education_school)).toEqual(
      person.educations.map((education) => education.school),
    );
  });

  it('stores the original for the person who uploaded it, and changes no CV', async () => {
    const content = await makeCvFile('pdf', danishPerson);
    const { cv_parse_file } = await send('cv.pdf', content);
    const response = await app.raw('GET', cv_parse_file.url ?? '');
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    const cv = (await (await app.raw('GET', '/api/get_cv', { token })).json()) as { cv: { cv_experience: unknown[] } };
    expect(cv.cv.cv_experience).toEqual([]);
  });

  it('makes the stored original the CV document when the CV is created with it', async () => {
    const mine = await newToken();
    const { cv_parse_file } = await send('cv.pdf', await makeCvFile('pdf', danishPerson), mine);
    const form = new FormData();
    form.append('cv', JSON.stringify({ first_name: 'Signe', last_name: 'Holm', cv_skill: [1], about_me: 'Jeg bager' }));
    form.append('cv_parse_file', cv_parse_file.id);
    expect((await app.raw('POST', '/api/create_cv', { token: mine, body: form })).status).toBe(200);
    const saved = (await (await app.raw('GET', '/api/get_cv', { token: mine })).json()) as {
      cv_document: { realname: string } | null;
    };
    expect(saved.cv_document?.realname).toBe('cv.pdf');
  });

  it('is deleted with the account of the person who uploaded it', async () => {
    const mine = await newToken();
    const { cv_parse_file } = await send('cv.pdf', await makeCvFile('pdf', danishPerson), mine);
    await app.call(removeAccount, { body: { password: samplePassword } }, { token: mine });
    await expect.poll(async () => (await app.services.files.describe([cv_parse_file.id])).size).toBe(0);
  });
});

describe('a CV that is a picture', () => {
  const person = danishPerson;

  it('is read if its pages have no text, which the response shows, with progress events', async () => {
    const mine = await newToken();
    const socket = io(app.socketUrl, { auth: { token: mine }, forceNew: true, transports: ['websocket'] });
    onTestFinished(() => void socket.close());
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const received: unknown[] = [];
    socket.on(cvParseProgress.name, (event: unknown) => received.push(event));
    const content = await scanOf(await makeCvFile('pdf', person), { turned: 0.6 }, [
      'Referencer: Butikschef Anna Holm, Randers, oplyser gerne mere om mit arbejde.',
    ]);
    const { result, cv_parse_file, cv_parse_result } = await app.call(
      parseCv,
      { body: { progress_id: 'one' } },
      { token: mine, files: { upload_cv_file: { name: 'scan.pdf', content } } },
    );
    const { proposal, lines } = cv_parse_result;
    expect({ result, type: cv_parse_file.type }).toEqual({ result: 'success', type: 'pdf' });
    expect(cv_parse_result).toMatchObject({ reason: null, pages: 2, picture_pages: [1] });
    expect(lines.find(({ page }) => page === 2)?.text).toContain('Anna Holm, Randers');
    expect(`${proposal?.first_name?.value} ${proposal?.last_name?.value}`).toBe(person.name);
    expect(proposal?.email?.value).toBe(person.email);
    expect(proposal?.cv_experience.map((job) => job.company_name)).toEqual(person.jobs.map((job) => job.company));
    await expect.poll(() => received).toHaveLength(2);
    expect(received).toEqual([0, 1].map((done) => ({ progress_id: 'one', done, pages: 1 })));
  });

  it('is read as a photo taken upside down, and cannot become the CV document', async () => {
    const mine = await newToken();
    const photo = await photoOf(await makeCvFile('pdf', person), { turned: 180 });
    const { cv_parse_file, cv_parse_result } = await send('IMG_2041.jpg', photo, mine);
    expect(cv_parse_result).toMatchObject({ reason: null, pages: 1, picture_pages: [1] });
    expect(cv_parse_result.proposal?.email?.value).toBe(person.email);
    expect(cv_parse_file.type).toBe('webp');
    const form = new FormData();
    form.append('cv', JSON.stringify({ first_name: 'Signe', last_name: 'Holm', cv_skill: [1], about_me: 'Jeg bager' }));
    form.append('cv_parse_file', cv_parse_file.id);
    const refused = await app.raw('POST', '/api/create_cv', { token: mine, body: form });
    expect(await refused.json()).toMatchObject({ fields: [{ path: 'cv_parse_file', code: 'unknown_file' }] });
  });

  it('is not read further, nor stored, when the request is aborted', async () => {
    const user = await makeUser(app.services.db);
    const mine = await signInAs(app.services.db, user);
    const form = new FormData();
    form.append('upload_cv_file', new Blob([await photoOf(await makeCvFile('pdf', person), { turned: 90 })]), 'cv.jpg');
    const browser = new AbortController();
    const sent = fetch(`${app.url}/api/parse_cv`, {
      method: 'POST',
      headers: { authorization: `Bearer ${mine}` },
      body: form,
      signal: browser.signal,
    });
    const stored = () => app.services.db.select({ id: files.id }).from(files).where(eq(files.userId, user.id));
    await expect.poll(stored).toHaveLength(1);
    browser.abort();
    await expect(sent).rejects.toThrow();
    await expect.poll(stored).toHaveLength(0);
  });
});

describe('a CV that cannot be read', () => {
  it('reports that a picture has no text', async () => {
    const answer = await send('himmel.png', await sample.picture('png', 400, 300));
    expect(answer).toMatchObject({ result: 'failed', cv_parse_result: { reason: 'no_text', proposal: null } });
  });

  it('reports that an empty page has no text', async () => {
    const answer = await send('tom.pdf', sample.pdfFile(' '));
    expect(answer).toMatchObject({ result: 'failed', cv_parse_result: { reason: 'no_text', proposal: null } });
  });

  it('is refused when it is protected by a password, since employers could not open it either', async () => {
    const file = { name: 'laast.pdf', content: protectedPdf() };
    const refusal = await app.refused(parseCv, { body: {} }, { token, files: { upload_cv_file: file } });
    expect(refusal).toMatchObject({ status: 415, code: 'locked_file' });
  });

  it('reports that it is damaged', async () => {
    const answer = await send('cv.pdf', Buffer.from('%PDF-1.7\nthere is nothing here\n%%EOF\n'));
    expect(answer).toMatchObject({ result: 'failed', cv_parse_result: { reason: 'unreadable', proposal: null } });
  });

  it.each([
    ['a picture that no camera takes', 'cv.gif', () => sample.picture('gif'), 'unsupported_type'],
    ['a picture with too many pixels', 'cv.png', () => sample.pngOfSize(8000, 8100), 'too_large'],
    ['a photo in HEIC', 'cv.jpg', () => sample.heicFile(), 'heic_picture'],
    ['half a picture', 'cv.jpg', async () => (await sample.picture('jpeg', 600, 800)).subarray(0, 900), 'damaged_file'],
    ['a zip that unpacks to more than it says', 'cv.docx', () => lyingDocx(), 'damaged_file'],
    [
      'a document with macros',
      'cv.docx',
      () => sample.zipFile([...sample.docxParts(), { name: 'word/vbaProject.bin', content: 'x' }]),
      'unsupported_type',
    ],
    ['an empty file', 'cv.pdf', () => '', 'empty_file'],
  ])('refuses %s like every upload', async (_what, name, content, code) => {
    const files = { upload_cv_file: { name, content: await content() } };
    const refused = await app.refused(parseCv, { body: {} }, { token, files });
    expect(refused.code).toBe(code);
  });

  it('requires a file', async () => {
    expect(await app.refused(parseCv, { body: {} }, { token })).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'upload_cv_file', code: 'required' }],
    });
  });
});

describe('a file with a CV in fields', () => {
  const stored = (userId: number) =>
    app.services.db.select({ id: files.id }).from(files).where(eq(files.userId, userId));

  it.each([
    ['json', 'cv.json', JSON.stringify(foreign.jsonResume), 'Lund'],
    ['xml', 'cv.xml', foreign.candidateXml, 'Rossi'],
    ['xml', 'gammelt.xml', foreign.skillsPassportXml, 'Thygesen'],
    ['zip', 'Basic_LinkedInDataExport.zip', foreign.linkedInZip(), 'El-Sayed'],
    // The content decides, not the name.
    ['json', 'cv.pdf', JSON.stringify(foreign.jsonResume), 'Lund'],
  ])('is proposed and not stored: %s in %s', async (type, name, content, lastName) => {
    const user = await makeUser(app.services.db);
    const answer = await send(name, content, await signInAs(app.services.db, user));
    expect(answer).toMatchObject({ result: 'success', cv_parse_file: { type, url: null } });
    expect(answer.cv_parse_result.proposal?.last_name?.value).toBe(lastName);
    await expect.poll(() => stored(user.id)).toEqual([]);
  });

  it('in a PDF of Europass is read, and the PDF can become the CV document', async () => {
    const { cv_parse_file, cv_parse_result } = await send('cv.pdf', foreign.pdfWithAttached(foreign.candidateXml));
    expect(cv_parse_file).toMatchObject({ type: 'pdf', url: expect.stringContaining('/files/') });
    expect(cv_parse_result.proposal?.last_name?.value).toBe('Rossi');
  });

  it.each([
    ['JSON that is no CV', 'x.json', '{"a": 1}', 'not_a_cv'],
    ['broken JSON', 'x.json', '{"a": ', 'unreadable'],
    ['XML with a document type', 'x.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'unreadable'],
    ['one table of LinkedIn', 'Skills.csv', 'Name\nExcel\n', 'linkedin_csv'],
    ['a ZIP with other tables', 'x.zip', sample.zipFile([{ name: 'a.csv', content: 'a,b\n' }]), 'not_a_cv'],
  ])('%s is answered with a reason, and not stored', async (_what, name, content, reason) => {
    const user = await makeUser(app.services.db);
    const answer = await send(name, content, await signInAs(app.services.db, user));
    expect(answer).toMatchObject({ result: 'failed', cv_parse_result: { reason, proposal: null } });
    await expect.poll(() => stored(user.id)).toEqual([]);
  });

  it.each([
    [
      'a ZIP in a ZIP',
      'x.zip',
      sample.zipFile([{ name: 'export.zip', content: foreign.linkedInZip() }]),
      'unsupported_type',
    ],
    [
      'a ZIP that unpacks to much more',
      'x.zip',
      sample.zipFile([{ name: 'Profile.csv', content: 'a'.repeat(30_000_000) }]),
      'damaged_file',
    ],
    ['a page of HTML', 'x.xml', '<!DOCTYPE html><html><script>alert(1)</script></html>', 'unsupported_type'],
    ['a program', 'x.json', Buffer.from(`MZ${'\0'.repeat(400)}`), 'unsupported_type'],
    [
      'a PDF that hides a second attached file',
      'x.pdf',
      Buffer.from(
        foreign
          .pdfWithAttached(foreign.candidateXml)
          .toString('latin1')
          .replace('trailer', '8 0 obj\n<< /Type /Filespec /E#46 << /F 9 0 R >> >>\nendobj\ntrailer'),
        'latin1',
      ),
      'active_content',
    ],
    ['a PDF with a program attached', 'x.pdf', foreign.pdfWithAttached('MZ program'), 'active_content'],
    [
      'a PDF with a page attached',
      'x.pdf',
      foreign.pdfWithAttached('<html xmlns="http://www.w3.org/1999/xhtml"/>'),
      'active_content',
    ],
    [
      'a PDF whose attached data would run',
      'x.pdf',
      foreign.pdfWithAttached('<Candidate xmlns="http://www.europass.eu/1.0"><script>alert(1)</script></Candidate>'),
      'active_content',
    ],
  ])('%s is refused like every upload', async (_what, name, content, code) => {
    const files = { upload_cv_file: { name, content } };
    expect((await app.refused(parseCv, { body: {} }, { token, files })).code).toBe(code);
  });

  it('is accepted nowhere else', async () => {
    const files = { upload_cv_file: { name: 'cv.json', content: JSON.stringify(foreign.jsonResume) } };
    expect((await app.refused(uploadCvDashboard, {}, { token, files })).code).toBe('unsupported_type');
  });

  it('that the product wrote gives the same CV again', async () => {
    const user = await makeUser(app.services.db);
    const own = await signInAs(app.services.db, user);
    await makeCv(app.services, { userId: user.id, content: makeContent(chanceOf(3), 0) });
    const { cv } = await app.call(getCv, { query: {} }, { token: own });
    const json = await app.call(getCvJsonResume, {}, { token: own });
    const { xml } = await app.call(getCvEuropass, {}, { token: own });
    for (const [format, content] of [
      ['json', JSON.stringify(json)],
      ['europass', xml],
    ] as const) {
      const { proposal } = (await send(`cv.${format}`, content, own)).cv_parse_result;
      if (!proposal) throw new Error('nothing was proposed');
      expect(valuesOfProposal(proposal, format)).toEqual(valuesOfCv(cv, format));
    }
  });
});

describe('who may', () => {
  it('is a seeker only', async () => {
    const files = { upload_cv_file: { name: 'cv.pdf', content: sample.pdfFile() } };
    expect((await app.refused(parseCv, { body: {} }, { files })).status).toBe(401);
    const { user } = await makeEmployer(app.services.db);
    const employer = await signInAs(app.services.db, user);
    expect((await app.refused(parseCv, { body: {} }, { token: employer, files })).status).toBe(403);
  });
});

/** A document whose text is larger than the zip's directory states. */
function lyingDocx(): Buffer {
  const [types, relations, document] = sample.docxParts('x'.repeat(3_000_000));
  if (!types || !relations || !document) throw new Error('a Word document has three parts');
  return sample.zipFile([types, relations, { ...document, claims: { size: 1000 } }]);
}
