import { type Near, sameChoices } from './agents.rules.ts';

/** Numbers of CV-match agents beside those of all agents (`agentLimits`). */
export const seekerAgentLimits = { languages: 20, educations: 7, jobTypes: 5 } as const;

/** Ends of the age range (spec 2§9). The full range does not filter; the upper end includes everybody older. */
export const agentAgeRange = { min: 15, max: 66 } as const;

/** Why a CV fits now: it was published, it was changed, or it got a video. */
export const cvMatchCauses = ['published', 'changed', 'video'] as const;
export type CvMatchCause = (typeof cvMatchCauses)[number];

/** Criteria of a CV-match agent, as ids of the lookups. Kinds are AND, choices within a kind OR; an empty kind does not filter. */
export interface SeekerCriteria {
  jobTypeIds: readonly number[];
  categoryIds: readonly number[];
  /** Postcodes, towns and regions by the ids that `get_cities_with_query` answers. */
  placeIds: readonly number[];
  /** The highest education of the CV, levels 1 to 7. */
  educationIds: readonly number[];
  languageIds: readonly number[];
  /** Only CVs with a video. */
  video: boolean;
  /** With a CV document; if `video` is set too, one of the two is enough, as in the search. */
  document: boolean;
  /** Experience levels of the CV search. */
  experienceIds: readonly number[];
  /** Words; a CV must contain one of them. */
  keywords: readonly string[];
  /** A circle around a postcode, one more place beside `placeIds`. */
  near: Near | null;
  /** Years, both included. */
  minAge: number;
  maxAge: number;
}

/** An agent without criteria. */
export const noSeekerCriteria: SeekerCriteria = {
  jobTypeIds: [],
  categoryIds: [],
  placeIds: [],
  educationIds: [],
  languageIds: [],
  video: false,
  document: false,
  experienceIds: [],
  keywords: [],
  near: null,
  minAge: agentAgeRange.min,
  maxAge: agentAgeRange.max,
};

/** Whether the age range is narrower than the full one. */
export function asksAge({ minAge, maxAge }: Pick<SeekerCriteria, 'minAge' | 'maxAge'>): boolean {
  return minAge > agentAgeRange.min || maxAge < agentAgeRange.max;
}

/**
 * At least one of job type, category, location, education, language, video and a narrowed age must be chosen (spec 2§5); every
 * other criterion of the CV search counts too.
 * @param options `ageFilters` off: an age is no choice (docs/law.md)
 */
export function hasSeekerChoice(criteria: SeekerCriteria, { ageFilters }: { ageFilters: boolean }): boolean {
  return (
    listsOf(criteria).some((list) => list.length > 0) ||
    criteria.video ||
    criteria.document ||
    (ageFilters && asksAge(criteria))
  );
}

/** Whether two agents have the same criteria, in any order. */
export function sameSeekerCriteria(a: SeekerCriteria, b: SeekerCriteria): boolean {
  return (
    sameChoices(listsOf(a), listsOf(b)) &&
    a.video === b.video &&
    a.document === b.document &&
    a.minAge === b.minAge &&
    a.maxAge === b.maxAge
  );
}

function listsOf(criteria: SeekerCriteria): (readonly (number | string)[])[] {
  const { jobTypeIds, categoryIds, placeIds, educationIds, languageIds, experienceIds, keywords, near } = criteria;
  const circle = near ? [`${near.cityId}/${near.radius}`] : [];
  return [jobTypeIds, categoryIds, placeIds, educationIds, languageIds, experienceIds, keywords, circle];
}

/** Full years on a day. @param birthday, today local dates, `YYYY-MM-DD` */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
