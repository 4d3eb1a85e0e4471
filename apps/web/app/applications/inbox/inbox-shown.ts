import { isNewApplication } from '@jobblik/contract/applications/applicant-review.rules';
import type { ApplicantCounts } from '@jobblik/contract/applications/applicant-search.schema';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { type InboxAddress, isFiltered } from './list/address';
import { type ApplicantGroups, inGroups, shownCounts } from './list/groups';
import { nextOf, previousOf, type Walk } from './walk';

/** The applications that a person has opened and ticked. */
export interface InboxSelection {
  /** Ids of the ticked applications; null outside of selecting. */
  ticked: ReadonlySet<number> | null;
  /** The first application of a list, which is open before one is chosen. */
  first: { list: string; id: number };
  /** The open application, and whether it was new when it was opened. */
  opened: { id: number; isNew: boolean } | undefined;
  walk: Walk;
  /** Id of the application that is left as soon as the next one is loaded. */
  leaving: number | undefined;
}

/** What the address and the server give: the state of the inbox is applied to it. */
export interface InboxView {
  address: InboxAddress;
  /** The address without the open application: names the list. */
  list: string;
  /** Loaded applications in the order of the list, with the changes that the server has not confirmed. */
  applications: readonly Application[];
  /** Those changes, by application id. */
  changes: ReadonlyMap<number, Partial<Application>>;
  /** The applications are those of the previous filters. */
  isPlaceholder: boolean;
  /** The application in the address, also when it is on no loaded page. */
  chosen: Application | undefined;
  /** The ad has no application of the number in the address. */
  isNotFound: boolean;
  /** Numbers with the filters, and of all applications; undefined until they are known. */
  counts: ApplicantCounts | undefined;
  whole: ApplicantCounts | undefined;
  /** New applications of the ad; undefined while they are not known or a filter hides some. */
  newCount: number | undefined;
  /** List and detail stand side by side. */
  isWide: boolean;
  /** Address of the ad whose new applications have waited longest; undefined while it is not shown. */
  nextAd: string | undefined;
}

/** The inbox as it is drawn. */
export interface ShownInbox {
  groups: ApplicantGroups;
  open: Application | undefined;
  /** The ticked applications that are loaded; null outside of selecting. */
  ticked: readonly Application[] | null;
  /** Place of the open application in the list, from 1; 0 for none. */
  place: number;
  /** Length of the list; undefined until it is known. */
  count: number | undefined;
  /** Those not judged as the list and its tab show them: who was judged stays among them until another one is opened. */
  newCount: number | undefined;
  /** Numbers of all applications, without filters. */
  whole: ApplicantCounts | undefined;
  isNarrowed: boolean;
  previous: Application | undefined;
  next: Application | undefined;
  /** The next one is not loaded yet. */
  isNextComing: boolean;
  /** The next one was waited for, and is loaded. */
  isNextDue: boolean;
  /** New applications are missing among those that are loaded. */
  lacksNew: boolean;
  /** Few rows are left below the open one. */
  nearsEnd: boolean;
  /** Address of the next ad with new applications, at the end of this one's. */
  nextAd: string | undefined;
}

/** Fewer rows below the open one than this: the next page is fetched. */
const rowsAhead = 5;

/** The inbox that a state shows of what was loaded. */
export function shownIn(state: InboxSelection, view: InboxView): ShownInbox {
  const { address, applications, counts, isNotFound } = view;
  const open = view.chosen ?? (view.isWide && address.application === 0 ? firstOf(state, view) : undefined);
  const opened = open?.id === state.opened?.id ? state.opened : undefined;
  const groups = inGroups(applications, opened);
  const ordered = [...groups.fresh, ...groups.judged];
  const at = open ? ordered.findIndex(({ id }) => id === open.id) : -1;
  const isMixed = address.state === 'all' || address.state === 'open' || address.state === 'new';
  const newLoaded = applications.filter(isNewApplication).length;
  const lacksNew = isMixed && applications.length > 0 && newLoaded < (counts?.new ?? 0);
  // The judged ones come after all new ones, also after those that are not loaded yet.
  const endsWithNew = lacksNew && opened?.isNew === true;
  const listed = (endsWithNew ? groups.fresh : ordered).map(({ id }) => id);
  const beside = (find: typeof nextOf) => {
    const id = open && find(state.walk, { open: open.id, listed });
    return ordered.find((one) => one.id === id);
  };
  const next = isNotFound ? ordered[0] : beside(nextOf);
  const isLeaving = open !== undefined && opened?.isNew === true && !isNewApplication(open);
  const shown = shownCounts(counts, isLeaving);
  const { ticked, leaving } = state;
  return {
    groups,
    open,
    ticked: ticked && applications.filter(({ id }) => ticked.has(id)),
    place: at + 1,
    count: shown?.[address.state],
    newCount: shown?.new,
    whole: shownCounts(view.whole, isLeaving),
    isNarrowed: isFiltered(address),
    previous: beside(previousOf),
    next,
    isNextComing: endsWithNew && next === undefined,
    isNextDue: next !== undefined && leaving !== undefined && leaving === open?.id,
    lacksNew,
    nearsEnd: at >= 0 && at >= applications.length - rowsAhead,
    nextAd: view.nextAd,
  };
}

/**
 * The application to open before one is chosen: the first of the list. It stays the same when newer applications arrive above it;
 * other filters open the first of theirs.
 */
export function firstOf({ first }: InboxSelection, view: InboxView): Application | undefined {
  const stillListed = view.applications.find(({ id }) => id === first.id);
  return stillListed && (first.list === view.list || view.isPlaceholder) ? stillListed : view.applications[0];
}

/** The ticked applications that have not been withdrawn and are decided. */
export function tickedToReopen(state: InboxSelection, view: InboxView): readonly Application[] {
  const ticked = shownIn(state, view).ticked ?? [];
  return ticked.filter(({ active, reject }) => active === 1 && reject !== rejectState.open);
}
