import { agentLimits } from '@jobblik/contract/agents/agents.rules';
import type { SeekerAgent, SeekerAgentWithResult } from '@jobblik/contract/agents/seeker-agents.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { listCandidates, payingViewer } from '../../candidates/index.ts';
import { readUnreadByRef } from '../../notices/index.ts';
import type { Services } from '../../platform/services.ts';
import { rereadSeekerAgentsOf } from '../reread-agents.ts';
import { readUnseenIn } from '../see-agent.ts';
import { presentCvHit, presentSeekerAgent } from './seeker-agents.present.ts';
import { countCvHits, findOwnSeekerAgent, readCvHits, readSeekerAgentsOf } from './seeker-agents.queries.ts';
import type { SeekerAgentRow } from './seeker-agents.tables.ts';

/** The agents of an employer with the numbers of their hits, in three queries however many there are. */
export async function listSeekerAgents(services: Services, who: SignedIn): Promise<SeekerAgent[]> {
  if (!who.demo) await rereadSeekerAgentsOf(services, who.userId);
  return await presentAll(services, who, await readSeekerAgentsOf(services.db, who.userId));
}

async function presentAll({ db, ports }: Services, who: SignedIn, agents: SeekerAgentRow[]): Promise<SeekerAgent[]> {
  const ids = agents.map(({ id }) => id);
  const [results, unseen] = await Promise.all([
    countCvHits(db, ids, who.demo),
    readUnreadByRef(db, who.userId, 'seeker_agent', who.demo ? ports.notices.markOfSample() : undefined),
  ]);
  return agents.map((agent) => {
    const found = results.get(agent.id) ?? 0;
    // The unread mark of a hidden CV is removed a moment later.
    return presentSeekerAgent(agent, { results: found, unseen: Math.min(found, unseen.get(agent.id) ?? 0) });
  });
}

/** @throws Problem `not_found`, also for another person's agent */
export async function readSeekerAgent(services: Services, who: SignedIn, agentId: number): Promise<SeekerAgent> {
  if (!who.demo) await rereadSeekerAgentsOf(services, who.userId, agentId);
  const agent = await findOwnSeekerAgent(services.db, who.userId, agentId);
  const [shown] = agent ? await presentAll(services, who, [agent]) : [];
  if (!shown) throw new Problem('not_found');
  return shown;
}

/**
 * An agent with its hits as this employer may see them.
 * @throws Problem `membership_required`; `not_found`, also for another person's agent
 */
export async function readSeekerAgentResult(
  services: Services,
  who: SignedIn,
  agentId: number,
): Promise<SeekerAgentWithResult> {
  const { db, env } = services;
  const viewer = await payingViewer(services, who);
  const shown = await readSeekerAgent(services, who, agentId);
  const hits = await readCvHits(db, [agentId], { limit: agentLimits.results, sampleOnly: viewer.sampleOnly });
  const [unseen, listed] = await Promise.all([
    readUnseenIn(db, 'seeker', who.userId, agentId),
    listCandidates(
      services,
      viewer,
      hits.map(({ cvUserId }) => cvUserId),
    ),
  ]);
  const byOwner = new Map(hits.map((hit) => [hit.cvUserId, hit]));
  return {
    ...shown,
    agent_result1: listed.flatMap((one) => {
      const { user_id } = one.candidate;
      const hit = byOwner.get(user_id);
      return hit
        ? [presentCvHit(one, hit, { isNew: unseen.has(user_id), ageFilters: env.AGE_FILTERS, agent: shown })]
        : [];
    }),
  };
}
