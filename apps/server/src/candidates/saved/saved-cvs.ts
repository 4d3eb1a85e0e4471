import { candidateLimits } from '@jobblik/contract/candidates/candidates.rules';
import type { SavedResume } from '@jobblik/contract/candidates/candidates.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, count, desc, eq } from 'drizzle-orm';
import { lockUser } from '../../accounts/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { cvSaved } from '../candidates.tables.ts';
import { listCandidates } from '../list-candidates.ts';
import { findSeenCv } from '../opening/find-seen-cv.ts';
import { payingViewer } from '../viewer.ts';

/** Saves a CV that the employer may see. @throws Problem `too_many_saved_cvs`, and those of {@link findSeenCv} */
export async function saveCvOf(services: Services, who: SignedIn, seekerId: number): Promise<void> {
  const { row } = await findSeenCv(services, who, seekerId);
  if (row.savedAt !== null) return;
  await inTransaction(services.db, async (tx) => {
    await lockUser(tx, who.userId);
    const [saved] = await tx.select({ count: count() }).from(cvSaved).where(eq(cvSaved.employerId, who.userId));
    if ((saved?.count ?? 0) >= candidateLimits.saved) {
      throw new Problem('too_many_saved_cvs');
    }
    await tx
      .insert(cvSaved)
      .values({ employerId: who.userId, seekerId, savedAt: services.clock.now() })
      .onConflictDoNothing();
  });
}

/** Removes a CV from the employer's list. */
export async function unsaveCvOf({ db }: Services, employerId: number, seekerId: number): Promise<void> {
  await db.delete(cvSaved).where(and(eq(cvSaved.employerId, employerId), eq(cvSaved.seekerId, seekerId)));
}

/** The employer's saved CVs, newest first; one that is no longer visible is listed without a name. */
export async function listSavedCvs(services: Services, who: SignedIn): Promise<SavedResume[]> {
  const viewer = await payingViewer(services, who);
  const rows = await services.db
    .select({ seekerId: cvSaved.seekerId, savedAt: cvSaved.savedAt })
    .from(cvSaved)
    .where(eq(cvSaved.employerId, who.userId))
    .orderBy(desc(cvSaved.savedAt), desc(cvSaved.seekerId));
  const listed = await listCandidates(
    services,
    viewer,
    rows.map(({ seekerId }) => seekerId),
  );
  const byId = new Map(listed.map(({ candidate }) => [candidate.user_id, candidate]));
  return rows.map(({ seekerId, savedAt }) => {
    const candidate = byId.get(seekerId) ?? null;
    return {
      resume_user_id: seekerId,
      saved_at: savedAt.toISOString(),
      gone: candidate === null,
      user: {
        first_name: candidate?.first_name ?? '',
        last_name: candidate?.last_name ?? '',
        avatar: candidate?.avatar ?? null,
      },
      candidate,
    };
  });
}
