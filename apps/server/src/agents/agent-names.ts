import type { AgentCriteria, Near } from '@jobblik/contract/agents/agents.rules';
import { wishes } from '@jobblik/contract/jobs/wishes.rules';
import { jobTypeOf } from '@jobblik/contract/lookups/choices.rules';
import { and, eq, inArray } from 'drizzle-orm';
import { accountIsActive, users } from '../accounts/index.ts';
import { companies } from '../companies/index.ts';
import { categoryById, categoryName, cityById } from '../lookups/index.ts';
import type { Database, Transaction } from '../platform/db/db.ts';
import { words } from '../platform/words.ts';
import { placeById } from './matching/place-ids.ts';

const word = words('mail');

/** Names of companies by id; those of deleted and deactivated accounts are missing. */
export async function readCompanies(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(and(inArray(companies.id, [...ids]), accountIsActive()));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The name of a postcode, town or region by its id; undefined if it no longer exists. */
export function placeName(id: number): string | undefined {
  const place = placeById(id);
  if (!place) return undefined;
  return place.kind === 'zip' ? place.city.name : place.area.name;
}

/** "Højst 25 km fra 8000 Aarhus C"; undefined without a circle, or if its centre no longer exists. */
export function nearName(near: Near | null): string | undefined {
  const city = near && cityById(near.cityId);
  return city ? word('agents.near', { km: near.radius, place: `${city.zip} ${city.name}` }) : undefined;
}

/** Names of an agent's criteria, the most specific first. */
export function namesOfCriteria(criteria: AgentCriteria, companyNames: ReadonlyMap<number, string>): string[] {
  const names = [
    ...criteria.keywords,
    ...criteria.categoryIds.map((id) => categoryName(categoryById(id))),
    ...criteria.companyIds.map((id) => companyNames.get(id)),
    ...criteria.placeIds.map(placeName),
    nearName(criteria.near),
    ...criteria.jobTypeIds.map((id) => jobTypeOf(id).name),
    ...([1, 2, 3] as const)
      .filter((id) => criteria.remoteIds.includes(id))
      .map((id) => word(`agents.hits.remote.${id}`)),
    criteria.payShown ? word('agents.hits.pay') : undefined,
    ...wishes.filter(({ id }) => criteria.wishIds.includes(id)).map(({ name }) => name),
  ];
  return names.filter((name) => name !== undefined);
}
