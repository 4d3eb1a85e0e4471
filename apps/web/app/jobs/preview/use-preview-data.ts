import { getJobPreview } from '@jobblik/contract/jobs/jobs.api';
import type { JobCard, JobPreview } from '@jobblik/contract/jobs/jobs.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../platform/api/api';
import { callKey, useCall } from '../../platform/api/query';
import { afterLoad } from '../../platform/offline/after-load';

const freshMs = 5 * 60_000;
const inputOf = (id: number, postcode: string | undefined) => ({
  params: { id },
  query: postcode ? { postcode } : {},
});

/**
 * An ad's key facts and text.
 * @param loaded the ad from the page's loader
 */
export function useJobPreview(id: number | undefined, postcode: string | undefined, loaded?: JobPreview | null) {
  return useCall(getJobPreview, inputOf(id ?? 0, postcode), {
    enabled: id !== undefined,
    staleTime: freshMs,
    initialData: loaded && loaded.id === id ? loaded : undefined,
  });
}

/** Fetches the next two ads in advance, so that the next step is shown at once. It waits until the page has started. */
export function usePrefetchNext(jobs: readonly JobCard[], shownId: number | undefined, postcode: string | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    const aborted = new AbortController();
    afterLoad(() => {
      if (aborted.signal.aborted) return;
      const at = jobs.findIndex(({ id }) => id === shownId);
      for (const { id } of jobs.slice(at + 1, at + 3)) {
        const input = inputOf(id, postcode);
        void client.prefetchQuery({
          queryKey: callKey(getJobPreview, input),
          queryFn: () => callApi(getJobPreview, input),
          staleTime: freshMs,
        });
      }
    });
    return () => aborted.abort();
  }, [client, jobs, shownId, postcode]);
}
