import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';

import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMediaQuery } from '../../platform/state/use-media-query';
import { pageCount } from '../../ui/layout/pager-window';
import { anchoredAt, type SearchAddress, searchPath } from '../search/search-address';
import { previewPath, readOpened } from './preview-address';

/** From this width the open ad is beside the list; below it is in a sheet over the list. */
const wideQuery = '(min-width: 1024px)';

/** True while the open ad is beside the list. For event handlers: the server renders both. */
export function isWide(): boolean {
  return matchMedia(wideQuery).matches;
}

/** State of the history entries that open an ad. */
interface PreviewEntry {
  /** The previous entry is the same search without the ad. */
  preview?: true;
  /** Which ad of a new page of hits opens: stepping continues past the end of a page. */
  edge?: 'first' | 'last';
}

interface PreviewList {
  search: SearchAddress;
  jobs: readonly JobCard[];
  /** All hits. */
  count: number;
}

/** Which of the hits is open, with functions to change it. */
export interface Preview {
  /** The ad beside the list: the first of the page until another is chosen. */
  shownId: number | undefined;
  /** The ad whose row is marked: the one beside the list, on narrow screens the one over it. */
  markedId: number | undefined;
  /** An ad is in the address: narrow screens show it over the list. */
  isOpen: boolean;
  /** The person has closed the pane beside the list. */
  isClosed: boolean;
  /** Position among all hits, from 1; 0 for an ad that is not on this page of hits. */
  position: number;
  /** Opens an ad and writes the address: back leads to the list. */
  open: (jobId: number) => void;
  /** Shows an ad beside the list without moving focus or address. */
  showInPane: (jobId: number) => void;
  /** Opens the next ad (1) or the previous one (-1) and returns it; undefined at the end and for another page of hits. */
  step: (by: 1 | -1) => JobCard | undefined;
  canStep: (by: 1 | -1) => boolean;
  close: () => void;
}

/** Opens the hits of a search one at a time. The chosen one is in the address, so that it can be shared and back works. */
export function usePreview({ search, jobs, count }: PreviewList): Preview {
  const location = useLocation();
  const navigate = useNavigate();
  const { key } = location;
  const { preview: isPushed, edge } = (location.state ?? {}) as PreviewEntry;
  const opened = useMemo(() => readOpened(new URLSearchParams(location.search)), [location.search]);
  const [inPane, setInPane] = useState<{ id: number; at: string } | null>(null);
  const [isClosed, setClosed] = useState(false);
  const [target, setTarget] = useOpenedInTurn(search, opened);
  const fallback = edge === 'last' ? jobs.at(-1) : jobs[0];
  const shownId = target ?? (inPane?.at === key ? inPane.id : (opened ?? fallback?.id));
  const index = jobs.findIndex(({ id }) => id === shownId);
  const isOpen = opened !== undefined || edge !== undefined;
  const isBeside = useMediaQuery(wideQuery, true);
  const pages = pageCount(count, search.size);

  function open(jobId: number): void {
    setClosed(false);
    setInPane(null);
    setTarget(jobId);
  }

  const nextOf = (by: 1 | -1) => (index < 0 ? jobs[0] : jobs[index + by]);
  const canStep = (by: 1 | -1) =>
    nextOf(by) !== undefined || (jobs.length > 0 && search.page + by >= 1 && search.page + by <= pages);

  return {
    shownId,
    markedId: !isClosed && (isBeside || isOpen) ? shownId : undefined,
    isOpen,
    isClosed,
    position: index < 0 ? 0 : (search.page - 1) * search.size + index + 1,
    open,
    showInPane(id) {
      setTarget(undefined);
      setInPane({ id, at: key });
    },
    canStep,
    step(by) {
      const next = nextOf(by);
      if (next) open(next.id);
      else if (canStep(by)) {
        setTarget(undefined);
        const state: PreviewEntry = { edge: by > 0 ? 'first' : 'last' };
        const ids = jobs.map(({ id }) => id);
        void navigate(searchPath({ ...anchoredAt(search, ids), page: search.page + by }), { replace: isOpen, state });
      }
      return next;
    },
    close() {
      setTarget(undefined);
      if (isWide()) setClosed(true);
      else if (isPushed) void navigate(-1);
      else if (isOpen) void navigate(searchPath(search), { replace: true, preventScrollReset: true });
    },
  };
}

/**
 * An ad to open whose address has not arrived yet. Quick steps follow each other faster than addresses: each address is written
 * after the previous one has arrived, so that it replaces it in the history.
 */
function useOpenedInTurn(search: SearchAddress, opened: number | undefined) {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const [target, setTarget] = useState<number>();
  /** Key of the history entry from which the last address was written. */
  const sentFrom = useRef<string>(undefined);
  useEffect(() => {
    const { preview: isPushed, edge } = (state ?? {}) as PreviewEntry;
    const isOpen = opened !== undefined || edge !== undefined;
    const hasArrived = sentFrom.current !== undefined && sentFrom.current !== key;
    if (hasArrived) sentFrom.current = undefined;
    if (target === undefined || sentFrom.current === key) return;
    // An address without an ad: another search was chosen in between. A key may have set another target meanwhile.
    if (target === opened || (hasArrived && !isOpen)) return setTarget((now) => (now === target ? undefined : now));
    sentFrom.current = key;
    const next: PreviewEntry = isOpen && !isPushed ? {} : { preview: true };
    void navigate(previewPath(search, target), { replace: isOpen, preventScrollReset: true, state: next });
  }, [target, opened, key, state, search, navigate]);
  return [target, setTarget] as const;
}

/** Milliseconds after which hovering a row selects it. */
const hoverIntentMs = 120;

/** Calls back with the row's ad when the mouse has hovered it; `leave` when it leaves the list. */
export function useHoverIntent(onRest: (jobId: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const row = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    over(jobId: number | undefined) {
      if (jobId === row.current) return;
      row.current = jobId;
      clearTimeout(timer.current);
      if (jobId !== undefined) timer.current = setTimeout(() => onRest(jobId), hoverIntentMs);
    },
    leave() {
      row.current = undefined;
      clearTimeout(timer.current);
    },
  };
}
