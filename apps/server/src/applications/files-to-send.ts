import {
  type ApplicationFileField,
  type ApplicationFileRole,
  applicationFileFields,
} from '@jobblik/contract/applications/applications.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { isOwnDocument, ownVideoFile } from '../cv/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import type { StoredFile } from '../platform/files/files.ts';

/** Files of the CV that a person sends. */
export interface FromCv {
  /** File of the CV document. */
  documentId?: string | undefined;
  videoId?: number | undefined;
}

interface SentFiles {
  files: Partial<Record<ApplicationFileField, StoredFile | undefined>>;
  fromCv: FromCv;
}

export function hasNoFile({ files, fromCv }: SentFiles): boolean {
  const all = [...Object.values(files), fromCv.documentId, fromCv.videoId];
  return all.every((file) => file === undefined);
}

/**
 * The files of an application, uploaded or from the CV of the person, whose account is locked.
 * @throws Problem `invalid_input` if a role has two files, or a file of the CV no longer exists or is another person's
 */
export async function filesToSend(
  tx: Transaction,
  userId: number,
  { files, fromCv }: SentFiles,
): Promise<{ role: ApplicationFileRole; fileId: string }[]> {
  const sent = Object.entries(applicationFileFields).flatMap(([field, role]) => {
    const file = files[field as ApplicationFileField];
    return file ? [{ role, fileId: file.id }] : [];
  });
  const add = (role: ApplicationFileRole, path: string, fileId: string | undefined) => {
    if (sent.some((other) => other.role === role)) throw refusal(path, 'only_one_file');
    if (fileId === undefined) throw refusal(path, 'unknown_file');
    sent.push({ role, fileId });
  };
  const { documentId, videoId } = fromCv;
  if (documentId !== undefined) {
    add('cv', 'cv_document_id', (await isOwnDocument(tx, userId, documentId)) ? documentId : undefined);
  }
  if (videoId !== undefined) add('video', 'cv_video_id', await ownVideoFile(tx, userId, videoId));
  return sent;
}

function refusal(path: string, code: 'only_one_file' | 'unknown_file'): Problem {
  return new Problem('invalid_input', { fields: [{ path, code }] });
}
