import type { JobFacets } from '@jobblik/contract/jobs/job-search.schema';
import type { JobColumns } from './job-columns.ts';
import { hasMorePlacesIn, jobTypeIn, payShownIn, remoteIn } from './job-facts.ts';
import type { Filters } from './search-filters.ts';
import { type CategoryTree, failed, Tally } from './tally.ts';

export interface Counted {
  /** Slots of all hits, the newest first. */
  slots: Uint32Array;
  facets: JobFacets;
}

/**
 * Walks once over ads, newest first, and tells hits from the rest. An ad that fails one filter only still counts among that
 * filter's choices: ticking it as well would bring the ad in.
 * @param candidates slots, the oldest first
 * @param now seconds since 1970
 */
export function countHits(
  columns: JobColumns,
  candidates: Uint32Array,
  { filters, tree, now }: { filters: Filters; tree: CategoryTree; now: number },
): Counted {
  const { liveUntil, companyId, city, published, traits, category1 } = columns;
  const hits = new Uint32Array(candidates.length);
  const tally = new Tally(tree, now);
  const isPlace = filters.places && membership(filters.places);
  const fails = filterOf(columns, filters);
  let count = 0;
  // Numbers are read without a word for "missing": every slot of `candidates` has one in every column.
  for (let at = candidates.length - 1; at >= 0; at -= 1) {
    const slot = candidates[at] as number;
    if ((liveUntil[slot] as number) <= now) continue;
    if (filters.companyId !== null && companyId[slot] !== filters.companyId) continue;
    if (isPlace && !isPlace[city[slot] as number] && !isElsewhere(columns, slot, isPlace)) continue;
    const failing = fails ? fails(slot) : failed.none;
    if (failing === failed.several) continue;
    if (failing === failed.none) hits[count++] = slot;
    tally.add(failing, traits[slot] as number, published[slot] as number, category1[slot] as number);
    if (columns.category2[slot] !== 0) tally.addCategories(failing, columns, slot);
  }
  return { slots: hits.slice(0, count), facets: tally.facets() };
}

/** Which one filter an ad fails, `none` or `several`; null where there are no filters to fail. */
function filterOf(columns: JobColumns, filters: Filters): ((slot: number) => number) | null {
  const { posted, jobTypes, remote, payShown } = filters;
  if (!posted && !filters.categories && !jobTypes && !remote && !payShown) return null;
  const isCategory = filters.categories && membership(filters.categories);
  const { published, traits, category1, category2, category3 } = columns;
  return (slot) => {
    let failing: number = failed.none;
    if (posted) {
      const instant = published[slot] as number;
      if (instant < posted.from || instant >= posted.until) failing = failed.posted;
    }
    if (
      isCategory &&
      !isCategory[category1[slot] as number] &&
      !isCategory[category2[slot] as number] &&
      !isCategory[category3[slot] as number]
    ) {
      failing = failing === failed.none ? failed.category : failed.several;
    }
    const trait = traits[slot] as number;
    if (jobTypes && !(jobTypes & (1 << jobTypeIn(trait)))) {
      failing = failing === failed.none ? failed.jobType : failed.several;
    }
    if (remote && !(remote & (1 << remoteIn(trait)))) {
      failing = failing === failed.none ? failed.remote : failed.several;
    }
    if (payShown && !payShownIn(trait)) failing = failing === failed.none ? failed.pay : failed.several;
    return failing;
  };
}

/** Whether a place after the first is wanted. */
function isElsewhere(columns: JobColumns, slot: number, wanted: Uint8Array): boolean {
  if (!hasMorePlacesIn(columns.traits[slot] as number)) return false;
  return columns.moreCities.get(slot)?.some((city) => wanted[city]) ?? false;
}

/** A set of small numbers as a table; 0 is "nothing" and never a member. */
function membership(ids: ReadonlySet<number>): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (const id of ids) if (id > 0 && id < table.length) table[id] = 1;
  return table;
}
