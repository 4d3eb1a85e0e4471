import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { UploadKind } from '@jobblik/contract/kernel/call';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../db/in-transaction.ts';
import { createDiskStorage } from '../storage/disk.driver.ts';
import type { Storage } from '../storage/storage.ts';
import * as make from './files.factory.ts';
import { type FilesHarness, startFiles } from './files.harness.ts';
import { files as rows } from './files.tables.ts';
import { removeIfUnowned, removeOrphans, removeUnownedOf } from './remove-files.ts';

let harness: FilesHarness;
/** Runs before a removal in the storage; tests replace it to fail or to wait. */
let beforeRemoval: (key: string) => Promise<void> = async () => undefined;
let putFails = false;
/** Callbacks within a put: before the bytes are stored under their key, and after. */
let duringPut: { before?: () => Promise<void>; after?: () => Promise<void> } = {};

function watchedDisk(dataDir: string): Storage {
  const disk = createDiskStorage(join(dataDir, 'files'));
  return {
    ...disk,
    async put(key, source, contentType) {
      if (putFails) throw new Error('no such bucket');
      await duringPut.before?.();
      const size = await disk.put(key, source, contentType);
      await duringPut.after?.();
      return size;
    },
    async remove(key) {
      await beforeRemoval(key);
      await disk.remove(key);
    },
  };
}

beforeAll(async () => {
  harness = await startFiles(watchedDisk);
});
afterAll(() => harness.close());
beforeEach(() => {
  beforeRemoval = async () => undefined;
  putFails = false;
  duringPut = {};
  harness.clock.time = Date.now();
});

const person = 7;
const store = (bytes: Buffer, kind: UploadKind = 'document', realName = 'cv.pdf') =>
  harness.files.store(Readable.from([bytes]), { kind, realName, userId: person });
const rowOf = async (id: string) => (await harness.db.select().from(rows).where(eq(rows.id, id)))[0];
const hoursLater = (hours: number) => {
  harness.clock.time = Date.now() + hours * 60 * 60 * 1000;
};
const removal = () => ({
  ...harness,
  log: pino({ level: 'silent' }),
  uploadsFolder: join(harness.dataDir, 'uploads'),
  spoolFolder: join(harness.dataDir, 'uploads/incoming'),
});
const refused = (code: string, status: number) => expect.objectContaining({ code, status });

describe('pictures of several people', () => {
  const picture = (userId: number) =>
    make
      .picture('jpeg', 1200, 1200)
      .then((bytes) => harness.files.store(Readable.from([bytes]), { kind: 'image', realName: 'a.jpg', userId }));

  it('are redrawn in turns: a person with one does not wait for ten of another', async () => {
    const done: string[] = [];
    const many = Array.from({ length: 10 }, async () => {
      await picture(1);
      done.push('many');
    });
    const one = picture(2).then(() => done.push('one'));
    await Promise.all([...many, one]);
    expect(done.indexOf('one')).toBeLessThan(5);
  });

  it('have a separate Danish refusal when one person sends too many at once, and are removed', async () => {
    const before = (await harness.below('uploads')).length;
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => picture(1)));
    const refusals = results.filter((result) => result.status === 'rejected');
    expect(refusals).toHaveLength(7);
    for (const { reason } of refusals) expect(reason).toEqual(refused('too_many_at_once', 429));
    expect(await harness.below('uploads')).toHaveLength(before);
  });
});

describe('a PDF with something before it', () => {
  const after = (before: string | Buffer) => Buffer.concat([Buffer.from(before), make.pdfFile()]);
  it.each([
    ['a line end', '\r\n'],
    ['a byte order mark', '\ufeff'],
    ['headers of a mail', 'X-Header: mail\r\nFrom: Bo <bo@firma.dk>\r\n\r\n'],
    ['1,024 blanks', ' '.repeat(1024)],
  ])('is stored from its header on: %s', async (_what, before) => {
    const file = await store(after(before));
    const bytes = await buffer(await harness.files.open(file.id));
    expect(bytes.equals(make.pdfFile())).toBe(true);
    expect(file).toMatchObject({ extension: 'pdf', size: make.pdfFile().length });
    expect((await rowOf(file.id))?.sha256).toBe(createHash('sha256').update(make.pdfFile()).digest('hex'));
    expect(await harness.below('uploads')).toEqual([]);
  });

  it.each<[string, string | Buffer]>([
    ['1,025 blanks', ' '.repeat(1025)],
    ['a page of HTML', '<html><script>alert(1)</script></html>\n'],
    ['a program', '#!/bin/sh\n'],
    ['a picture', Buffer.from('GIF89a\x01\0\x01\0', 'latin1')],
    ['bytes that are no text', Buffer.from([1, 2, 3])],
  ])('is refused behind %s', async (_what, before) => {
    await expect(store(after(before))).rejects.toEqual(refused('unsupported_type', 415));
    expect(await harness.below('uploads')).toEqual([]);
  });

  it('is refused behind a zip', async () => {
    await expect(store(after(make.docxFile()))).rejects.toEqual(refused('damaged_file', 400));
  });
});

