import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { RecommendedJobsAnswer } from '@jobblik/contract/recommendations/recommendations.schema';
import { listCards } from '../../jobs/index.ts';
import type { Services } from '../../platform/services.ts';
import { noteShown } from '../note-shown.ts';
import { rankAds } from './rank-ads.ts';
import { readSeeker } from './read-seeker.ts';
import { readActivity } from './read-taste.ts';

/** Open ads for a seeker, the best first; records the shown ones. */
export async function recommendJobs(services: Services, who: SignedIn, most: number): Promise<RecommendedJobsAnswer> {
  const seeker = await readSeeker(services, who.userId);
  if (!seeker) return { state: 'needs_cv', recommendations: [] };
  const ranked = await rankAds(services, seeker, { ...(await readActivity(services.db, who.userId)), most });
  const cards = await listCards(
    services,
    who,
    ranked.map(({ id }) => id),
  );
  const byId = new Map(cards.map((job) => [job.id, job]));
  // The index can be slightly older than the closing of an ad.
  const shown = ranked.filter(({ id }) => byId.get(id)?.state === 'live');
  await noteShown(services, { viewerId: who.userId, kind: 'job', jobId: null }, shown);
  return {
    state: 'ready',
    recommendations: shown.flatMap(({ id, reasons, missing }) => {
      const job = byId.get(id);
      return job ? [{ job, reasons, missing }] : [];
    }),
  };
}
