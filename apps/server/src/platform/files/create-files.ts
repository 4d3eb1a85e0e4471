import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Problem } from '@jobblik/contract/kernel/problem';
import { type UploadQuota, uploadQuota, uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../db/db.ts';
import { MissingObject, type Storage } from '../storage/storage.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { describe, type FileRow, isFileId } from './file-rows.ts';
import { files, uploads } from './files.tables.ts';
import { forgetUploads, removeFile, workOnFiles } from './files.tasks.ts';
import type { ByteRange, Files } from './files.ts';
import { createLinks, type Links } from './links.ts';
import { removeIfUnowned } from './remove-files.ts';
import { spool } from './spool.ts';
import { storeFile } from './store-file.ts';
import { ensureRoom } from './uploads/quota.ts';
import { createUploads, type Uploads } from './uploads/uploads.ts';

export interface FilesOptions {
  db: Database;
  storage: Storage;
  /** Not started yet: the clean-up task is registered here. */
  tasks: Tasks;
  /** Signs links to files; the same for all servers of one installation. */
  linkKey: Buffer;
  clock: Clock;
  log: Logger;
  /** Unfinished uploads are in its subfolder `uploads`. */
  dataDir: string;
  /** Quota per person; default {@link uploadQuota}. */
  quota?: UploadQuota;
}

/** {@link Files} with the methods for the platform's own routes. Slices see only `Files`. */
export interface FileService extends Files {
  readonly links: Links;
  readonly uploads: Uploads;
  /** Row of a file that has not been released. */
  find(fileId: string): Promise<FileRow | undefined>;
  /** Bytes of a found file. @throws Problem `not_found` when they are missing */
  read(fileId: string, range?: ByteRange): Promise<Readable>;
}

/** Called once at start, before the tasks start. */
export function createFiles(options: FilesOptions): FileService {
  const { db, storage, tasks, clock, log, quota = uploadQuota } = options;
  const uploadsFolder = join(options.dataDir, 'uploads');
  const deps = { db, storage, clock, log, quota, uploadsFolder, spoolFolder: join(uploadsFolder, 'incoming') };
  const links = createLinks(options.linkKey, clock);
  const ongoing = createUploads(deps);
  workOnFiles(tasks, deps);

  async function find(fileId: string): Promise<FileRow | undefined> {
    if (!isFileId(fileId)) return undefined;
    const [row] = await db
      .select()
      .from(files)
      .where(and(eq(files.id, fileId), isNull(files.releasedAt)));
    return row;
  }

  return {
    links,
    uploads: ongoing,
    find,
    read: (fileId, range) => readBytes(storage, fileId, range),

    async store(source, upload) {
      const { userId, made = false } = upload;
      const ensureRoomFor = async (more: number) => {
        if (userId !== null && !made) await ensureRoom(db, quota, { userId, more });
      };
      // An exceeded quota is reported before the bytes are written.
      await ensureRoomFor(1);
      const local = await spool(source, deps.spoolFolder, uploadRules[upload.kind].maxBytes);
      try {
        await ensureRoomFor(local.size);
        return await storeFile(deps, local, upload);
      } finally {
        await rm(local.path, { force: true });
      }
    },

    fromUpload: (uploadId, upload) => ongoing.finished(uploadId, upload),

    async claim(tx, fileId) {
      const claimed = isFileId(fileId)
        ? await tx
            .update(files)
            .set({ claims: sql`${files.claims} + 1`, claimedAt: clock.now(), releasedAt: null })
            .where(eq(files.id, fileId))
            .returning({ id: files.id })
        : [];
      if (claimed.length === 0) throw new Problem('not_found', { detail: 'the file is gone' });
    },

    release: (tx, fileId) => release(tx, fileId, tasks, clock.now()),

    async discard(fileIds) {
      const uploaded = db.select({ one: sql`1` }).from(uploads).where(eq(uploads.fileId, files.id));
      const rows = await db
        .select({ id: files.id })
        .from(files)
        .where(and(inArray(files.id, fileIds.filter(isFileId)), eq(files.claims, 0), notExists(uploaded)));
      for (const { id } of rows) await removeIfUnowned(deps, id);
    },

    forgetPerson: (tx, userId) => tasks.enqueue(tx, forgetUploads, { userId }),

    async describe(fileIds) {
      const rows = await db
        .select()
        .from(files)
        .where(and(inArray(files.id, fileIds.filter(isFileId)), isNull(files.releasedAt)));
      return new Map(rows.map((row) => [row.id, describe(row)]));
    },

    async open(fileId, range) {
      if ((await find(fileId)) === undefined) throw new Problem('not_found');
      return readBytes(storage, fileId, range);
    },

    link: (fileId, linkOptions) => links.link(fileId, linkOptions),
    publicLink: (fileId) => links.publicLink(fileId),
  };
}

async function release(
  tx: Transaction | Database,
  fileId: string | null | undefined,
  tasks: Tasks,
  now: Date,
): Promise<void> {
  if (fileId === null || fileId === undefined || !isFileId(fileId)) return;
  const [left] = await tx
    .update(files)
    .set({
      claims: sql`greatest(${files.claims} - 1, 0)`,
      releasedAt: sql`case when ${files.claims} <= 1 then ${now.toISOString()}::timestamptz else ${files.releasedAt} end`,
    })
    .where(eq(files.id, fileId))
    .returning({ claims: files.claims });
  if (left?.claims === 0) await tasks.enqueue(tx, removeFile, { fileId }, { singletonKey: fileId });
}

async function readBytes(storage: Storage, fileId: string, range?: ByteRange): Promise<Readable> {
  try {
    return await storage.open(fileId, range);
  } catch (error) {
    throw error instanceof MissingObject ? new Problem('not_found', { cause: error }) : error;
  }
}
