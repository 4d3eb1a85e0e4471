import { getAppliedJobs } from '@jobblik/contract/applications/own-applications.api';
import { userType } from '@jobblik/contract/kernel/session';
import { useCall } from '../../platform/api/query';
import { useSession } from '../../platform/session/session';

/** Returns whether this visitor has an application to an ad; every list reloads it, since it may have been withdrawn. */
export function useAppliedJobs(): (jobId: number) => boolean {
  const isSeeker = useSession()?.ttl === userType.seeker;
  const { data } = useCall(getAppliedJobs, undefined, { enabled: isSeeker, staleTime: 0 });
  return (jobId) => isSeeker && (data?.some((applied) => applied.job_id === jobId) ?? false);
}
