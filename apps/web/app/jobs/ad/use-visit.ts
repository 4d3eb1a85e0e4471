import { visitJob } from '@jobblik/contract/jobs/jobs.api';
import { useEffect } from 'react';
import { useSend } from '../../platform/api/query';

/** Reports to the server that a person has the ad open; it counts once a day. Errors are ignored. */
export function useVisit(jobId: number): void {
  const { mutate } = useSend(visitJob);
  useEffect(() => mutate({ params: { id: jobId } }), [jobId, mutate]);
}
