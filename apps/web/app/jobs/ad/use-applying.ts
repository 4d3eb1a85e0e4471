import { getJobDetail } from '@jobblik/contract/jobs/jobs.api';
import type { JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { userType } from '@jobblik/contract/kernel/session';
import { useCall } from '../../platform/api/query';
import { useSession } from '../../platform/session/session';

/**
 * How this visitor can apply to an ad; `elsewhere`: the employer accepts applications on another site. Without an address that may be
 * opened there is no way.
 */
export type Applying = 'closed' | 'elsewhere' | 'employer' | 'applied' | 'withdrawn' | 'open';

/** Whether and how this visitor can apply. A seeker's own application is looked up in the browser. */
export function useApplying(job: JobDetail): Applying {
  const session = useSession();
  const isSeeker = session?.ttl === userType.seeker;
  const own = useCall(getJobDetail, { params: { id: job.id } }, { enabled: isSeeker });
  if (job.state !== 'live') return 'closed';
  if (isSeeker && own.data?.job.is_applied) return 'applied';
  if (isSeeker && own.data?.job.apply_refusal === 'withdrawn') return 'withdrawn';
  if (session && !isSeeker) return 'employer';
  if (job.is_redirect === 1) return job.real_url ? 'elsewhere' : 'closed';
  return 'open';
}
