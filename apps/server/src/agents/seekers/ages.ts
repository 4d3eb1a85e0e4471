import { agentAgeRange } from '@jobblik/contract/agents/seeker-agents.rules';
import { type SQL, sql } from 'drizzle-orm';

const narrowed = (row: SQL) => sql`(${row}min_age > ${agentAgeRange.min} or ${row}max_age < ${agentAgeRange.max})`;

/** Condition: an agent (or its key) filters by age; false on installations without age filters (docs/law.md). */
export function asksAgeIn(row: SQL, ageFilters: boolean): SQL {
  return ageFilters ? narrowed(row) : sql`false`;
}

/**
 * Condition: an age fits an agent or its key. A narrowed range contains only ages that are shown, and includes everybody older than
 * its upper end.
 * @param row the alias with its dot, or nothing
 * @param age an expression that may be null
 */
export function fitsAge(row: SQL, age: SQL, ageFilters: boolean): SQL {
  if (!ageFilters) return sql`true`;
  const { max } = agentAgeRange;
  return sql`(not ${narrowed(row)} or (${age} >= ${row}min_age and (${age} <= ${row}max_age or ${row}max_age >= ${max})))`;
}
