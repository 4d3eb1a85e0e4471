import type { Suggestion } from '@jobblik/contract/jobs/suggestions.schema';
import { eq, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { companies } from '../../companies/companies.tables.ts';
import { jobTitleList, skillList } from '../../lookups/index.ts';
import { memoizePerDatabase } from '../../platform/db/memoize-per-database.ts';
import type { Services } from '../../platform/services.ts';
import { jobs } from '../jobs.tables.ts';
import { jobIndex } from './job-index.ts';
import { liveAt } from './search-filters.ts';
import {
  type FoundAd,
  type Occupation,
  occupationOf,
  shortestTyped,
  suggestionsOf,
  wordsOf,
} from './suggestions.rules.ts';

/** The best hits, whose words are suggested. */
const readAds = 60;

const recent = memoizePerDatabase(() => new LRUCache<string, Suggestion[]>({ max: 2000, ttl: 10_000 }));

/**
 * Suggestions for a keyword that is being typed: one search and one read of its best hits, and nothing of both for what was typed
 * in the last ten seconds.
 */
export async function suggestKeywords(services: Services, typed: string): Promise<Suggestion[]> {
  const key = wordsOf(typed);
  if (key.length <= shortestTyped) return [];
  const known = recent(services.readDb).get(key);
  if (known) return known;
  const found = suggestionsOf(typed, await bestAds(services, typed), occupations());
  recent(services.readDb).set(key, found);
  return found;
}

async function bestAds(services: Services, keyword: string): Promise<FoundAd[]> {
  const now = services.clock.now();
  const { ids } = await jobIndex.search(services, {
    keyword,
    filters: liveAt(now),
    order: 'relevance',
    page: { offset: 0, limit: readAds },
    now,
  });
  if (ids.length === 0) return [];
  const rows = await services.readDb
    .select({ title: jobs.title, named: jobs.companyName, company: companies.name, skillIds: jobs.skillIds })
    .from(jobs)
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(inArray(jobs.id, ids));
  return rows.map(({ title, named, company, skillIds }) => ({
    title,
    company: named ?? company,
    skills: skillIds.flatMap((id) => skillList().byId(id)?.name ?? []),
  }));
}

let named: readonly Occupation[] | undefined;

/** Every job title of the lookups. */
function occupations(): readonly Occupation[] {
  named ??= jobTitleList().all.map(({ name }) => occupationOf(name));
  return named;
}
