import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../env.ts';
import { createStorage } from './create-storage.ts';
import { MissingObject, type Storage } from './storage.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobblik-storage-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const type = 'application/octet-stream';
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = (size: number) => Buffer.from(Uint8Array.from({ length: size }, (_, n) => (n * 31 + (n >> 8)) & 0xff));

/** A stream that fails after a number of bytes. */
function broken(size: number): Readable {
  return Readable.from(
    (async function* () {
      yield bytesOf(size);
      throw new Error('cable pulled');
    })(),
  );
}

function holdsTheContract(storageOf: () => Storage): void {
  const put = async (bytes: Buffer) => {
    const key = randomUUID();
    await storageOf().put(key, Readable.from([bytes]), type);
    return key;
  };

  it('returns a stored object and its size', async () => {
    const bytes = bytesOf(100_000);
    const key = randomUUID();
    expect(await storageOf().put(key, Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]), type)).toBe(100_000);
    expect(await storageOf().stat(key)).toEqual({ size: 100_000 });
    expect(sha(await buffer(await storageOf().open(key)))).toBe(sha(bytes));
  });

  it('keeps an object of several parts whole', async () => {
    const bytes = bytesOf(12_000_001);
    expect(sha(await buffer(await storageOf().open(await put(bytes))))).toBe(sha(bytes));
  });

  it('keeps an empty object', async () => {
    const key = await put(Buffer.alloc(0));
    expect(await storageOf().stat(key)).toEqual({ size: 0 });
    expect(await buffer(await storageOf().open(key))).toHaveLength(0);
  });

  it('moves a local file', async () => {
    const key = randomUUID();
    const path = join(folder, `local-${key}`);
    await writeFile(path, bytesOf(5000));
    expect(await storageOf().put(key, { path }, type)).toBe(5000);
    expect(sha(await buffer(await storageOf().open(key)))).toBe(sha(bytesOf(5000)));
    await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('moves a local file from another disk', async () => {
    const key = randomUUID();
    const path = `/dev/shm/jobblik-${key}`;
    await writeFile(path, bytesOf(5000));
    expect(await storageOf().put(key, { path }, type)).toBe(5000);
    await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('reports a missing local file', async () => {
    const key = randomUUID();
    await expect(storageOf().put(key, { path: join(folder, 'nowhere') }, type)).rejects.toThrow(/ENOENT/);
    expect(await storageOf().stat(key)).toBeUndefined();
  });

  it.each([
    [0, 1],
    [10, 19],
    [99_990, 99_999],
    [0, 99_999],
  ])('returns the bytes %d to %d', async (start, end) => {
    const bytes = bytesOf(100_000);
    const part = await buffer(await storageOf().open(await put(bytes), { start, end }));
    expect(sha(part)).toBe(sha(bytes.subarray(start, end + 1)));
  });

  it('replaces the object of a key', async () => {
    const key = await put(bytesOf(100));
    await storageOf().put(key, Readable.from([bytesOf(3)]), type);
    expect(await storageOf().stat(key)).toEqual({ size: 3 });
  });

  it('removes, and removes again', async () => {
    const key = await put(bytesOf(100));
    await storageOf().remove(key);
    expect(await storageOf().stat(key)).toBeUndefined();
    await storageOf().remove(key);
  });

  it('reports a missing object before the first byte', async () => {
    await expect(storageOf().open(randomUUID())).rejects.toBeInstanceOf(MissingObject);
    await expect(storageOf().open(randomUUID(), { start: 0, end: 1 })).rejects.toBeInstanceOf(MissingObject);
  });

  it.each([10, 7_000_000])('has no object when the source fails after %d bytes', async (size) => {
    const key = randomUUID();
    await expect(storageOf().put(key, broken(size), type)).rejects.toThrow('cable pulled');
    expect(await storageOf().stat(key)).toBeUndefined();
  });

  it('never shows a half object while one is replaced', async () => {
    const key = await put(bytesOf(10));
    await expect(storageOf().put(key, broken(6_000_000), type)).rejects.toThrow('cable pulled');
    expect(await storageOf().stat(key)).toEqual({ size: 10 });
  });

  it.each(['../../etc/passwd', 'a/b', '', 'A'.repeat(36), '.'.repeat(8)])('refuses the key %j', async (key) => {
    await expect(storageOf().put(key, Readable.from([bytesOf(1)]), type)).rejects.toThrow('not a storage key');
    await expect(storageOf().open(key)).rejects.toThrow('not a storage key');
    await expect(storageOf().remove(key)).rejects.toThrow('not a storage key');
  });

  it('stores many at once', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, (_, n) => put(bytesOf(1000 + n))));
    const sizes = await Promise.all(keys.map((key) => storageOf().stat(key)));
    expect(sizes.map((found) => found?.size)).toEqual(keys.map((_, n) => 1000 + n));
  });
}

