import { asksAge, hasSeekerChoice, type SeekerCriteria } from '@jobblik/contract/agents/seeker-agents.rules';
import { ageRange } from '@jobblik/contract/candidates/cv-search.rules';
import { cvSearch } from '@jobblik/contract/candidates/cv-search.schema';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { cvIndex, resolveFilters } from '../../candidates/search/index.ts';
import { anyOf } from '../../platform/search/index.ts';
import type { Services } from '../../platform/services.ts';
import { citiesNear, citiesOfPlace } from '../matching/place-ids.ts';
import type { ReadSeekerCriteria } from './seeker-criteria.ts';

/**
 * Published CVs that fit, by the same index as the CV search.
 * @param options `limit` so many at most, the last changed first; `sampleOnly` for the demo's visitors
 * @returns `count`: of all that fit
 */
export async function findCvs(
  services: Services,
  criteria: ReadSeekerCriteria,
  { limit, sampleOnly = false }: { limit: number; sampleOnly?: boolean },
): Promise<{ userIds: number[]; count: number }> {
  const { env, clock } = services;
  const ageFilters = env.AGE_FILTERS;
  if (!hasSeekerChoice(criteria, { ageFilters })) return { userIds: [], count: 0 };
  const { filters } = resolveFilters(searchOf(criteria), { today: localDateOf(clock.now()), ageFilters, sampleOnly });
  const { ids, count } = await cvIndex.search(services, {
    ...(criteria.keywords.length > 0 && { query: anyOf(criteria.queries) }),
    filters: { ...filters, city: citiesOf(criteria) },
    order: 'newest',
    page: { offset: 0, limit },
    now: clock.now(),
  });
  return { userIds: ids, count };
}

/** The criteria of an agent as a CV search. The agent's age range begins later: the full range does not filter. */
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

/** Postcodes, undefined for the whole country. */
function citiesOf({ placeIds, near }: SeekerCriteria): number[] | undefined {
  return placeIds.length === 0 && !near ? undefined : [...placeIds.flatMap(citiesOfPlace), ...citiesNear(near)];
}
