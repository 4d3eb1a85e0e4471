import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { cvParts } from '@jobblik/contract/cv/cv-pages.schema';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { cvVersions } from '../cv.tables.ts';
import { changedParts, keepsVersion, mostVersions } from './cv-versions.rules.ts';

interface Kept {
  userId: number;
  kind: 'draft' | 'published';
  content: CvContent;
  savedAt: Date;
}

/** Keeps a state of the CV, unless the newest version says the same, and lets the oldest ones go. */
export async function storeVersion(tx: Transaction, kept: Kept, now: Date): Promise<void> {
  const [last] = await tx
    .select({ kind: cvVersions.kind, content: cvVersions.content })
    .from(cvVersions)
    .where(eq(cvVersions.userId, kept.userId))
    .orderBy(desc(cvVersions.id))
    .limit(1);
  const changes = last ? changedParts(last.content, kept.content) : [...cvParts];
  if (last && changes.length === 0 && (last.kind === kept.kind || kept.kind === 'draft')) return;
  await tx.insert(cvVersions).values({ ...kept, changes, createdAt: now });
  const old = tx
    .select({ id: cvVersions.id })
    .from(cvVersions)
    .where(eq(cvVersions.userId, kept.userId))
    .orderBy(desc(cvVersions.id))
    .offset(mostVersions);
  await tx.delete(cvVersions).where(and(eq(cvVersions.userId, kept.userId), inArray(cvVersions.id, old)));
}

/** Keeps what a draft says before it is written over, as often as the rule has it. */
export async function keepBefore(
  tx: Transaction,
  before: Omit<Kept, 'kind'>,
  { after, always, now }: { after: CvContent; always: boolean; now: Date },
): Promise<void> {
  const [last] = await tx
    .select({ at: cvVersions.createdAt })
    .from(cvVersions)
    .where(eq(cvVersions.userId, before.userId))
    .orderBy(desc(cvVersions.id))
    .limit(1);
  if (!always && !keepsVersion(before.content, after, { now, lastKept: last?.at ?? null })) return;
  await storeVersion(tx, { ...before, kind: 'draft' }, now);
}
