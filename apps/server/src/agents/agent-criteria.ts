import type { AgentCriteria } from '@jobblik/contract/agents/agents.rules';
import type { FieldProblem } from '@jobblik/contract/kernel/problem';
import { readWords } from '../jobs/index.ts';
import { categoryById } from '../lookups/index.ts';
import type { JobAgentRow } from './agents.tables.ts';
import { placeById } from './place-ids.ts';

export function criteriaOf({ companyIds, jobTypeIds, categoryIds, placeIds, keywords }: JobAgentRow): AgentCriteria {
  return { companyIds, jobTypeIds, categoryIds, placeIds, keywords };
}

/** Choices that nobody can make, unless the agent had them before they went, and words that hold nothing to search for. */
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
    [criteria.keywords.some((keyword) => readWords(keyword) === ''), 'keywords', 'no_word'],
  ];
  return checks.filter(([wrong]) => wrong).map(([, field, code]) => ({ path: `agent.${field}`, code }));
}
