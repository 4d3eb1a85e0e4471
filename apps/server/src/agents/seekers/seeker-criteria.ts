import type { SeekerCriteria } from '@jobblik/contract/agents/seeker-agents.rules';
import type { SeekerAgentForm } from '@jobblik/contract/agents/seeker-agents.schema';
import type { FieldProblem } from '@jobblik/contract/kernel/problem.schema';
import { cvKeywordVersion, hasCvWord, readCvKeyword } from '../../candidates/search/index.ts';
import { categoryById, cityById, languageList } from '../../lookups/index.ts';
import { type QueryNode, toTsquery } from '../../platform/search/index.ts';
import type { Services } from '../../platform/services.ts';
import { columnsOfCircle, nearOf } from '../matching/agent-criteria.ts';
import { placeById } from '../matching/place-ids.ts';
import type { SeekerAgentRow } from './seeker-agents.tables.ts';

/** Criteria with a query for each keyword. */
export interface ReadSeekerCriteria extends SeekerCriteria {
  queries: readonly QueryNode[];
}

/** Criteria with the queries of the CV searches for their keywords. */
export async function readWords(services: Services, criteria: SeekerCriteria): Promise<ReadSeekerCriteria> {
  return { ...criteria, queries: await Promise.all(criteria.keywords.map((one) => readCvKeyword(services, one))) };
}

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
export function seekerCriteriaOfForm(form: SeekerAgentForm) {
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
export function seekerColumnsOf({ near, queries, ...criteria }: ReadSeekerCriteria) {
  return {
    ...criteria,
    jobTypeIds: [...criteria.jobTypeIds],
    categoryIds: [...criteria.categoryIds],
    placeIds: [...criteria.placeIds],
    educationIds: [...criteria.educationIds],
    languageIds: [...criteria.languageIds],
    experienceIds: [...criteria.experienceIds],
    keywords: [...criteria.keywords],
    ...seekerColumnsOfWords({ queries }),
    ...columnsOfCircle(near),
  };
}

/** The columns that depend on the version of the language rules. */
export function seekerColumnsOfWords({ queries }: Pick<ReadSeekerCriteria, 'queries'>) {
  return { keywordQueries: queries.map(toTsquery), wordVersion: cvKeywordVersion };
}

/** Problems of choices that do not exist, unless the agent had them before they were removed. */
export function problemsOfSeekerForm(criteria: SeekerCriteria, before: SeekerCriteria | undefined): FieldProblem[] {
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
    [!criteria.keywords.every(hasCvWord), 'keywords', 'no_word'],
  ];
  return checks.filter(([wrong]) => wrong).map(([, field, code]) => ({ path: `agent.${field}`, code }));
}

function cityOf(criteria: SeekerCriteria | undefined): number[] {
  return criteria?.near ? [criteria.near.cityId] : [];
}
