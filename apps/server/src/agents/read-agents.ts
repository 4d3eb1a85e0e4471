import { agentLimits } from '@jobblik/contract/agents/agents.rules';
import type { DashboardAgent, JobAgent, JobAgentWithResult } from '@jobblik/contract/agents/agents.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { listCards } from '../jobs/index.ts';
import { readUnreadByRef } from '../notices/index.ts';
import type { Services } from '../platform/services.ts';
import { readCompanies } from './agent-names.ts';
import { presentAgent, presentHit } from './agents.present.ts';
import { countAgentResults, countHitAds, findOwnAgent, readAgentsOf, readHits } from './agents.queries.ts';
import type { JobAgentRow } from './agents.tables.ts';
import { rereadAgentsOf } from './reread-agents.ts';
import { readUnseenIn } from './see-agent.ts';

/** The agents of a person with the numbers of their hits, in four queries however many there are. */
export async function listAgents(services: Services, userId: number): Promise<JobAgent[]> {
  await rereadAgentsOf(services, userId);
  return await presentAll(services, userId, await readAgentsOf(services.db, userId));
}

/** The agents on the dashboard. */
export async function agentsOnDashboard(services: Services, userId: number): Promise<DashboardAgent[]> {
  const agents = await listAgents(services, userId);
  return agents.map(({ id, title, result_count, unseen_count }) => ({
    id,
    title,
    result_count,
    unread_count: unseen_count,
  }));
}

/** Listed ads that fit a person's job agents; one that several agents found counts once. */
export async function countAdsOfAgents({ db, clock }: Services, userId: number): Promise<number> {
  return await countHitAds(db, userId, clock.now());
}

async function presentAll({ db, clock }: Services, userId: number, agents: JobAgentRow[]): Promise<JobAgent[]> {
  const ids = agents.map(({ id }) => id);
  const [companies, results, unseen] = await Promise.all([
    readCompanies(
      db,
      agents.flatMap(({ companyIds }) => companyIds),
    ),
    countAgentResults(db, ids, clock.now()),
    readUnreadByRef(db, userId, 'job_agent'),
  ]);
  return agents.map((agent) =>
    presentAgent(agent, companies, { results: results.get(agent.id) ?? 0, unseen: unseen.get(agent.id) ?? 0 }),
  );
}

/** @throws Problem `not_found`, also for another person's agent */
export async function readAgent(services: Services, who: SignedIn, agentId: number): Promise<JobAgentWithResult> {
  await rereadAgentsOf(services, who.userId, agentId);
  const agent = await findOwnAgent(services.db, who.userId, agentId);
  if (!agent) throw new Problem('not_found');
  const hits = await readHits(services.db, agentId, services.clock.now(), agentLimits.results);
  const [[shown], unseen, cards] = await Promise.all([
    presentAll(services, who.userId, [agent]),
    readUnseenIn(services.db, 'job', who.userId, agentId),
    listCards(
      services,
      who,
      hits.map(({ jobId }) => jobId),
    ),
  ]);
  if (!shown) throw new Problem('not_found');
  const byJob = new Map(hits.map((hit) => [hit.jobId, hit]));
  return {
    ...shown,
    agent_result: cards.flatMap((card) => {
      const hit = byJob.get(card.id);
      return hit ? [presentHit(card, hit, shown, unseen.has(card.id))] : [];
    }),
  };
}
