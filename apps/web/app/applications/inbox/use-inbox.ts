import { isNewApplication } from '@jobblik/contract/applications/applicant-review.rules';

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { tabStore } from '../../platform/state/browser-store';
import { useMediaQuery } from '../../platform/state/use-media-query';
import { useShortcuts } from '../../platform/state/use-shortcuts';
import { useUrlState } from '../../platform/state/use-url-state';
import { useDecisions } from './decisions/use-decisions';
import { useOpenEye } from './detail/use-open-eye';
import { useNextAd } from './finished';
import { type InboxView, type ShownInbox, shownIn } from './inbox-shown';
import { type InboxEffect, type InboxEvent, type InboxState, inboxAfter, newInbox } from './inbox-state';
import { inboxKeys, keyEvent, keysStorage } from './keyboard';
import { addressQuery, type InboxAddress, isFiltered, readAddress } from './list/address';
import { useApplicants } from './list/use-applicants';

/** Opens the inbox on the answers of the application in the address. */
const questionsHash = '#questions';
const finishKey = (jobId: number) => `inbox-finished-${jobId}`;

/** What the state is applied to and what does its effects, as of the last render. */
interface Surroundings {
  view: InboxView;
  run: (effect: InboxEffect) => void;
}

/**
 * The inbox of an ad: its state, what was loaded, and the effects of events: calls, the address, keys, and what the tab of the
 * browser remembers. The address holds filters, order and the open application, so that back and reload restore them.
 */
export function useInbox(jobId: number) {
  const navigate = useNavigate();
  const isOnQuestions = useLocation().hash === questionsHash;
  const [state, setState] = useState(() =>
    newInbox(isOnQuestions ? 'questions' : 'letter', tabStore.get(finishKey(jobId)) !== null),
  );
  /** The newest state, which several events in a row build on; it outlives the screen with the toasts. */
  const latest = useRef(state);
  const surroundings = useRef<Surroundings>(undefined);
  const dispatch = useCallback((event: InboxEvent): void => {
    if (!surroundings.current) throw new Error('The inbox gets events once it is drawn.');
    const [next, effects] = inboxAfter(latest.current, event, surroundings.current.view);
    latest.current = next;
    setState(next);
    for (const effect of effects) surroundings.current.run(effect);
  }, []);

  const [query] = useSearchParams();
  const { current: address, change } = useUrlState(
    useMemo(() => readAddress(query), [query]),
    addressQuery,
  );
  const isWide = useMediaQuery('(min-width: 1024px)', false);
  const decisions = useDecisions(jobId, dispatch);
  const found = useApplicants(jobId, address, decisions.changes, state.opened?.id);
  const nextAd = useNextAd(jobId, state.finish.phase === 'shown');
  const view: InboxView = {
    address,
    list: addressQuery({ ...address, application: 0 }),
    applications: found.applications,
    changes: decisions.changes,
    isPlaceholder: found.query.isPlaceholderData,
    chosen: found.chosen,
    isNotFound: found.isNotFound,
    counts: found.counts,
    whole: found.whole,
    newCount: isFiltered(address) ? undefined : found.whole?.new,
    isWide,
    nextAd: nextAd?.path,
  };
  const shown = shownIn(state, view);

  const isMounted = useRef(false);
  const run = (effect: InboxEffect): void => {
    switch (effect.type) {
      case 'address':
        // A toast outlives the screen; undoing then opens no application.
        if (isMounted.current) change(effect.part, effect.replace);
        break;
      case 'rate':
        void decisions.rate(effect.application, effect.stars);
        break;
      case 'reopen':
        void decisions.reopen(effect.applicants);
        break;
      case 'undo':
        void decisions.undo(effect.entry);
        break;
      case 'offer_undo':
        decisions.offerUndo(effect.entry);
        break;
      case 'withdraw_undo':
        decisions.withdrawUndo(effect.entry);
        break;
      case 'go':
        void navigate(effect.path);
        break;
    }
  };
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useLayoutEffect(() => {
    surroundings.current = { view, run };
    dispatch({ type: 'drawn', now: Date.now() });
  });
  const isFinished = state.finish.phase === 'shown';
  useEffect(() => {
    if (isFinished) tabStore.set(finishKey(jobId), 'shown');
  }, [isFinished, jobId]);

  useOpenEye(shown.open, state.tab, decisions.change);
  useLoadAhead(found, view, shown, decisions.changes.size);
  return {
    jobId,
    state,
    dispatch,
    view,
    shown,
    query: found.query,
    decisions,
    nextAd,
    /** Unopened new ones; null while not all are loaded. */
    unread: found.query.hasNextPage
      ? null
      : found.applications.filter((one) => !one.is_seen && isNewApplication(one)).length,
    keys: useInboxKeys(state, shown, dispatch),
    hrefOf: (part: Partial<InboxAddress>) => addressQuery({ ...address, ...part }),
  };
}
export type InboxModel = ReturnType<typeof useInbox>;

/** The keys of the inbox. Escape works in fields and with the keys switched off too; dialogs close themselves. */
function useInboxKeys(state: InboxState, shown: ShownInbox, dispatch: (event: InboxEvent) => void) {
  const press = (key: string): boolean => {
    const event = keyEvent(key, state, shown, Date.now());
    if (event) dispatch(event);
    return event !== undefined;
  };
  const keys = useShortcuts(Object.fromEntries(inboxKeys.map((key) => [key, () => press(key)])), {
    storageKey: keysStorage,
  });
  const pressed = useRef(press);
  useLayoutEffect(() => {
    pressed.current = press;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
      if (pressed.current('escape')) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return keys;
}

/** Fewer new applications loaded than this, of those that there are: more are fetched. */
const newAhead = 15;

/**
 * Loads what is opened next. Judging moves applications behind the new ones: a later page of the list holds none of these, and one
 * that moves to a page that was read before is on none. Where some lack, the list is read again. One read at a time, since a read
 * that starts would end the one before.
 */
function useLoadAhead(
  { query, isIncomplete }: ReturnType<typeof useApplicants>,
  { list, counts, applications }: InboxView,
  { lacksNew, nearsEnd }: ShownInbox,
  changing: number,
): void {
  const newLoaded = applications.filter(isNewApplication).length;
  // Names what is missing, so that a list that still lacks it is not read again.
  const attempt = [list, newLoaded, counts?.new, changing].join(' ');
  const [tried, setTried] = useState('');
  const { isFetching, refetch, hasNextPage, fetchNextPage, isFetchNextPageError } = query;
  const isDue = (isIncomplete || (lacksNew && newLoaded < newAhead)) && tried !== attempt;
  useEffect(() => {
    if (isFetching) return;
    if (isDue) {
      setTried(attempt);
      void refetch();
    } else if (nearsEnd && hasNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isFetching, isDue, attempt, refetch, nearsEnd, hasNextPage, fetchNextPage, isFetchNextPageError]);
}
