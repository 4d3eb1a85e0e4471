import { cvChanged, cvPublished } from '@jobblik/contract/cv/cv.events';
import { experienceMonths } from '@jobblik/contract/cv/cv.rules';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { eq } from 'drizzle-orm';
import { findUser, followPicture } from '../../accounts/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { exchangeFile } from '../../platform/files/exchange-file.ts';
import type { Services } from '../../platform/services.ts';
import { findCv } from '../cv.queries.ts';
import { type CvDraftRow, type CvRow, cvs } from '../cv.tables.ts';
import type { FileIds } from '../cv-files.ts';
import { changedParts } from './cv-versions.rules.ts';
import { storeVersion } from './store-version.ts';

/** Publishes a locked draft with its files. */
export async function publishDraft(services: Services, tx: Transaction, draft: CvDraftRow): Promise<void> {
  const { userId, content } = draft;
  const now = services.clock.now();
  const before = await findCv(tx, userId);
  const files = await takeFiles(services, tx, userId, { before, after: draft });
  const publishedAt = before?.publishedAt ?? now;
  const changed =
    !before?.content ||
    changedParts(before.content, content).length > 0 ||
    before.photoFileId !== files.photoFileId ||
    before.documentFileId !== files.documentFileId;
  const values = {
    content,
    ...services.ports.cv.anonymousColumns(content, (await findUser(tx, userId))?.name ?? ''),
    ...files,
    ...columnsOf(content, localDateOf(now)),
    publishedAt,
    changedAt: changed ? now : (before?.changedAt ?? now),
  };
  await tx
    .insert(cvs)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: cvs.userId, set: values });
  await storeVersion(tx, { userId, kind: 'published', content, savedAt: draft.savedAt }, now);
  if (before?.visibility === 'hidden') return;
  if (!before?.publishedAt) await services.tasks.publish(tx, cvPublished, { user_id: userId });
  else if (changed) await services.tasks.publish(tx, cvChanged, { user_id: userId });
  if (changed) await services.ports.cv.indexCvs(tx, [userId]);
}

/** Copies the given files of the draft to the published CV. Does nothing while nothing is published. */
export async function publishFiles(
  services: Services,
  tx: Transaction,
  draft: FileIds & { userId: number },
  which: { photo: boolean; document: boolean },
): Promise<void> {
  const before = await findCv(tx, draft.userId);
  if (!before?.publishedAt) return;
  const files = await takeFiles(services, tx, draft.userId, {
    before,
    after: {
      photoFileId: which.photo ? draft.photoFileId : before.photoFileId,
      documentFileId: which.document ? draft.documentFileId : before.documentFileId,
    },
  });
  if (files.photoFileId === before.photoFileId && files.documentFileId === before.documentFileId) return;
  await tx
    .update(cvs)
    .set({ ...files, changedAt: services.clock.now() })
    .where(eq(cvs.userId, draft.userId));
  if (before.visibility === 'hidden') return;
  await services.tasks.publish(tx, cvChanged, { user_id: draft.userId });
  await services.ports.cv.indexCvs(tx, [draft.userId]);
}

/** Draft and published CV each claim their files. The account's picture follows the photo. */
async function takeFiles(
  services: Services,
  tx: Transaction,
  userId: number,
  { before, after }: { before: CvRow | undefined; after: FileIds },
): Promise<FileIds> {
  const take = (mine: string | null, id: string | null) =>
    exchangeFile(services.files, tx, mine, id ? { file: { id } } : { remove: true });
  const photo = before?.photoFileId ?? null;
  const taken = {
    photoFileId: await take(photo, after.photoFileId),
    documentFileId: await take(before?.documentFileId ?? null, after.documentFileId),
  };
  await followPicture(services, tx, userId, { before: photo, after: taken.photoFileId });
  return taken;
}

/** Columns for searches and agents. */
export function columnsOf(content: CvContent, today: string) {
  return {
    birthday: content.birthday,
    cityId: content.cv_city,
    jobTypeId: content.jobtype,
    educationId: content.cv_education.reduce<number | null>(
      (top, { course_id }) => Math.max(top ?? 0, course_id ?? 0) || null,
      null,
    ),
    experienceMonths: experienceMonths(content.cv_experience, today),
    categoryIds: content.cv_category,
    wishIds: content.cv_wish.filter(isListed),
    skillIds: content.cv_skill.filter(isListed),
    languageIds: content.cv_language.map(({ id }) => id),
  };
}

function isListed(choice: number | string): choice is number {
  return typeof choice === 'number';
}
