import type { MailFrequency } from '@jobblik/contract/agents/agents.rules';
import { agentAgeRange, asksAge, hasSeekerChoice } from '@jobblik/contract/agents/seeker-agents.rules';
import type { SeekerAgent, SeekerAgentFormInput } from '@jobblik/contract/agents/seeker-agents.schema';
import { cvExtras } from '@jobblik/contract/candidates/cv-search.rules';
import { experienceLevels } from '@jobblik/contract/jobs/job-choices.rules';
import { educationLevels, jobTypeOf, jobTypes } from '@jobblik/contract/lookups/choices.rules';
import type { CvSearchAddress } from '../../candidates/index';
import type { Words } from '../../platform/words/i18n';
import { type Choice, type NearChoice, nearForm, nearOf, nearText, type PlaceChoice } from '../agent-values';

/** Values of a CV-match agent's form. */
export interface SeekerValues {
  name: string;
  categories: Choice[];
  places: PlaceChoice[];
  jobTypes: number[];
  educations: number[];
  languages: Choice[];
  video: boolean;
  document: boolean;
  experiences: number[];
  keywords: string[];
  near: NearChoice | null;
  minAge: number;
  maxAge: number;
  frequency: MailFrequency;
}

export const emptySeekerAgent: SeekerValues = {
  name: '',
  categories: [],
  places: [],
  jobTypes: [],
  educations: [],
  languages: [],
  video: false,
  document: false,
  experiences: [],
  keywords: [],
  near: null,
  minAge: agentAgeRange.min,
  maxAge: agentAgeRange.max,
  frequency: 'daily',
};

/**
 * The form filled with a search for candidates. Its ages begin later than those of the search: nobody younger has a CV.
 * @param found what of the search has to be looked up
 */
export function valuesOfSearch(
  search: CvSearchAddress,
  {
    near,
    languages,
    places,
    categories,
  }: {
    near: NearChoice | null;
    languages: readonly Choice[];
    places: readonly PlaceChoice[];
    categories: readonly Choice[];
  },
): SeekerValues {
  const keyword = search.keyword.trim();
  const { min } = agentAgeRange;
  const extras = cvExtras.filter(({ id }) => search.extras.includes(id)).map(({ kind }) => kind);
  const known = (ids: readonly number[], list: readonly { id: number }[]) =>
    list.map(({ id }) => id).filter((id) => ids.includes(id));
  return {
    ...emptySeekerAgent,
    keywords: keyword && keyword.toLowerCase() !== 'all' ? [keyword] : [],
    jobTypes: known(search.job_type, jobTypes),
    educations: known(search.educations, educationLevels),
    experiences: known(search.experiences, experienceLevels),
    languages: languages.map(({ id, name }) => ({ id, name })),
    video: extras.includes('video'),
    document: extras.includes('cv_document'),
    places: [...places],
    categories: [...categories],
    near,
    minAge: Math.max(search.minAge, min),
    maxAge: Math.max(search.maxAge, min),
  };
}

/** Form values of an existing agent. */
export function valuesOf(agent: SeekerAgent): SeekerValues {
  return {
    name: agent.name,
    categories: agent.agent_category.map(({ category: { id, name, gone } }) => ({ id, name, gone })),
    places: agent.agent_location.map(({ location: { id, name, zip, gone } }) => ({ id, name, zip, gone })),
    jobTypes: agent.job_types.map(({ id }) => id),
    educations: agent.agent_education.map(({ education_id }) => education_id),
    languages: agent.agent_language.map(({ language: { id, name, gone } }) => ({ id, name, gone })),
    video: agent.video_presentation === 1,
    document: agent.cv_document === 1,
    experiences: agent.experiences.map(({ id }) => id),
    keywords: agent.keywords,
    near: agent.near && nearOf(agent.near),
    minAge: agent.min_age,
    maxAge: agent.max_age,
    frequency: agent.frequency,
  };
}

/**
 * Request body for the form's values.
 * @param uuid of a new agent's form
 */
export function formOf(values: SeekerValues, uuid?: string): SeekerAgentFormInput {
  const ids = (list: readonly Choice[]) => list.map(({ id }) => ({ id }));
  return {
    name: values.name,
    categories: ids(values.categories),
    location: ids(values.places),
    job_types: values.jobTypes,
    educations: values.educations,
    languages: ids(values.languages),
    video_presentation: values.video ? 1 : 0,
    cv_document: values.document ? 1 : 0,
    experiences: values.experiences,
    keywords: values.keywords,
    ...nearForm(values.near),
    min_age: values.minAge,
    max_age: values.maxAge,
    frequency: values.frequency,
    ...(uuid && { uuid }),
  };
}

/** The form's fields, where the call names them otherwise. */
export const paths = {
  location: 'places',
  postcode: 'near',
  radius: 'near',
  job_types: 'jobTypes',
} as const satisfies Readonly<Record<string, keyof SeekerValues>>;

/** Whether anything is chosen at all (spec 2§5). */
export function hasChosen(values: SeekerValues, ageFilters: boolean): boolean {
  const ids = (list: readonly Choice[]) => list.map(({ id }) => id);
  const criteria = {
    jobTypeIds: values.jobTypes,
    categoryIds: ids(values.categories),
    placeIds: ids(values.places),
    educationIds: values.educations,
    languageIds: ids(values.languages),
    video: values.video,
    document: values.document,
    experienceIds: values.experiences,
    keywords: values.keywords,
    near: values.near && { cityId: values.near.id, radius: values.near.radius },
    minAge: values.minAge,
    maxAge: values.maxAge,
  };
  return hasSeekerChoice(criteria, { ageFilters });
}

/** Names of all choices that still exist, the most specific ones first. */
export function namesOf(values: SeekerValues, ageFilters: boolean, t: Words<'seeker-agents'>): string[] {
  const existingNames = (list: readonly Choice[]) => list.filter(({ gone }) => !gone).map(({ name }) => name);
  return [
    ...values.keywords,
    ...existingNames(values.categories),
    ...existingNames(values.places),
    ...(values.near && !values.near.gone ? [nearText(values.near, t)] : []),
    ...values.jobTypes.map((id) => jobTypeOf(id).name),
    ...educationLevels.filter(({ id }) => values.educations.includes(id)).map(({ name }) => name),
    ...experienceLevels
      .filter(({ id }) => values.experiences.includes(id))
      .map(({ name }) => t('experience', { years: name })),
    ...existingNames(values.languages),
    ...(values.video ? [t('video')] : []),
    ...(values.document ? [t('document')] : []),
    ...(ageFilters && asksAge(values) ? [agesText(values, t)] : []),
  ];
}

/** "25–40 år"; the upper end includes everybody older: "25 år og ældre". */
export function agesText(
  { minAge: from, maxAge: to }: Pick<SeekerValues, 'minAge' | 'maxAge'>,
  t: Words<'seeker-agents'>,
): string {
  return to === agentAgeRange.max ? t('oldest', { age: from }) : t('ages', { from, to });
}
