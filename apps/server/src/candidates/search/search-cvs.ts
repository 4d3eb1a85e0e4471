import type { CvInterview, CvSearch, CvSearchAnswer } from '@jobblik/contract/candidates/cv-search.schema';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import type { Services } from '../../platform/services.ts';
import { type ListedCandidate, listCandidates } from '../list-candidates.ts';
import type { Viewer } from '../viewer.ts';
import { resolveFilters } from './cv-filters.ts';
import { cvIndex } from './cv-index.ts';
import { whyMatched } from './why-matched.ts';

/**
 * Searches published CVs (spec 2§7). The calling code must check the right to search. A page beyond the last one is empty and costs
 * no more than the first.
 * @throws Problem `invalid_input` for a postcode that does not exist
 */
export async function searchCvs(services: Services, viewer: Viewer, search: CvSearch): Promise<CvSearchAnswer> {
  const { env, clock } = services;
  const context = { today: localDateOf(clock.now()), ageFilters: env.AGE_FILTERS, sampleOnly: viewer.sampleOnly };
  const { filters, distances } = resolveFilters(search, context);
  const { ids, count, corrected, isNear, reasons } = await cvIndex.search(services, {
    keyword: search.keyword,
    filters,
    order: search.sort === 'relevance' ? 'relevance' : 'newest',
    page: { offset: (search.pageNumber - 1) * search.pagePerSize, limit: search.pagePerSize },
    now: clock.now(),
  });
  const listed = await listCandidates(services, viewer, ids, { asIndexed: true });
  const interviews = await interviewsWith(services, viewer, listed);
  return {
    cvs: listed.map(({ candidate, heart, content, cityId }) => ({
      ...candidate,
      heart,
      interview: interviews.get(candidate.user_id) ?? null,
      matched: reasons.length > 0 ? whyMatched(content, reasons) : [],
      distance_km: distances?.get(cityId ?? 0) ?? null,
    })),
    count,
    corrected_keyword: corrected,
    near_hits: isNear,
  };
}

/** Interviews of people shown by name: for others they would reveal who they are. */
async function interviewsWith(
  services: Services,
  { who }: Viewer,
  listed: readonly ListedCandidate[],
): Promise<ReadonlyMap<number, CvInterview>> {
  if (!who) return new Map();
  const seekerIds = listed.flatMap(({ candidate }) => (candidate.anonymous ? [] : candidate.user_id));
  return await services.ports.candidates.interviewsWith(services, { employerId: who.userId, seekerIds });
}
