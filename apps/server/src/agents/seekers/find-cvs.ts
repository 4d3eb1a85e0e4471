import { asksAge, hasSeekerChoice, type SeekerCriteria } from '@jobblik/contract/agents/seeker-agents.rules';
import { cvSearch } from '@jobblik/contract/cv/cv-search.schema';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { ageRange } from '@jobblik/contract/kernel/search.rules';
import { findableCvs, pickHits, readCvKeyword, resolveFilters } from '../../cv/index.ts';
import { anyOf } from '../../platform/danish/index.ts';
import type { Services } from '../../platform/services.ts';
import { citiesNear, citiesOfPlace } from '../matching/place-ids.ts';

/**
 * Published CVs that fit, as the CV search filters them: in memory.
 * @param options `limit` so many at most, the last changed first; `sampleOnly` for the demo's visitors
 * @returns `count`: of all that fit
 */
export async function findCvs(
  { env, clock, readDb }: Services,
  criteria: SeekerCriteria,
  { limit, sampleOnly = false }: { limit: number; sampleOnly?: boolean },
): Promise<{ userIds: number[]; count: number }> {
  const ageFilters = env.AGE_FILTERS;
  if (!hasSeekerChoice(criteria, { ageFilters })) return { userIds: [], count: 0 };
  const { filters } = resolveFilters(searchOf(criteria), { today: localDateOf(clock.now()), ageFilters, sampleOnly });
  const memory = findableCvs(readDb);
  await memory.bringUpToDate();
  const found =
    criteria.keywords.length > 0 ? await memory.find(anyOf(criteria.keywords.map(readCvKeyword))) : undefined;
  const columns = found?.columns ?? memory.columns;
  const hits = pickHits(columns, { ...filters, cities: citiesOf(criteria) }, found?.found);
  const newest = columns.order.newest(hits, { offset: 0, limit });
  return { userIds: newest.map((slot) => columns.idOf(slot)), count: hits.count() };
}

/** The agent as a search of CVs. Its range of ages begins later: at both its ends it asks for nothing. */
function searchOf(criteria: SeekerCriteria) {
  const { minAge, maxAge } = criteria;
  return {
    ...cvSearch.parse({}),
    job_type: [...criteria.jobTypeIds],
    educations: [...criteria.educationIds],
    categories: [...criteria.categoryIds],
    language: [...criteria.languageIds],
    extras: [...(criteria.video ? [1] : []), ...(criteria.document ? [2] : [])],
    experiences: [...criteria.experienceIds],
    min_age: asksAge(criteria) ? minAge : ageRange.min,
    max_age: maxAge,
  };
}

/** Postcodes, null for the whole country. */
function citiesOf({ placeIds, near }: SeekerCriteria): number[] | null {
  return placeIds.length === 0 && !near ? null : [...placeIds.flatMap(citiesOfPlace), ...citiesNear(near)];
}
