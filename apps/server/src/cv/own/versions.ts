import type { Cv, CvState } from '@jobblik/contract/cv/cv.schema';
import type { CvVersion } from '@jobblik/contract/cv/cv-pages.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { presentCv } from '../cv.present.ts';
import { findCv, readState } from '../cv.queries.ts';
import { cvVersions } from '../cv.tables.ts';
import { savedAnswer } from './read-cv.ts';
import { checkRevision, lockDraft, writeDraft } from './save-cv.ts';

type VersionRow = Pick<typeof cvVersions.$inferSelect, 'id' | 'kind' | 'savedAt' | 'changes'>;

/** Stored versions of a seeker's CV, newest first. */
export async function listVersions(db: Database, userId: number): Promise<CvVersion[]> {
  const { id, kind, savedAt, changes } = cvVersions;
  const rows = await db
    .select({ id, kind, savedAt, changes })
    .from(cvVersions)
    .where(eq(cvVersions.userId, userId))
    .orderBy(desc(cvVersions.id));
  return rows.map(presentVersion);
}

/** @throws Problem `not_found` for an unknown version or another person's */
export async function readVersion(
  db: Database,
  userId: number,
  versionId: number,
): Promise<{ version: CvVersion; cv: Cv }> {
  const row = await findVersion(db, userId, versionId);
  return { version: presentVersion(row), cv: presentCv(row.content) };
}

/**
 * Makes a stored version the draft; the previous draft becomes a version.
 * @throws Problem `not_found`; `conflict` if the draft was saved after `revision`
 */
export async function restoreVersion(
  services: Services,
  userId: number,
  { versionId, revision }: { versionId: number; revision: number | undefined },
): Promise<{ cv: Cv; state: CvState }> {
  const content = await inTransaction(services.db, async (tx) => {
    const { draft } = await lockDraft(tx, userId, services.clock.now());
    const { content } = await findVersion(tx, userId, versionId);
    checkRevision(draft, revision);
    await writeDraft(services, tx, draft, { content, storeVersion: true });
    return content;
  });
  return { cv: presentCv(content), state: await readState(services.db, userId) };
}

/**
 * Resets the draft to the published CV, including files; the previous draft becomes a version.
 * @throws Problem `nothing_published`; `conflict` if the draft was saved after `revision`
 */
export async function discardDraft(services: Services, userId: number, revision: number | undefined) {
  await inTransaction(services.db, async (tx) => {
    const { draft } = await lockDraft(tx, userId, services.clock.now());
    const published = await findCv(tx, userId);
    if (!published?.content) throw new Problem('nothing_published');
    checkRevision(draft, revision);
    const take = (id: string | null) => (id ? { file: { id } } : { remove: true });
    await writeDraft(services, tx, draft, {
      content: published.content,
      storeVersion: true,
      photo: take(published.photoFileId),
      document: take(published.documentFileId),
    });
  });
  return await savedAnswer(services, userId);
}

async function findVersion(db: Database | Transaction, userId: number, versionId: number) {
  const [row] = await db
    .select()
    .from(cvVersions)
    .where(and(eq(cvVersions.id, versionId), eq(cvVersions.userId, userId)));
  if (!row) throw new Problem('not_found');
  return row;
}

function presentVersion({ id, kind, savedAt, changes }: VersionRow): CvVersion {
  return { id, kind, saved_at: savedAt.toISOString(), changes };
}
