import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { currentLanguage } from '@jobblik/contract/kernel/language';
import { Problem } from '@jobblik/contract/kernel/problem';
import sharp from 'sharp';
import { ThreadPool, WorkThread } from '../../documents/index.ts';
import { inlineFile } from '../../platform/files/inline-link.ts';
import { pictureTurns } from '../../platform/files/reencode-image.ts';
import type { Services } from '../../platform/services.ts';
import { words } from '../../platform/words.ts';
import { presentCv } from '../cv.present.ts';
import { findOwnCv } from '../own/read-cv.ts';
import { personOf } from '../own/read-json-resume.ts';
import type { CvFormat, CvToExport } from './cv-outline.ts';
import type { ExportOrder } from './export-worker.ts';

const word = words('cv-document');
const worker = new URL('./export-worker.ts', import.meta.url);
/** Several times what the longest possible CV takes; see `bench:print`. */
const bounds = { time: 20_000, heap: 512 };
/** Threads that write CVs as documents. */
const exporters = new ThreadPool<ExportOrder, Uint8Array>(2, () => new WorkThread(worker, bounds));

/** Loads a thread ahead of the first document. */
export async function warmExports(): Promise<void> {
  await exporters.warm();
}

/** Pixels of the photo in a document: 84 points at 300 dpi. */
const photoSide = 350;

const types: Readonly<Record<CvFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** An address that saves a file, and expires. `size` in bytes. */
export interface SavedDocument {
  url: string;
  file_name: string;
  size: number;
}

/** A seeker's draft as a document. No row claims the file, so the clean-up removes it within a day. */
export async function exportOwnCv(services: Services, userId: number, format: CvFormat): Promise<SavedDocument> {
  const own = await findOwnCv(services, userId, 'draft');
  return await exportCv(services, format, {
    cv: presentCv(own.content),
    person: await personOf(services, userId, own.content),
    photoFileId: own.photoFileId,
    ownerId: userId,
    aboutId: userId,
  });
}

/**
 * A CV as a document.
 * @param order `ownerId`: whose turn is used, and who owns the file until it is removed; `aboutId`: owner of the CV; `inline`:
 * nothing is stored, the address holds the file
 * @throws Problem `too_many_at_once` or `unavailable` if too many CVs are waiting, `unavailable` if it took too long
 */
export async function exportCv(
  services: Services,
  format: CvFormat,
  order: Omit<CvToExport, 'photo' | 'language'> & {
    photoFileId: string | null;
    ownerId: number;
    aboutId: number;
    inline?: boolean;
  },
): Promise<SavedDocument> {
  const { cv, person, photoFileId, ownerId, aboutId, inline = false } = order;
  const photo = photoFileId ? await photoOf(services, photoFileId, ownerId) : null;
  const bytes = await exporters.run(ownerId, { format, cv: { cv, person, photo, language: currentLanguage() } });
  if (!bytes) throw new Problem('unavailable', { detail: 'the document took too long' });
  const realName = `${word('file_name', { name: person.name })}.${format}`;
  if (inline) return { url: inlineFile(bytes, types[format]), file_name: realName, size: bytes.byteLength };
  const file = await services.files.store(Readable.from([Buffer.from(bytes)]), {
    kind: 'document',
    realName,
    userId: ownerId,
    aboutId,
  });
  return {
    url: services.files.link(file.id, { disposition: 'attachment' }),
    file_name: file.realName,
    size: file.size,
  };
}

function photoOf({ files }: Services, fileId: string, owner: number): Promise<Buffer> {
  return pictureTurns.run(owner, async () =>
    sharp(await buffer(await files.open(fileId)))
      .resize(photoSide, photoSide, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer(),
  );
}
