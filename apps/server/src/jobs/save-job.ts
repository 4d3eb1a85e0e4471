import { isLive, liveUntil } from '@jobblik/contract/jobs/jobs.rules';
import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../platform/services.ts';
import { findVisibleJob } from './find-job.ts';
import { readSavedIds, readSavedLives, type SavedLife } from './job-cards.queries.ts';
import { lifeOf } from './jobs.present.ts';
import { savedJobs } from './jobs.tables.ts';
import { listCards } from './list-cards.ts';

/** Maximum number of ads that a person can save. */
const mostSaved = 2000;

/**
 * Saves an ad; saving it again changes nothing.
 * @throws Problem `not_found` for an unknown or removed ad; `too_many_saved` (409)
 */
export async function saveJob(services: Services, who: SignedIn, jobId: number): Promise<void> {
  const { db, clock } = services;
  const job = await findVisibleJob(db, who, jobId);
  if (!job || job.deletedAt) throw new Problem('not_found');
  const saved = await readSavedIds(db, who.userId);
  if (saved.includes(jobId)) return;
  if (saved.length >= mostSaved) throw new Problem('too_many_saved');
  await db.insert(savedJobs).values({ userId: who.userId, jobId, createdAt: clock.now() }).onConflictDoNothing();
}

/** Removes an ad from the saved list; does nothing when it is not in it. */
export async function removeSavedJob({ db }: Services, who: SignedIn, jobId: number): Promise<void> {
  await db.delete(savedJobs).where(and(eq(savedJobs.userId, who.userId), eq(savedJobs.jobId, jobId)));
}

/**
 * One page of the saved ads: open ones by the day they close, the next first; then ended ones, with their state, the last saved
 * first.
 */
export async function listSavedJobs(
  services: Services,
  who: SignedIn,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ jobs: JobCard[]; count: number }> {
  const ids = inOrder(await readSavedLives(services.db, who.userId), services.clock.now());
  const onPage = ids.slice((page - 1) * perPage, page * perPage);
  return { jobs: await listCards(services, who, onPage), count: ids.length };
}

/** Ids of saved ads in the order of the list. @param saved the last saved first */
function inOrder(saved: readonly SavedLife[], now: Date): number[] {
  const closes = (job: SavedLife) => (isLive(lifeOf(job), now) ? (liveUntil(lifeOf(job))?.getTime() ?? 0) : Infinity);
  const sorted = saved.map((job) => ({ id: job.id, closes: closes(job) }));
  return sorted.sort((a, b) => (a.closes === b.closes ? 0 : a.closes - b.closes)).map(({ id }) => id);
}
