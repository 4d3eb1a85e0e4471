import { pathTo } from '@jobblik/contract/paths';
import { getRecommendedJobs } from '@jobblik/contract/recommendations/recommendations.api';
import { useCall } from '../platform/api/query';
import { seo } from '../platform/seo';
import { pageWords, useWords } from '../platform/words/i18n';
import drawing from '../ui/brand/art/empty-signpost.svg?raw';
import { Empty, ListStates } from '../ui/feedback/list-states';
import { ArrowLink, ButtonLink } from '../ui/forms/button';
import page from '../ui/layout/saved-page.module.css';
import type { Route } from './+types/recommended-jobs.page';
import { NeedsCv } from './needs-cv';
import { howPath } from './paths';
import s from './recommendations.module.css';
import { RecommendedJobList } from './recommended-job-list';

const shownJobs = 20;

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'recommendations')('title'), hidden: true });
}

/** Ads that fit the seeker's CV, the best first, each with its reasons. */
export default function RecommendedJobsPage() {
  const t = useWords('recommendations');
  const query = useCall(getRecommendedJobs, { query: { most: shownJobs } }, { staleTime: 0 });
  return (
    <div className={`wrap ${page.page}`}>
      <h1>{t('title')}</h1>
      <div className={s.header}>
        <p>{t('lead')}</p>
        <ArrowLink to={howPath}>{t('how')}</ArrowLink>
      </div>
      <div className={page.rows}>
        <ListStates
          query={query}
          isEmpty={({ recommendations }) => recommendations.length === 0}
          empty={query.data?.state === 'needs_cv' ? <NeedsCv level={2} /> : <NothingFits />}
        >
          {({ recommendations }) => <RecommendedJobList recommendations={recommendations} level={2} />}
        </ListStates>
      </div>
    </div>
  );
}

function NothingFits() {
  const t = useWords('recommendations');
  return (
    <Empty
      art={drawing}
      title={t('empty')}
      action={
        <ButtonLink kind="filled" to={pathTo('findJob')}>
          {t('find')}
        </ButtonLink>
      }
    >
      {t('empty_text')}
    </Empty>
  );
}
