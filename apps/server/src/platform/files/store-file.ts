import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@jobblik/contract/kernel/problem';
import { uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/db.ts';
import type { Storage } from '../storage/storage.ts';
import { type Recognised, recognise } from './content/content.ts';
import { pdfPreamble } from './content/pdf-preamble.ts';
import { files } from './files.tables.ts';
import type { NewFile, StoredFile } from './files.ts';
import { realName } from './names.ts';
import { reencodeImage } from './reencode-image.ts';
import { sha256OfFile } from './spool.ts';

export interface StoreFileDeps {
  db: Database;
  storage: Storage;
  clock: Clock;
  /** Folder for incoming files, on the disk of the storage where that is a disk. */
  spoolFolder: string;
}

export type UploadAttributes = Omit<NewFile, 'made'>;

/**
 * Moves a finished local file into the storage: recognises it, redraws pictures, cuts off what stands before a PDF, writes its row,
 * moves its bytes. The row comes first, so that the clean-up finds the remains of a crash. Afterwards `path` is empty; on failure `path` is unchanged and nothing
 * else remains.
 * @throws Problem `unsupported_type`, `damaged_file`, `too_large`, `invalid_input`; `unauthenticated` when the person's account is removed
 *   meanwhile
 */
export async function storeFile(
  deps: StoreFileDeps,
  local: { path: string; size: number },
  upload: UploadAttributes,
): Promise<StoredFile> {
  const preamble = await pdfPreamble(local.path);
  if (preamble > 0) return storeFrom(deps, preamble, local, upload);
  const recognised = await recognise(local.path, upload.kind, local.size);
  const { kind } = recognised;
  if (kind !== 'image') return put(deps, { ...local, ...recognised }, upload);
  const picture = await reencodeImage(local.path, recognised, {
    folder: deps.spoolFolder,
    owner: upload.userId,
    minEdge: uploadRules[upload.kind].minEdge,
  });
  try {
    const file = await put(deps, { ...picture, kind }, upload);
    await rm(local.path, { force: true });
    return file;
  } finally {
    await rm(picture.path, { force: true });
  }
}

/** Stores a file without its first bytes, so that every program finds the same file. */
async function storeFrom(
  deps: StoreFileDeps,
  start: number,
  local: { path: string; size: number },
  upload: UploadAttributes,
): Promise<StoredFile> {
  const path = join(deps.spoolFolder, randomUUID());
  try {
    await mkdir(deps.spoolFolder, { recursive: true, mode: 0o700 });
    await pipeline(createReadStream(local.path, { start }), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    const file = await storeFile(deps, { path, size: local.size - start }, upload);
    await rm(local.path, { force: true });
    return file;
  } finally {
    await rm(path, { force: true });
  }
}

async function put(
  { db, storage, clock }: StoreFileDeps,
  content: Recognised & { path: string; size: number },
  upload: UploadAttributes,
): Promise<StoredFile> {
  const { path, size, kind, extension, contentType } = content;
  const stored: StoredFile = {
    id: randomUUID(),
    kind,
    realName: realName(upload.realName, extension),
    extension,
    contentType,
    size,
  };
  await db.insert(files).values({
    ...stored,
    sha256: await sha256OfFile(path),
    userId: upload.userId,
    aboutId: upload.aboutId,
    createdAt: clock.now(),
  });
  try {
    await storage.put(stored.id, { path }, contentType);
  } catch (error) {
    await db.delete(files).where(eq(files.id, stored.id));
    throw error;
  }
  // Such a new row is removed only with its person's account, possibly before its bytes existed.
  const [existing] = await db.select({ id: files.id }).from(files).where(eq(files.id, stored.id));
  if (existing) return stored;
  await storage.remove(stored.id);
  throw new Problem(upload.userId === null ? 'not_found' : 'unauthenticated', { detail: 'the file is gone' });
}
