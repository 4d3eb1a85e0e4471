import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { IconSend } from '@tabler/icons-react';
import { usePageSettings } from '../../platform/page-settings';
import { formatDay } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { useAppliedJobs } from './use-applied-jobs';

/** Facts of an ad in a list: whether this seeker has applied to it, and when it was posted. */
export function JobListKeyFacts({ job }: { job: Pick<JobCard, 'id' | 'created_at'> }) {
  const t = useWords('jobs');
  const { now } = usePageSettings();
  // The server's clock may be a moment ahead of this one.
  const when = formatDay(job.created_at, Math.max(now, Date.parse(job.created_at)));
  return (
    <>
      <AppliedBadge jobId={job.id} />
      <time translate="no" dateTime={job.created_at}>
        {t('posted', { when })}
      </time>
    </>
  );
}

/** "Søgt", for a seeker with an application to the ad that is not withdrawn. */
export function AppliedBadge({ jobId }: { jobId: number }) {
  const t = useWords('jobs');
  const hasApplied = useAppliedJobs();
  if (!hasApplied(jobId)) return null;
  return (
    <Badge tone="success" icon={IconSend}>
      {t('applied')}
    </Badge>
  );
}
