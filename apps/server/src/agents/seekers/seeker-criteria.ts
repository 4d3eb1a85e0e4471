import type { SeekerCriteria } from '@jobblik/contract/agents/seeker-agents.rules';
import type { SeekerAgentForm } from '@jobblik/contract/agents/seeker-agents.schema';
import type { FieldProblem } from '@jobblik/contract/kernel/problem';
import { cvKeywordVersion, readCvKeyword } from '../../cv/index.ts';
import { categoryById, cityById, languageList } from '../../lookups/index.ts';
import { isEmptyQuery, toTsquery } from '../../platform/danish/index.ts';
import { columnsOfCircle, nearOf } from '../matching/agent-criteria.ts';
import { placeById } from '../matching/place-ids.ts';
import type { SeekerAgentRow } from './seeker-agents.tables.ts';

/** The criteria in an agent's row. */
export function criteriaOf(agent: SeekerAgentRow): SeekerCriteria {
  const { jobTypeIds, categoryIds, placeIds, educationIds, languageIds, video, minAge, maxAge } = agent;
  const { document, experienceIds, keywords } = agent;
  const near = nearOf(agent);
  return {
    jobTypeIds,
    categoryIds,
    placeIds,
    educationIds,
    languageIds,
    video,
    document,
    experienceIds,
    keywords,
    near,
    minAge,
    maxAge,
  };
}

/** The criteria in an agent's form. */
export function criteriaOfForm(form: SeekerAgentForm) {
  return {
    jobTypeIds: form.job_types,
    categoryIds: form.categories,
    placeIds: form.location,
    educationIds: form.educations,
    languageIds: form.languages,
    video: form.video_presentation,
    document: form.cv_document,
    experienceIds: form.experiences,
    keywords: form.keywords,
    near: form.postcode === 0 ? null : { cityId: form.postcode, radius: form.radius },
    minAge: form.min_age,
    maxAge: form.max_age,
  } satisfies SeekerCriteria;
}

/** The columns of an agent's row with its criteria. */
export function columnsOf({ near, ...criteria }: SeekerCriteria) {
  return {
    ...criteria,
    jobTypeIds: [...criteria.jobTypeIds],
    categoryIds: [...criteria.categoryIds],
    placeIds: [...criteria.placeIds],
    educationIds: [...criteria.educationIds],
    languageIds: [...criteria.languageIds],
    experienceIds: [...criteria.experienceIds],
    keywords: [...criteria.keywords],
    keywordQueries: criteria.keywords.map((keyword) => toTsquery(readCvKeyword(keyword))),
    wordVersion: cvKeywordVersion,
    ...columnsOfCircle(near),
  };
}

/** Problems of choices that do not exist, unless the agent had them before they were removed. */
export function problemsOf(criteria: SeekerCriteria, before: SeekerCriteria | undefined): FieldProblem[] {
  const isUnknown = (
    ids: readonly number[],
    had: readonly number[] | undefined,
    find: (id: number) => object | undefined,
  ) => ids.some((id) => !find(id) && !had?.includes(id));
  const checks: [wrong: boolean, field: string, code: string][] = [
    [isUnknown(criteria.categoryIds, before?.categoryIds, categoryById), 'categories', 'unknown_category'],
    [isUnknown(criteria.placeIds, before?.placeIds, placeById), 'location', 'unknown_place'],
    [isUnknown(criteria.languageIds, before?.languageIds, languageList().byId), 'languages', 'unknown_language'],
    [isUnknown(cityOf(criteria), cityOf(before), cityById), 'postcode', 'unknown_postcode'],
    [criteria.keywords.some((keyword) => isEmptyQuery(readCvKeyword(keyword))), 'keywords', 'no_word'],
  ];
  return checks.filter(([wrong]) => wrong).map(([, field, code]) => ({ path: `agent.${field}`, code }));
}

function cityOf(criteria: SeekerCriteria | undefined): number[] {
  return criteria?.near ? [criteria.near.cityId] : [];
}
