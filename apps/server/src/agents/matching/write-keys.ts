import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { jobAgentKeys } from '../agents.tables.ts';
import type { ReadCriteria } from './agent-criteria.ts';
import { keysOf } from './agent-keys.ts';

/** Updates the keys of an agent. */
export async function writeKeys(tx: Transaction, agentId: number, criteria: ReadCriteria): Promise<void> {
  await tx.delete(jobAgentKeys).where(eq(jobAgentKeys.agentId, agentId));
  await tx.insert(jobAgentKeys).values(keysOf(criteria).map((key) => ({ ...key, agentId })));
}
