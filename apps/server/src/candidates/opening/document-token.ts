import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq, isNotNull } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { cvDrafts, cvs } from '../../cv/cv.tables.ts';
import { entitlement } from '../../membership/index.ts';
import type { Database } from '../../platform/db/db.ts';
import { viewerPath } from '../../platform/files/link-paths.ts';
import type { Services } from '../../platform/services.ts';
import { cvViewOf } from '../candidates.policy.ts';
import { readRelationship } from '../relationships.ts';

/**
 * A token with which a CV document opens for 15 minutes (spec 1§7): the seeker's own, or one of a CV that the employer sees in
 * full.
 * @throws Problem `not_found` for an unknown document and for one that they may not see
 */
export async function documentToken(
  services: Services,
  who: SignedIn,
  documentId: string,
): Promise<{ token: string; url: string }> {
  if (!(await mayView(services, who, documentId))) throw new Problem('not_found');
  if (!(await services.files.describe([documentId])).has(documentId)) throw new Problem('not_found');
  const url = services.files.link(documentId, { under: viewerPath });
  return { token: url.slice(viewerPath.length + 1), url };
}

async function mayView(services: Services, who: SignedIn, documentId: string): Promise<boolean> {
  const { db, clock } = services;
  if (who.role === 'seeker' && (await isOwnDraft(db, who.userId, documentId))) return true;
  const [cv] = await db
    .select({
      userId: cvs.userId,
      visibility: cvs.visibility,
      heldVisibility: cvs.heldVisibility,
      deactivatedAt: users.deactivatedAt,
      removedAt: users.removedAt,
      sample: users.sample,
    })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.userId))
    .where(and(eq(cvs.documentFileId, documentId), isNotNull(cvs.publishedAt)));
  if (!cv) return false;
  const { deactivatedAt, removedAt, heldVisibility, ...seen } = cv;
  const view = cvViewOf(
    who,
    {
      ...seen,
      published: true,
      takenDown: heldVisibility !== null,
      active: deactivatedAt === null && removedAt === null,
    },
    {
      paid: (await entitlement(db, who.userId, clock.now())).paid,
      ...(await readRelationship(services, who.userId, cv.userId)),
    },
  );
  return view === 'draft' || view === 'full';
}

async function isOwnDraft(db: Database, userId: number, documentId: string): Promise<boolean> {
  const [draft] = await db
    .select({ userId: cvDrafts.userId })
    .from(cvDrafts)
    .where(and(eq(cvDrafts.userId, userId), eq(cvDrafts.documentFileId, documentId)));
  return draft !== undefined;
}
