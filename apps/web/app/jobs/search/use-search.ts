import { pathTo } from '@jobblik/contract/paths';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useUrlState } from '../../platform/state/use-url-state';
import type { SearchBarTarget } from './job-search-bar';
import { readSearch, type SearchAddress, searchPath, withPlace } from './search-address';

/** Pause in typing after which a search begins (spec 1§9). */
const typingPauseMs = 300;

interface Search extends SearchBarTarget {
  /** The search being loaded, or the one on screen. Controls show this one, so that they respond at once. */
  current: SearchAddress;
  /** True while an answer loads. */
  busy: boolean;
  change: (part: Partial<SearchAddress>) => void;
}

/**
 * Changes a search by changing the address; the page's loader does the rest, so going back and sharing need no code of their own.
 * @param answered the search of the hits on screen, or null if loading the address failed
 */
export function useSearch(answered: SearchAddress | null): Search {
  const { search: address, key } = useLocation();
  const { location: target } = useNavigation();
  const following = target?.pathname === pathTo('findJob') ? target.search : undefined;
  const requested = useMemo(() => readSearch(new URLSearchParams(following ?? address)), [following, address]);
  const loaded = following === undefined && answered ? answered : requested;
  const { current, change } = useUrlState(loaded, searchPath);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** Typed but not searched yet. */
  const typed = useRef<string>(undefined);
  const entries = useEntries(key);

  function go(next: (now: SearchAddress) => SearchAddress): void {
    clearTimeout(timer.current);
    const keyword = typed.current;
    typed.current = undefined;
    entries.begin('other');
    change((now) => ({ ...next(now), ...(keyword !== undefined && { keyword }) }), false);
  }

  /** @param isTyping the search was not submitted: the next one takes its place in the history */
  function searchWord(isTyping: boolean): void {
    const keyword = typed.current;
    typed.current = undefined;
    if (keyword === undefined) return;
    const replace = entries.mayReplace(isTyping);
    if (!isTyping) entries.submit();
    change((now) => {
      if (keyword === now.keyword) return now;
      entries.begin(isTyping ? 'draft' : 'submitted');
      return { ...now, keyword, wordsOnly: false, page: 1 };
    }, replace);
  }

  return {
    current,
    // Opening an ad beside the list changes the address but loads no hits.
    busy: following !== undefined && searchPath(requested) !== searchPath(readSearch(new URLSearchParams(address))),
    change: (part) => go((now) => ({ ...now, page: 1, ...part })),
    onKeyword: (text, done) => {
      clearTimeout(timer.current);
      typed.current = text.trim();
      if (done) searchWord(false);
      else timer.current = setTimeout(() => searchWord(true), typingPauseMs);
    },
    onPlace: (place) => go((now) => withPlace(now, place)),
  };
}

type Entry = 'draft' | 'submitted' | 'other';

/**
 * What the entries of the history are. Submitted searches are entries of their own, and so is the search that the page was opened with;
 * what is typed takes the place of any other.
 * @param key of the entry on screen
 */
function useEntries(key: string) {
  const kinds = useRef(new Map<string, Entry>([[key, 'submitted']]));
  /** The kind of the navigation that has begun; undefined without one. */
  const begun = useRef<Entry>(undefined);
  const shown = useRef(key);
  useEffect(() => {
    if (begun.current) kinds.current.set(key, begun.current);
    begun.current = undefined;
    shown.current = key;
  }, [key]);
  return {
    begin: (kind: Entry) => {
      begun.current = kind;
    },
    /** Whether a search takes the place of the entry on screen. */
    mayReplace: (isTyping: boolean) => {
      const kind = kinds.current.get(shown.current);
      return isTyping ? kind !== 'submitted' : kind === 'draft';
    },
    /** What is on screen, or on its way there, was submitted. */
    submit: () => {
      if (begun.current === 'draft') begun.current = 'submitted';
      else if (begun.current === undefined) kinds.current.set(shown.current, 'submitted');
    },
  };
}
