import { Problem } from '@jobblik/contract/kernel/problem';
import { resumable } from '@jobblik/contract/kernel/uploads.rules';
import { FileStore } from '@tus/file-store';
import { ERRORS, Upload } from '@tus/server';
import type { UploadRow, Uploads } from './uploads.ts';

/**
 * The upload store of the tus server: bytes on disk, everything else in the table. The offset is always the length of the file on
 * disk, so it is correct after any interruption or crash.
 */
export class UploadStore extends FileStore {
  readonly #uploads: Uploads;

  constructor(uploads: Uploads) {
    super({
      directory: uploads.folder,
      expirationPeriodInMilliseconds: resumable.expiryHours * 60 * 60 * 1000,
      configstore: {
        async get(id) {
          const row = await uploads.find(id);
          return row && toUpload(row, 0);
        },
        // The row exists before the store creates the upload and has all metadata.
        async set() {},
        delete: (id) => uploads.drop(id),
      },
    });
    this.#uploads = uploads;
    // The size is required at the start, so that an upload that is too large fails early.
    this.extensions = this.extensions.filter((extension) => extension !== 'creation-defer-length');
  }

  /** An upload that has become a file is complete, although its bytes have been moved. */
  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#uploads.find(id);
    if (row === undefined) throw ERRORS.FILE_NOT_FOUND;
    if (row.refusal !== null) throw new Problem(row.refusal);
    return row.fileId === null ? super.getUpload(id) : toUpload(row, row.size);
  }

  override remove(id: string): Promise<void> {
    return this.#uploads.drop(id);
  }
}

function toUpload(row: UploadRow, offset: number): Upload {
  return new Upload({
    id: row.id,
    size: row.size,
    offset,
    metadata: { filename: row.realName, kind: row.kind },
    // The expiry counts from the last activity.
    creation_date: row.touchedAt.toISOString(),
  });
}
