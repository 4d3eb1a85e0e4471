import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { lt, type SQL } from 'drizzle-orm';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { StoredFile } from '../platform/files/files.ts';
import type { Services } from '../platform/services.ts';
import { chatUploads } from './chat.tables.ts';
import { fileLinkLifetime } from './contacts/contacts.ts';

/** Milliseconds for which an uploaded file is kept for its message. */
const uploadLifetime = 24 * 3_600_000;

/**
 * Stores an uploaded file for a day, in which the person may send it.
 * @throws Problem `invalid_input` without a file
 */
export async function storeUpload(
  { db, files, clock }: Services,
  who: SignedIn,
  { field, file }: { field: string; file: StoredFile | undefined },
) {
  if (!file) throw new Problem('invalid_input', { fields: [{ path: field, code: 'required' }] });
  await inTransaction(db, async (tx) => {
    const [added] = await tx
      .insert(chatUploads)
      .values({ fileId: file.id, userId: who.userId, action: actionOf(file), createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ fileId: chatUploads.fileId });
    // The same resumable upload in a repeated call is the same file.
    if (added) await files.claim(tx, file.id);
  });
  return {
    file_name: file.id,
    url: files.link(file.id, { lifetime: fileLinkLifetime, under: '/images/chat_files' }),
    real_name: file.realName,
    size: file.size,
  };
}

/** The action with which a file is sent. */
export function actionOf({ kind, extension }: StoredFile): 'image' | 'doc' | 'pdf' {
  if (kind === 'image') return 'image';
  return extension === 'pdf' ? 'pdf' : 'doc';
}

/** Deletes uploads that are too old; sent files belong to their message. */
export async function dropOldUploads(services: Services): Promise<void> {
  await dropUploads(services, lt(chatUploads.createdAt, new Date(services.clock.now().getTime() - uploadLifetime)));
}

/** Deletes some uploads. */
export async function dropUploads({ db, files }: Services, which: SQL): Promise<void> {
  await inTransaction(db, async (tx) => {
    const dropped = await tx.delete(chatUploads).where(which).returning({ fileId: chatUploads.fileId });
    for (const { fileId } of dropped) await files.release(tx, fileId);
  });
}
