import type { JobSearchAnswer } from '@jobblik/contract/jobs/job-search.schema';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';

/** The number of hits of a search in words, with that of the similar ads: "3 job og 1 andet, der ligner"; the same everywhere. */
export function useHitsText({ count, similar_count: similar }: Pick<JobSearchAnswer, 'count' | 'similar_count'>): {
  found: string;
  /** Empty without similar ads. */
  similar: string;
  both: string;
} {
  const t = useWords('jobs');
  const find = useWords('find-job');
  const found = t('search.heading', { count, total: formatNumber(count) });
  const others = similar > 0 ? find('similar.count', { count: similar, total: formatNumber(similar) }) : '';
  return { found, similar: others, both: [found, others].filter(Boolean).join(' ') };
}
