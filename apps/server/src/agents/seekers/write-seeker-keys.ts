import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { type SeekerAgentRow, seekerAgentKeys } from './seeker-agents.tables.ts';
import { criteriaOf } from './seeker-criteria.ts';
import { seekerKeysOf } from './seeker-keys.ts';

/** Updates the keys of an agent. */
export async function writeSeekerKeys(tx: Transaction, agent: SeekerAgentRow): Promise<void> {
  await tx.delete(seekerAgentKeys).where(eq(seekerAgentKeys.agentId, agent.id));
  await tx
    .insert(seekerAgentKeys)
    .values(seekerKeysOf(criteriaOf(agent)).map((key) => ({ ...key, agentId: agent.id })));
}
