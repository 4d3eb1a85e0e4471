import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { SearchBarTarget } from './job-search-bar';
import { readSearch, type SearchAddress, searchPath, withPlace } from './search-address';

/** Pause in typing after which a search begins (spec 1§9). */
const typingPauseMs = 300;

/** Marks an address that the search bar itself asked for: the answer must not write into the field it came from. */
export const fromSearchBar = { fromSearchBar: true };

interface Search extends SearchBarTarget {
  /** The search on its way, or the one on screen. Controls show this one, so that they answer at once. */
  wanted: SearchAddress;
  /** An answer is on its way. */
  busy: boolean;
  change: (part: Partial<SearchAddress>) => void;
}

/** Changes a search by changing the address; the page's loader does the rest, so back and share work by themselves. */
export function useSearch(loaded: SearchAddress): Search {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const pending = location?.pathname === '/find/job' ? location.search : undefined;
  // What was asked for here holds until there is an answer, and also when there is none.
  const [asked, setAsked] = useState<SearchAddress>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer has come
  useEffect(() => setAsked(undefined), [loaded]);
  const followed = useMemo(() => pending && readSearch(new URLSearchParams(pending)), [pending]);
  const wanted = asked ?? (followed || loaded);
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  }, [wanted]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** Typed and not yet searched for. */
  const typed = useRef<string>(undefined);

  function go(next: SearchAddress, replace: boolean): void {
    clearTimeout(timer.current);
    latest.current = { ...next, keyword: typed.current ?? next.keyword };
    typed.current = undefined;
    setAsked(latest.current);
    void navigate(searchPath(latest.current), { replace, preventScrollReset: true, state: fromSearchBar });
  }

  function searchWord(): void {
    if (typed.current === latest.current.keyword) typed.current = undefined;
    if (typed.current !== undefined) go({ ...latest.current, page: 1 }, true);
  }

  return {
    wanted,
    busy: pending !== undefined,
    change: (part) => go({ ...latest.current, page: 1, ...part }, false),
    onKeyword: (text, done) => {
      clearTimeout(timer.current);
      typed.current = text.trim();
      if (done) searchWord();
      else timer.current = setTimeout(searchWord, typingPauseMs);
    },
    onPlace: (place) => go(withPlace(latest.current, place), false),
  };
}
