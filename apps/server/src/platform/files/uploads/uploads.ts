import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileKind, UploadKind } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { resumable, type UploadQuota } from '@jobblik/contract/kernel/uploads.rules';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/db.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { isMissing } from '../../storage/disk-errors.ts';
import { describe, isFileId } from '../file-rows.ts';
import { files, uploads } from '../files.tables.ts';
import type { StoredFile } from '../files.ts';
import { type StoreFileDeps, storeFile } from '../store-file.ts';
import { ensureRoom } from './quota.ts';

export interface UploadsDeps extends StoreFileDeps {
  /** Folder of the bytes of unfinished uploads, one file per upload id. */
  uploadsFolder: string;
  quota: UploadQuota;
}

export type UploadRow = typeof uploads.$inferSelect;

/** Resumable uploads, from the start to the finished file. */
export interface Uploads {
  readonly folder: string;
  /**
   * Records a new upload.
   * @throws Problem `too_many_uploads` when the person has the maximum number of active ones; the errors of `ensureRoom`
   */
  open(upload: { userId: number; kind: Exclude<FileKind, 'data'>; realName: string; size: number }): Promise<string>;
  find(uploadId: string): Promise<UploadRow | undefined>;
  /** Records activity: postpones the expiry. */
  touch(uploadId: string): Promise<void>;
  /** Removes an upload and its bytes; its finished file stays. */
  drop(uploadId: string): Promise<void>;
  /**
   * Turns a complete upload into a stored file, once; later calls return the same file.
   * @throws Problem `not_found` when bytes are missing, or the refusal of its content
   */
  finish(uploadId: string): Promise<StoredFile>;
  /** Like {@link Uploads.finish}, for one person and kind only. */
  finished(uploadId: string, upload: { kind: UploadKind; userId: number | null }): Promise<StoredFile>;
}

/** Idle time in minutes after which an upload is dropped when its person begins another and has the maximum number open. */
const idleMinutes = 10;

/** Called once at start by `createFiles`. */
export function createUploads(deps: UploadsDeps): Uploads {
  const { db, clock, uploadsFolder } = deps;
  const partOf = (uploadId: string) => join(uploadsFolder, uploadId);
  /** Finishing takes time (a video goes to another machine); concurrent callers share the answer. */
  const finishing = new Map<string, Promise<StoredFile>>();

  async function find(uploadId: string): Promise<UploadRow | undefined> {
    if (!isFileId(uploadId)) return undefined;
    const [row] = await db.select().from(uploads).where(eq(uploads.id, uploadId));
    return row;
  }

  async function drop(uploadId: string): Promise<void> {
    await db.delete(uploads).where(eq(uploads.id, uploadId));
    await rm(partOf(uploadId), { force: true });
  }

  async function makeFile(uploadId: string): Promise<StoredFile> {
    const row = await find(uploadId);
    if (row === undefined) throw new Problem('not_found');
    if (row.refusal !== null) throw new Problem(row.refusal);
    if (row.fileId !== null) return fileOf(row.fileId);
    const part = partOf(uploadId);
    if ((await sizeOf(part)) !== row.size) throw new Problem('not_found', { detail: 'the upload is not finished' });
    try {
      const file = await storeFile(deps, { path: part, size: row.size }, row);
      await db.update(uploads).set({ fileId: file.id, touchedAt: clock.now() }).where(eq(uploads.id, uploadId));
      return file;
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      await db.update(uploads).set({ refusal: error.code }).where(eq(uploads.id, uploadId));
      await rm(part, { force: true });
      throw error;
    }
  }

  async function fileOf(fileId: string): Promise<StoredFile> {
    const [file] = await db
      .select()
      .from(files)
      .where(and(eq(files.id, fileId), isNull(files.releasedAt)));
    if (file === undefined) throw new Problem('not_found');
    return describe(file);
  }

  function finish(uploadId: string): Promise<StoredFile> {
    const running = finishing.get(uploadId) ?? makeFile(uploadId).finally(() => finishing.delete(uploadId));
    finishing.set(uploadId, running);
    return running;
  }

  return {
    folder: uploadsFolder,
    find,
    drop,
    finish,

    async open({ userId, kind, realName, size }) {
      const now = clock.now();
      const id = randomUUID();
      const dropped = await inTransaction(db, async (tx) => {
        // Two simultaneous starts are counted one after the other.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext('uploads'), ${userId})`);
        const makeRoom = await roomFor(tx, userId, new Date(now.getTime() - idleMinutes * 60 * 1000));
        await ensureRoom(tx, deps.quota, { userId, more: size });
        await tx.insert(uploads).values({ id, userId, kind, realName, size, touchedAt: now, createdAt: now });
        return makeRoom;
      });
      if (dropped !== undefined) await rm(partOf(dropped), { force: true });
      return id;
    },

    async touch(uploadId) {
      await db.update(uploads).set({ touchedAt: clock.now() }).where(eq(uploads.id, uploadId));
    },

    async finished(uploadId, { kind, userId }) {
      const row = await find(uploadId);
      if (row === undefined || row.userId !== userId || row.kind !== kind) throw new Problem('not_found');
      return finish(uploadId);
    },
  };
}

/** Drops the upload that was idle longest when the person has the maximum number. @returns the dropped one's id */
async function roomFor(tx: Transaction, userId: number, idleSince: Date): Promise<string | undefined> {
  const open = await tx
    .select({ id: uploads.id, touchedAt: uploads.touchedAt })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isNull(uploads.fileId), isNull(uploads.refusal)))
    .orderBy(asc(uploads.touchedAt));
  const oldest = open[0];
  if (open.length < resumable.maxOpenPerPerson || oldest === undefined) return undefined;
  if (oldest.touchedAt > idleSince) {
    throw new Problem('too_many_uploads', {
      fields: [{ path: '', code: 'too_many_uploads', limit: resumable.maxOpenPerPerson }],
    });
  }
  await tx.delete(uploads).where(eq(uploads.id, oldest.id));
  return oldest.id;
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