describe('disk', () => {
  let storage: Storage;
  beforeAll(() => {
    storage = createStorage(readSettings({ DATA_DIR: join(folder, 'data') }));
  });
  holdsTheContract(() => storage);

  it('hides its files from other users of the machine and leaves no partial ones', async () => {
    await storage.put('0123abcd', Readable.from(['x']), type);
    expect((await stat(join(folder, 'data/files/01'))).mode & 0o077).toBe(0);
    expect((await stat(join(folder, 'data/files/01/23/0123abcd'))).mode & 0o077).toBe(0);
    expect(await readdir(join(folder, 'data/files/unfinished'))).toEqual([]);
  });

  it('removes the remains of a crash, and nothing newer', async () => {
    const unfinished = join(folder, 'data/files/unfinished');
    await mkdir(unfinished, { recursive: true });
    await writeFile(join(unfinished, 'old'), 'x');
    await writeFile(join(unfinished, 'new'), 'x');
    await utimes(join(unfinished, 'old'), new Date('2026-01-01'), new Date('2026-01-01'));
    expect(await storage.sweep(new Date('2026-01-02'))).toBe(1);
    expect(await readdir(unfinished)).toEqual(['new']);
  });
});

describe('S3', () => {
  let server: S3rver;
  let storage: Storage;
  beforeAll(async () => {
    server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: join(folder, 's3'),
      configureBuckets: [{ name: 'jobblik' }],
    });
    const { port } = await server.run();
    storage = createStorage(s3Settings(port));
  });
  afterAll(() => server.close());
  holdsTheContract(() => storage);

  it('does not pass on more or less than was asked for', async () => {
    // s3rver returns the whole object for the range 0-0.
    await storage.put('0123abcd', Readable.from([bytesOf(100)]), type);
    await expect(storage.open('0123abcd', { start: 0, end: 0 })).rejects.toThrow('100 bytes to 0-0');
  });

  it('does not report a refusal of the server as a missing object', async () => {
    const refusing = createServer((_request, response) => response.writeHead(403).end());
    refusing.listen(0, '127.0.0.1');
    await once(refusing, 'listening');
    const refused = createStorage(s3Settings(portOf(refusing)));
    await expect(refused.stat('0123abcd')).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    await expect(refused.open('0123abcd')).rejects.not.toBeInstanceOf(MissingObject);
    refusing.close();
  });

  it('aborts old multipart uploads of a stopped server, page by page, and no newer ones', async () => {
    // s3rver has no list of unfinished uploads; this server supports only that part of the protocol.
    const ended: string[] = [];
    const upload = (id: string, day: string) =>
      `<Upload><Key>files/${id}</Key><UploadId>${id}</UploadId><Initiated>${day}T00:00:00.000Z</Initiated></Upload>`;
    const pages = [
      `${upload('old-one', '2026-01-01')}${upload('young', '2026-03-01')}<IsTruncated>true</IsTruncated><NextKeyMarker>files/young</NextKeyMarker><NextUploadIdMarker>young</NextUploadIdMarker>`,
      `${upload('old-two', '2026-01-02')}<IsTruncated>false</IsTruncated>`,
    ];
    const listing = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
      if (request.method === 'DELETE') {
        ended.push(`${pathname} ${searchParams.get('uploadId')}`);
        response.writeHead(204).end();
        return;
      }
      const page = pages[searchParams.get('key-marker') === 'files/young' ? 1 : 0];
      response.setHeader('content-type', 'application/xml');
      response.end(`<ListMultipartUploadsResult>${page}</ListMultipartUploadsResult>`);
    });
    listing.listen(0, '127.0.0.1');
    await once(listing, 'listening');
    expect(await createStorage(s3Settings(portOf(listing))).sweep(new Date('2026-02-01'))).toBe(2);
    expect(ended).toEqual(['/jobblik/files/old-one old-one', '/jobblik/files/old-two old-two']);
    listing.close();
  });
});

function s3Settings(port: number) {
  return readSettings({
    S3_BUCKET: 'jobblik',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
}

function portOf(server: ReturnType<typeof createServer>): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
