import type { SeekerCriteria } from '@jobblik/contract/agents/seeker-agents.rules';
import type { SeekerAgentForm } from '@jobblik/contract/agents/seeker-agents.schema';
import type { FieldProblem } from '@jobblik/contract/kernel/problem';
import { categoryById, languageList } from '../../lookups/index.ts';
import { placeById } from '../place-ids.ts';
import type { SeekerAgentRow } from './seeker-agents.tables.ts';

/** What an agent looks for as its row keeps it. */
export function criteriaOf(agent: SeekerAgentRow): SeekerCriteria {
  const { jobTypeIds, categoryIds, placeIds, educationIds, languageIds, video, minAge, maxAge } = agent;
  return { jobTypeIds, categoryIds, placeIds, educationIds, languageIds, video, minAge, maxAge };
}

/** What an agent looks for as its form sends it. */
export function criteriaOfForm(form: SeekerAgentForm) {
  return {
    jobTypeIds: form.job_types,
    categoryIds: form.categories,
    placeIds: form.location,
    educationIds: form.educations,
    languageIds: form.languages,
    video: form.video_presentation,
    minAge: form.min_age,
    maxAge: form.max_age,
  } satisfies SeekerCriteria;
}

/** Choices that nobody can make, unless the agent had them before they went. */
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
  ];
  return checks.filter(([wrong]) => wrong).map(([, field, code]) => ({ path: `agent.${field}`, code }));
}
