import { anyOf, parseQuery, type QueryNode, withoutPrefixes } from '../../platform/danish/index.ts';
import type { Services } from '../../platform/services.ts';
import { countHits } from './count-hits.ts';
import { findableJobs } from './findable-jobs.ts';
import { stopWords } from './job-index.ts';
import { tree } from './search-jobs.ts';

/** A search in ids: kinds are AND, choices within a kind OR. An empty list asks for nothing. */
export interface AdsWanted {
  companyIds: readonly number[];
  jobTypeIds: readonly number[];
  /** The chosen categories and all below them. */
  categoryIds: readonly number[];
  /** Postcodes. Null: anywhere; an empty list is nowhere. */
  cityIds: readonly number[] | null;
  /** Of which one is enough, as {@link readKeyword} reads them. */
  keywords: readonly QueryNode[];
  /** Work from home by the ids of the search. */
  remoteIds: readonly number[];
  /** Only ads that say what they pay. */
  payShown: boolean;
}

/**
 * Live ads by the same memory and the same words as searches.
 * @param limit ids that are answered, the newest
 */
export async function findLiveAds(
  { readDb, clock }: Services,
  wanted: AdsWanted,
  limit: number,
): Promise<{ jobIds: number[]; count: number }> {
  const memory = findableJobs(readDb);
  await memory.bringUpToDate();
  const found = wanted.keywords.length > 0 ? await memory.find(anyOf(wanted.keywords)) : undefined;
  const columns = found?.columns ?? memory.columns;
  let slots = found ? columns.order.pick(found.found) : columns.order.slots;
  if (wanted.companyIds.length > 0) {
    const companies = new Set(wanted.companyIds);
    slots = slots.filter((slot) => companies.has(columns.companyId[slot] ?? 0));
  }
  const filters = {
    companyId: null,
    places: wanted.cityIds && new Set(wanted.cityIds),
    posted: null,
    categories: wanted.categoryIds.length > 0 ? new Set(wanted.categoryIds) : null,
    jobTypes: bitsOf(wanted.jobTypeIds),
    remote: bitsOf(wanted.remoteIds),
    payShown: wanted.payShown,
  };
  const { hits, count } = countHits(columns, slots, { filters, tree: tree(), now: clock.now() });
  const newest = columns.order.newest(hits, { offset: 0, limit });
  return { jobIds: newest.map((slot) => columns.idOf(slot)), count };
}

/** A saved keyword: finds the ads that the same keyword typed into the search finds, but its last word is complete. */
export function readKeyword(text: string): QueryNode {
  return withoutPrefixes(parseQuery(text, { stopWords }).match);
}

function bitsOf(ids: readonly number[]): number {
  return ids.reduce((all, id) => all | (1 << id), 0);
}
