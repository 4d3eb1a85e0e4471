import { type AgentCriteria, type MailFrequency, noCriteria } from '@jobblik/contract/agents/agents.rules';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { type JobAgentRow, jobAgents } from './agents.tables.ts';
import { columnsOf, readWords } from './matching/agent-criteria.ts';
import { findForAgent } from './matching/find-for-agent.ts';
import { writeKeys } from './matching/write-keys.ts';

export type JobAgentOptions = Partial<AgentCriteria> & {
  userId: number;
  title: string;
  frequency?: MailFrequency;
  createdAt?: Date;
};

/** Creates an agent as its form does: indexed, and with the fitting live ads as hits. */
export async function makeJobAgent(services: Services, options: JobAgentOptions): Promise<JobAgentRow> {
  const { userId, title, frequency = 'daily', createdAt = services.clock.now(), ...chosen } = options;
  const criteria = await readWords(services, { ...noCriteria, ...chosen });
  return await inTransaction(services.db, async (tx) => {
    const [agent] = await tx
      .insert(jobAgents)
      .values({
        userId,
        title,
        frequency,
        createdAt,
        updatedAt: createdAt,
        ...columnsOf(criteria),
      })
      .returning();
    if (!agent) throw new Error('no agent was made');
    await writeKeys(tx, agent.id, criteria);
    await findForAgent(tx, services, { agentId: agent.id, criteria });
    return agent;
  });
}
