import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { useDistances } from '../../lookups';
import { usePageSettings } from '../../platform/page-settings';
import { formatKm } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Heart } from '../../ui/forms/heart';
import { JobRow } from '../../ui/layout/row';
import { CompanyAvatar } from '../../ui/media/picture';
import { companyAndPlace, deadlineText, jobPath, payText, shortHoursText } from '../ad/job-texts';
import { JobListKeyFacts } from '../search/job-list-key-facts';

interface SavedJobRowProps {
  job: JobCard;
  busy: boolean;
  onRemove: () => void;
}

/** A saved ad: its pay and deadline, or that it has closed. */
export function SavedJobRow({ job: card, busy, onRemove }: SavedJobRowProps) {
  const t = useWords('jobs');
  const words = useWords('saved-jobs');
  const { now } = usePageSettings();
  const job = useDistances()(card);
  const pay = payText(job.pay, t);
  const deadline = deadlineText(job.job_deadline_date, now, t);
  const isLive = job.state === 'live';
  return (
    <JobRow
      level={2}
      mark={<CompanyAvatar id={job.company.company_id} name={job.company.name} src={job.company.logo} />}
      title={job.title}
      to={jobPath(job)}
      company={[companyAndPlace(job, t), job.distance_km !== null && formatKm(job.distance_km)]
        .filter(Boolean)
        .join(' · ')}
      pay={pay?.amount ?? t('pay.hidden')}
      payNote={pay?.unit}
      hours={shortHoursText(job, t)}
      deadlineLabel={isLive ? t('deadline') : ''}
      deadline={job.state === 'live' ? deadline.text : <Badge>{words(`state.${job.state}`)}</Badge>}
      soon={isLive && deadline.soon}
      facts={<JobListKeyFacts job={job} />}
      end={<Heart name={job.title} on busy={busy} onToggle={onRemove} />}
    />
  );
}
