import type { Transaction } from '../db/db.ts';
import type { Files, StoredFile } from './files.ts';

/** Change of a file by a form: a new file, no file, or unchanged. */
export interface FileChange {
  file?: Pick<StoredFile, 'id'> | undefined;
  /** Ignored when there is a new file. */
  remove?: boolean;
}

/**
 * Exchanges a row's file in the transaction that writes the row.
 * @param before id of the row's current file
 * @returns id of the new file; it is claimed, and the replaced one is released
 * @throws Problem `not_found` when the new file no longer exists
 */
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
