import { useWords } from '../../platform/words/i18n';

/** Months of work in words: "6 år", "under 1 år", nothing for none. */
export function useYears(): (months: number) => string {
  const t = useWords('applications');
  return (months) => {
    if (months <= 0) return '';
    return months < 12 ? t('one.under_a_year') : t('one.years', { count: Math.floor(months / 12) });
  };
}
