import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { type JobAgentRow, jobAgentKeys } from '../agents.tables.ts';
import { criteriaOf } from './agent-criteria.ts';
import { keysOf } from './agent-keys.ts';

/** Updates the keys of an agent. */
export async function writeKeys(tx: Transaction, agent: JobAgentRow): Promise<void> {
  await tx.delete(jobAgentKeys).where(eq(jobAgentKeys.agentId, agent.id));
  await tx.insert(jobAgentKeys).values(keysOf(criteriaOf(agent)).map((key) => ({ ...key, agentId: agent.id })));
}
