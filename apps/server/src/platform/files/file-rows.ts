import type { files } from './files.tables.ts';
import type { StoredFile } from './files.ts';

export type FileRow = typeof files.$inferSelect;

/** Whether a text can be the id of a file or an upload; other texts must not reach a uuid column. */
export function isFileId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

/** The fields of a row that slices may read. */
export function describe({ id, kind, realName, extension, contentType, size }: FileRow): StoredFile {
  return { id, kind, realName, extension, contentType, size };
}
