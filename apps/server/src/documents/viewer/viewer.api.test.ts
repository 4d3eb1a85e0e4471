import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { verifyDocumentId } from '@jobblik/contract/candidates/candidates.api';
import { createCv, setCvVisibility } from '@jobblik/contract/cv/cv.api';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { cvPeople, type Person, pdf, words } from '../../cv/cv-people.harness.ts';
import * as sample from '../../platform/files/files.factory.ts';
import { viewerPath } from '../../platform/files/link-paths.ts';
import { viewers } from './view-document.ts';

const start = new Date('2026-03-10T12:00:00Z');
const clock = testClock(start);
let app: TestApp;
const { newSeeker, newEmployer, withDocument, verify, refusedView } = cvPeople(() => app, clock);

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
afterEach(() => clock.set(start));

/** An OpenDocument text like that of a word processor, with its text in a paragraph. */
function odtWithText(text: string): Buffer {
  const content = `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text><text:p>${text}</text:p></office:text></office:body></office:document-content>`;
  return sample.zipFile([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content },
  ]);
}
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
    const haveApplied = vi.spyOn(app.services.ports.candidates, 'haveApplied');
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
