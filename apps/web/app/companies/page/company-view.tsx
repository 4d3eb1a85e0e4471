import type { Company } from '@jobblik/contract/companies/companies.schema';
import type { ReactNode } from 'react';
import { useWords, type Words } from '../../platform/words/i18n';
import { VerifiedMark } from '../../ui/feedback/verified-mark';
import { ButtonLink } from '../../ui/forms/button';
import aside from '../../ui/layout/aside-page.module.css';
import { KeyFacts } from '../../ui/layout/key-facts';
import { CompanyAvatar } from '../../ui/media/picture';
import { RichTextView } from '../../ui/text/rich-text-view';
import s from './company.module.css';
import { CompanyAside } from './company-aside';
import { companyKeyFacts } from './company-key-facts';
import { CompanyVideo } from './company-video';

interface CompanyViewProps {
  company: Company;
  /** Live ads; null while they are being counted. */
  jobCount: number | null;
  /** The live ads themselves, in a section with the id {@link jobsId}. */
  jobs: ReactNode;
  /** 1 on the company's own page, 2 if the page has another heading. */
  level?: 1 | 2;
}

/** Id of the section with the live ads. */
export const jobsId = 'ledige-job';

/** A company as everybody sees it. */
export function CompanyView({ company, jobCount, jobs, level = 1 }: CompanyViewProps) {
  const t = useWords('companies');
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <>
      <header className={s.header}>
        <CompanyAvatar id={company.company_id} name={company.company_name} src={company.company_logo} size={104} />
        <div className={s.name}>
          <Heading>{company.company_name}</Heading>
          <p>{lead(company, t)}</p>
          <VerifiedMark verified={company.verified} />
        </div>
        {jobCount !== null && jobCount > 0 && (
          <ButtonLink kind={level === 1 ? 'filled' : 'outlined'} to={`#${jobsId}`} className={s.action}>
            {t('see_jobs', { count: jobCount })}
          </ButtonLink>
        )}
      </header>
      <KeyFacts facts={companyKeyFacts(company, jobCount, t)} />
      <div className={aside.columns}>
        <article>
          <section aria-label={t('about.label', { name: company.company_name })}>
            {company.company_about_us ? (
              <RichTextView html={company.company_about_us} className={s.about} />
            ) : (
              <p className="text-2">{t('about.none', { name: company.company_name })}</p>
            )}
          </section>
          {company.company_video_resume && (
            <section className={s.film} aria-labelledby="film">
              <h2 id="film">{t('video.title')}</h2>
              <CompanyVideo company={company} />
            </section>
          )}
        </article>
        <CompanyAside company={company} />
      </div>
      {jobs}
    </>
  );
}

/** "Energi i Aalborg" */
function lead(company: Company, t: Words<'companies'>): string {
  const words = { branch: company.company_branch, place: company.company_location?.name };
  if (words.branch && words.place) return t('lead.both', words);
  return words.branch ?? (words.place ? t('lead.place', words) : t('lead.none'));
}