describe('storing files', () => {
  it('keeps the bytes under an unguessable name and the real name in the row', async () => {
    const bytes = make.pdfFile();
    const file = await store(bytes, 'document', '/home/bo/Ansøgning på Ærø.pdf');
    expect(file).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      kind: 'document',
      realName: 'Ansøgning på Ærø.pdf',
      extension: 'pdf',
      contentType: 'application/pdf',
      size: bytes.length,
    });
    expect(await rowOf(file.id)).toMatchObject({
      userId: person,
      claims: 0,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(await harness.below('files')).toContain(file.id);
    expect(await buffer(await harness.files.open(file.id))).toEqual(bytes);
    expect(await buffer(await harness.files.open(file.id, { start: 1, end: 3 }))).toEqual(bytes.subarray(1, 4));
  });

  it('stores no user for a guest', async () => {
    const file = await harness.files.store(Readable.from([make.pdfFile()]), {
      kind: 'document',
      realName: 'a',
      userId: null,
    });
    expect((await rowOf(file.id))?.userId).toBeNull();
  });

  it('keeps a picture as it was redrawn', async () => {
    const file = await store(await make.picture('jpeg'), 'image', 'Portræt.JPG');
    expect(file).toMatchObject({ realName: 'Portræt.webp', extension: 'webp', contentType: 'image/webp' });
    expect((await buffer(await harness.files.open(file.id))).length).toBe(file.size);
  });

  it('stops reading soon after the limit', async () => {
    let sent = 0;
    async function* endless() {
      for (;;) {
        sent += 65_536;
        yield Buffer.alloc(65_536, 1);
      }
    }
    await expect(
      harness.files.store(Readable.from(endless()), { kind: 'image', realName: 'a', userId: 1 }),
    ).rejects.toEqual(refused('too_large', 413));
    expect(sent).toBeLessThan(11 * 1024 * 1024);
  });

  it('stores a large video without loading it into memory', async () => {
    const head = make.mp4File(0);
    const megabytes = 150;
    async function* film() {
      head.writeUInt32BE(megabytes * 1024 * 1024 + 8, head.length - 8);
      yield head;
      const megabyte = make.noise(1024 * 1024);
      for (let sent = 0; sent < megabytes; sent += 1) yield megabyte;
    }
    const before = process.memoryUsage().rss;
    const file = await harness.files.store(Readable.from(film()), { kind: 'video', realName: 'film.mp4', userId: 1 });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
    expect(file.size).toBe(megabytes * 1024 * 1024 + head.length);
    await harness.files.discard([file.id]);
  });

  it.each([
    ['nothing', () => Readable.from([]), 'document', refused('empty_file', 400)],
    ['HTML', () => Readable.from(['<html></html>']), 'document', refused('unsupported_type', 415)],
    [
      'half a document',
      () => Readable.from([make.docxFile().subarray(0, 400)]),
      'document',
      refused('damaged_file', 400),
    ],
    ['a bomb of pixels', () => Readable.from([make.pngOfSize(50_000, 50_000)]), 'image', refused('too_large', 413)],
    ['half a picture', () => Readable.from([make.pngOfSize(100, 100)]), 'image', refused('damaged_file', 400)],
    [
      'a line that breaks',
      () => Readable.from(breaking()),
      'document',
      expect.objectContaining({ message: 'cable pulled' }),
    ],
  ] as const)('leaves nothing behind after %s', async (_name, source, kind, expected) => {
    const before = { stored: await harness.below('files'), rows: (await harness.db.select().from(rows)).length };
    await expect(harness.files.store(source(), { kind, realName: 'a.pdf', userId: 1 })).rejects.toEqual(expected);
    expect(await harness.below('uploads')).toEqual([]);
    expect(await harness.below('files')).toEqual(before.stored);
    expect(await harness.db.select().from(rows)).toHaveLength(before.rows);
  });

  it('leaves nothing behind when the storage fails', async () => {
    const before = (await harness.db.select().from(rows)).length;
    putFails = true;
    await expect(store(make.pdfFile())).rejects.toThrow('no such bucket');
    await expect(store(await make.picture('png'), 'image')).rejects.toThrow('no such bucket');
    expect(await harness.below('uploads')).toEqual([]);
    expect(await harness.db.select().from(rows)).toHaveLength(before);
  });
});

