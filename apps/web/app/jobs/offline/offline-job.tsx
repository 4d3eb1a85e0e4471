import type { JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { defaultLanguage } from '@jobblik/contract/kernel/language';
import { offlinePath } from '../../platform/offline/offline-path';
import type { OfflineCopy } from '../../platform/offline/offline-store';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs';
import { KeyFacts } from '../../ui/layout/key-facts';
import { CompanyAvatar } from '../../ui/media/picture';
import { RichTextView } from '../../ui/text/rich-text-view';
import ad from '../ad/job.module.css';
import { jobKeyFacts } from '../ad/job-key-facts';
import { JobRequirements } from '../ad/job-requirements';
import s from './offline.module.css';

/** A saved ad as it was stored, read-only; actions need the server. */
export function OfflineJob({ copy: { at, value: job } }: { copy: OfflineCopy<JobDetail> }) {
  const t = useWords('offline');
  const words = useWords('jobs');
  const now = Date.now();
  return (
    <div className={`wrap ${ad.page}`}>
      <title>{`${job.title} | Jobblik`}</title>
      <Breadcrumbs crumbs={[{ label: t('job.back'), to: offlinePath }, { label: job.title }]} />
      <header className={ad.header}>
        <CompanyAvatar id={job.company.company_id} name={job.company.name} size={72} />
        <div>
          <h1 lang={defaultLanguage}>{job.title}</h1>
          <p className={ad.company}>{job.company.name}</p>
        </div>
      </header>
      <p className={ad.closed} role="note">
        {t('job.copy', { when: formatMoment(at, now) })}
      </p>
      <KeyFacts facts={jobKeyFacts(job, now, words)} />
      <article className={s.ad}>
        <RichTextView html={job.description_html} className={ad.text} />
        <JobRequirements job={job} />
      </article>
    </div>
  );
}
