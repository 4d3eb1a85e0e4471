import { isNewApplication } from '@jobblik/contract/applications/applicant-review.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUrlState } from '../../../platform/state/use-url-state';
import { type ApplicantsAddress, addressQuery, readAddress } from '../list/applicants-address';
import { inGroups, shownCounts } from '../list/applicants-groups';
import { useApplicants } from '../list/use-applicants';
import { useDefaultApplication } from '../use-default-application';
import { useReview } from '../use-review';
import { useOutdatedDecisions } from '../use-undo';
import { nextOf, noWalk, previousOf, stepped } from '../walk';

type Opened = { id: number; isNew: boolean };

/**
 * The list and who is read. The URL holds filters, order and the open application, so that back and reload restore them.
 * @param onUndone called after a decision was taken back
 */
export function useRoom(jobId: number, onUndone: () => void) {
  const [query] = useSearchParams();
  const loaded = useMemo(() => readAddress(query), [query]);
  const { current: address, change } = useUrlState(loaded, addressQuery);
  const [opened, setOpened] = useState<Opened>();
  const [walk, setWalk] = useState(noWalk);
  /** The application that is left as soon as the next one is loaded. */
  const [leaving, setLeaving] = useState<number>();
  const isWide = useMediaQuery('(min-width: 1024px)', false, { getInitialValueInEffect: true });
  /** Undoing one decision opens its application; undoing several leaves the open application. */
  const review = useReview(jobId, (ids) => {
    const [only, ...others] = ids;
    onUndone();
    if (only !== undefined && others.length === 0) change({ application: only }, false);
  });
  const found = useApplicants(jobId, address, review.changes, opened?.id);
  const { applications, counts, whole } = found;
  const listAddress = addressQuery({ ...address, application: 0 });
  const first = useDefaultApplication(applications, listAddress, found.query.isPlaceholderData);
  const open = found.chosen ?? (isWide && address.application === 0 ? first : undefined);
  if (open?.id !== opened?.id) setOpened(open && { id: open.id, isNew: isNewApplication(open) });
  const now = open?.id === opened?.id ? opened : undefined;
  if (leaving !== undefined && leaving !== open?.id) setLeaving(undefined);
  // A state that the server has not confirmed says nothing about earlier decisions.
  const confirmed = applications.filter(({ id }) => review.changes.get(id)?.reject === undefined);
  useOutdatedDecisions(confirmed, review.dropOutdated);

  const groups = inGroups(applications, now);
  const ordered = [...groups.fresh, ...groups.judged];
  const at = open ? ordered.findIndex(({ id }) => id === open.id) : -1;
  const isMixed = address.state === 'all' || address.state === 'open' || address.state === 'new';
  const newLoaded = applications.filter(isNewApplication).length;
  const lacksNew = isMixed && applications.length > 0 && newLoaded < (counts?.new ?? 0);
  useLoadAhead(found.query, {
    lacksSome: found.isIncomplete || (lacksNew && newLoaded < newAhead),
    attempt: [listAddress, newLoaded, counts?.new, review.changes.size].join(' '),
    nearsEnd: at >= 0 && at >= applications.length - rowsAhead,
  });

  const { hasNextPage } = found.query;
  // The judged ones come after all new ones, also after those that are not loaded yet.
  const endsWithNew = lacksNew && now?.isNew === true;
  const listed = (endsWithNew ? groups.fresh : ordered).map(({ id }) => id);
  const beside = (find: typeof nextOf) => {
    const id = open && find(walk, { open: open.id, listed });
    return ordered.find((one) => one.id === id);
  };
  const next = found.isNotFound ? ordered[0] : beside(nextOf);
  const isLeaving = open !== undefined && now?.isNew === true && !isNewApplication(open);
  const shown = shownCounts(counts, isLeaving);
  return {
    address,
    change,
    review,
    found,
    groups,
    open,
    isWide,
    /** Place in the list, from 1; 0 for none. */
    place: at + 1,
    /** Numbers of the list; undefined until they are known. */
    count: shown?.[address.state],
    /** Those not rated as the list and its tab show them: who was judged stays among them until another one is opened. */
    newCount: shown?.new,
    /** Numbers of the whole pile, without filters. */
    whole: shownCounts(whole, isLeaving),
    unread: hasNextPage ? null : applications.filter((one) => !one.is_seen && isNewApplication(one)).length,
    previous: beside(previousOf),
    next,
    /** True while the next one is not loaded yet. */
    isNextComing: endsWithNew && next === undefined,
    isNextAwaited: leaving !== undefined && leaving === open?.id,
    awaitNext: () => setLeaving(open?.id),
    hrefOf: (part: Partial<ApplicantsAddress>) => addressQuery({ ...address, ...part }),
    onStep: (to: Application, direction: 'previous' | 'next') => {
      if (open) setWalk(stepped(walk, open.id, to.id, direction));
    },
    show: (application: Application | undefined) => {
      if (application) change({ application: application.id }, false);
    },
  };
}

/** Fewer new applications loaded than this, of those that there are: more are fetched. */
const newAhead = 15;
/** Fewer rows below the open one than this: the next page is fetched. */
const rowsAhead = 5;

interface Ahead {
  lacksSome: boolean;
  /** Names what is missing, so that a list that still lacks it is not read again. */
  attempt: string;
  nearsEnd: boolean;
}

/**
 * Keeps loaded what is opened next. Judging moves applications behind the new ones: a later page of the list holds none of these,
 * and one that moves to a page that was read before is on none. Where some lack, the list is read again. One read at a time, since
 * a read that starts would end the one before.
 */
function useLoadAhead(query: ReturnType<typeof useApplicants>['query'], { lacksSome, attempt, nearsEnd }: Ahead): void {
  const [tried, setTried] = useState('');
  const { isFetching, refetch, hasNextPage, fetchNextPage, isFetchNextPageError } = query;
  const isDue = lacksSome && tried !== attempt;
  useEffect(() => {
    if (isFetching) return;
    if (isDue) {
      setTried(attempt);
      void refetch();
    } else if (nearsEnd && hasNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isFetching, isDue, attempt, refetch, nearsEnd, hasNextPage, fetchNextPage, isFetchNextPageError]);
}

export type Room = ReturnType<typeof useRoom>;