async function someoneWaitsForARow(): Promise<boolean> {
  const waiting = await harness.db.execute(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return waiting.rows.length > 0;
}

async function* breaking() {
  yield make.pdfFile();
  throw new Error('cable pulled');
}

describe('owning files', () => {
  it('a file belongs to a row only once its transaction has committed', async () => {
    const { id } = await store(make.pdfFile());
    await expect(
      inTransaction(harness.db, async (tx) => {
        await harness.files.claim(tx, id);
        throw new Error('a rule said no');
      }),
    ).rejects.toThrow('a rule said no');
    expect((await rowOf(id))?.claims).toBe(0);
    await inTransaction(harness.db, (tx) => harness.files.claim(tx, id));
    expect(await rowOf(id)).toMatchObject({ claims: 1, claimedAt: expect.any(Date) });
  });

  it('is removed after its last owner releases it, links first', async () => {
    const { id } = await store(make.pdfFile());
    await harness.files.claim(harness.db, id);
    await harness.files.claim(harness.db, id);
    await harness.files.release(harness.db, id);
    await harness.tasks.idle();
    expect((await harness.files.describe([id])).size).toBe(1);

    await inTransaction(harness.db, async (tx) => {
      await harness.files.release(tx, id);
      expect(await harness.below('files')).toContain(id);
    });
    expect((await harness.files.describe([id])).size).toBe(0);
    await expect(harness.files.open(id)).rejects.toEqual(refused('not_found', 404));
    await harness.tasks.idle();
    expect(await rowOf(id)).toBeUndefined();
    expect(await harness.below('files')).not.toContain(id);
  });

  it('stays when the release is rolled back', async () => {
    const { id } = await store(make.pdfFile());
    await harness.files.claim(harness.db, id);
    await expect(
      inTransaction(harness.db, async (tx) => {
        await harness.files.release(tx, id);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await harness.tasks.idle();
    expect((await harness.files.describe([id])).size).toBe(1);
  });

  it('stays when a row releases it and another claims it', async () => {
    const { id } = await store(make.pdfFile());
    await harness.files.claim(harness.db, id);
    await inTransaction(harness.db, async (tx) => {
      await harness.files.release(tx, id);
      await harness.files.claim(tx, id);
    });
    await harness.tasks.idle();
    expect((await harness.files.describe([id])).size).toBe(1);
  });

  it('accepts the release of nothing', async () => {
    await harness.files.release(harness.db, null);
    await harness.files.release(harness.db, undefined);
    await harness.files.release(harness.db, randomUUID());
    await harness.files.release(harness.db, "'; drop table files --");
  });

  it.each([randomUUID(), 'no-uuid', ''])('cannot claim %j, which does not exist', (id) =>
    expect(harness.files.claim(harness.db, id)).rejects.toEqual(refused('not_found', 404)),
  );

  it('waits for a running removal and then refuses the claim', async () => {
    const { id } = await store(make.pdfFile());
    const order: string[] = [];
    let claiming: Promise<void> | undefined;
    beforeRemoval = async () => {
      claiming = harness.files.claim(harness.db, id).finally(() => order.push('claim'));
      claiming.catch(() => order.push('refused'));
      await vi.waitUntil(someoneWaitsForARow);
      order.push('bytes');
    };
    await removeIfUnowned(removal(), id);
    await expect(claiming).rejects.toEqual(refused('not_found', 404));
    expect(order[0]).toBe('bytes');
  });

  it('is described by id; unknown and malformed ids are missing', async () => {
    const file = await store(make.pdfFile());
    const described = await harness.files.describe([file.id, randomUUID(), 'x', '']);
    expect([...described]).toEqual([[file.id, file]]);
    expect((await harness.files.describe([])).size).toBe(0);
  });

  it('a failed request removes its unclaimed files', async () => {
    const [mine, claimed] = [await store(make.pdfFile()), await store(make.pdfFile())];
    await harness.files.claim(harness.db, claimed.id);
    await harness.files.discard([mine.id, claimed.id, randomUUID()]);
    await harness.files.discard([]);
    expect([...(await harness.files.describe([mine.id, claimed.id])).keys()]).toEqual([claimed.id]);
    expect(await harness.below('files')).not.toContain(mine.id);
  });
});

it('the removal of a person removes their unowned files, and nothing of others', async () => {
  const leaving = 4711;
  const storeOf = (userId: number) =>
    harness.files.store(Readable.from([make.pdfFile()]), { kind: 'document', realName: 'cv.pdf', userId });
  const [loose, owned, other] = [await storeOf(leaving), await storeOf(leaving), await storeOf(person)];
  await harness.files.claim(harness.db, owned.id);
  const upload = { kind: 'video', realName: 'a.mp4', size: 10 } as const;
  const [mine, theirs] = [
    await harness.files.uploads.open({ userId: leaving, ...upload }),
    await harness.files.uploads.open({ userId: person, ...upload }),
  ];
  await writeFile(join(harness.dataDir, 'uploads', mine), 'half');
  await harness.files.forgetPerson(harness.db, leaving);
  await harness.tasks.idle();
  expect([...(await harness.files.describe([loose.id, owned.id, other.id])).keys()].sort()).toEqual(
    [owned.id, other.id].sort(),
  );
  expect(await harness.files.uploads.find(mine)).toBeUndefined();
  expect(await harness.files.uploads.find(theirs)).toBeDefined();
  expect(await harness.below('uploads')).toEqual([]);
});

for (const moment of ['before', 'after'] as const) {
  it(`a file on its way while its person leaves is refused and leaves nothing, removed ${moment} its bytes arrive`, async () => {
    const leaving = 40 + moment.length;
    const bytesBefore = await harness.below('files');
    duringPut = { [moment]: () => removeUnownedOf(removal(), leaving) };
    const upload = { kind: 'document', realName: 'cv.pdf', userId: leaving } as const;
    await expect(harness.files.store(Readable.from([make.pdfFile()]), upload)).rejects.toEqual(
      refused('unauthenticated', 401),
    );
    expect(await harness.db.select().from(rows).where(eq(rows.userId, leaving))).toEqual([]);
    expect(await harness.below('files')).toEqual(bytesBefore);
    expect(await harness.below('uploads/incoming')).toEqual([]);
  });
}

describe('the nightly clean-up', () => {
  afterEach(() => rm(join(harness.dataDir, 'uploads'), { recursive: true, force: true }));

  it('removes only files that were not claimed within 24 hours', async () => {
    const [orphan, owned] = [await store(make.pdfFile()), await store(make.pdfFile())];
    await harness.files.claim(harness.db, owned.id);
    hoursLater(23.9);
    await removeOrphans(removal());
    expect(await rowOf(orphan.id)).toBeDefined();
    hoursLater(24.1);
    await removeOrphans(removal());
    expect(await rowOf(orphan.id)).toBeUndefined();
    expect(await harness.below('files')).not.toContain(orphan.id);
    expect((await harness.files.describe([owned.id])).size).toBe(1);
    await removeOrphans(removal());
  });

  it('removes the remains of requests and uploads after a crash', async () => {
    const folder = join(harness.dataDir, 'uploads/incoming');
    await mkdir(folder, { recursive: true });
    const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
    for (const path of [join(folder, 'old'), join(harness.dataDir, 'uploads/old')]) {
      await writeFile(path, 'x');
      await utimes(path, old, old);
    }
    await writeFile(join(folder, 'young'), 'x');
    await removeOrphans(removal());
    expect(await harness.below('uploads')).toEqual(['young']);
  });

  it('continues after a file that cannot be removed, reports it, and removes it the next night', async () => {
    const [first, second] = [await store(make.pdfFile()), await store(make.pdfFile())];
    hoursLater(25);
    beforeRemoval = async (key) => {
      if (key === first.id) throw new Error('storage away');
    };
    await expect(removeOrphans(removal())).rejects.toThrow('1 files could not be removed');
    expect(await rowOf(first.id)).toBeDefined();
    expect(await rowOf(second.id)).toBeUndefined();
    beforeRemoval = async () => undefined;
    await removeOrphans(removal());
    expect(await rowOf(first.id)).toBeUndefined();
  });

  it('finds the row of a file whose bytes never arrived', async () => {
    const { id } = await store(make.pdfFile());
    await harness.storage.remove(id);
    await expect(harness.files.open(id)).rejects.toEqual(refused('not_found', 404));
    hoursLater(25);
    await removeOrphans(removal());
    expect(await rowOf(id)).toBeUndefined();
  });
});
