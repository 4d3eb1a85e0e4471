import type { Transaction } from '../../platform/db/db.ts';
import { findCv, findDraft } from '../cv.queries.ts';

/**
 * Whether a file is the document of the person's own draft or published CV. If the account is locked, the result is valid until the
 * end of the transaction.
 */
export async function isOwnDocument(tx: Transaction, userId: number, fileId: string): Promise<boolean> {
  const [draft, published] = [await findDraft(tx, userId), await findCv(tx, userId)];
  return draft?.documentFileId === fileId || published?.documentFileId === fileId;
}
