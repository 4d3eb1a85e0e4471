import { combinedVersion } from '../../platform/combined-version.ts';
import { anyOf, isEmptyQuery, type QueryNode } from '../../platform/search/index.ts';
import type { Services } from '../../platform/services.ts';
import { readPhrases, readQuery } from '../../search/index.ts';
import { jobIndex, stopWords } from './job-index.ts';
import { liveAt, wishFilters } from './search-filters.ts';

/** Filters by ids: kinds are combined with AND, choices within a kind with OR. An empty list has no effect. */
export interface AdFilters {
  companyIds: readonly number[];
  jobTypeIds: readonly number[];
  /** The chosen categories and all their subcategories. */
  categoryIds: readonly number[];
  /** Postcodes. Null: anywhere; an empty list: nowhere. */
  cityIds: readonly number[] | null;
  /** Queries of {@link readKeyword}, combined with OR. */
  keywords: readonly QueryNode[];
  /** Choices for work from home, by the ids of the search. */
  remoteIds: readonly number[];
  /** Only ads that show the pay. */
  payShown: boolean;
  /** Wishes by the ids of the search. */
  wishIds: readonly number[];
}

/**
 * Live ads, by the same index and language rules as searches.
 * @param limit maximum number of ids, the newest
 */
export async function findLiveAds(
  services: Services,
  filters: AdFilters,
  limit: number,
): Promise<{ jobIds: number[]; count: number }> {
  const now = services.clock.now();
  const { ids, count } = await jobIndex.find(services, {
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

/** The query of a saved keyword: finds the ads that a search for it finds. @param text with a word, see {@link hasWord} */
export async function readKeyword(services: Services, text: string): Promise<QueryNode> {
  return await jobIndex.read(services, text);
}

/** Whether a keyword has anything to search for. */
export function hasWord(text: string): boolean {
  return !isEmptyQuery(readQuery(text, { stopWords, readPhrases }).match);
}

/**
 * Version of {@link readKeyword}; agents with an older version are parsed again. Increases with the version of the index. Raise
 * its own number if only the parsing of saved keywords changes: 1 added wishes, 2 reads them as searches do.
 */
export const keywordVersion = combinedVersion(jobIndex.version, 2);

function chosen(ids: readonly number[]): readonly number[] | undefined {
  return ids.length > 0 ? ids : undefined;
}
