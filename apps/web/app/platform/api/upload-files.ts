import type { UploadKind } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { sessionNow } from '../session/session';
import { type StoredUploads, storedReference, toStoredUpload } from './stored-uploads';
import { uploadFile } from './upload';

interface UploadFilesOptions {
  /** Files uploaded by an earlier attempt; they are not sent again. */
  uploads: StoredUploads;
  kindOf: (field: string) => UploadKind;
  signal: AbortSignal;
  /** Called with the share of a field's file that has been sent, 0 to 1. */
  onProgress: (field: string, share: number) => void;
  /** Called after each file with all files uploaded so far, to be stored with the form's draft. */
  onUploads: (uploads: StoredUploads) => void;
}

/**
 * Uploads the files of a form one after another, by field, before the form is sent with their references. Throws {@link Problem};
 * one about a file has its field.
 */
export async function uploadFiles(
  files: Record<string, File>,
  { uploads, kindOf, signal, onProgress, onUploads }: UploadFilesOptions,
): Promise<StoredUploads> {
  const userId = sessionNow()?.user_id ?? 0;
  let done: StoredUploads = {};
  for (const [field, file] of Object.entries(files)) {
    const reportShare = (share: number) => onProgress(field, share);
    const reference =
      storedReference(uploads[field], file, userId) ??
      (await uploadFile(file, { kind: kindOf(field), signal, onProgress: reportShare }).catch(named(field)));
    reportShare(1);
    done = { ...done, [field]: toStoredUpload(reference, file, userId) };
    onUploads({ ...uploads, ...done });
  }
  return done;
}

/** Adds the name of the file's field to a rejected upload, unless there were too many uploads: then the file is not the reason. */
function named(field: string) {
  return (error: unknown): never => {
    if (error instanceof Problem && error.status >= 400 && error.status !== 429 && !error.fields) {
      throw error.atFields([{ path: field, code: error.code }]);
    }
    throw error;
  };
}
