import { getJobDetailNotAuthed, getSavedJobs } from '@jobblik/contract/jobs/jobs.api';
import type { JobCard, JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { userType } from '@jobblik/contract/kernel/session';
import { callApi } from '../../platform/api/api';
import { type OfflineCopy, readOffline, removeStaleCopies, storeOffline } from '../../platform/offline/offline-store';
import { oneAtATime } from '../../platform/session/one-at-a-time';
import { isDemo, sessionNow } from '../../platform/session/session';

/** Most saved ads that can be read offline; the size of one page of the call. */
const most = 40;

/** Milliseconds after which an ad is fetched again: lists do not contain the time of a change. */
const fresh = 6 * 3_600_000;

const list = 'saved-jobs';
const nameOf = (jobId: number) => `job/${jobId}`;

/** The saved ads of a person in this browser, newest first; undefined when none were stored. */
export async function readSavedOffline(userId: number): Promise<OfflineCopy<JobCard[]> | undefined> {
  return await readOffline<JobCard[]>(userId, list);
}

/** One full saved ad. */
export async function readJobOffline(userId: number, jobId: number): Promise<OfflineCopy<JobDetail> | undefined> {
  return await readOffline<JobDetail>(userId, nameOf(jobId));
}

/**
 * Stores the saved ads of the signed-in seeker for reading offline. Changed and new ads are fetched in full; ads that are no longer
 * saved are removed. Without a network nothing changes.
 */
export const storeSavedJobs = oneAtATime(async () => {
  const session = sessionNow();
  if (session?.ttl !== userType.seeker || isDemo()) return;
  const userId = session.user_id;
  const { jobs } = await callApi(getSavedJobs, { params: { perPage: most, page: 1 } });
  await removeStaleCopies(userId, new Set([list, ...jobs.map(({ id }) => nameOf(id))]));
  await storeOffline(userId, list, jobs);
  for (const { id } of jobs) {
    const stored = await readJobOffline(userId, id);
    if (stored && stored.at > Date.now() - fresh) continue;
    const { job } = await callApi(getJobDetailNotAuthed, { params: { id } });
    await storeOffline(userId, nameOf(id), job);
  }
});
