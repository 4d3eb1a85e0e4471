import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { UploadKind } from '@jobblik/contract/kernel/call';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as make from './files.factory.ts';
import { type FilesHarness, startFiles } from './files.harness.ts';
import type { LinkOptions, StoredFile } from './files.ts';

let harness: FilesHarness;
beforeAll(async () => {
  harness = await startFiles();
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.clock.time = Date.now();
});

const film = make.mp4File(50_000);
const store = (bytes: Buffer, kind: UploadKind, realName: string) =>
  harness.files.store(Readable.from([bytes]), { kind, realName, userId: 1 });
const get = (link: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(harness.url + link, { headers, method });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const headersOf = (response: Response, ...names: string[]) => names.map((name) => response.headers.get(name));

describe('downloading files', () => {
  let video: StoredFile;
  let link: string;
  const etag = `"${createHash('sha256').update(film).digest('hex').slice(0, 32)}"`;
  beforeAll(async () => {
    video = await store(film, 'video', 'Præsentation.mp4');
    link = harness.files.link(video.id);
  });

  it('sends the whole file with its type, name, tag and a private cache time of a few minutes', async () => {
    const response = await get(link);
    expect(response.status).toBe(200);
    expect(
      headersOf(response, 'content-type', 'content-length', 'accept-ranges', 'etag', 'x-content-type-options'),
    ).toEqual(['video/mp4', String(film.length), 'bytes', etag, 'nosniff']);
    expect(response.headers.get('content-disposition')).toBe(
      'inline; filename="Praesentation.mp4"; filename*=UTF-8\'\'Pr%C3%A6sentation.mp4',
    );
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d{3,4}, immutable$/);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/);
    expect(await bytesOf(response)).toEqual(film);
  });

  it('sends the same headers without the bytes on HEAD', async () => {
    const response = await get(link, { range: 'bytes=0-9' }, 'HEAD');
    expect(response.status).toBe(200);
    expect(headersOf(response, 'content-length', 'content-type', 'etag')).toEqual([
      String(film.length),
      'video/mp4',
      etag,
    ]);
    expect(await response.text()).toBe('');
  });

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=0-0', 0, 0],
    ['bytes=1000-', 1000, film.length - 1],
    ['bytes=-100', film.length - 100, film.length - 1],
    ['bytes=10-999999999', 10, film.length - 1],
  ])('sends the part %s', async (range, start, end) => {
    const response = await get(link, { range });
    expect(response.status).toBe(206);
    expect(headersOf(response, 'content-range', 'content-length', 'content-type')).toEqual([
      `bytes ${start}-${end}/${film.length}`,
      String(end - start + 1),
      'video/mp4',
    ]);
    expect(await bytesOf(response)).toEqual(film.subarray(start, end + 1));
  });

  it('sends the whole file for several ranges and for unknown ones', async () => {
    for (const range of ['bytes=0-1,5-6', 'seconds=1-2', 'bytes=9-1']) {
      const response = await get(link, { range });
      expect([response.status, (await bytesOf(response)).length]).toEqual([200, film.length]);
    }
  });

  it('refuses a range beyond the end and returns the length of the file', async () => {
    const response = await get(link, { range: `bytes=${film.length}-` });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`]);
    expect(await response.text()).toBe('');
  });

  it('is not sent again to a browser that has it', async () => {
    const response = await get(link, { 'if-none-match': `"x", W/${etag}` });
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, '']);
    expect((await get(link, { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('continues with a range only while the file is the same', async () => {
    expect((await get(link, { range: 'bytes=5-', 'if-range': etag })).status).toBe(206);
    expect((await get(link, { range: 'bytes=5-', 'if-range': '"older"' })).status).toBe(200);
    expect((await get(link, { range: 'bytes=5-', 'if-range': 'Fri, 20 Nov 2026 12:00:00 GMT' })).status).toBe(200);
  });

  it('is not compressed again', async () => {
    const document = await store(make.rtfFile('a'.repeat(5000)), 'document', 'a.rtf');
    const response = await get(harness.files.link(document.id), { 'accept-encoding': 'gzip, br' });
    expect(headersOf(response, 'content-encoding', 'content-length')).toEqual([null, String(document.size)]);
  });

  it('continues serving after interrupted downloads', async () => {
    const large = await store(make.mp4File(8_000_000), 'video', 'stor.mp4');
    const path = harness.files.link(large.id);
    for (let visit = 0; visit < 5; visit += 1) {
      const socket = connect(harness.port, '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      await once(socket, 'data');
      socket.destroy();
    }
    expect((await bytesOf(await get(path))).length).toBe(large.size);
  });

  it.each([
    ['an ending', (path: string) => path.replace('?', '.mp4?')],
    ['a name', (path: string) => path.replace('?', '/Pr%C3%A6sentation.mp4?')],
  ])('can end with %s', async (_name, dressed) => expect((await get(dressed(link))).status).toBe(200));
});

describe('the rights of a document in the browser', () => {
  it.each([
    ['pdf', make.pdfFile, 'inline', 'application/pdf', 'inline'],
    ['pdf', make.pdfFile, 'attachment', 'application/pdf', 'attachment'],
    [
      'docx',
      make.docxFile,
      'inline',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'attachment',
    ],
    ['doc', make.docFile, 'inline', 'application/msword', 'attachment'],
    ['odt', make.odtFile, 'inline', 'application/vnd.oasis.opendocument.text', 'attachment'],
    ['rtf', make.rtfFile, 'inline', 'application/rtf', 'attachment'],
  ] as const)('%s (%#) asked for %s', async (extension, bytes, disposition, type, expected) => {
    const file = await store(bytes(), 'document', `cv.${extension}`);
    const response = await get(harness.files.link(file.id, { disposition }));
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-disposition')).toMatch(new RegExp(`^${expected}; filename="cv.${extension}"`));
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('the right to a file', () => {
  let file: StoredFile;
  beforeAll(async () => {
    file = await store(make.pdfFile(), 'document', 'cv.pdf');
  });

  it.each<[string, LinkOptions]>([
    ['/files/', {}],
    ['/images/chat_files/', { under: '/images/chat_files' }],
    ['/images/job_apply_cv_document/', { under: '/images/job_apply_cv_document' }],
    ['/images/job_apply_video/', { under: '/images/job_apply_video' }],
    ['/api/view_documents/', { under: '/api/view_documents' }],
  ])('is valid under %s', async (path, options) => {
    const link = harness.files.link(file.id, options);
    expect(link.startsWith(path)).toBe(true);
    expect((await get(link)).status).toBe(200);
  });

  async function refusal(link: string): Promise<unknown[]> {
    const response = await get(link);
    const body = (await response.json()) as { code: string };
    return [response.status, response.headers.get('content-type'), body.code];
  }
  const expired = [403, 'application/problem+json; charset=utf-8', 'link_expired'];
  const missing = [404, 'application/problem+json; charset=utf-8', 'not_found'];

  it('expires', async () => {
    const link = harness.files.link(file.id);
    harness.clock.time += 21 * 60 * 1000;
    expect(await refusal(link)).toEqual(expired);
    expect(await refusal(harness.files.link(file.id, { lifetime: -3600 }))).toEqual(expired);
  });

  it.each([
    ['no token', (link: string) => link.replace(/\?.*/, '')],
    ['a changed token', (link: string) => link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['two tokens', (link: string) => `${link}&t=x`],
    ['another file', (link: string) => link.replace(/.\?/, (last) => (last === '0?' ? '1?' : '0?'))],
    ['another path', (link: string) => link.replace('/files/', '/images/chat_files/')],
    ['no file at all', (link: string) => link.replace(/files\/[^?]*/, 'files/x')],
    ['the public path', (link: string) => link.replace('/files/', '/files/public/')],
    ['a viewer token of rubbish', () => '/api/view_documents/..%2f..%2fetc%2fpasswd'],
  ])('is not granted by %s', async (_name, forge) =>
    expect(await refusal(forge(harness.files.link(file.id)))).toEqual(expired),
  );

  it('ends with the file', async () => {
    const short = await store(make.pdfFile(), 'document', 'cv.pdf');
    const [link, open] = [harness.files.link(short.id), harness.files.publicLink(short.id)];
    await harness.files.claim(harness.db, short.id);
    expect((await get(link)).status).toBe(200);
    await harness.files.release(harness.db, short.id);
    expect(await refusal(link)).toEqual(missing);
    expect(await refusal(open)).toEqual(missing);
  });

  it('is open and permanent for a public file', async () => {
    const logo = await store(await make.picture('png'), 'image', 'logo.png');
    const link = harness.files.publicLink(logo.id);
    harness.clock.time += 400 * 24 * 60 * 60 * 1000;
    const response = await get(link);
    expect(response.status).toBe(200);
    expect(headersOf(response, 'cache-control', 'content-type', 'cross-origin-resource-policy')).toEqual([
      'public, max-age=604800, immutable',
      'image/png',
      'cross-origin',
    ]);
  });
});

describe('uploading files with a form', () => {
  interface Answer {
    status: number;
    code: string | undefined;
    files: StoredFile[];
  }

  async function send(...parts: [field: string, name: string, bytes: Buffer | string][]): Promise<Answer> {
    const form = new FormData();
    for (const [field, name, bytes] of parts) form.append(field, new Blob([bytes]), name);
    const response = await fetch(`${harness.url}/api/try_files`, { method: 'POST', body: form });
    const body: unknown = await response.json();
    const code = (body as { code?: string }).code;
    return { status: response.status, code, files: Object.values(body as Record<string, StoredFile>) };
  }

  it('stores each file under its field', async () => {
    const { status, files } = await send(
      ['upload_image_file', 'Mit foto.png', await make.picture('png')],
      ['upload_cv_file', 'CV på dansk.docx', make.docxFile()],
      ['upload_video_file', 'film.webm', make.webmFile()],
    );
    expect(status).toBe(200);
    expect(files.map((file) => [file.realName, file.extension])).toEqual([
      ['Mit foto.png', 'png'],
      ['CV på dansk.docx', 'docx'],
      ['film.webm', 'webm'],
    ]);
  });

  it('reads quotes in a name, which browsers send encoded', async () => {
    const { files } = await send(['upload_cv_file', 'CV "endelig".docx', make.docxFile()]);
    expect(files.map((file) => file.realName)).toEqual(['CV _endelig_.docx']);
  });

  const megabyte = 1024 * 1024;
  it.each<[string, string, string, () => Buffer | string, number, string]>([
    ['an empty file', 'upload_cv_file', 'cv.pdf', () => '', 400, 'empty_file'],
    [
      'HTML named .pdf',
      'upload_cv_file',
      'cv.pdf',
      () => '<html><script>alert(1)</script></html>',
      415,
      'unsupported_type',
    ],
    ['a packed file named .docx', 'upload_cv_file', 'cv.docx', () => gzipSync('x'), 415, 'unsupported_type'],
    [
      'an SVG named .png',
      'upload_image_file',
      'a.png',
      () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      415,
      'unsupported_type',
    ],
    ['a PDF as a picture', 'upload_image_file', 'a.png', () => make.pdfFile(), 415, 'unsupported_type'],
    ['50,000 × 50,000 pixels', 'upload_image_file', 'a.png', () => make.pngOfSize(50_000, 50_000), 413, 'too_large'],
    ['a photo in HEIC', 'upload_image_file', 'IMG_1.HEIC', () => make.heicFile(), 415, 'heic_picture'],
    ['a photo in HEIC named .jpg', 'upload_image_file', 'a.jpg', () => make.heicFile(), 415, 'heic_picture'],
    ['a photo in HEIC as a document', 'upload_cv_file', 'cv.pdf', () => make.heicFile(), 415, 'unsupported_type'],
    ['half a document', 'upload_cv_file', 'cv.pdf', () => make.pdfFile().subarray(0, 300), 400, 'damaged_file'],
    ['a picture over 10 MB', 'upload_image_file', 'a.png', () => Buffer.alloc(10 * megabyte + 1), 413, 'too_large'],
    ['a document over 20 MB', 'upload_cv_file', 'cv.pdf', () => Buffer.alloc(25 * megabyte), 413, 'too_large'],
  ])('%s is refused with a code', async (_name, field, name, bytes, status, code) => {
    const answer = await send([field, name, bytes()]);
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(await harness.below('uploads')).toEqual([]);
  });

  it('also answers a browser, which reads nothing before it has sent everything', async () => {
    const head = '--b\r\nContent-Disposition: form-data; name="upload_cv_file"; filename="cv.pdf"\r\n\r\n';
    const bytes = Buffer.concat([Buffer.from(head), Buffer.alloc(30 * megabyte), Buffer.from('\r\n--b--\r\n')]);
    const socket = connect(harness.port, '127.0.0.1').pause();
    socket.write(
      `POST /api/try_files HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${bytes.length}\r\n\r\n`,
    );
    await new Promise((sent) => socket.write(bytes, sent));
    const [first] = await once(socket.resume(), 'data');
    expect(String(first)).toMatch(/^HTTP\/1.1 413 /);

    const file = await store(make.pdfFile(), 'document', 'cv.pdf');
    socket.write(`HEAD ${harness.files.link(file.id)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const [second] = await once(socket, 'data');
    expect(String(second)).toMatch(/^HTTP\/1.1 200 /);
    socket.destroy();
  });

  it('stores nothing of a form with one refused file', async () => {
    const before = await harness.below('files');
    const answer = await send(
      ['upload_cv_file', 'cv.pdf', make.pdfFile()],
      ['upload_image_file', 'a.png', 'no picture'],
    );
    expect(answer.status).toBe(415);
    expect(await harness.below('files')).toEqual(before);
  });

  it('stores nothing of an interrupted form', async () => {
    const before = await harness.below('files');
    const head =
      '--b\r\nContent-Disposition: form-data; name="upload_cv_file"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const socket = connect(harness.port, '127.0.0.1');
      socket.write(
        `POST /api/try_files HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n${head}`,
      );
      socket.write(make.pdfFile());
      await expect.poll(() => harness.below('uploads')).toHaveLength(1);
      socket.destroy();
      await expect.poll(() => harness.below('uploads')).toEqual([]);
    }
    expect(await harness.below('files')).toEqual(before);
  });
});
