import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { offlinePath } from '../../platform/offline/offline-path';
import type { OfflineCopy } from '../../platform/offline/offline-store';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { JobRow, JobRows } from '../../ui/layout/row';
import { Section } from '../../ui/layout/section';
import { CompanyAvatar } from '../../ui/media/picture';
import { companyAndPlace, deadlineText, payText, shortHoursText } from '../ad/job-texts';
import s from './offline.module.css';

/** The stored ads; each links to its copy. */
export function SavedOnDevice({ copy }: { copy: OfflineCopy<JobCard[]> | undefined }) {
  const t = useWords('offline');
  const jobs = copy?.value ?? [];
  if (!copy || jobs.length === 0)
    return (
      <Section title={t('saved.none')}>
        <p className={s.text}>{t('saved.none_text')}</p>
      </Section>
    );
  return (
    <Section
      title={t('saved.title')}
      aside={<span className={s.at}>{t('saved.at', { when: formatMoment(copy.at, Date.now()) })}</span>}
    >
      <JobRows label={t('saved.label')}>
        {jobs.map((job) => (
          <SavedRow key={job.id} job={job} />
        ))}
      </JobRows>
    </Section>
  );
}

function SavedRow({ job }: { job: JobCard }) {
  const t = useWords('jobs');
  const words = useWords('saved-jobs');
  const pay = payText(job.pay, t);
  const deadline = deadlineText(job.job_deadline_date, Date.now(), t);
  const isLive = job.state === 'live';
  return (
    <JobRow
      // Logos are files of the server, so initials replace them.
      mark={<CompanyAvatar id={job.company.company_id} name={job.company.name} />}
      title={job.title}
      to={`${offlinePath}?job=${job.id}`}
      company={companyAndPlace(job, t)}
      pay={pay?.amount ?? t('pay.hidden')}
      payNote={pay?.unit}
      hours={shortHoursText(job, t)}
      deadlineLabel={isLive ? t('deadline') : ''}
      deadline={job.state === 'live' ? deadline.text : <Badge>{words(`state.${job.state}`)}</Badge>}
      soon={isLive && deadline.soon}
    />
  );
}
