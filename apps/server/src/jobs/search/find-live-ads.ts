import { combinedVersion } from '../../platform/combined-version.ts';
import { anyOf, parseQuery, type QueryNode, withoutPrefixes } from '../../platform/danish/index.ts';
import type { Services } from '../../platform/services.ts';
import { jobIndex, stopWords } from './job-index.ts';
import { liveAt, wishFilters } from './search-filters.ts';
import { readWishes } from './wishes/wishes.ts';

/** A search in ids: kinds are AND, choices within a kind OR. An empty list asks for nothing. */
export interface AdFilters {
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
  /** Wishes by the ids of the search. */
  wishIds: readonly number[];
}

/**
 * Live ads by the same index and the same words as searches.
 * @param limit ids that are answered, the newest
 */
export async function findLiveAds(
  services: Services,
  filters: AdFilters,
  limit: number,
): Promise<{ jobIds: number[]; count: number }> {
  const now = services.clock.now();
  const { ids, count } = await jobIndex.search(services, {
    ...(filters.keywords.length > 0 && { query: anyOf(filters.keywords) }),
    filters: {
      ...liveAt(now),
      company: chosen(filters.companyIds),
      places: filters.cityIds ?? undefined,
      categories: chosen(filters.categoryIds),
      jobType: chosen(filters.jobTypeIds),
      remote: chosen(filters.remoteIds),
      payShown: filters.payShown || undefined,
      ...wishFilters(filters.wishIds),
    },
    order: 'newest',
    page: { offset: 0, limit },
    now,
  });
  return { jobIds: ids, count };
}

/** A saved keyword: finds the ads that the same keyword typed into the search finds, but its last word is complete. */
export function readKeyword(text: string): QueryNode {
  return withoutPrefixes(parseQuery(text, { stopWords, readPhrases: readWishes }).match);
}

/**
 * Version of {@link readKeyword}; agents that an older one has read are read again. It rises with the version of the index, and by its
 * own number where only saved keywords are read otherwise: 1 reads wishes.
 */
export const keywordVersion = combinedVersion(jobIndex.version, 1);

function chosen(ids: readonly number[]): readonly number[] | undefined {
  return ids.length > 0 ? ids : undefined;
}
