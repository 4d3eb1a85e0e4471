import { searchCvPagination } from '@jobblik/contract/cv/cv-search.api';
import { cvSearchLimits } from '@jobblik/contract/cv/cv-search.rules';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { usePageSettings } from '../platform/page-settings';
import { useCall } from '../platform/query';
import { pageCount } from '../ui/pager-window';
import { type CvSearchAddress, cvSearchBody, cvSearchPath, readCvSearch } from './search-address';

/**
 * The search in the address and its answer. What is chosen counts at once, before the address has followed, so that two quick
 * choices are both kept.
 */
export function useCvSearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { ageFilters } = usePageSettings();
  const loaded = useMemo(() => readCvSearch(params), [params]);
  const [asked, setAsked] = useState<CvSearchAddress | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has followed
  useEffect(() => setAsked(null), [loaded]);
  const search = asked ?? loaded;
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const query = useCall(searchCvPagination, { body: cvSearchBody(search, ageFilters) }, { keepPrevious: true });

  function go(next: CvSearchAddress, replace: boolean): void {
    latest.current = next;
    setAsked(next);
    void navigate(cvSearchPath(next), { replace, preventScrollReset: true });
  }

  // Whoever stands on a page that is no more is taken to the last there is.
  const count = query.isPlaceholderData ? undefined : query.data?.count;
  const isBeyond = query.data?.cvs.length === 0 && search.page > 1;
  useEffect(() => {
    if (!count || !isBeyond) return;
    const page = pageCount(count, cvSearchLimits.pageSize);
    if (page < latest.current.page) {
      void navigate(cvSearchPath({ ...latest.current, page }), { replace: true, preventScrollReset: true });
    }
  }, [count, isBeyond, navigate]);

  return {
    search,
    query,
    /** Changes part of the search and goes back to its first page. `typed`: no step of its own in the history. */
    change: (part: Partial<CvSearchAddress>, typed = false) => go({ ...latest.current, page: 1, ...part }, typed),
  };
}
