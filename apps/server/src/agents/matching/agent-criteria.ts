import type { AgentCriteria, Near } from '@jobblik/contract/agents/agents.rules';
import type { AgentForm } from '@jobblik/contract/agents/agents.schema';
import type { FieldProblem } from '@jobblik/contract/kernel/problem.schema';
import { hasWord, keywordVersion, readKeyword, wishQuery } from '../../jobs/search/index.ts';
import { categoryById, cityById } from '../../lookups/index.ts';
import { type QueryNode, toTsquery } from '../../platform/search/index.ts';
import type { Services } from '../../platform/services.ts';
import type { JobAgentRow } from '../agents.tables.ts';
import { citiesNear, placeById } from './place-ids.ts';

/** Criteria with a query for each keyword. */
export interface ReadCriteria extends AgentCriteria {
  queries: readonly QueryNode[];
}

/** Criteria with the queries of the searches for their keywords. */
export async function readWords(services: Services, criteria: AgentCriteria): Promise<ReadCriteria> {
  return { ...criteria, queries: await Promise.all(criteria.keywords.map((one) => readKeyword(services, one))) };
}

/** The criteria in an agent's row. */
export function criteriaOf(agent: JobAgentRow): AgentCriteria {
  const { companyIds, jobTypeIds, categoryIds, placeIds, keywords, remoteIds, payShown, wishIds } = agent;
  return { companyIds, jobTypeIds, categoryIds, placeIds, near: nearOf(agent), keywords, remoteIds, payShown, wishIds };
}

/** The criteria in an agent's form. */
export function criteriaOfForm(form: AgentForm): AgentCriteria {
  return {
    companyIds: form.company,
    jobTypeIds: form.job_type,
    categoryIds: form.categories,
    placeIds: form.location,
    near: form.postcode === 0 ? null : { cityId: form.postcode, radius: form.radius },
    keywords: form.keywords,
    remoteIds: form.remote,
    payShown: form.pay_shown,
    wishIds: form.wishes,
  };
}

/** The columns of an agent's row with its criteria. */
export function columnsOf({ near, ...criteria }: ReadCriteria) {
  return {
    companyIds: [...criteria.companyIds],
    jobTypeIds: [...criteria.jobTypeIds],
    categoryIds: [...criteria.categoryIds],
    placeIds: [...criteria.placeIds],
    ...columnsOfCircle(near),
    keywords: [...criteria.keywords],
    ...columnsOfWords(criteria),
    remoteIds: [...criteria.remoteIds],
    payShown: criteria.payShown,
    wishIds: [...criteria.wishIds],
  };
}

/** The columns that depend on the version of the language rules. */
export function columnsOfWords({ queries, wishIds }: Pick<ReadCriteria, 'queries' | 'wishIds'>) {
  return {
    keywordQueries: queries.map(toTsquery),
    wishQuery: toTsquery(wishQuery(wishIds)),
    wordVersion: keywordVersion,
  };
}

/** The columns of a circle, in any table. */
export function columnsOfCircle(near: Near | null) {
  return { nearCityId: near?.cityId ?? null, nearRadius: near?.radius ?? null, nearCityIds: citiesNear(near) };
}

/** The circle of an agent's row. */
export function nearOf({ nearCityId, nearRadius }: Pick<JobAgentRow, 'nearCityId' | 'nearRadius'>): Near | null {
  return nearCityId === null || nearRadius === null ? null : { cityId: nearCityId, radius: nearRadius };
}

/**
 * Problems of choices that do not exist, unless the agent had them before they were removed, and of keywords without a searchable
 * word.
 */
export function problemsOf(
  criteria: AgentCriteria,
  { before, companies }: { before: AgentCriteria | undefined; companies: ReadonlyMap<number, string> },
): FieldProblem[] {
  const isUnknown = (ids: readonly number[], had: readonly number[] | undefined, exists: (id: number) => boolean) =>
    ids.some((id) => !exists(id) && !had?.includes(id));
  const checks: [wrong: boolean, field: string, code: string][] = [
    [isUnknown(criteria.companyIds, before?.companyIds, (id) => companies.has(id)), 'company', 'unknown_company'],
    [
      isUnknown(criteria.categoryIds, before?.categoryIds, (id) => categoryById(id) !== undefined),
      'categories',
      'unknown_category',
    ],
    [isUnknown(criteria.placeIds, before?.placeIds, (id) => placeById(id) !== undefined), 'location', 'unknown_place'],
    [isUnknown(nearIds(criteria), nearIds(before), (id) => cityById(id) !== undefined), 'postcode', 'unknown_postcode'],
    [!criteria.keywords.every(hasWord), 'keywords', 'no_word'],
  ];
  return checks.filter(([wrong]) => wrong).map(([, field, code]) => ({ path: `agent.${field}`, code }));
}

function nearIds(criteria: Pick<AgentCriteria, 'near'> | undefined): number[] {
  return criteria?.near ? [criteria.near.cityId] : [];
}
