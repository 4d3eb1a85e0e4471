import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../platform/services.ts';
import { jobAgents } from './agents.tables.ts';
import { columnsOfWords, criteriaOf, readWords } from './matching/agent-criteria.ts';
import { rematchAgent } from './matching/find-for-agent.ts';
import { rematchSeekerAgent } from './seekers/find-for-seeker-agent.ts';
import { seekerAgents } from './seekers/seeker-agents.tables.ts';
import {
  seekerColumnsOfWords as columnsOfSeekerWords,
  criteriaOf as criteriaOfSeekerAgent,
  readWords as readSeekerWords,
} from './seekers/seeker-criteria.ts';

/**
 * Updates a person's job agents before they are shown: which texts a keyword finds depends on the other ads ("kok" finds mentions
 * only while no title has it), and an agent finds what its search finds.
 * @param agentId only this one
 */
export async function rereadAgentsOf(services: Services, userId: number, agentId?: number): Promise<void> {
  const agents = await services.db
    .select()
    .from(jobAgents)
    .where(and(eq(jobAgents.userId, userId), agentId ? eq(jobAgents.id, agentId) : undefined, hasKeywords(jobAgents)));
  for (const agent of agents) {
    const { keywordQueries } = columnsOfWords(await readWords(services, criteriaOf(agent)));
    if (String(keywordQueries) === String(agent.keywordQueries)) continue;
    await rematchAgent(services, agent.id, { changed: false });
  }
}

/** The same as {@link rereadAgentsOf} for CV-match agents. */
export async function rereadSeekerAgentsOf(services: Services, userId: number, agentId?: number): Promise<void> {
  const agents = await services.db
    .select()
    .from(seekerAgents)
    .where(
      and(
        eq(seekerAgents.userId, userId),
        agentId ? eq(seekerAgents.id, agentId) : undefined,
        hasKeywords(seekerAgents),
      ),
    );
  for (const agent of agents) {
    const { keywordQueries } = columnsOfSeekerWords(await readSeekerWords(services, criteriaOfSeekerAgent(agent)));
    if (String(keywordQueries) === String(agent.keywordQueries)) continue;
    await rematchSeekerAgent(services, agent.id, { changed: false });
  }
}

function hasKeywords({ keywords }: typeof jobAgents | typeof seekerAgents) {
  return sql`${keywords} <> '{}'`;
}
