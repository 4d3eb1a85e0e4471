import type { JobFacets } from '@jobblik/contract/jobs/job-search.schema';
import { SlotSet } from '../../platform/text-index/index.ts';
import type { JobColumns } from './job-columns.ts';
import { hasMorePlacesIn, jobTypeIn, payShownIn, remoteIn } from './job-facts.ts';
import type { Filters } from './search-filters.ts';
import { type CategoryTree, failed, Tally, traitCount } from './tally.ts';

export interface Asked {
  filters: Filters;
  tree: CategoryTree;
  now: Date;
}

export interface Counted {
  hits: SlotSet;
  count: number;
  facets: JobFacets;
}

/**
 * Walks once over ads, newest first, and tells hits from the rest. An ad that fails one filter only still counts among that
 * filter's choices: ticking it as well would bring the ad in.
 * @param candidates slots, the oldest first
 */
export function countHits(
  columns: JobColumns,
  candidates: Uint32Array,
  { filters, tree, now: instant }: Asked,
): Counted {
  const now = instant.getTime() / 1000;
  const tally = new Tally(tree, now);
  const walk = isChoosy(filters) ? walkChoosing : walkAll;
  const hits = new SlotSet(columns.length);
  const count = walk(columns, candidates, { filters, now, hits, tally });
  return { hits, count, facets: tally.facets() };
}

interface Walk {
  filters: Filters;
  /** Seconds since 1970. */
  now: number;
  /** Is given the hits. */
  hits: SlotSet;
  tally: Tally;
}

/** Whether a filter has choices, which are counted for those who would choose otherwise. */
function isChoosy({ posted, categories, jobTypes, remote, payShown }: Filters): boolean {
  return posted !== null || categories !== null || jobTypes !== 0 || remote !== 0 || payShown;
}

/** Without such a filter every live ad at the company and the places is a hit: half the work, for most searches. */
function walkAll(columns: JobColumns, candidates: Uint32Array, { filters, now, hits, tally }: Walk): number {
  const { liveUntil, companyId, city, published, traits, category1, category2 } = columns;
  const isPlace = filters.places && membership(filters.places);
  let count = 0;
  for (let at = candidates.length - 1; at >= 0; at -= 1) {
    const slot = candidates[at] as number;
    if ((liveUntil[slot] as number) <= now) continue;
    if (filters.companyId !== null && companyId[slot] !== filters.companyId) continue;
    if (isPlace && !isPlace[city[slot] as number] && !isElsewhere(columns, slot, isPlace)) continue;
    hits.add(slot);
    count += 1;
    tally.addHit(traits[slot] as number, published[slot] as number, category1[slot] as number);
    if (category2[slot] !== 0) tally.addCategories(failed.none, columns, slot);
  }
  return count;
}

function walkChoosing(columns: JobColumns, candidates: Uint32Array, { filters, now, hits, tally }: Walk): number {
  const { liveUntil, companyId, city, published, traits, category1, category2, category3 } = columns;
  const isPlace = filters.places && membership(filters.places);
  const isCategory = filters.categories && membership(filters.categories);
  const { from, until } = filters.posted ?? { from: 0, until: Number.POSITIVE_INFINITY };
  const failedByTraits = failuresOf(filters);
  let count = 0;
  // Numbers are read without a word for "missing": every slot of `candidates` has one in every column.
  for (let at = candidates.length - 1; at >= 0; at -= 1) {
    const slot = candidates[at] as number;
    if ((liveUntil[slot] as number) <= now) continue;
    if (filters.companyId !== null && companyId[slot] !== filters.companyId) continue;
    if (isPlace && !isPlace[city[slot] as number] && !isElsewhere(columns, slot, isPlace)) continue;
    let failing: number = failedByTraits[traits[slot] as number] as number;
    if (failing === failed.several) continue;
    const second = published[slot] as number;
    if (second < from || second >= until) {
      if (failing !== failed.none) continue;
      failing = failed.posted;
    }
    if (
      isCategory &&
      !isCategory[category1[slot] as number] &&
      !isCategory[category2[slot] as number] &&
      !isCategory[category3[slot] as number]
    ) {
      if (failing !== failed.none) continue;
      failing = failed.category;
    }
    if (failing === failed.none) {
      hits.add(slot);
      count += 1;
    }
    tally.add(failing, traits[slot] as number, second, category1[slot] as number);
    if (category2[slot] !== 0) tally.addCategories(failing, columns, slot);
  }
  return count;
}

/** For all the traits that an ad can have, which one filter they fail, `none` or `several`: one look instead of three. */
function failuresOf({ jobTypes, remote, payShown }: Filters): Uint8Array {
  return Uint8Array.from({ length: traitCount }, (_, trait) => {
    const failures: number[] = [];
    if (jobTypes && !(jobTypes & (1 << jobTypeIn(trait)))) failures.push(failed.jobType);
    if (remote && !(remote & (1 << remoteIn(trait)))) failures.push(failed.remote);
    if (payShown && !payShownIn(trait)) failures.push(failed.pay);
    return failures.length > 1 ? failed.several : (failures[0] ?? failed.none);
  });
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
