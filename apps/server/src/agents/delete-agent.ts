import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { clearUnread } from '../platform/counters/unread.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { findOwnAgent } from './agents.queries.ts';
import { jobAgents } from './agents.tables.ts';

/** Deletes an agent of one's own with its hits. @throws Problem `not_found`, also for somebody else's agent */
export async function deleteAgent(services: Services, who: SignedIn, agentId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    if (!(await findOwnAgent(tx, who.userId, agentId, { lock: true }))) throw new Problem('not_found');
    await tx.delete(jobAgents).where(eq(jobAgents.id, agentId));
    await clearUnread(tx, services, { userId: who.userId, kind: 'job_agent', refId: agentId });
  });
}

/** Erases the agents of somebody who has left. Doing it again finds nothing. */
export async function eraseAgentsOf(services: Services, userId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await tx.delete(jobAgents).where(eq(jobAgents.userId, userId));
    await clearUnread(tx, services, { userId, kind: 'job_agent' });
  });
}
