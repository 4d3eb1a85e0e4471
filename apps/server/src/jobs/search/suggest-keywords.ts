import type { Suggestion } from '@jobblik/contract/jobs/suggestions.schema';
import { lazily } from '@jobblik/contract/kernel/lazily';
import { eq, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { companies } from '../../companies/companies.tables.ts';
import { jobTitleList, skillList } from '../../lookups/index.ts';
import { memoizePerDatabase } from '../../platform/db/memoize-per-database.ts';
import { allOf, type QueryNode } from '../../platform/search/index.ts';
import type { Services } from '../../platform/services.ts';
import { readQuery } from '../../search/index.ts';
import { jobs } from '../jobs.tables.ts';
import { jobIndex, stopWords } from './job-index.ts';
import { liveAt } from './search-filters.ts';
import {
  type FoundAd,
  occupationOf,
  type SuggestedTitle,
  shortestTyped,
  suggestionsOf,
  wordsOfSuggestion,
} from './suggestions.rules.ts';

/** Number of best hits that are read for suggestions. */
const readAds = 60;

/** Minimum length of a prefix: fewer letters match too many words. */
const shortestBeginning = 3;

const recent = memoizePerDatabase(() => new LRUCache<string, Suggestion[]>({ max: 2000, ttl: 10_000 }));

/**
 * Suggestions for a keyword that is being typed. Costs one search and one read of its best hits, and another of both for a prefix
 * if there are no suggestions; cached for ten seconds.
 */
export async function suggestKeywords(services: Services, typed: string): Promise<Suggestion[]> {
  const key = wordsOfSuggestion(typed);
  if (key.length <= shortestTyped) return [];
  const known = recent(services.readDb).get(key);
  if (known) return known;
  const suggest = async (words: Words) => suggestionsOf(typed, await bestAds(services, words), occupations());
  const found = await suggest({ keyword: typed });
  const beginning = found.length === 0 ? beginningOf(key) : undefined;
  const suggestions = beginning ? await suggest({ query: beginning }) : found;
  recent(services.readDb).set(key, suggestions);
  return suggestions;
}

/** The query with the last word as a prefix. A search for "syge" does not find "sygeplejerske", but suggestions should. */
function beginningOf(key: string): QueryNode | undefined {
  const words = key.trim().split(' ');
  const last = words.pop() ?? '';
  if (!/^[\p{L}\p{N}]+$/u.test(last) || last.length < shortestBeginning) return undefined;
  return allOf([readQuery(words.join(' '), { stopWords }).match, { prefix: last }]);
}

type Words = { keyword: string } | { query: QueryNode };

async function bestAds(services: Services, words: Words): Promise<FoundAd[]> {
  const now = services.clock.now();
  const { ids } = await jobIndex.find(services, {
    ...words,
    filters: liveAt(now),
    order: 'relevance',
    page: { offset: 0, limit: readAds },
    now,
  });
  if (ids.length === 0) return [];
  const rows = await services.readDb
    .select({
      title: jobs.title,
      named: jobs.companyName,
      company: companies.name,
      skillIds: jobs.skillIds,
      typed: jobs.typedSkills,
    })
    .from(jobs)
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(inArray(jobs.id, ids));
  return rows.map(({ title, named, company, skillIds, typed }) => ({
    title,
    company: named ?? company,
    skills: [...skillIds.flatMap((id) => skillList().byId(id)?.name ?? []), ...typed],
  }));
}

/** Every job title of the lookups. */
const occupations = lazily((): readonly SuggestedTitle[] => jobTitleList().all.map(({ name }) => occupationOf(name)));
