import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { sql } from 'drizzle-orm';
import { clearUnread } from '../notices/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { type AgentKindName, agentKindNames, agentKinds } from './agent-kinds.ts';
import { seekerAgentHits } from './seekers/seeker-agents.tables.ts';

/** Deletes an agent of the caller with its hits. @throws Problem `not_found`, also for another person's agent */
export async function deleteAgent(
  services: Services,
  kind: AgentKindName,
  who: SignedIn,
  agentId: number,
): Promise<void> {
  const { agents, unread } = agentKinds[kind];
  await inTransaction(services.db, async (tx) => {
    const { rowCount } = await tx.execute(sql`delete from ${agents} where id = ${agentId} and user_id = ${who.userId}`);
    if (!rowCount) throw new Problem('not_found');
    await clearUnread(tx, services, { userId: who.userId, kind: unread, refId: agentId });
  });
}

/** Erases the agents of a removed person, and the person from the agents of others. Idempotent. */
export async function eraseAgentsOf(services: Services, userId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    for (const kind of agentKindNames) {
      const { agents, unread } = agentKinds[kind];
      await tx.execute(sql`delete from ${agents} where user_id = ${userId}`);
      await clearUnread(tx, services, { userId, kind: unread });
    }
    await tx.execute(sql`delete from ${seekerAgentHits} where cv_user_id = ${userId}`);
    await clearUnread(tx, services, { kind: 'seeker_agent', subjectId: userId });
  });
}
