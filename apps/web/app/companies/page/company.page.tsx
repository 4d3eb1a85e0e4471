import { getCompanyProfile } from '@jobblik/contract/companies/companies.api';
import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import { pathTo } from '@jobblik/contract/paths';
import { redirect } from 'react-router';
import { serverApi } from '../../platform/api/server-api';
import { breadcrumbList } from '../../platform/breadcrumb-list';
import { seo } from '../../platform/seo';
import { useSession } from '../../platform/session/session';
import { pageWords, useWords, type Words } from '../../platform/words/i18n';
import { ButtonLink } from '../../ui/forms/button';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs';
import { Band, Section } from '../../ui/layout/section';
import type { Route } from './+types/company.page';
import s from './company.module.css';
import { adsPerPage, CompanyJobs } from './company-jobs';
import { CompanyView, jobsId } from './company-view';
import { organization } from './organization';
import { useCompanyVisit } from './use-company-visit';

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const id = params.company_id;
  const { call, publicUrl } = serverApi(context);
  const page = pageOf(new URL(request.url).searchParams.get('side'));
  const [{ company }, { jobs, count }] = await Promise.all([
    call(getCompanyProfile, { params: { id } }),
    call(searchJobCondition, { body: { company_id: id, pageNumber: page, pagePerSize: adsPerPage } }),
  ]);
  if (page > 1 && jobs.length === 0) throw redirect(pathTo('company', { company_id: company.company_id }));
  return { company, jobs, count, page, publicUrl };
}

function pageOf(text: string | null): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'companies');
  if (!loaderData) return seo(matches, { title: t('meta.missing'), hidden: true });
  const { company, count, page, publicUrl } = loaderData;
  const name = company.company_name;
  const place = company.company_location?.name;
  return seo(matches, {
    title: count > 0 ? t('meta.title_jobs', { name, count }) : t('meta.title', { name }),
    description: company.company_teaser || t('meta.description', { name }),
    keywords: [name, company.company_branch, place, t('meta.keyword_jobs', { name }), t('meta.keyword_career')].filter(
      (word) => word !== null && word !== undefined,
    ),
    path:
      page > 1
        ? `${pathTo('company', { company_id: company.company_id })}?side=${page}`
        : pathTo('company', { company_id: company.company_id }),
    image: `/social/company-${company.company_id}.png?v=${Date.parse(company.updated_at)}`,
    type: 'profile',
    // Kept out of search engines if it has only a name.
    hidden: page > 1 || (count === 0 && !company.company_teaser),
    jsonLd: [
      organization(company, publicUrl),
      breadcrumbList(crumbsOf(name, t), { publicUrl, path: pathTo('company', { company_id: company.company_id }) }),
    ],
  });
}

function crumbsOf(name: string, t: Words<'companies'>) {
  return [{ label: t('crumbs.companies'), to: pathTo('companies') }, { label: name }];
}

/** A company's public page: its trade, place, video and live ads (spec 1§2). */
export default function CompanyPage({ loaderData: { company, jobs, count, page } }: Route.ComponentProps) {
  const t = useWords('companies');
  const own = useSession()?.user_id === company.user_id;
  useCompanyVisit(company.company_id);
  return (
    <div className={`wrap ${s.page}`}>
      {own && (
        <Band className={s.own}>
          <p>{t('own.text')}</p>
          <ButtonLink size="small" to={pathTo('settings', { area: 'virksomhed' })}>
            {t('own.action')}
          </ButtonLink>
        </Band>
      )}
      <Breadcrumbs crumbs={crumbsOf(company.company_name, t)} />
      <CompanyView
        company={company}
        jobCount={count}
        jobs={
          <Section id={jobsId} title={t('jobs.title', { name: company.company_name })}>
            <CompanyJobs
              company={company}
              jobs={jobs}
              count={count}
              page={page}
              hrefOf={(number) => `${pathTo('company', { company_id: company.company_id })}?side=${number}#${jobsId}`}
            />
          </Section>
        }
      />
    </div>
  );
}
