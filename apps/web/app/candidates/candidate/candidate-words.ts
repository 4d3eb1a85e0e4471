import type { Candidate } from '@jobblik/contract/candidates/cv-search.schema';
import { pathTo } from '@jobblik/contract/paths';
import { useWords } from '../../platform/words/i18n';

/** Path of the CV's screen. */
export function candidatePath({ url }: Pick<Candidate, 'url'>): string {
  return pathTo('candidate', { url });
}

/** The person's name, or a text that it is hidden. */
export function useCandidateName(): (who: Pick<Candidate, 'first_name' | 'last_name'>) => string {
  const t = useWords('cv-search');
  return ({ first_name, last_name }) => `${first_name} ${last_name}`.trim() || t('anonymous');
}

/** Full years of work in words. */
export function useYearsText(): (years: number) => string {
  const t = useWords('cv-search');
  return (years) => (years < 1 ? t('under_a_year') : t('years', { count: years }));
}
