import { searchCvPagination, searchCvPaginationWithDemo } from '@jobblik/contract/candidates/cv-search.api';
import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../platform/api/query';
import { usePageSettings } from '../../platform/page-settings';
import { isDemo } from '../../platform/session/session';
import { useUrlState } from '../../platform/state/use-url-state';
import { pageCount } from '../../ui/layout/pager-window';
import { type CvSearchAddress, cvSearchBody, cvSearchPath, readCvSearch, searchPageSize } from './search-address';

/** The search in the address and its response. */
export function useCvSearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { ageFilters } = usePageSettings();
  const loaded = useMemo(() => readCvSearch(params), [params]);
  const { current: search, change } = useUrlState(loaded, cvSearchPath);
  const query = useCall(
    isDemo() ? searchCvPaginationWithDemo : searchCvPagination,
    { body: cvSearchBody(search, ageFilters) },
    { keepPrevious: true },
  );

  // Redirects from a page beyond the end to the last page.
  const count = query.isPlaceholderData ? undefined : query.data?.count;
  const lastPage = count ? pageCount(count, searchPageSize) : search.page;
  const isBeyond = query.data?.cvs.length === 0 && search.page > lastPage;
  const last = isBeyond ? cvSearchPath({ ...search, page: lastPage }) : null;
  useEffect(() => {
    if (last !== null) void navigate(last, { replace: true, preventScrollReset: true });
  }, [last, navigate]);

  return {
    search,
    query,
    /** Changes part of the search and goes back to its first page. `typed`: replaces the history entry. */
    change: (part: Partial<CvSearchAddress>, typed = false) => change({ page: 1, ...part }, typed),
  };
}
