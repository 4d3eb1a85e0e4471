import { agentAgeRange } from '@jobblik/contract/agents/seeker-agents.rules';
import { type SQL, sql } from 'drizzle-orm';

const narrowed = (row: SQL) => sql`(${row}min_age > ${agentAgeRange.min} or ${row}max_age < ${agentAgeRange.max})`;

/** Whether an agent (or its key) is found by age; false where ages do not filter (docs/law.md). */
export function asksAgeIn(row: SQL, ageFilters: boolean): SQL {
  return ageFilters ? narrowed(row) : sql`false`;
}

/**
 * Whether an age fits an agent or its key: only ages that are shown are in a narrowed range, and anybody who is older than the
 * upper end is in it.
 * @param row the alias with its dot, or nothing
 * @param age an expression that may be null
 */
export function fitsAge(row: SQL, age: SQL, ageFilters: boolean): SQL {
  if (!ageFilters) return sql`true`;
  const { max } = agentAgeRange;
  return sql`(not ${narrowed(row)} or (${age} >= ${row}min_age and (${age} <= ${row}max_age or ${row}max_age >= ${max})))`;
}
