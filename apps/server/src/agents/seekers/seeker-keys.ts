import type { SeekerCriteria } from '@jobblik/contract/agents/seeker-agents.rules';
import { citiesNear, keyPlaceOf, regionsOf } from '../matching/place-ids.ts';

/** A row of `seeker_agent_keys` without its agent. */
export interface SeekerKey {
  categoryId: number;
  placeId: number;
  languageId: number;
  jobTypes: number;
  educations: number;
  video: boolean;
  minAge: number;
  maxAge: number;
  exact: boolean;
}

/** Most rows of one agent; beyond it, some choices are left out of the keys and the agent's own row is evaluated. */
const mostKeys = 200;

/** Bits 0 to 5 and 0 to 7: any value of a CV, or none. */
export const anyJobType = 0b11_1111;
export const anyEducation = 0b1111_1111;

/** The keys that a CV must match for the agent to be evaluated; see `seekerAgentKeys`. */
export function seekerKeysOf(criteria: SeekerCriteria): SeekerKey[] {
  const { jobTypeIds, educationIds, minAge, maxAge, near } = criteria;
  // If a document is a criterion too, one of the two is enough, so the agent's own row decides, as for everything that a key does
  // not contain.
  const video = criteria.video && !criteria.document;
  const isCoveredByKey =
    !criteria.document && criteria.experienceIds.length + criteria.keywords.length === 0 && near === null;
  let languages = orAny(criteria.languageIds);
  let categories = orAny(criteria.categoryIds);
  let places = orAny([...criteria.placeIds, ...citiesNear(near)].map(keyPlaceOf));
  const count = () => languages.length * categories.length * places.length;
  // The regions of a wide circle are more selective than leaving out the rest.
  if (near && count() > mostKeys)
    places = orAny([...criteria.placeIds.map(keyPlaceOf), ...regionsOf(citiesNear(near))]);
  const all = count();
  // Languages are least selective, places most.
  if (count() > mostKeys) languages = [0];
  if (count() > mostKeys) categories = [0];
  if (count() > mostKeys) places = [0];
  const shared = {
    jobTypes: jobTypeIds.length > 0 ? bits(jobTypeIds) : anyJobType,
    educations: educationIds.length > 0 ? bits(educationIds) : anyEducation,
    video,
    minAge,
    maxAge,
    exact: isCoveredByKey && count() === all,
  };
  return categories.flatMap((categoryId) =>
    places.flatMap((placeId) => languages.map((languageId) => ({ categoryId, placeId, languageId, ...shared }))),
  );
}

function orAny(ids: readonly number[]): number[] {
  return ids.length > 0 ? [...new Set(ids)] : [0];
}

function bits(ids: readonly number[]): number {
  return ids.reduce((all, id) => all | (1 << id), 0);
}
