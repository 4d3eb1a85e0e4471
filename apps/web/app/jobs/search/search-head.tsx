import type { JobSearchAnswer } from '@jobblik/contract/jobs/job-search.schema';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import page from '../../ui/layout/search-page.module.css';
import s from './find-job.module.css';
import type { SearchAddress } from './search-address';
import type { NamedPlace } from './search-places';

interface SearchHeadProps {
  search: SearchAddress;
  answer: JobSearchAnswer;
  near: NamedPlace | null;
  locations: readonly NamedPlace[];
  busy: boolean;
}

/** How many, of what, where; and what was searched for instead. */
export function SearchHead({ search, answer, near, locations, busy }: SearchHeadProps) {
  const t = useWords('jobs');
  const keyword = answer.corrected_keyword ?? search.keyword;
  const words = { count: answer.count, total: formatNumber(answer.count), keyword };
  const heading = t(keyword ? 'search.heading_keyword' : 'search.heading', words);
  const places = [
    near && t('search.within', { km: search.radius, place: near.label }),
    locations.length > 0 && t('search.in', { place: locations.map(({ label }) => label).join(', ') }),
  ].filter(Boolean);
  return (
    <>
      <h1 id="hits" className={page.title}>
        {heading}
      </h1>
      {places.length > 0 && <p className={page.place}>{places.join(t('search.or'))}</p>}
      <p className="hidden-visually" role="status">
        {busy ? t('search.updating') : heading}
      </p>
      {answer.corrected_keyword && (
        <p className={s.note}>{t('search.corrected', { typed: search.keyword, keyword: answer.corrected_keyword })}</p>
      )}
      {answer.near_hits && answer.count > 0 && <p className={s.note}>{t('search.near_hits')}</p>}
      {answer.unknown_locations.map((unknown) => (
        <p key={unknown} className={s.note}>
          {t('search.unknown_place', { place: unknown })}
        </p>
      ))}
    </>
  );
}
