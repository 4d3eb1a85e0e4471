import { areasAround, mainCategoryOf } from '../lookups/index.ts';
import { keyPlaceOf, placesOfCity } from './place-ids.ts';

/** What agents ask about in an ad, with everything above it that an agent may have chosen instead. */
export interface AdFacts {
  jobId: number;
  companyId: number;
  jobTypeId: number;
  /** Its categories and their main categories. */
  categoryIds: number[];
  /** Its postcodes, the others of the same quarter, and the towns and regions around them. */
  placeIds: number[];
  /** The same with one id for each quarter. */
  keyPlaceIds: number[];
}

export function factsOf(job: {
  id: number;
  companyId: number | null;
  jobTypeId: number;
  categoryIds: readonly number[];
  cityIds: readonly number[];
}): AdFacts {
  const once = (ids: readonly number[]) => [...new Set(ids)];
  return {
    jobId: job.id,
    companyId: job.companyId ?? 0,
    jobTypeId: job.jobTypeId,
    categoryIds: once(job.categoryIds.flatMap((id) => [id, mainCategoryOf(id)?.id ?? id])),
    placeIds: once(job.cityIds.flatMap(placesOfCity)),
    keyPlaceIds: once(job.cityIds.flatMap((id) => [keyPlaceOf(id), ...areasAround(id).map((area) => area.id)])),
  };
}
