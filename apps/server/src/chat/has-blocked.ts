import type { Database, Transaction } from '../platform/db/db.ts';
import { findConversation } from './chat.queries.ts';

/** Whether a person has blocked a contact. */
export async function hasBlocked(db: Database | Transaction, userId: number, contactId: number): Promise<boolean> {
  const view = await findConversation(db, userId, contactId);
  return view?.mine.blockedAt != null;
}
