import type { Files } from '../platform/files/files.ts';
import { type CvFiles, presentDocument, presentImage } from './cv.present.ts';

/** The files of a CV. */
export interface FileIds {
  photoFileId: string | null;
  documentFileId: string | null;
}

/** Photo and document for a response; null if they no longer exist in the storage. */
export async function showFiles(files: Files, { photoFileId, documentFileId }: FileIds): Promise<CvFiles> {
  const stored = await files.describe([photoFileId, documentFileId].filter((id) => id !== null));
  const photo = stored.get(photoFileId ?? '');
  const document = stored.get(documentFileId ?? '');
  return {
    cv_image: photo ? presentImage(photo, files) : null,
    cv_document: document ? presentDocument(document, files) : null,
  };
}
