import { getRecommendedJobs } from '@jobblik/contract/recommendations/recommendations.api';
import { recommendationLimits } from '@jobblik/contract/recommendations/recommendations.rules';
import { useCall } from '../platform/api/query';
import { useWords } from '../platform/words/i18n';
import { Failed } from '../ui/feedback/list-states';
import { ArrowLink } from '../ui/forms/button';
import { Section } from '../ui/layout/section';
import { recommendedPath } from './paths';
import { RecommendedJobList } from './recommended-job-list';

/**
 * The best ads for a seeker, on the overview; renders nothing without data to compare or without a match, which other parts show.
 */
export function RecommendedOnOverview() {
  const t = useWords('recommendations');
  const query = useCall(getRecommendedJobs, { query: { most: recommendationLimits.overview } }, { staleTime: 0 });
  const recommendations = query.data?.recommendations ?? [];
  if (!query.data && query.error) {
    return (
      <Section work title={t('title')}>
        <Failed level={3} error={query.error} onRetry={() => void query.refetch()} />
      </Section>
    );
  }
  if (recommendations.length === 0) return null;
  return (
    <Section work title={t('title')} aside={<ArrowLink to={recommendedPath}>{t('all')}</ArrowLink>}>
      <RecommendedJobList recommendations={recommendations} level={3} isBrief />
    </Section>
  );
}
