import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/db.ts';
import { type AgentKindName, agentKinds } from './agent-kinds.ts';

/**
 * The agents that something fits, in one query.
 * @param met lists of agents whose keys are met, as `agent_ids, exact`
 * @param fits decides on row `agent` where a key does not say it all
 * @returns ids in no order
 */
export async function readMatches(
  db: Database,
  kind: AgentKindName,
  { met, fits }: { met: SQL; fits: SQL },
): Promise<number[]> {
  const { rows } = await db.execute<{ sure: string | null; checked: string | null }>(sql`
    with met as materialized (${met})
    select (
      select string_agg(array_to_string(agent_ids, ','), ',') from met where exact
    ) as sure, (
      select string_agg(agent.id::text, ',') from ${agentKinds[kind].agents} as agent
      where agent.id = any(array(select unnest(agent_ids) from met where not exact)) and ${fits}
    ) as checked`);
  // Thousands of ids come as one text: as rows they would take longer to read than to find.
  const ids: number[] = JSON.parse(`[${[rows[0]?.sure, rows[0]?.checked].filter(Boolean).join()}]`);
  // An agent with several fitting choices is met several times.
  return [...new Set(ids)];
}

/** Numbers as one parameter. */
export function ints(ids: readonly number[]): SQL {
  return sql`${sql.param([...ids])}::int[]`;
}
