import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { currentLanguage } from '@jobblik/contract/kernel/language';
import { Problem } from '@jobblik/contract/kernel/problem';
import sharp from 'sharp';
import { inlinePdf } from '../platform/files/inline-link.ts';
import { pictureTurns } from '../platform/files/reencode-image.ts';
import type { Services } from '../platform/services.ts';
import { words } from '../platform/words.ts';
import { presentCv } from './cv.present.ts';
import { findOwnCv } from './own/read-cv.ts';
import { personOf } from './own/read-json-resume.ts';
import type { CvToPrint } from './pdf/cv-pdf.ts';
import { ThreadPool } from './threads/thread-pool.ts';
import { WorkThread } from './threads/work-thread.ts';

const word = words('cv-document');
const worker = new URL('./pdf/cv-pdf-worker.ts', import.meta.url);
/** Several times what the longest possible CV takes; see `bench:print`. */
const bounds = { time: 20_000, heap: 512 };
/** Threads that create PDFs. */
export const printers = new ThreadPool<CvToPrint, Uint8Array>(2, () => new WorkThread(worker, bounds));

/** Pixels of the photo in the PDF: 84 points at 300 dpi. */
const photoSide = 350;

/** A seeker's draft as a PDF. No row claims the file, so the clean-up removes it within a day. */
export async function cvAsPdf(
  services: Services,
  userId: number,
): Promise<{ url: string; file_name: string; size: number }> {
  const own = await findOwnCv(services, userId, 'draft');
  return await printCv(services, {
    cv: presentCv(own.content),
    person: await personOf(services, userId, own.content),
    photoFileId: own.photoFileId,
    ownerId: userId,
    aboutId: userId,
  });
}

/**
 * A CV as a PDF.
 * @param print `ownerId`: whose turn is used, and who owns the file until it is removed; `aboutId`: owner of the CV; `inline`:
 * nothing is stored, the address holds the file
 * @throws Problem `too_many_at_once` or `unavailable` if too many CVs are waiting, `unavailable` if it took too long
 */
export async function printCv(
  services: Services,
  print: Omit<CvToPrint, 'photo' | 'language'> & {
    photoFileId: string | null;
    ownerId: number;
    aboutId: number;
    inline?: boolean;
  },
): Promise<{ url: string; file_name: string; size: number }> {
  const { cv, person, photoFileId, ownerId, aboutId, inline = false } = print;
  const photo = photoFileId ? await photoOf(services, photoFileId, ownerId) : null;
  const order: CvToPrint = { cv, person, photo, language: currentLanguage() };
  const pdf = await printers.run(ownerId, order);
  if (!pdf) throw new Problem('unavailable', { detail: 'the PDF took too long' });
  const realName = word('file_name', { name: person.name });
  if (inline) return { url: inlinePdf(pdf), file_name: realName, size: pdf.byteLength };
  const file = await services.files.store(Readable.from([Buffer.from(pdf)]), {
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
