import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import pino from 'pino';
import S3rver from 's3rver';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../env.ts';
import { createStorage } from '../../storage/create-storage.ts';
import { createDiskStorage } from '../../storage/disk.driver.ts';
import { createTasks } from '../../tasks/create-tasks.ts';
import { createFiles } from '../create-files.ts';
import * as make from '../files.factory.ts';
import { authenticate, type FilesHarness, startFiles, tokenOf } from '../files.harness.ts';
import { files, uploads } from '../files.tables.ts';
import { removeOrphans } from '../remove-files.ts';
import { registerUploadRoutes } from './uploads.routes.ts';

let harness: FilesHarness;
let putFails = false;
beforeAll(async () => {
  harness = await startFiles((dataDir) => {
    const disk = createDiskStorage(join(dataDir, 'files'));
    return {
      ...disk,
      async put(key, source, type) {
        if (putFails) throw new Error('storage away');
        return disk.put(key, source, type);
      },
    };
  });
});
afterAll(() => harness.close());
beforeEach(async () => {
  putFails = false;
  harness.clock.time = Date.now();
  for (const { id } of await harness.db.select().from(uploads)) await harness.files.uploads.drop(id);
});

const [bo, eva] = [1, 2];
const film = make.mp4File(200_000);
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const refused = (code: string) => expect.objectContaining({ code });

interface Answer {
  status: number;
  code: string | undefined;
  header(name: string): string | null;
  offset: number;
}

