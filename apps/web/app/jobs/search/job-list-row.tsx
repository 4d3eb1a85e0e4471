import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { IconLayoutRows } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDistances } from '../../lookups';
import { usePageSettings } from '../../platform/page-settings';
import { formatKm } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { classes } from '../../ui/classes';
import { Heart } from '../../ui/forms/heart';
import { JobRow } from '../../ui/layout/row';
import { CompanyAvatar } from '../../ui/media/picture';
import { deadlineText, hoursParts, jobPath, payText, placesText, shortHoursText, townsText } from '../ad/job-texts';
import type { SavedJobs } from '../saved/use-saved-jobs';
import { AppliedBadge, JobListKeyFacts } from './job-list-key-facts';
import s from './job-list-row.module.css';
import { JobRowMenu } from './job-row-menu';

interface JobListRowProps {
  job: JobCard;
  saved: SavedJobs;
  /** compact: the row of a search, where the ad itself is open beside the list. */
  shape?: 'plain' | 'narrow' | 'compact';
  level?: 2 | 3;
  /** Why it is in the list, below the company: small facts; in a compact row one line. */
  note?: ReactNode;
  /** Omits the day on which it was posted; on phones the row is low. */
  isBrief?: boolean;
  /** The row that is open. */
  isCurrent?: boolean;
  /** It is in the comparison. */
  isPinned?: boolean;
}

/** An ad in a list: its pay, its deadline, the heart and less frequent actions. */
export function JobListRow({
  job: card,
  saved,
  shape = 'plain',
  level = 3,
  note,
  isBrief,
  isCurrent,
  isPinned,
}: JobListRowProps) {
  const t = useWords('jobs');
  const { now } = usePageSettings();
  const job = useDistances()(card);
  const pay = payText(job.pay, t);
  const deadline = deadlineText(job.job_deadline_date, now, t);
  const isCompact = shape === 'compact';
  const avatar = (
    <CompanyAvatar
      id={job.company.company_id}
      name={job.company.name}
      src={job.company.logo}
      size={isCompact || isBrief ? 40 : 48}
    />
  );
  return (
    <JobRow
      shape={isBrief ? 'brief' : shape}
      level={level}
      jobId={isCompact ? job.id : undefined}
      current={isCurrent}
      mark={
        isCompact ? (
          <span className={s.mark}>
            {avatar}
            {isPinned && (
              <span className={s.pinned} role="img" aria-label={t('row.compared')}>
                <Icon of={IconLayoutRows} size={13} />
              </span>
            )}
          </span>
        ) : (
          avatar
        )
      }
      title={job.title}
      to={jobPath(job)}
      company={
        <>
          <CompanyLine job={job} isCompact={isCompact} isBrief={isBrief} isAround={card.distance_km !== null} />
          {isCompact && note && <span className={s.note}>{note}</span>}
        </>
      }
      pay={pay?.amount ?? t('pay.hidden')}
      payNote={pay?.unit}
      hours={isCompact ? hoursParts(job, t).type : shortHoursText(job, t)}
      deadlineLabel={t('deadline')}
      deadline={deadline.text}
      soon={deadline.soon}
      facts={
        isCompact ? undefined : (
          <>
            {isBrief ? <AppliedBadge jobId={job.id} /> : <JobListKeyFacts job={job} />}
            {note}
          </>
        )
      }
      end={<Heart name={job.title} on={saved.isSaved(job.id)} onToggle={() => saved.toggle(job)} />}
      more={isCompact ? undefined : <JobRowMenu job={job} />}
    />
  );
}

interface CompanyLineProps {
  job: JobCard;
  isCompact: boolean;
  isBrief: boolean | undefined;
  /** The search is around a place: the distance then says more than the town. */
  isAround: boolean;
}

/** Company, place and distance; in a compact row also whether this seeker has applied. */
function CompanyLine({ job, isCompact, isBrief, isAround }: CompanyLineProps) {
  const t = useWords('jobs');
  const km = job.distance_km === null ? undefined : formatKm(job.distance_km);
  const places = km ? townsText(job, t) : placesText(job, t);
  return (
    <span className={isCompact || isBrief ? classes(s.oneLine, isAround && s.near) : undefined}>
      <span className={s.name}>{job.company.name}</span>
      {places && (
        <span className={s.part}>
          <span className={s.dot}> · </span>
          <span className={s.place}>{places}</span>
        </span>
      )}
      {km && (
        <span className={s.part}>
          <span className={s.dot}> · </span>
          {km}
        </span>
      )}
      {isCompact && <AppliedBadge jobId={job.id} />}
    </span>
  );
}
