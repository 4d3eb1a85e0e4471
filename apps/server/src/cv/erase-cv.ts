import { cvHidden } from '@jobblik/contract/cv/cv.events';
import { eq } from 'drizzle-orm';
import type { PersonalWords } from '../accounts/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { findCv, findDraft } from './cv.queries.ts';
import { cvDrafts, cvs, cvVersions } from './cv.tables.ts';

/** Erases a person's CV with files and versions. Idempotent. */
export async function eraseCvOf(services: Services, userId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const published = await findCv(tx, userId);
    const draft = await findDraft(tx, userId);
    for (const owner of [published, draft]) {
      await services.files.release(tx, owner?.photoFileId);
      await services.files.release(tx, owner?.documentFileId);
    }
    await tx.delete(cvVersions).where(eq(cvVersions.userId, userId));
    await tx.delete(cvDrafts).where(eq(cvDrafts.userId, userId));
    await tx.delete(cvs).where(eq(cvs.userId, userId));
    if (published?.publishedAt) await services.tasks.publish(tx, cvHidden, { user_id: userId });
    await services.ports.cv.indexCvs(tx, [userId]);
  });
}

/** Names, addresses and telephone numbers of a person's CV and of its draft. */
export async function personalWordsInCv(tx: Transaction, userId: number): Promise<PersonalWords> {
  const rows = [await findCv(tx, userId), await findDraft(tx, userId)];
  const contents = rows.flatMap((row) => row?.content ?? []);
  return {
    names: contents.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    emails: [],
    phones: contents.map(({ phone }) => phone),
  };
}
