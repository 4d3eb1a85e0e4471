import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { SQL } from 'drizzle-orm';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { StoredFile } from '../platform/files/files.ts';
import type { Services } from '../platform/services.ts';
import { roomUploads } from './rooms.tables.ts';

/**
 * Stores an uploaded file for a day; the person can send it in a room during that time.
 * @throws Problem `invalid_input` without a file
 */
export async function storeRoomFile({ db, files, clock }: Services, who: SignedIn, file: StoredFile | undefined) {
  if (!file) throw new Problem('invalid_input', { fields: [{ path: 'upload_doc_file', code: 'required' }] });
  await inTransaction(db, async (tx) => {
    const [added] = await tx
      .insert(roomUploads)
      .values({ fileId: file.id, userId: who.userId, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ fileId: roomUploads.fileId });
    // A repeated request for the same resumable upload returns the same file.
    if (added) await files.claim(tx, file.id);
  });
  return { file_name: file.id, action: actionOf(file) };
}

function actionOf({ kind, extension }: StoredFile): 'image' | 'doc' | 'pdf' {
  if (kind === 'image') return 'image';
  return extension === 'pdf' ? 'pdf' : 'doc';
}

/** The file of a name that {@link storeRoomFile} returned to this person; undefined for every other name. */
export async function findRoomFile(db: Database, name: string, userId: number): Promise<string | undefined> {
  if (!/^[0-9a-f-]{36}$/.test(name)) return undefined;
  const isOwn = and(eq(roomUploads.fileId, name), eq(roomUploads.userId, userId));
  const [upload] = await db.select({ fileId: roomUploads.fileId }).from(roomUploads).where(isOwn);
  return upload?.fileId;
}

/** Releases some uploads; sent ones stay with their message. */
export async function dropRoomFiles({ db, files }: Services, which: SQL): Promise<void> {
  await inTransaction(db, async (tx) => {
    const dropped = await tx.delete(roomUploads).where(which).returning({ fileId: roomUploads.fileId });
    for (const { fileId } of dropped) await files.release(tx, fileId);
  });
}
