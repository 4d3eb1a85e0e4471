import type { AgentCriteria, MailFrequency } from '@jobblik/contract/agents/agents.rules';
import { indexVersion, readWords } from '../jobs/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { type JobAgentRow, jobAgents } from './agents.tables.ts';
import { findForAgent } from './find-for-agent.ts';
import { writeKeys } from './write-keys.ts';

export type JobAgentOptions = Partial<AgentCriteria> & {
  userId: number;
  title: string;
  frequency?: MailFrequency;
  createdAt?: Date;
};

/** Makes an agent as its form does: indexed, and with the live ads that fit among its hits. */
export async function makeJobAgent(services: Services, options: JobAgentOptions): Promise<JobAgentRow> {
  const { userId, title, frequency = 'daily', createdAt = services.clock.now(), ...criteria } = options;
  const { companyIds = [], jobTypeIds = [], categoryIds = [], placeIds = [], keywords = [] } = criteria;
  return await inTransaction(services.db, async (tx) => {
    const [agent] = await tx
      .insert(jobAgents)
      .values({
        userId,
        title,
        frequency,
        createdAt,
        updatedAt: createdAt,
        companyIds: [...companyIds],
        jobTypeIds: [...jobTypeIds],
        categoryIds: [...categoryIds],
        placeIds: [...placeIds],
        keywords: [...keywords],
        keywordQueries: keywords.map(readWords),
        wordVersion: indexVersion(),
      })
      .returning();
    if (!agent) throw new Error('no agent was made');
    await writeKeys(tx, agent);
    await findForAgent(tx, services, agent);
    return agent;
  });
}
