import type { CvSearchAnswer } from '@jobblik/contract/candidates/cv-search.schema';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import page from '../../ui/layout/search-page.module.css';
import type { CvSearchAddress } from './search-address';
import s from './search-cvs.module.css';

interface SearchHeaderProps {
  search: CvSearchAddress;
  /** Absent while loading. */
  answer: CvSearchAnswer | undefined;
  busy: boolean;
}

/** The number of hits, keyword and place; and the keyword that was searched for instead. */
export function SearchHeader({ search, answer, busy }: SearchHeaderProps) {
  const t = useWords('cv-search');
  if (!answer) return <h1 className={page.title}>{t('title')}</h1>;
  const keyword = answer.corrected_keyword ?? search.keyword.trim();
  const words = { count: answer.count, total: formatNumber(answer.count), keyword };
  const heading = t(keyword ? 'heading_keyword' : 'heading', words);
  return (
    <>
      <h1 className={page.title}>{heading}</h1>
      {search.postcode && <p className={page.place}>{t('within', { km: search.radius, postcode: search.postcode })}</p>}
      <p className="hidden-visually" role="status">
        {busy ? t('updating') : heading}
      </p>
      {answer.corrected_keyword && (
        <p className={s.note}>{t('corrected', { typed: search.keyword, keyword: answer.corrected_keyword })}</p>
      )}
      {answer.near_hits && answer.count > 0 && <p className={s.note}>{t('near_hits')}</p>}
    </>
  );
}
