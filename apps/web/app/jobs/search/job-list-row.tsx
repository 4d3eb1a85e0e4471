import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { IconHome, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePageSettings } from '../../platform/page-settings';
import { formatKm } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Heart } from '../../ui/forms/heart';
import { JobRow } from '../../ui/layout/row';
import { CompanyAvatar } from '../../ui/media/picture';
import { deadlineText, jobPath, payText, placesText, remoteText, shortHoursText } from '../ad/job-texts';
import type { SavedJobs } from '../saved/use-saved-jobs';
import { JobListFacts } from './job-list-facts';
import s from './job-list-row.module.css';
import { JobRowMenu } from './job-row-menu';

interface JobListRowProps {
  job: JobCard;
  saved: SavedJobs;
  shape?: 'plain' | 'wide' | 'narrow';
  level?: 2 | 3;
  /** Postcode from which the distance is measured. */
  from?: string | undefined;
  /** Why it is in the list, as small facts below the company. */
  note?: ReactNode;
}

/** An ad in a list: what it pays, when it closes, the heart and the rarer actions. */
export function JobListRow({ job, saved, shape = 'plain', level = 3, from, note }: JobListRowProps) {
  const t = useWords('jobs');
  const { now } = usePageSettings();
  const pay = payText(job.pay, t);
  const deadline = deadlineText(job.job_deadline_date, now, t);
  const remote = remoteText(job, t);
  const places = placesText(job, t);
  const facts =
    shape === 'wide'
      ? [
          job.distance_km !== null && from !== undefined && (
            <span key="distance">
              <Icon of={IconMapPin} size={16} /> {t('distance', { km: formatKm(job.distance_km), zip: from })}
            </span>
          ),
          remote && (
            <span key="remote">
              <Icon of={IconHome} size={16} /> {remote}
            </span>
          ),
        ].filter(Boolean)
      : [];
  return (
    <JobRow
      shape={shape}
      level={level}
      mark={<CompanyAvatar name={job.company.name} src={job.company.logo} />}
      title={job.title}
      to={jobPath(job)}
      company={
        <>
          <span className={s.name}>{job.company.name}</span>
          {places && (
            <>
              <span className={s.dot}> · </span>
              <span className={s.place}>{places}</span>
            </>
          )}
        </>
      }
      pay={pay?.amount ?? t('pay.hidden')}
      payNote={pay?.unit}
      hours={shortHoursText(job, t)}
      deadlineLabel={t('deadline')}
      deadline={deadline.text}
      soon={deadline.soon}
      excerpt={shape === 'wide' ? job.teaser : undefined}
      facts={
        <>
          <JobListFacts job={job} />
          {note ?? facts}
        </>
      }
      end={<Heart name={job.title} on={saved.isSaved(job.id)} onToggle={() => saved.toggle(job)} />}
      more={<JobRowMenu job={job} />}
    />
  );
}
