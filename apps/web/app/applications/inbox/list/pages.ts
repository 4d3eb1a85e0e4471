import { isNewApplication } from '@jobblik/contract/applications/applicant-review.rules';
import type { ApplicantCounts } from '@jobblik/contract/applications/applicant-search.schema';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import type { StateName } from './address';

export interface ApplicantsPage {
  applications: Application[];
  count: number;
  counts: ApplicantCounts;
  whole: ApplicantCounts;
}

/** True when an application is in a state. Withdrawn ones are in 'all' only. */
export function inState(
  application: Pick<Application, 'reject' | 'active' | 'rating_point'>,
  state: StateName,
): boolean {
  if (state === 'all') return true;
  if (state === 'new') return isNewApplication(application);
  return application.active === 1 && application.reject === rejectState[state];
}

/**
 * Applications of all pages that are in a state. Duplicates, from a list that moved between requests, are dropped.
 * @param openId stays among the new ones until another one is opened
 * @param changing ids with a change that the server has not confirmed; they stay where they are until it has
 */
export function listed(
  pages: readonly ApplicantsPage[],
  state: StateName,
  openId?: number,
  changing?: ReadonlyMap<number, unknown>,
): Application[] {
  const all = new Map(pages.flatMap(({ applications }) => applications).map((one) => [one.id, one]));
  const isPinned = ({ id }: Application) => (state === 'new' && id === openId) || changing?.has(id);
  return [...all.values()].filter((application) => inState(application, state) || isPinned(application));
}

/**
 * True when all pages were read and somebody is on none: who moved from a later page to an earlier one between two reads.
 */
export function isIncomplete(
  pages: readonly Pick<ApplicantsPage, 'applications' | 'count'>[],
  pageSize: number,
): boolean {
  const count = pages.at(-1)?.count ?? 0;
  const ids = new Set(pages.flatMap(({ applications }) => applications).map(({ id }) => id));
  return pages.length * pageSize >= count && ids.size < count;
}

/**
 * Puts refetched pages in their previous order, so that rows do not move while the employer works through them. A new application
 * follows the one it was fetched after. Another URL or a reload shows the order of the server.
 */
export function inPreviousOrder(before: readonly ApplicantsPage[], now: readonly ApplicantsPage[]): ApplicantsPage[] {
  const place = new Map(before.flatMap(({ applications }) => applications).map(({ id }, at) => [id, at]));
  const placeOf = ({ id }: Application) => place.get(id) ?? -1;
  const known: Application[] = [];
  /** New applications by the index of the known one before them; -1 before the first. */
  const newBehind = new Map<number, Application[]>();
  let behind = -1;
  for (const application of now.flatMap(({ applications }) => applications)) {
    if (place.has(application.id)) {
      behind = placeOf(application);
      known.push(application);
    } else newBehind.set(behind, [...(newBehind.get(behind) ?? []), application]);
  }
  const ordered = [
    ...(newBehind.get(-1) ?? []),
    ...known
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .flatMap((one) => [one, ...(newBehind.get(placeOf(one)) ?? [])]),
  ];
  let from = 0;
  return now.map((page) => {
    const to = from + page.applications.length;
    const applications = ordered.slice(from, to);
    from = to;
    return { ...page, applications };
  });
}

/**
 * Keeps the open application in refetched pages. Judging moves it to the end of the server's list, which may lie on a page that is
 * not loaded.
 */
export function withOpen(
  before: readonly ApplicantsPage[],
  now: readonly ApplicantsPage[],
  openId: number | undefined,
): readonly ApplicantsPage[] {
  const find = (pages: readonly ApplicantsPage[]) =>
    pages.flatMap(({ applications }) => applications).find(({ id }) => id === openId);
  const open = find(before);
  if (!open || find(now)) return now;
  return now.map((page, at) =>
    at === now.length - 1 ? { ...page, applications: [...page.applications, open] } : page,
  );
}

/**
 * Changes one application in place, so that its row does not move. Adjusts the counts of the states.
 */
export function withChanged(
  pages: readonly ApplicantsPage[],
  id: number,
  change: Partial<Application>,
): ApplicantsPage[] {
  const before = pages.flatMap(({ applications }) => applications).find((one) => one.id === id);
  if (!before) return [...pages];
  const after = { ...before, ...change };
  return pages.map((page) => ({
    ...page,
    applications: page.applications.map((one) => (one.id === id ? after : one)),
    counts: countedOn(page.counts, before, after),
    whole: countedOn(page.whole, before, after),
  }));
}

function countedOn(counts: ApplicantCounts, before: Application, after: Application): ApplicantCounts {
  return {
    ...counts,
    open: counts.open + moved(before, after, 'open'),
    parked: counts.parked + moved(before, after, 'parked'),
    rejected: counts.rejected + moved(before, after, 'rejected'),
    new: counts.new + Number(isNewApplication(after)) - Number(isNewApplication(before)),
  };
}

function moved(before: Application, after: Application, state: StateName): number {
  return Number(inState(after, state)) - Number(inState(before, state));
}
