import type { AgentHit, AgentPlace, HitReason, JobAgent } from '@jobblik/contract/agents/agents.schema';
import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { jobTypeOf } from '@jobblik/contract/lookups/choices.rules';
import { categoryById, categoryName } from '../lookups/index.ts';
import { placeName } from './agent-names.ts';
import type { HitRow } from './agents.queries.ts';
import type { JobAgentRow } from './agents.tables.ts';
import { nearOf } from './matching/agent-criteria.ts';
import { placeById } from './matching/place-ids.ts';

export interface AgentNumbers {
  results: number;
  unseen: number;
}

/** @param companies names by id; those that no longer exist are missing */
export function presentAgent(
  agent: JobAgentRow,
  companies: ReadonlyMap<number, string>,
  { results, unseen }: AgentNumbers,
): JobAgent {
  const types = agent.jobTypeIds.map((id) => jobTypeOf(id));
  const categories = agent.categoryIds.map((id) => {
    const category = categoryById(id);
    return { id, seo: category?.seo ?? '', text: categoryName(category) ?? '', gone: category === undefined };
  });
  const places = agent.placeIds.map(presentPlace);
  const near = nearOf(agent);
  return {
    id: agent.id,
    title: agent.title,
    company: agent.companyIds.map((id) => ({
      company_id: id,
      company_name: companies.get(id) ?? '',
      gone: !companies.has(id),
    })),
    job_type: types[0] ?? null,
    job_types: types,
    categories,
    agent_category: categories.map((category) => ({ category_id: category.id, category })),
    location: places,
    agent_location: places.map((location) => ({ location_id: location.id, location })),
    near: near && { ...presentPlace(near.cityId), radius: near.radius },
    keywords: agent.keywords,
    remote: agent.remoteIds,
    pay_shown: agent.payShown,
    wishes: agent.wishIds,
    frequency: agent.frequency,
    result_count: results,
    unseen_count: unseen,
    created_at: agent.createdAt.toISOString(),
    updated_at: agent.updatedAt.toISOString(),
  };
}

/** A place of an agent, in the format of `get_cities_with_query`. */
export function presentPlace(id: number): AgentPlace {
  const place = placeById(id);
  if (!place) return { id, name: '', zip: '', region: '', kind: 'zip', gone: true };
  const { name, region } = place.kind === 'zip' ? place.city : place.area;
  return { id, name, zip: place.kind === 'zip' ? place.city.zip : '', region, kind: place.kind, gone: false };
}

/** An ad that an agent found, with the matching choice of each kind of criteria. */
export function presentHit(card: JobCard, hit: HitRow, agent: JobAgent, isNew: boolean): AgentHit {
  return { ...card, reason: reasonOf(hit, card, agent), is_new: isNew, found_at: hit.foundAt.toISOString() };
}

function reasonOf(hit: HitRow, card: JobCard, { near }: JobAgent): HitReason {
  return {
    company: hit.companyId === null ? null : card.company.name,
    job_type: hit.jobTypeId === null ? null : jobTypeOf(hit.jobTypeId).name,
    category: hit.categoryId === null ? null : (categoryName(categoryById(hit.categoryId)) ?? null),
    location: hit.placeId === null ? null : (placeName(hit.placeId) ?? null),
    keyword: hit.keyword,
    near: hit.byNear && near ? { name: near.name, zip: near.zip, radius: near.radius } : null,
    remote: hit.remoteId,
    pay: hit.byPay,
    wishes: hit.wishIds,
  };
}
