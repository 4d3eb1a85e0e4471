import { cvSorts } from '@jobblik/contract/candidates/cv-search.rules';
import type { CvSearchAnswer } from '@jobblik/contract/candidates/cv-search.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { IconAdjustmentsHorizontal, IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { usePageSettings } from '../../platform/page-settings';
import { seo } from '../../platform/seo';
import { formatNumber } from '../../platform/words/format';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Empty, ListStates } from '../../ui/feedback/list-states';
import { Button, ButtonLink } from '../../ui/forms/button';
import { Pager } from '../../ui/layout/pager';
import page from '../../ui/layout/search-page.module.css';
import { Segment } from '../../ui/layout/tabs';
import { FilterSheet } from '../../ui/overlays/filter-sheet';
import { CandidateRow, CandidateRows } from '../candidate/candidate-row';
import type { Route } from './+types/search-cvs.page';
import { CvNoHits } from './cv-no-hits';
import {
  activeCvFilters,
  type CvSearchAddress,
  cvMatchPath,
  cvSearchPath,
  cvSearchQuery,
  searchPageSize,
} from './search-address';
import { isSearchClosed, SearchClosed } from './search-closed';
import s from './search-cvs.module.css';
import { SearchFilters } from './search-filters';
import { SearchHeader } from './search-header';
import { SearchTop } from './search-top';
import { useCvSearch } from './use-cv-search';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'cv-search')('title'), hidden: true });
}

/** The search for published CVs (spec 2§2): keyword, filters, and why each was found. */
export default function SearchCvsPage() {
  const t = useWords('cv-search');
  const { search, query, change } = useCvSearch();
  const { error } = query;
  if (isSearchClosed(error)) {
    return (
      <div className={`wrap ${s.alone}`}>
        <h1 className={page.title}>{t('title')}</h1>
        <SearchClosed error={error} />
      </div>
    );
  }
  const unknownPostcode = error instanceof Problem && Boolean(error.fields?.some(({ path }) => path === 'postcode'));
  return (
    <>
      <SearchTop search={search} unknownPostcode={unknownPostcode} onChange={change} />
      <div className={`wrap ${page.columns}`}>
        <div className={page.filters}>
          <SearchFilters search={search} onChange={change} />
        </div>
        <div className={page.hits} aria-busy={query.isFetching}>
          <SearchHeader search={search} answer={query.data} busy={query.isFetching} />
          <SortAndFilters search={search} answer={query.data} onChange={change} />
          <div className={query.isPlaceholderData ? page.busy : undefined}>
            {unknownPostcode ? (
              <Empty
                title={t('unknown_postcode')}
                action={<Button onClick={() => change({ postcode: '' })}>{t('without_postcode')}</Button>}
              >
                {t('unknown_postcode_text')}
              </Empty>
            ) : (
              <ListStates query={query} isEmpty={({ cvs }) => cvs.length === 0} empty={<CvNoHits search={search} />}>
                {(answer) => <Hits search={search} answer={answer} />}
              </ListStates>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

function Hits({ search, answer: { cvs, count } }: { search: CvSearchAddress; answer: CvSearchAnswer }) {
  const t = useWords('cv-search');
  return (
    <>
      <CandidateRows label={t('hits')}>
        {cvs.map((cv) => (
          <CandidateRow
            key={cv.user_id}
            candidate={cv}
            heart={cv.heart}
            interview={cv.interview}
            matched={cv.matched}
            distance={cv.distance_km}
            searched={cvSearchQuery(search)}
          />
        ))}
      </CandidateRows>
      <Pager
        page={search.page}
        total={count}
        pageSize={searchPageSize}
        sizes={[]}
        hrefOf={(page) => cvSearchPath({ ...search, page })}
      />
    </>
  );
}

interface SortAndFiltersProps {
  search: CvSearchAddress;
  answer: CvSearchAnswer | undefined;
  onChange: (part: Partial<CvSearchAddress>) => void;
}

/** The order, and the search as a CV-match if it has hits; on narrow screens a button for the filters. */
function SortAndFilters({ search, answer, onChange }: SortAndFiltersProps) {
  const t = useWords('cv-search');
  const { ageFilters } = usePageSettings();
  const [open, setOpen] = useState(false);
  const filters = activeCvFilters(search, ageFilters);
  const hits = answer?.count ?? 0;
  return (
    <div className={s.bar}>
      {hits > 0 && (
        <>
          <Segment
            label={t('sort')}
            value={search.sort}
            items={cvSorts.map((sort) => ({
              value: sort,
              label: t(`sort_${sort}`),
              to: cvSearchPath({ ...search, sort, page: 1 }),
            }))}
          />
          <ButtonLink
            className={s.match}
            icon={IconBell}
            to={cvMatchPath({ ...search, keyword: answer?.corrected_keyword ?? search.keyword })}
          >
            {t('match')}
          </ButtonLink>
        </>
      )}
      <Button className={s.openFilters} icon={IconAdjustmentsHorizontal} onClick={() => setOpen(true)}>
        {filters > 0 ? t('filter.open_count', { count: filters }) : t('filter.title')}
      </Button>
      {open && (
        <FilterSheet
          title={t('filter.title')}
          showHits={t('filter.show', { count: hits, total: formatNumber(hits) })}
          onClose={() => setOpen(false)}
        >
          <SearchFilters search={search} onChange={onChange} inSheet />
        </FilterSheet>
      )}
    </div>
  );
}
