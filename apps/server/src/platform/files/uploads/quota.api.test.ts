import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { resumable } from '@jobblik/contract/kernel/uploads.rules';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as make from '../files.factory.ts';
import { type FilesHarness, startFiles, tokenOf } from '../files.harness.ts';
import { files, uploads } from '../files.tables.ts';
import { ensureRoom } from './quota.ts';

const film = make.mp4File(10_000);
const quota = { unused: 3 * film.length, stored: 4 * film.length };
let harness: FilesHarness;
beforeAll(async () => {
  harness = await startFiles(undefined, quota);
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.db.delete(uploads);
  await harness.db.delete(files);
});

const [bo, eva] = [1, 2];

/** Begins a resumable upload and sends it completely if admitted. @returns the status and the code of a refusal */
async function upload(userId: number, bytes = film) {
  const begun = await fetch(harness.url + resumable.path, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      authorization: `Bearer ${tokenOf(userId)}`,
      'upload-length': String(bytes.length),
      'upload-metadata': `kind ${btoa('video')},filename ${btoa('film.mp4')}`,
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });
  if (begun.status === 201) return { status: 201 };
  return { status: begun.status, ...((await begun.json()) as { code: string; fields: unknown }) };
}
const store = (userId: number, options: { made?: boolean } = {}) =>
  harness.files.store(Readable.from([film]), { kind: 'video', realName: 'film.mp4', userId, ...options });
const stored = async () => (await harness.db.select().from(files)).map(({ id }) => id);

const unused = { status: 413, code: 'quota_unused', fields: [{ path: '', code: 'quota_unused', limit: quota.unused }] };

it('unused finished uploads count until a row claims them', async () => {
  for (let n = 0; n < 3; n += 1) expect(await upload(bo)).toEqual({ status: 201 });
  expect(await upload(bo)).toMatchObject(unused);
  expect(await upload(eva)).toEqual({ status: 201 });
  const [first = ''] = await stored();
  await harness.files.claim(harness.db, first);
  expect(await upload(bo)).toEqual({ status: 201 });
});

it('stored files count until they are released', async () => {
  for (let n = 0; n < 4; n += 1) {
    expect(await upload(bo)).toEqual({ status: 201 });
    for (const id of await stored()) await harness.files.claim(harness.db, id);
  }
  expect(await upload(bo)).toMatchObject({ status: 413, code: 'quota_stored' });
  const [first = ''] = await stored();
  for (let n = 0; n < 4; n += 1) await harness.files.release(harness.db, first);
  expect(await upload(bo)).toEqual({ status: 201 });
});

it('simultaneous uploads cannot exceed the quota', async () => {
  await Promise.all(Array.from({ length: 5 }, () => upload(bo)));
  // A file that is being moved counts twice, so fewer can be accepted at first.
  expect((await stored()).length).toBeLessThanOrEqual(3);
  while ((await upload(bo)).status === 201);
  expect(await stored()).toHaveLength(3);
});

it('an upload that becomes a file during the count is counted', async () => {
  const { db } = harness;
  const [id, now] = [randomUUID(), new Date()];
  const common = { userId: bo, kind: 'video' as const, realName: 'film.mp4', size: quota.unused };
  await db.insert(uploads).values({ ...common, id, touchedAt: now, createdAt: now });
  let refused: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${uploads} in access exclusive mode`);
    refused = expect(ensureRoom(db, quota, { userId: bo, more: 1 })).rejects.toMatchObject(unused);
    const waiting = sql`
      select from pg_locks join pg_database on pg_database.oid = database
      where relation = 'uploads'::regclass and datname = current_database() and not granted`;
    await expect.poll(async () => (await db.execute(waiting)).rowCount).toBe(1);
    const file = { ...common, id, extension: 'mp4', contentType: 'video/mp4', sha256: '', createdAt: now };
    await tx.insert(files).values(file);
    await tx.update(uploads).set({ fileId: id }).where(eq(uploads.id, id));
  });
  await refused;
});

it('files in a form count too; generated files do not', async () => {
  for (let n = 0; n < 3; n += 1) await store(bo);
  await expect(store(bo)).rejects.toMatchObject({ code: 'quota_unused', status: 413 });
  expect(await harness.below('uploads')).toEqual([]);
  await store(bo, { made: true });
  expect(await stored()).toHaveLength(4);
});
