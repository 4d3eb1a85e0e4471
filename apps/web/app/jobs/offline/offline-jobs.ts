import { getJobDetailNotAuthed, getSavedJobs } from '@jobblik/contract/jobs/jobs.api';
import type { JobCard, JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { userType } from '@jobblik/contract/kernel/session';
import { callApi } from '../../platform/api/api';
import { type OfflineCopy, readOffline, removeStaleCopies, storeOffline } from '../../platform/offline/offline-store';
import { oneAtATime } from '../../platform/session/one-at-a-time';
import { isDemo, sessionNow } from '../../platform/session/session';

/** Newest saved ads that can be read without a network; as many as one page of the call has. */
const most = 40;

/** Milliseconds after which an ad is fetched again: lists do not say when an ad was changed. */
const fresh = 6 * 3_600_000;

const list = 'saved-jobs';
const nameOf = (jobId: number) => `job/${jobId}`;

/** The saved ads of a person in this browser, newest first; undefined when none were stored. */
export async function readSavedOffline(userId: number): Promise<OfflineCopy<JobCard[]> | undefined> {
  return await readOffline<JobCard[]>(userId, list);
}

/** One of them whole. */
export async function readJobOffline(userId: number, jobId: number): Promise<OfflineCopy<JobDetail> | undefined> {
  return await readOffline<JobDetail>(userId, nameOf(jobId));
}

/**
 * Stores the saved ads of the seeker who is signed in, so that they can be read without a network. Ads that changed since, and new
 * ones, are fetched whole; those that are no longer saved are removed. Without a network nothing changes.
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
