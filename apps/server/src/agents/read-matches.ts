import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/db.ts';
import { type AgentKindName, agentKinds } from './agent-kinds.ts';

/**
 * The agents that something fits, in one query.
 * @param met keys that are met, as `agent_id, exact`
 * @param fits decides on row `agent` where a key does not say it all
 * @returns ids in no order
 */
export async function readMatches(
  db: Database,
  kind: AgentKindName,
  { met, fits }: { met: SQL; fits: SQL },
): Promise<number[]> {
  const { rows } = await db.execute<{ sure: Buffer | null; checked: Buffer | null }>(sql`
    with asked as materialized (
      select string_agg(int4send(agent_id), ''::bytea) filter (where exact) as sure,
        array_agg(agent_id) filter (where not exact) as unsure
      from (${met}) as met
    )
    select asked.sure, (
      select string_agg(int4send(agent.id), ''::bytea) from ${agentKinds[kind].agents} as agent
      where agent.id = any(asked.unsure) and ${fits}
    ) as checked
    from asked`);
  const ids = new Set<number>();
  addIds(ids, rows[0]?.sure);
  addIds(ids, rows[0]?.checked);
  return [...ids];
}

/**
 * Ids come one after the other, four bytes each: thousands of rows would take longer to read than to find. An agent with several
 * fitting choices is met several times.
 */
function addIds(ids: Set<number>, packed: Buffer | null | undefined): void {
  if (!packed) return;
  for (let at = 0; at < packed.length; at += 4) ids.add(packed.readInt32BE(at));
}

/** Numbers as one parameter. */
export function ints(ids: readonly number[]): SQL {
  return sql`${sql.param([...ids])}::int[]`;
}
