import { and, count, countDistinct, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { jobSearch, jobs } from '../jobs/jobs.tables.ts';
import type { Database, Transaction } from '../platform/db/db.ts';
import { type JobAgentRow, jobAgentHits, jobAgents } from './agents.tables.ts';

/** A person's own agent; undefined for another person's. @param lock against other writers until the end of the transaction */
export async function findOwnAgent(
  db: Database | Transaction,
  userId: number,
  agentId: number,
  { lock = false } = {},
): Promise<JobAgentRow | undefined> {
  const query = db
    .select()
    .from(jobAgents)
    .where(and(eq(jobAgents.id, agentId), eq(jobAgents.userId, userId)));
  const [agent] = lock ? await query.for('update') : await query;
  return agent;
}

/** The agents of a person, the last created first. */
export async function readAgentsOf(db: Database | Transaction, userId: number): Promise<JobAgentRow[]> {
  return await db
    .select()
    .from(jobAgents)
    .where(eq(jobAgents.userId, userId))
    .orderBy(desc(jobAgents.createdAt), desc(jobAgents.id));
}

/** Condition: a hit that still fits and whose ad everybody can find. */
function isListed(agentIds: readonly number[], now: Date) {
  return and(inArray(jobAgentHits.agentId, [...agentIds]), isNull(jobAgentHits.goneAt), gt(jobSearch.liveUntil, now));
}

/** Number of hits in each agent's list. */
export async function countAgentResults(
  db: Database | Transaction,
  agentIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  if (agentIds.length === 0) return new Map();
  const rows = await db
    .select({ agentId: jobAgentHits.agentId, hits: count() })
    .from(jobAgentHits)
    .innerJoin(jobSearch, eq(jobSearch.jobId, jobAgentHits.jobId))
    .where(isListed(agentIds, now))
    .groupBy(jobAgentHits.agentId);
  return new Map(rows.map(({ agentId, hits }) => [agentId, hits]));
}

/** Listed ads among the hits of all agents of a person, each once. */
export async function countHitAds(db: Database, userId: number, now: Date): Promise<number> {
  const agents = await db.select({ id: jobAgents.id }).from(jobAgents).where(eq(jobAgents.userId, userId));
  if (agents.length === 0) return 0;
  const [row] = await db
    .select({ ads: countDistinct(jobAgentHits.jobId) })
    .from(jobAgentHits)
    .innerJoin(jobSearch, eq(jobSearch.jobId, jobAgentHits.jobId))
    .where(
      isListed(
        agents.map(({ id }) => id),
        now,
      ),
    );
  return row?.ads ?? 0;
}

export type HitRow = typeof jobAgentHits.$inferSelect;

/** The hits of an agent, the newest ad first. */
export async function readHits(db: Database, agentId: number, now: Date, limit: number): Promise<HitRow[]> {
  const rows = await db
    .select({ hit: jobAgentHits })
    .from(jobAgentHits)
    .innerJoin(jobSearch, eq(jobSearch.jobId, jobAgentHits.jobId))
    .innerJoin(jobs, eq(jobs.id, jobAgentHits.jobId))
    .where(isListed([agentId], now))
    .orderBy(desc(jobs.publishedAt), desc(jobAgentHits.jobId))
    .limit(limit);
  return rows.map(({ hit }) => hit);
}
