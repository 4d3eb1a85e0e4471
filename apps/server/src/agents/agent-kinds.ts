import type { UnreadKind } from '@jobblik/contract/notices/unread';
import type { SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { jobAgentHits, jobAgentKeys, jobAgents } from './agents.tables.ts';
import { seekerAgentHits, seekerAgentKeys, seekerAgents } from './seekers/seeker-agents.tables.ts';

/**
 * Job agents find ads for seekers, CV-match agents find CVs for employers. Their common code is written once, for the tables of a
 * kind: agents (`id, user_id, frequency`), keys (`agent_id`) and hits (`agent_id, gone_at, awaits_mail` and the id of what was
 * found).
 */
export interface AgentKind {
  agents: SQLWrapper;
  keys: SQLWrapper;
  hits: SQLWrapper;
  /** Column of the hits with the id of what was found. */
  subject: SQLWrapper;
  unread: UnreadKind;
}

export const agentKindNames = ['job', 'seeker'] as const;
export type AgentKindName = (typeof agentKindNames)[number];

export const agentKinds: Record<AgentKindName, AgentKind> = {
  job: {
    agents: jobAgents,
    keys: jobAgentKeys,
    hits: jobAgentHits,
    subject: sql.identifier('job_id'),
    unread: 'job_agent',
  },
  seeker: {
    agents: seekerAgents,
    keys: seekerAgentKeys,
    hits: seekerAgentHits,
    subject: sql.identifier('cv_user_id'),
    unread: 'seeker_agent',
  },
};
