import type { MailFrequency } from '@jobblik/contract/agents/agents.rules';
import { noSeekerCriteria, type SeekerCriteria } from '@jobblik/contract/agents/seeker-agents.rules';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { findForSeekerAgent } from './find-for-seeker-agent.ts';
import { type SeekerAgentRow, seekerAgents } from './seeker-agents.tables.ts';
import { readWords, seekerColumnsOf } from './seeker-criteria.ts';
import { writeSeekerKeys } from './write-seeker-keys.ts';

export type SeekerAgentOptions = Partial<SeekerCriteria> & {
  userId: number;
  title: string;
  frequency?: MailFrequency;
  createdAt?: Date;
};

/** Creates a CV-match agent as its form does: indexed, and with the fitting published CVs as hits. */
export async function makeSeekerAgent(services: Services, options: SeekerAgentOptions): Promise<SeekerAgentRow> {
  const { userId, title, frequency = 'daily', createdAt = services.clock.now(), ...chosen } = options;
  const criteria = await readWords(services, { ...noSeekerCriteria, ...chosen });
  return await inTransaction(services.db, async (tx) => {
    const [agent] = await tx
      .insert(seekerAgents)
      .values({
        userId,
        title,
        frequency,
        createdAt,
        updatedAt: createdAt,
        ...seekerColumnsOf(criteria),
      })
      .returning();
    if (!agent) throw new Error('no agent was made');
    await writeSeekerKeys(tx, agent);
    await findForSeekerAgent(tx, services, { agentId: agent.id, criteria });
    return agent;
  });
}
