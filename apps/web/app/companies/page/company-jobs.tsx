import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { pathTo } from '@jobblik/contract/paths';
import { JobListRow, useSavedJobs } from '../../jobs/index';
import { useWords } from '../../platform/words/i18n';
import { Empty } from '../../ui/feedback/list-states';
import { ButtonLink } from '../../ui/forms/button';
import { Pager } from '../../ui/layout/pager';
import { JobRows } from '../../ui/layout/row';

/** Ads on one page of a company's list. */
export const adsPerPage = 10;

interface CompanyJobsProps {
  company: { company_id: number; company_name: string };
  jobs: readonly JobCard[];
  /** All live ads. */
  count: number;
  page: number;
  /** Address of a page of the list. */
  hrefOf: (page: number) => string;
}

/** The live ads of a company, newest first. */
export function CompanyJobs({ company, jobs, count, page, hrefOf }: CompanyJobsProps) {
  const t = useWords('companies');
  const saved = useSavedJobs();
  if (count === 0) {
    return (
      <Empty
        level={3}
        title={t('jobs.none')}
        action={<ButtonLink to={pathTo('findJob')}>{t('jobs.none_action')}</ButtonLink>}
      >
        {t('jobs.none_text', { name: company.company_name })}
      </Empty>
    );
  }
  return (
    <>
      <JobRows label={t('jobs.label', { name: company.company_name })}>
        {jobs.map((job) => (
          <JobListRow key={job.id} job={job} saved={saved} />
        ))}
      </JobRows>
      {count > adsPerPage && (
        <Pager page={page} total={count} pageSize={adsPerPage} sizes={[adsPerPage]} hrefOf={hrefOf} />
      )}
    </>
  );
}
