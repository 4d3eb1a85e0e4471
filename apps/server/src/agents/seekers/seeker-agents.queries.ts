import { and, count, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { cvIsSearchable, cvs } from '../../cv/index.ts';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { type CvHitRow, type SeekerAgentRow, seekerAgentHits, seekerAgents } from './seeker-agents.tables.ts';

/** An employer's own agent; undefined for another person's. @param lock against other writers until the end of the transaction */
export async function findOwnSeekerAgent(
  db: Database | Transaction,
  userId: number,
  agentId: number,
  { lock = false } = {},
): Promise<SeekerAgentRow | undefined> {
  const query = db
    .select()
    .from(seekerAgents)
    .where(and(eq(seekerAgents.id, agentId), eq(seekerAgents.userId, userId)));
  const [agent] = lock ? await query.for('update') : await query;
  return agent;
}

/** The agents of an employer, the last created first. */
export async function readSeekerAgentsOf(db: Database, userId: number): Promise<SeekerAgentRow[]> {
  return await db
    .select()
    .from(seekerAgents)
    .where(eq(seekerAgents.userId, userId))
    .orderBy(desc(seekerAgents.createdAt), desc(seekerAgents.id));
}

/**
 * Condition for joins of hits with `cvs` and `users`: a hit that still fits and whose CV can be found; by an age only while it is
 * shown.
 */
function isListed(agentIds: readonly number[], sampleOnly: boolean) {
  return and(
    inArray(seekerAgentHits.agentId, [...agentIds]),
    isNull(seekerAgentHits.goneAt),
    cvIsSearchable(),
    or(eq(seekerAgentHits.byAge, false), eq(cvs.visibility, 'named')),
    sampleOnly ? eq(users.sample, true) : undefined,
  );
}

/** Number of hits in each agent's list. @param sampleOnly for demo visitors, who see no real person */
export async function countCvHits(
  db: Database,
  agentIds: readonly number[],
  sampleOnly: boolean,
): Promise<Map<number, number>> {
  if (agentIds.length === 0) return new Map();
  const rows = await db
    .select({ agentId: seekerAgentHits.agentId, hits: count() })
    .from(seekerAgentHits)
    .innerJoin(cvs, eq(cvs.userId, seekerAgentHits.cvUserId))
    .innerJoin(users, eq(users.id, seekerAgentHits.cvUserId))
    .where(isListed(agentIds, sampleOnly))
    .groupBy(seekerAgentHits.agentId);
  return new Map(rows.map(({ agentId, hits }) => [agentId, hits]));
}

/**
 * The hits of agents, the last found first; among those found together the last changed CV first.
 * @param options `of`: these candidates only
 */
export async function readCvHits(
  db: Database | Transaction,
  agentIds: readonly number[],
  { limit, sampleOnly = false, of }: { limit: number; sampleOnly?: boolean; of?: readonly number[] },
): Promise<CvHitRow[]> {
  const rows = await db
    .select({ hit: seekerAgentHits })
    .from(seekerAgentHits)
    .innerJoin(cvs, eq(cvs.userId, seekerAgentHits.cvUserId))
    .innerJoin(users, eq(users.id, seekerAgentHits.cvUserId))
    .where(and(isListed(agentIds, sampleOnly), of && inArray(seekerAgentHits.cvUserId, [...of])))
    .orderBy(desc(seekerAgentHits.foundAt), desc(cvs.changedAt), desc(seekerAgentHits.cvUserId))
    .limit(limit);
  return rows.map(({ hit }) => hit);
}
