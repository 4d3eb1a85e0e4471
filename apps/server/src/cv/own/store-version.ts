import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { cvParts } from '@jobblik/contract/cv/cv-pages.schema';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { cvVersions } from '../cv.tables.ts';
import { changedParts, mostVersions, shouldStoreVersion } from './cv-versions.rules.ts';

interface NewVersion {
  userId: number;
  kind: 'draft' | 'published';
  content: CvContent;
  savedAt: Date;
}

/** Stores a version of the CV, unless the newest one is equal, and deletes the oldest ones. */
export async function storeVersion(tx: Transaction, version: NewVersion, now: Date): Promise<void> {
  const [last] = await tx
    .select({ kind: cvVersions.kind, content: cvVersions.content })
    .from(cvVersions)
    .where(eq(cvVersions.userId, version.userId))
    .orderBy(desc(cvVersions.id))
    .limit(1);
  const changes = last ? changedParts(last.content, version.content) : [...cvParts];
  if (last && changes.length === 0 && (last.kind === version.kind || version.kind === 'draft')) return;
  await tx.insert(cvVersions).values({ ...version, changes, createdAt: now });
  const old = tx
    .select({ id: cvVersions.id })
    .from(cvVersions)
    .where(eq(cvVersions.userId, version.userId))
    .orderBy(desc(cvVersions.id))
    .offset(mostVersions);
  await tx.delete(cvVersions).where(and(eq(cvVersions.userId, version.userId), inArray(cvVersions.id, old)));
}

/** Stores a draft as a version before it is overwritten, if {@link shouldStoreVersion}. */
export async function storeDraftVersion(
  tx: Transaction,
  before: Omit<NewVersion, 'kind'>,
  { after, always, now }: { after: CvContent; always: boolean; now: Date },
): Promise<void> {
  const [last] = await tx
    .select({ at: cvVersions.createdAt })
    .from(cvVersions)
    .where(eq(cvVersions.userId, before.userId))
    .orderBy(desc(cvVersions.id))
    .limit(1);
  if (!always && !shouldStoreVersion(before.content, after, { now, lastStoredAt: last?.at ?? null })) return;
  await storeVersion(tx, { ...before, kind: 'draft' }, now);
}
