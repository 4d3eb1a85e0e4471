import { eq } from 'drizzle-orm';
import { followPicture } from '../../accounts/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { exchangeFile, type FileChange } from '../../platform/files/exchange-file.ts';
import type { Services } from '../../platform/services.ts';
import { cvDrafts } from '../cv.tables.ts';
import { publishFiles } from './publish-cv.ts';
import { lockDraft } from './save-cv.ts';

/** Changes the photo or the document at once, in the draft and in the published CV (spec 1§3 Worker dashboard). */
export async function changeFiles(
  services: Services,
  userId: number,
  change: { photo?: FileChange; document?: FileChange },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const { draft } = await lockDraft(tx, userId, services.clock.now());
    const files = {
      photoFileId: await exchangeFile(services.files, tx, draft.photoFileId, change.photo ?? {}),
      documentFileId: await exchangeFile(services.files, tx, draft.documentFileId, change.document ?? {}),
    };
    await tx.update(cvDrafts).set(files).where(eq(cvDrafts.userId, userId));
    if (change.photo)
      await followPicture(services, tx, userId, { before: draft.photoFileId, after: files.photoFileId });
    await publishFiles(
      services,
      tx,
      { userId, ...files },
      { photo: change.photo !== undefined, document: change.document !== undefined },
    );
  });
}
