import type { JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconFlag, IconLink } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { MapFromHome } from '../../lookups';
import { lazyPiece } from '../../platform/loading/lazy-piece';
import { usePageSettings } from '../../platform/page-settings';
import { useWords } from '../../platform/words/i18n';
import { useCopyLink } from '../../ui/feedback/use-copy-link';
import { VerifiedMark } from '../../ui/feedback/verified-mark';
import { ArrowLink, Button } from '../../ui/forms/button';
import { Card } from '../../ui/layout/section';
import { CompanyAvatar } from '../../ui/media/picture';
import s from './job.module.css';
import { jobPath } from './job-texts';

const ReportDialog = lazyPiece(() => import('./report-dialog'));

/** Beside the ad: company, place, copy the link, report. The card to apply with is above. */
export function JobAside({ job, children }: { job: JobDetail; children: React.ReactNode }) {
  return (
    <aside className={s.aside}>
      {children}
      <CompanyCard job={job} />
      {job.location.length > 0 && (
        <Card flush>
          <MapFromHome places={job.location} street={job.address} zoom={8} />
        </Card>
      )}
      <JobLinks job={job} />
    </aside>
  );
}

function CompanyCard({ job }: { job: JobDetail }) {
  const t = useWords('jobs');
  const { user_company: company } = job.user;
  const facts = [
    company.company_branch,
    company.company_employees && t('job.employees', { count: company.company_employees }),
  ].filter(Boolean);
  return (
    <Card className={s.card}>
      <div className={s.companyHead}>
        <CompanyAvatar id={company.company_id} name={company.company_name} src={company.company_logo} />
        <div>
          <h2>{company.company_name}</h2>
          {facts.length > 0 && <p>{facts.join(' · ')}</p>}
          <VerifiedMark verified={company.company_verified} />
        </div>
      </div>
      {company.company_teaser && <p className={s.small}>{company.company_teaser}</p>}
      <ArrowLink to={pathTo('company', { company_id: company.company_id })}>
        {company.other_jobs > 0 ? t('job.company_other', { count: company.other_jobs }) : t('job.company_jobs')}
      </ArrowLink>
      {job.company_website && (
        <a href={job.company_website} target="_blank" rel="noopener" className={s.ownPage}>
          {new URL(job.company_website).hostname.replace(/^www\./, '')}
        </a>
      )}
      {job.url && (
        <a href={job.url} target="_blank" rel="noopener" className={s.ownPage}>
          {t('job.own_page')}
        </a>
      )}
    </Card>
  );
}

function JobLinks({ job }: { job: JobDetail }) {
  const t = useWords('jobs');
  const ui = useWords('ui');
  const { publicUrl } = usePageSettings();
  const copyLink = useCopyLink();
  const [reporting, setReporting] = useState(false);
  return (
    <div className={s.links}>
      <Button kind="text" size="small" icon={IconLink} onClick={() => void copyLink(publicUrl + jobPath(job))}>
        {ui('share.copy')}
      </Button>
      <Button kind="text" size="small" icon={IconFlag} onClick={() => setReporting(true)}>
        {t('job.report')}
      </Button>
      {reporting && (
        <Suspense fallback={null}>
          <ReportDialog jobId={job.id} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
