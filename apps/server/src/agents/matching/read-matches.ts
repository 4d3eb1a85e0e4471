import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/db.ts';
import { type AgentKindName, agentKinds } from '../agent-kinds.ts';

/**
 * The agents that something fits, in one query.
 * @param met lists of agents with matching keys, as `agent_ids, exact`
 * @param fits condition on row `agent` if a key is not sufficient
 * @returns ids in no particular order; an agent with several fitting choices several times. See {@link eachOnce}
 */
export async function readMatches(
  db: Database,
  kind: AgentKindName,
  { met, fits }: { met: SQL; fits: SQL },
): Promise<Int32Array> {
  // Thousands of ids are sent as bytes: rows, and even digits, would take longer to read than to find.
  const { rows } = await db.execute<{ sure: Buffer | null; checked: Buffer | null }>(sql`
    with met as materialized (${met})
    select (
      select string_agg(array_send(agent_ids), ''::bytea) from met where exact
    ) as sure, (
      select array_send(array_agg(agent.id)) from ${agentKinds[kind].agents} as agent
      where agent.id = any(array(select unnest(agent_ids) from met where not exact)) and ${fits}
    ) as checked`);
  return readArrays([rows[0]?.sure, rows[0]?.checked].filter((bytes) => bytes != null));
}

/** Ids in ascending order, each once. Sorts in place. */
export function eachOnce(ids: Int32Array): number[] {
  const sorted: number[] = [];
  for (const id of ids.sort()) if (id !== sorted.at(-1)) sorted.push(id);
  return sorted;
}

/**
 * Reads `int[]` as PostgreSQL sends them, one after the other: the number of dimensions (none for an empty one), flags and type; for
 * the dimension its length and first index; then for each element its size and value; four bytes each.
 */
function readArrays(parts: readonly Buffer[]): Int32Array {
  const ids = new Int32Array(parts.reduce((sum, { length }) => sum + length / 8, 0));
  let count = 0;
  for (const bytes of parts) {
    for (let at = 0; at < bytes.length; ) {
      const dimensions = bytes.readInt32BE(at);
      at += 12;
      if (dimensions === 0) continue;
      const end = at + 8 + 8 * bytes.readInt32BE(at);
      for (at += 8; at < end; at += 8) ids[count++] = bytes.readInt32BE(at + 4);
    }
  }
  return ids.subarray(0, count);
}

/** Numbers as one parameter. */
export function ints(ids: readonly number[]): SQL {
  return sql`${sql.param([...ids])}::int[]`;
}
