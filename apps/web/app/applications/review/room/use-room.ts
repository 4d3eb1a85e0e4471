import { isNewApplication } from '@jobblik/contract/applications/applicant-review.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUrlState } from '../../../platform/state/use-url-state';
import { type ApplicantsAddress, addressQuery, readAddress, type StateName } from '../list/applicants-address';
import { inGroups } from '../list/applicants-groups';
import { useApplicants } from '../list/use-applicants';
import { useDefaultApplication } from '../use-default-application';
import { useOpenEye } from '../use-open-eye';
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
  const isWide = useMediaQuery('(min-width: 1024px)', false, { getInitialValueInEffect: true });
  /** Undoing one decision opens its application; undoing several leaves the open application. */
  const review = useReview(jobId, (ids) => {
    const [only, ...others] = ids;
    onUndone();
    if (only !== undefined && others.length === 0) change({ application: only }, false);
  });
  const found = useApplicants(jobId, address, review.changes, opened?.id);
  const { applications, counts } = found;
  const listAddress = addressQuery({ ...address, application: 0 });
  const first = useDefaultApplication(applications, listAddress, found.query.isPlaceholderData);
  const open = found.chosen ?? (isWide && address.application === 0 ? first : undefined);
  if (open?.id !== opened?.id) setOpened(open && { id: open.id, isNew: isNewApplication(open) });
  const now = open?.id === opened?.id ? opened : undefined;
  useOpenEye(open, review.change);
  useOutdatedDecisions(applications, review.dropOutdated);

  const groups = inGroups(applications, now);
  const ordered = [...groups.fresh, ...groups.judged];
  const at = open ? ordered.findIndex(({ id }) => id === open.id) : -1;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = found.query;
  const nearsEnd = at >= applications.length - 5 && applications.length > 0;
  useEffect(() => {
    if (nearsEnd && at >= 0 && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [nearsEnd, at, hasNextPage, isFetchingNextPage, fetchNextPage]);

  useLoadNew(found, address.state);

  const listed = ordered.map(({ id }) => id);
  const beside = (find: typeof nextOf) => {
    const id = open && find(walk, { open: open.id, listed });
    return ordered.find((one) => one.id === id);
  };
  const isLeaving = open !== undefined && now?.isNew === true && !isNewApplication(open);
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
    count: counts[address.state],
    /** New ones as the list shows them: who was judged stays among them until another one is opened. */
    newCount: counts.new + Number(isLeaving),
    unread: hasNextPage ? null : applications.filter((one) => !one.is_seen && isNewApplication(one)).length,
    previous: beside(previousOf),
    next: beside(nextOf),
    hrefOf: (part: Partial<ApplicantsAddress>) => addressQuery({ ...address, ...part }),
    onStep: (to: Application, direction: 'previous' | 'next') => {
      if (open) setWalk(stepped(walk, open.id, to.id, direction));
    },
    show: (application: Application | undefined) => {
      if (application) change({ application: application.id }, false);
    },
  };
}
/** So many new ones stay loaded ahead of who is read. */
const ahead = 5;

/**
 * Judging moves applications behind the new ones, so that a later page of the list holds none of these: the list is read again
 * when few of the new ones that there are remain loaded.
 */
function useLoadNew({ applications, counts, query }: ReturnType<typeof useApplicants>, state: StateName): void {
  const [tried, setTried] = useState('');
  const { isFetching, refetch } = query;
  const isMixed = state === 'all' || state === 'open' || state === 'new';
  const loaded = applications.filter(isNewApplication).length;
  const lacks = isMixed && applications.length > 0 && loaded < Math.min(counts.new, ahead);
  const attempt = `${state} ${loaded} ${counts.new}`;
  useEffect(() => {
    if (!lacks || isFetching || tried === attempt) return;
    setTried(attempt);
    void refetch();
  }, [lacks, isFetching, tried, attempt, refetch]);
}

export type Room = ReturnType<typeof useRoom>;
