import { getAllBlogs } from '@jobblik/contract/content/content.api';
import { getHiringCompanies, getLatestJobs } from '@jobblik/contract/jobs/jobs.api';
import { getMainCategories } from '@jobblik/contract/lookups/lookups.api';
import { pathTo } from '@jobblik/contract/paths';
import { BlogCards } from '../../content/index';
import { serverApi } from '../../platform/api/server-api';
import { seo } from '../../platform/seo';
import { formatNumber } from '../../platform/words/format';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Empty } from '../../ui/feedback/list-states';
import { ArrowLink } from '../../ui/forms/button';
import { JobRows } from '../../ui/layout/row';
import { Section } from '../../ui/layout/section';
import { Lens } from '../../ui/overlays/lens';
import { useSavedJobs } from '../saved/use-saved-jobs';
import { JobListRow } from '../search/job-list-row';
import { JobSearchBar } from '../search/job-search-bar';
import type { Route } from './+types/home.page';
import { Carousel } from './carousel';
import { CategoryList } from './category-list';
import { HiringCompanies } from './hiring-companies';
import s from './home.module.css';
import { AgentTeaser, HireTeaser, VideoTeaser } from './home-teasers';
import { PopularSearches } from './popular-searches';

/** In the rows that can be moved. */
const mostCompanies = 24;
const mostBlogs = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const { call, publicUrl } = serverApi(context);
  const [categories, { jobs }, { companies }, { blogs }] = await Promise.all([
    call(getMainCategories),
    call(getLatestJobs),
    call(getHiringCompanies),
    call(getAllBlogs, { params: { scope: '1' } }),
  ]);
  return {
    categories,
    jobs: jobs.slice(0, 6),
    companies: companies.slice(0, mostCompanies),
    blogs: blogs.slice(0, mostBlogs),
    publicUrl,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'jobs');
  const site = loaderData?.publicUrl ?? '';
  return seo(matches, {
    title: `Jobblik: ${t('home.title')}`,
    description: t('home.description'),
    keywords: t('home.keywords'),
    path: pathTo('home'),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Jobblik',
        url: `${site}/home`,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${site}/find/job?keyword={keyword}`,
          'query-input': 'required name=keyword',
        },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Jobblik',
        url: `${site}/home`,
        logo: `${site}/icons/icon-512.png`,
      },
    ],
  });
}

export default function HomePage({ loaderData: { categories, jobs, companies, blogs } }: Route.ComponentProps) {
  const t = useWords('jobs');
  const saved = useSavedJobs();
  const total = categories.reduce((sum, category) => sum + category.count, 0);
  return (
    <>
      <div className={`wrap ${s.hero}`}>
        <div className={s.words}>
          <h1>{t('home.heading')}</h1>
          <p className={s.lead}>{t('home.lead')}</p>
        </div>
        <div className={s.search}>
          <JobSearchBar submit={t('search.submit_home')} />
          <PopularSearches />
        </div>
        <div className={s.lens}>
          <Lens />
        </div>
      </div>
      <div className="wrap">
        <Section
          title={t('home.categories', { count: total, total: formatNumber(total) })}
          aside={<ArrowLink to={pathTo('findJob')}>{t('home.all_jobs')}</ArrowLink>}
        >
          <CategoryList categories={categories} />
        </Section>
        <div className={s.latest}>
          <Section title={t('home.latest')} aside={<ArrowLink to={pathTo('findJob')}>{t('home.see_all')}</ArrowLink>}>
            {jobs.length > 0 ? (
              <JobRows label={t('home.latest')}>
                {jobs.map((job) => (
                  <JobListRow key={job.id} job={job} saved={saved} shape="narrow" />
                ))}
              </JobRows>
            ) : (
              <Empty level={3} title={t('home.none')} />
            )}
          </Section>
          <AgentTeaser />
        </div>
      </div>
      <VideoTeaser />
      <div className="wrap">
        {companies.length > 0 && (
          <Section
            id="virksomheder"
            title={t('home.companies')}
            aside={<ArrowLink to={pathTo('companies')}>{t('home.all_companies')}</ArrowLink>}
          >
            <Carousel label={t('home.companies')} back={t('home.companies_back')} forth={t('home.companies_forth')}>
              <HiringCompanies companies={companies} />
            </Carousel>
          </Section>
        )}
        {blogs.length > 0 && (
          <Section title={t('home.blog')} aside={<ArrowLink to={pathTo('blogPosts')}>{t('home.all_blogs')}</ArrowLink>}>
            <Carousel label={t('home.blog')} back={t('home.blog_back')} forth={t('home.blog_forth')}>
              <BlogCards blogs={blogs} inRow />
            </Carousel>
          </Section>
        )}
        <HireTeaser />
      </div>
    </>
  );
}
