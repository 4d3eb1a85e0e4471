import { lazily } from '../kernel/lazily.ts';
import type { JobState } from './jobs.schema.ts';

/** Groups of an employer's own ads. `archive` has the closed ones, `all` every other. */
export const ownJobParts = ['all', 'live', 'ended', 'paused', 'archive'] as const;
export type OwnJobPart = (typeof ownJobParts)[number];

/** Orders of an employer's own ads; equal ones are ordered newest first. */
export const ownJobOrders = ['newest', 'ending', 'unread', 'applications', 'visits', 'title'] as const;
export type OwnJobOrder = (typeof ownJobOrders)[number];

/** Ads on one page of the employer's own list. */
export const ownJobsPageSize = 20;

/** Milliseconds within which a deletion or a closing can be undone. */
export const deletionHeldBack = 10_000;

/** Most applications listed with an own ad; its counts include all. */
export const namedApplications = 50;

/** The fields of an own ad that filters and orders need. */
export interface OwnJobBrief {
  id: number;
  title: string;
  /** "9000 Aalborg" */
  places: readonly string[];
  state: JobState;
  /** Set by the operator; higher comes first among the newest. */
  displayOrder: number;
  createdAt: Date;
  /** Null for an ad that was never shown. */
  endsAt: Date | null;
  applications: number;
  unread: number;
  visits: number;
}

const partOfState: Readonly<Record<JobState, OwnJobPart>> = {
  live: 'live',
  past_deadline: 'ended',
  expired: 'ended',
  closed: 'archive',
  filled: 'archive',
  deleted: 'ended',
  inactive: 'paused',
  taken_down: 'paused',
  hidden: 'paused',
};

/** Whether an ad is in a group. */
function isInPart(state: JobState, part: OwnJobPart): boolean {
  return part === 'all' ? partOfState[state] !== 'archive' : partOfState[state] === part;
}

/** Filters and order of the list: the ads of a group that contain all words. */
export interface OwnJobsFilters {
  part: OwnJobPart;
  keyword: string;
  sort: OwnJobOrder;
}

/** The ads that match, in order. */
export function arrangeOwnJobs<T extends OwnJobBrief>(
  jobs: readonly T[],
  { part, keyword, sort }: OwnJobsFilters,
): T[] {
  const words = plain(keyword).split(/\s+/).filter(Boolean);
  return jobs
    .filter(({ state }) => isInPart(state, part))
    .filter((job) => {
      const text = plain([job.title, ...job.places].join(' '));
      return words.every((word) => text.includes(word));
    })
    .sort((one, other) => orders[sort](one, other) || newest(one, other));
}

/** How many ads each group has. */
export function countOwnJobs(jobs: readonly Pick<OwnJobBrief, 'state'>[]): Record<OwnJobPart, number> {
  const counts: Record<OwnJobPart, number> = { all: 0, live: 0, ended: 0, paused: 0, archive: 0 };
  for (const { state } of jobs) {
    counts[partOfState[state]] += 1;
    if (isInPart(state, 'all')) counts.all += 1;
  }
  return counts;
}

type Order = (one: OwnJobBrief, other: OwnJobBrief) => number;

const newest: Order = (one, other) =>
  other.displayOrder - one.displayOrder || other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id;

const most =
  (pick: (job: OwnJobBrief) => number): Order =>
  (one, other) =>
    pick(other) - pick(one);

/** An ad that is not shown has no end. */
const end = ({ state, endsAt }: OwnJobBrief) =>
  state === 'live' && endsAt ? endsAt.getTime() : Number.MAX_SAFE_INTEGER;

const danish = lazily(() => new Intl.Collator('da', { numeric: true }));

const orders: Readonly<Record<OwnJobOrder, Order>> = {
  newest,
  ending: (one, other) => end(one) - end(other),
  unread: most((job) => job.unread),
  applications: most((job) => job.applications),
  visits: most((job) => job.visits),
  title: (one, other) => danish().compare(one.title, other.title),
};

/** Lower case, with the Danish letters written as ae, oe and aa. */
function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('æ', 'ae').replaceAll('ø', 'oe').replaceAll('å', 'aa');
}
