import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import type { Visibility } from '@jobblik/contract/cv/cv-choices.rules';
import { cvParts } from '@jobblik/contract/cv/cv-pages.schema';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { findUser } from '../accounts/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { emptyContent, firstContent } from './cv.present.ts';
import { cvDrafts, cvs, cvVersions } from './cv.tables.ts';
import { columnsOf } from './own/publish-cv.ts';

export interface CvOptions {
  userId: number;
  /** Any part of the CV; name, phone and town are the account's by default. */
  content?: Partial<CvContent>;
  /** Default now; null for a draft only. */
  publishedAt?: Date | null;
  visibility?: Visibility;
  photoFileId?: string | null;
  documentFileId?: string | null;
}

/** Creates a seeker's CV like publishing, without notifications. */
export async function makeCv(services: Services, options: CvOptions): Promise<void> {
  const { userId, photoFileId = null, documentFileId = null } = options;
  const now = services.clock.now();
  const publishedAt = options.publishedAt === undefined ? now : options.publishedAt;
  await inTransaction(services.db, async (tx) => {
    const user = await findUser(tx, userId);
    const content = { ...(user ? firstContent(user) : emptyContent), ...options.content };
    const claim = async () => {
      for (const fileId of [photoFileId, documentFileId]) if (fileId) await services.files.claim(tx, fileId);
    };
    const savedAt = publishedAt ?? now;
    await claim();
    await tx.insert(cvDrafts).values({ userId, revision: 1, content, photoFileId, documentFileId, savedAt });
    if (publishedAt === null) return;
    await claim();
    await tx.insert(cvs).values({
      userId,
      visibility: options.visibility ?? 'named',
      content,
      ...services.ports.cv.anonymousColumns(content, user?.name ?? ''),
      photoFileId,
      documentFileId,
      publishedAt,
      changedAt: publishedAt,
      ...columnsOf(content, localDateOf(now)),
    });
    await tx
      .insert(cvVersions)
      .values({ userId, kind: 'published', content, savedAt, changes: [...cvParts], createdAt: savedAt });
    await services.ports.cv.indexCvs(tx, [userId]);
  });
}
