import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { eq } from 'drizzle-orm';
import { lockUser, type User } from '../../accounts/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { exchangeFile, type FileChange } from '../../platform/files/exchange-file.ts';
import type { Services } from '../../platform/services.ts';
import { firstContent } from '../cv.present.ts';
import { findDraft } from '../cv.queries.ts';
import { type CvDraftRow, cvDrafts } from '../cv.tables.ts';
import { changedParts } from './cv-versions.rules.ts';
import { publishDraft } from './publish-cv.ts';
import { storeDraftVersion } from './store-version.ts';

/** Options of a save. */
export interface CvSave {
  /** Normalised by `contentOf`. */
  content: CvContent;
  /** The revision of the draft that was edited; undefined: not compared. */
  revision?: number | undefined;
  saveId?: string | undefined;
  /** Stores the previous draft as a version in any case. */
  storeVersion?: boolean;
  photo?: FileChange;
  document?: FileChange;
  publish?: boolean;
}

/**
 * Saves a seeker's draft, and publishes it on request: at once, or when the e-mail is confirmed. One save at a time: the
 * account's row is locked.
 * @throws Problem `conflict` if another save came after `revision`, see {@link draftConflict}
 */
export async function saveCv(services: Services, userId: number, save: CvSave): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const now = services.clock.now();
    const { draft, user } = await lockDraft(tx, userId, now);
    if (save.saveId !== undefined && draft.saveId === save.saveId) return;
    checkRevision(draft, save.revision);
    const saved = await writeDraft(services, tx, draft, save);
    if (!save.publish) return;
    if (user.emailVerifiedAt) return await publishDraft(services, tx, saved);
    await tx.update(cvDrafts).set({ contentToPublish: saved.content }).where(eq(cvDrafts.userId, userId));
  });
}

/** The draft, created from the account if there is none; other saves wait until the end of the transaction. */
export async function lockDraft(
  tx: Transaction,
  userId: number,
  now: Date,
): Promise<{ user: User; draft: CvDraftRow }> {
  // The account is locked first: a concurrent removal waits and then erases the draft.
  const user = await lockUser(tx, userId);
  if (!user) throw new Problem('unauthenticated');
  const draft = await findDraft(tx, userId);
  if (draft) return { user, draft };
  const [made] = await tx
    .insert(cvDrafts)
    .values({ userId, revision: 0, content: firstContent(user), savedAt: now })
    .returning();
  if (!made) throw new Error(`no draft for user ${userId} after making it`);
  return { user, draft: made };
}

/** @throws Problem `conflict` if the draft was saved after `revision`, with the other save's revision and time */
export function checkRevision(draft: Pick<CvDraftRow, 'revision' | 'savedAt'>, revision: number | undefined): void {
  if (revision === undefined || revision === draft.revision) return;
  throw new Problem('conflict', {
    detail: draft.savedAt.toISOString(),
    fields: [{ path: 'revision', code: 'saved_elsewhere', limit: draft.revision }],
  });
}

/** Overwrites a locked draft. A save that changes nothing does not increase the revision. */
export async function writeDraft(
  { files, clock }: Services,
  tx: Transaction,
  before: CvDraftRow,
  save: Omit<CvSave, 'revision' | 'publish'>,
): Promise<CvDraftRow> {
  const now = clock.now();
  const photoFileId = await exchangeFile(files, tx, before.photoFileId, save.photo ?? {});
  const documentFileId = await exchangeFile(files, tx, before.documentFileId, save.document ?? {});
  const changed =
    before.revision === 0 ||
    photoFileId !== before.photoFileId ||
    documentFileId !== before.documentFileId ||
    changedParts(before.content, save.content).length > 0;
  if (!changed) return before;
  if (before.revision > 0) {
    await storeDraftVersion(
      tx,
      { userId: before.userId, content: before.content, savedAt: before.savedAt },
      { after: save.content, always: save.storeVersion ?? false, now },
    );
  }
  const [saved] = await tx
    .update(cvDrafts)
    .set({
      revision: before.revision + 1,
      content: save.content,
      photoFileId,
      documentFileId,
      saveId: save.saveId ?? null,
      savedAt: now,
    })
    .where(eq(cvDrafts.userId, before.userId))
    .returning();
  if (!saved) throw new Error(`the draft of user ${before.userId} went away under its lock`);
  return saved;
}