async function call(
  method: string,
  path: string,
  userId: number | undefined,
  headers: object,
  body?: Buffer,
  base = harness.url,
): Promise<Answer> {
  const response = await fetch(base + path, {
    method,
    headers: {
      'tus-resumable': '1.0.0',
      ...(userId !== undefined && { authorization: `Bearer ${tokenOf(userId)}` }),
      ...headers,
    },
    ...(body && { body: new Blob([body]) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    code:
      text !== '' && response.headers.get('content-type')?.startsWith('application/problem+json')
        ? (JSON.parse(text) as { code: string }).code
        : undefined,
    header: (name) => response.headers.get(name),
    offset: Number(response.headers.get('upload-offset') ?? Number.NaN),
  };
}

const bytesType = { 'content-type': 'application/offset+octet-stream' };

function begin(userId: number | undefined, size: number, { kind = 'video', name = 'film.mp4' } = {}): Promise<Answer> {
  const coded = (text: string) => Buffer.from(text).toString('base64');
  return call('POST', '/api/uploads', userId, {
    'upload-length': String(size),
    'upload-metadata': `kind ${coded(kind)},filename ${coded(name)}`,
  });
}

/** Begins an upload and returns its path. */
async function begun(userId: number, size: number, options?: { kind?: string; name?: string }): Promise<string> {
  const { status, header } = await begin(userId, size, options);
  expect(status).toBe(201);
  return header('location') ?? '';
}

const idOf = (path: string) => path.replace('/api/uploads/', '');
const head = (path: string, userId = bo) => call('HEAD', path, userId, {});
const patch = (path: string, offset: number, bytes: Buffer, userId = bo, base = harness.url) =>
  call('PATCH', path, userId, { ...bytesType, 'upload-offset': String(offset) }, bytes, base);

async function uploaded(bytes: Buffer, options?: { kind?: string; name?: string }): Promise<string> {
  const path = await begun(bo, bytes.length, options);
  expect((await patch(path, 0, bytes)).status).toBe(204);
  return path;
}

describe('a resumable upload', () => {
  it('becomes one stored file, also for repeated and simultaneous requests', async () => {
    const path = await begun(bo, film.length, { name: 'C:\\film\\Præsen\u202etation.mp4' });
    expect(path).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
    expect(await patch(path, 0, film.subarray(0, 70_000))).toMatchObject({ status: 204, offset: 70_000 });
    expect(await head(path)).toMatchObject({ status: 200, offset: 70_000 });
    await expect(harness.files.fromUpload(idOf(path), { kind: 'video', userId: bo })).rejects.toEqual(
      refused('not_found'),
    );
    expect(await patch(path, 70_000, film.subarray(70_000))).toMatchObject({ status: 204, offset: film.length });

    const uploaded = await Promise.all(
      Array.from({ length: 5 }, () => harness.files.fromUpload(idOf(path), { kind: 'video', userId: bo })),
    );
    expect(new Set(uploaded.map(({ id }) => id)).size).toBe(1);
    expect(uploaded[0]).toMatchObject({
      realName: 'Præsentation.mp4',
      extension: 'mp4',
      size: film.length,
      kind: 'video',
    });
    expect(sha(await buffer(await harness.files.open(uploaded[0]?.id ?? '')))).toBe(sha(film));
    expect(
      await harness.db
        .select()
        .from(files)
        .where(eq(files.id, uploaded[0]?.id ?? '')),
    ).toHaveLength(1);
    expect(await harness.below('uploads')).toEqual([]);
  });

  it('is complete also when the last answer was lost', async () => {
    const path = await uploaded(film);
    expect(await head(path)).toMatchObject({ status: 200, offset: film.length });
  });

  it('accepts the first bytes with its beginning', async () => {
    const document = make.pdfFile();
    const answer = await call(
      'POST',
      '/api/uploads',
      bo,
      {
        ...bytesType,
        'upload-length': String(document.length),
        'upload-metadata': `kind ${btoa('document')},filename ${btoa('cv.pdf')}`,
      },
      document,
    );
    expect(answer).toMatchObject({ status: 201, offset: document.length });
    const id = idOf(answer.header('location') ?? '');
    expect(await harness.files.fromUpload(id, { kind: 'document', userId: bo })).toMatchObject({ extension: 'pdf' });
  });

  it('stays available when its form is refused', async () => {
    const id = idOf(await uploaded(film));
    const file = await harness.files.fromUpload(id, { kind: 'video', userId: bo });
    await harness.files.discard([file.id]);
    expect(await harness.files.fromUpload(id, { kind: 'video', userId: bo })).toEqual(file);
  });

  it('lists its extensions of tus', async () => {
    const response = await fetch(`${harness.url}/api/uploads`, { method: 'OPTIONS' });
    expect(response.headers.get('tus-extension')).toBe('creation,creation-with-upload,termination,expiration');
    expect(response.headers.get('tus-max-size')).toBe(String(500 * 1024 * 1024));
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a network failure', () => {
  /** Sends part of a body and breaks the connection. */
  async function sendAndCut(path: string, offset: number, bytes: Buffer, announced: number): Promise<void> {
    const sending = httpRequest(harness.url + path, {
      method: 'PATCH',
      headers: {
        ...bytesType,
        'tus-resumable': '1.0.0',
        'upload-offset': offset,
        'content-length': announced,
        authorization: `Bearer ${tokenOf(bo)}`,
      },
    });
    const closed = new Promise((resolve) => sending.on('close', resolve));
    // The broken connection is an error for the sender as well.
    sending.on('error', () => undefined);
    await new Promise((sent) => sending.write(bytes, sent));
    sending.destroy();
    await closed;
  }

  it('can happen 20 times in 60 MB: the offset is always correct and no byte is lost', async () => {
    const large = make.mp4File(60 * 1024 * 1024);
    const chunk = 5 * 1024 * 1024;
    const path = await begun(bo, large.length);
    let [offset, farthest, seed] = [0, 0, 20_261_120];
    for (let cut = 0; cut < 20; cut += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      const announced = Math.min(chunk, large.length - offset);
      const until = 1 + (seed % (announced - 1));
      await sendAndCut(path, offset, large.subarray(offset, offset + until), announced);
      farthest = Math.max(farthest, offset + until);
      const { status, offset: next } = await head(path);
      expect(status).toBe(200);
      expect(next).toBeGreaterThanOrEqual(offset);
      expect(next).toBeLessThanOrEqual(farthest);
      offset = next;
    }
    while (offset < large.length) {
      const { status } = await patch(path, offset, large.subarray(offset, offset + chunk));
      // 409: bytes of the last broken connection arrived after the request for the offset.
      expect([204, 409]).toContain(status);
      offset = (await head(path)).offset;
    }
    const file = await harness.files.fromUpload(idOf(path), { kind: 'video', userId: bo });
    expect(sha(await buffer(await harness.files.open(file.id)))).toBe(sha(large));
  });

  it('can be silent: the received bytes count, and the upload can soon continue', async () => {
    const path = await begun(bo, film.length);
    const silent = connect(harness.port, '127.0.0.1');
    silent.write(
      `PATCH ${path} HTTP/1.1\r\nHost: x\r\nTus-Resumable: 1.0.0\r\nAuthorization: Bearer ${tokenOf(bo)}\r\n` +
        `Content-Type: application/offset+octet-stream\r\nUpload-Offset: 0\r\nContent-Length: ${film.length}\r\n\r\n`,
    );
    silent.write(film.subarray(0, 50_000));
    const part = join(harness.dataDir, 'uploads', idOf(path));
    await expect.poll(async () => (await stat(part)).size).toBe(50_000);
    expect(await head(path)).toMatchObject({ status: 200, offset: 50_000 });
    expect((await patch(path, 50_000, film.subarray(50_000))).status).toBe(204);
    silent.destroy();
  });

  it('can include the server: another one continues at the same byte', async () => {
    const path = await begun(bo, film.length);
    await patch(path, 0, film.subarray(0, 90_000));
    const log = pino({ level: 'silent' });
    const tasks = createTasks({ databaseUrl: 'postgresql://localhost/unused', log });
    const again = createFiles({ ...harness, tasks, log, linkKey: Buffer.alloc(32) });
    const app = Fastify();
    await registerUploadRoutes(app, { files: again, authenticate });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    expect(await call('HEAD', path, bo, {}, undefined, url)).toMatchObject({ status: 200, offset: 90_000 });
    expect((await patch(path, 90_000, film.subarray(90_000), bo, url)).status).toBe(204);
    const file = await harness.files.fromUpload(idOf(path), { kind: 'video', userId: bo });
    expect(sha(await buffer(await harness.files.open(file.id)))).toBe(sha(film));
    await app.close();
  });

  it('two tabs that send the same bytes do not corrupt the upload', async () => {
    const path = await begun(bo, film.length);
    const answers = await Promise.all([patch(path, 0, film), patch(path, 0, film)]);
    expect(answers.some(({ status }) => status === 204)).toBe(true);
    const { offset } = await head(path);
    if (offset < film.length) await patch(path, offset, film.subarray(offset));
    const file = await harness.files.fromUpload(idOf(path), { kind: 'video', userId: bo });
    expect(sha(await buffer(await harness.files.open(file.id)))).toBe(sha(film));
  });
});

describe('access to uploads', () => {
  it('guests and the demo cannot begin one', async () => {
    expect(await begin(undefined, 100)).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(await begin(99, 100)).toMatchObject({ status: 403, code: 'demo_read_only' });
    const wrong = { authorization: 'Bearer not-a-token-of-anybody', 'upload-length': '1' };
    expect(await call('POST', '/api/uploads', undefined, wrong)).toMatchObject({ status: 401 });
  });

  it('nobody sees, continues, ends or uses what another person uploads', async () => {
    const path = await begun(bo, film.length);
    expect((await head(path, eva)).status).toBe(404);
    expect(await patch(path, 0, film, eva)).toMatchObject({ status: 404, code: 'not_found' });
    expect((await call('DELETE', path, eva, {})).status).toBe(404);
    expect((await call('HEAD', path, undefined, {})).status).toBe(401);
    expect((await patch(path, 0, film)).status).toBe(204);
    for (const userId of [eva, null]) {
      await expect(harness.files.fromUpload(idOf(path), { kind: 'video', userId })).rejects.toEqual(
        refused('not_found'),
      );
    }
    await expect(harness.files.fromUpload(idOf(path), { kind: 'document', userId: bo })).rejects.toEqual(
      refused('not_found'),
    );
  });

  it.each([randomUUID(), 'x', '..%2f..%2fsecret', "'; drop table uploads --"])(
    'the upload %s does not exist',
    async (id) => {
      expect((await head(`/api/uploads/${encodeURI(id)}`)).status).toBe(404);
      await expect(harness.files.fromUpload(id, { kind: 'video', userId: bo })).rejects.toEqual(refused('not_found'));
    },
  );

  it('five can be open at once, also for eight simultaneous tabs', async () => {
    const begins = await Promise.all(Array.from({ length: 8 }, () => begin(bo, film.length)));
    expect(begins.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(begins.filter(({ code }) => code === 'too_many_uploads').map(({ status }) => status)).toEqual([
      429, 429, 429,
    ]);
    expect((await begin(eva, film.length)).status).toBe(201);

    const path = begins.find(({ status }) => status === 201)?.header('location') ?? '';
    expect((await patch(path, 0, film)).status).toBe(204);
    expect((await begin(bo, film.length)).status).toBe(201);
    expect((await begin(bo, film.length)).status).toBe(429);
  });

  it('the longest idle one is dropped for a new one after ten minutes', async () => {
    const oldest = await begun(bo, film.length);
    await patch(oldest, 0, film.subarray(0, 10));
    for (let more = 0; more < 4; more += 1) {
      harness.clock.time += 1000;
      await begun(bo, film.length);
    }
    harness.clock.time += 10 * 60 * 1000;
    await begun(bo, film.length);
    expect((await head(oldest)).status).toBe(404);
    expect(await harness.below('uploads')).not.toContain(idOf(oldest));
  });
});

describe('the server refuses', () => {
  it.each([
    ['a video over 500 MB', 500 * 1024 * 1024 + 1, {}, 413, 'too_large'],
    ['a document over 20 MB', 21 * 1024 * 1024, { kind: 'document' }, 413, 'too_large'],
    ['nothing', 0, {}, 400, 'empty_file'],
    ['an unknown kind', 10, { kind: 'program' }, 400, 'invalid_input'],
    ['no name', 10, { name: '' }, 400, 'invalid_input'],
  ])('%s, before a byte is sent', async (_name, size, options, status, code) => {
    expect(await begin(bo, size, options)).toMatchObject({ status, code });
    expect(await harness.db.select().from(uploads)).toEqual([]);
  });

  it.each([
    ['HTML as a video', Buffer.from('<html><script>alert(1)</script></html>'), 'video', 415, 'unsupported_type'],
    ['half a video', film.subarray(0, 100_000), 'video', 400, 'damaged_file'],
    ['a zip as a document', make.zipFile([{ name: 'a', content: 'b' }]), 'document', 415, 'unsupported_type'],
    ['a bomb of pixels', make.pngOfSize(50_000, 50_000), 'image', 413, 'too_large'],
    ['a photo in HEIC', make.heicFile(), 'image', 415, 'heic_picture'],
  ])('%s, with the last byte and later', async (_name, bytes, kind, status, code) => {
    const path = await begun(bo, bytes.length, { kind });
    expect(await patch(path, 0, bytes)).toMatchObject({ status, code });
    expect((await head(path)).status).toBe(status);
    const file = harness.files.fromUpload(idOf(path), { kind: kind as 'video', userId: bo });
    await expect(file).rejects.toEqual(refused(code));
    expect(await harness.below('uploads')).toEqual([]);
  });

  it('bytes at the wrong offset, too many bytes, and requests that violate the protocol', async () => {
    const path = await begun(bo, film.length);
    expect(await patch(path, 5, film)).toMatchObject({ status: 409, code: 'conflict' });
    expect(await patch(path, 0, Buffer.concat([film, film]))).toMatchObject({ status: 413, code: 'too_large' });
    const headers = { 'upload-offset': '0', 'content-type': 'text/plain' };
    expect(await call('PATCH', path, bo, headers, film)).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(await call('PATCH', path, bo, { ...bytesType, 'upload-offset': '-1' }, film)).toMatchObject({ status: 400 });
    const old = { ...bytesType, 'upload-offset': '0', 'tus-resumable': '0.2.2' };
    expect(await call('PATCH', path, bo, old, film)).toMatchObject({ status: 400, code: 'invalid_input' });
    expect((await fetch(harness.url + path, { headers: { authorization: `Bearer ${tokenOf(bo)}` } })).status).toBe(404);
    expect(await head(path)).toMatchObject({ offset: 0 });
    expect((await patch(path, 0, film)).status).toBe(204);
  });

  it('bytes of a signed-out person, without losing the received ones', async () => {
    const path = await begun(bo, film.length);
    await patch(path, 0, film.subarray(0, 1000));
    const headers = { ...bytesType, 'upload-offset': '1000' };
    expect(await call('PATCH', path, undefined, headers, film.subarray(1000))).toMatchObject({ status: 401 });
    expect(await head(path)).toMatchObject({ offset: 1000 });
  });
});

describe('the end of an upload', () => {
  it('is a cancellation by the person', async () => {
    const path = await begun(bo, film.length);
    await patch(path, 0, film.subarray(0, 1000));
    expect((await call('DELETE', path, bo, {})).status).toBe(204);
    expect((await head(path)).status).toBe(404);
    expect(await harness.below('uploads')).toEqual([]);
  });

  it('is 24 hours after the last byte', async () => {
    const [old, young] = [await begun(bo, film.length), await begun(bo, film.length)];
    await patch(old, 0, film.subarray(0, 1000));
    const touchedAt = new Date(Date.now() - 24.1 * 60 * 60 * 1000);
    await harness.db
      .update(uploads)
      .set({ touchedAt })
      .where(eq(uploads.id, idOf(old)));
    expect((await head(old)).status).toBe(410);
    await removeOrphans({ ...harness, ...folders(), log: pino({ level: 'silent' }) });
    expect((await head(old)).status).toBe(404);
    expect(await harness.below('uploads')).toEqual([idOf(young)]);
    expect((await head(young)).status).toBe(200);
  });

  it('waits for an unavailable storage: the bytes are kept and stored later', async () => {
    const path = await begun(bo, film.length);
    putFails = true;
    expect(await patch(path, 0, film)).toMatchObject({ status: 500, code: 'internal' });
    expect(await head(path)).toMatchObject({ status: 200, offset: film.length });
    putFails = false;
    const file = await harness.files.fromUpload(idOf(path), { kind: 'video', userId: bo });
    expect(sha(await buffer(await harness.files.open(file.id)))).toBe(sha(film));
  });
});

function folders() {
  return { uploadsFolder: join(harness.dataDir, 'uploads'), spoolFolder: join(harness.dataDir, 'uploads/incoming') };
}

describe('with S3', () => {
  it('moves the bytes into the bucket when the last one has arrived', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'jobblik-s3-'));
    const server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'b' }],
    });
    const { port } = await server.run();
    const local = harness;
    harness = await startFiles(() =>
      createStorage(
        readSettings({
          S3_BUCKET: 'b',
          S3_ENDPOINT: `http://127.0.0.1:${port}`,
          S3_ACCESS_KEY_ID: 'S3RVER',
          S3_SECRET_ACCESS_KEY: 'S3RVER',
        }),
      ),
    );
    try {
      const bytes = make.mp4File(6_000_000);
      const file = await harness.files.fromUpload(idOf(await uploaded(bytes)), { kind: 'video', userId: bo });
      expect(await harness.storage.stat(file.id)).toEqual({ size: bytes.length });
      expect(await harness.below('uploads')).toEqual([]);
      const response = await fetch(harness.url + harness.files.link(file.id), { headers: { range: 'bytes=5999000-' } });
      expect([response.status, sha(Buffer.from(await response.arrayBuffer()))]).toEqual([
        206,
        sha(bytes.subarray(5_999_000)),
      ]);
    } finally {
      await harness.close();
      harness = local;
      await server.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
