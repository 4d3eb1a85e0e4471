import { eq, inArray } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { cvs, hasPlayableVideo } from '../../cv/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import type { CvDocument } from './cv-document.ts';
import { cvIndex } from './cv-index.ts';

/**
 * Updates the index for CVs that were just written, hidden or erased. Call it last in the transaction that changes a CV: it locks
 * the revision of the index until the commit, and other writers wait for it.
 */
export async function indexCvs(tx: Transaction, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  const documents = await readDocuments(tx, userIds);
  await cvIndex.write(tx, documents);
  const found = new Set(documents.map(({ cv }) => cv.userId));
  await cvIndex.remove(
    tx,
    userIds.filter((id) => !found.has(id)),
  );
}

async function readDocuments(tx: Transaction, userIds: readonly number[]): Promise<CvDocument[]> {
  const rows = await tx
    .select({
      cv: cvs,
      name: users.name,
      sample: users.sample,
      deactivatedAt: users.deactivatedAt,
      removedAt: users.removedAt,
      hasVideo: hasPlayableVideo(),
    })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.userId))
    .where(inArray(cvs.userId, [...userIds]));
  return rows.map(({ deactivatedAt, removedAt, ...row }) => ({
    ...row,
    isActive: deactivatedAt === null && removedAt === null,
  }));
}
