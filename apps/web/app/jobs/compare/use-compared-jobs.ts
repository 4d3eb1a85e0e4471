import type { JobCard, JobPreview } from '@jobblik/contract/jobs/jobs.schema';
import { useJobPreview } from '../preview/use-preview-data';

/** One of the compared jobs: its data so far, or that it no longer exists. */
export interface ComparedJob {
  id: number;
  job: JobCard | JobPreview | undefined;
  isGone: boolean;
}

/**
 * The data of the compared jobs, in their order.
 * @param known ads on screen, used until the rest is loaded
 */
export function useComparedJobs(
  ids: readonly number[],
  postcode: string | undefined,
  known: readonly (JobCard | JobPreview)[],
): ComparedJob[] {
  const answers = [useJobPreview(ids[0], postcode), useJobPreview(ids[1], postcode)];
  return ids.map((id, at) => {
    const answer = answers[at];
    return {
      id,
      job: answer?.data ?? known.find((job) => job.id === id),
      isGone: answer?.error?.code === 'not_found',
    };
  });
}
