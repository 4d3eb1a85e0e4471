import type { Transaction } from '../db/db.ts';
import type { Files, StoredFile } from './files.ts';

/** Change of a file by a form: another one, none, or as it is. */
export interface FileChange {
  file?: Pick<StoredFile, 'id'> | undefined;
  /** Counts only without another file. */
  remove?: boolean;
}

/**
 * Exchanges a row's file in the transaction that writes the row.
 * @param before id of the file that the row has now
 * @returns id of the one it has afterwards; it is claimed, the one it replaces is released
 * @throws Problem `not_found` when the new file is gone
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
