import { eq, inArray } from 'drizzle-orm';
import { findUser } from '../accounts/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { jobAgentHits, jobAgentKeys, jobAgents } from './agents.tables.ts';
import { findForAgent } from './find-for-agent.ts';
import { writeKeys } from './write-keys.ts';

/** No ad looks at the agents of somebody whose account rests, and no mail is waiting. */
export async function restAgentsOf(services: Services, userId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const own = tx.select({ id: jobAgents.id }).from(jobAgents).where(eq(jobAgents.userId, userId));
    await tx.delete(jobAgentKeys).where(inArray(jobAgentKeys.agentId, own));
    await tx.update(jobAgentHits).set({ awaitsMail: false }).where(inArray(jobAgentHits.agentId, own));
  });
}

/** The person is back: their agents look again, and find what was published meanwhile. */
export async function wakeAgentsOf(services: Services, userId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const agents = await tx.select().from(jobAgents).where(eq(jobAgents.userId, userId)).for('update');
    const person = await findUser(tx, userId);
    // They may have gone to rest again before this task ran.
    if (!person || person.deactivatedAt) return;
    for (const agent of agents) {
      await writeKeys(tx, agent);
      await findForAgent(tx, services, agent);
    }
  });
}
