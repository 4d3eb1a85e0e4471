import type { Transaction } from '../../platform/db/db.ts';
import { findCv, findDraft } from '../cv.queries.ts';

/**
 * Whether a file is the document of the person's own CV, as it is being written or as it is published. With the account locked
 * it stays so until the transaction ends.
 */
export async function isOwnDocument(tx: Transaction, userId: number, fileId: string): Promise<boolean> {
  const [draft, published] = [await findDraft(tx, userId), await findCv(tx, userId)];
  return draft?.documentFileId === fileId || published?.documentFileId === fileId;
}
