import type { Transaction } from '../platform/db/db.ts';
import type { Files, StoredFile } from '../platform/files/files.ts';
import { type CvFiles, presentDocument, presentImage } from './cv.present.ts';

/** Which files a CV has. */
export interface FileIds {
  photoFileId: string | null;
  documentFileId: string | null;
}

/** What is to become of one of them: another file, none, or as it is. */
export interface FileChange {
  file?: Pick<StoredFile, 'id'> | undefined;
  remove?: boolean;
}

/** @returns the file that is there afterwards; it is claimed, the one it replaced let go */
export async function exchangeFile(
  files: Files,
  tx: Transaction,
  before: string | null,
  { file, remove = false }: FileChange,
): Promise<string | null> {
  const after = file?.id ?? (remove ? null : before);
  if (after === before) return before;
  if (after) await files.claim(tx, after);
  await files.release(tx, before);
  return after;
}

/** Photo and document as they are shown; what is gone from the storage is null. */
export async function showFiles(files: Files, { photoFileId, documentFileId }: FileIds): Promise<CvFiles> {
  const stored = await files.describe([photoFileId, documentFileId].filter((id) => id !== null));
  const photo = stored.get(photoFileId ?? '');
  const document = stored.get(documentFileId ?? '');
  return {
    cv_image: photo ? presentImage(photo, files) : null,
    cv_document: document ? presentDocument(document, files) : null,
  };
}
