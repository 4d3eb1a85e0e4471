import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq } from 'drizzle-orm';
import { unreadMarks } from '../platform/counters/counters.tables.ts';
import { clearUnread } from '../platform/counters/unread.ts';
import type { Database } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { findOwnAgent } from './agents.queries.ts';
import { jobAgentHits } from './agents.tables.ts';

/** Ads that a person has not seen in an agent. */
export async function readUnseenIn(db: Database, userId: number, agentId: number): Promise<Set<number>> {
  const rows = await db
    .select({ jobId: unreadMarks.subjectId })
    .from(unreadMarks)
    .where(and(eq(unreadMarks.userId, userId), eq(unreadMarks.kind, 'job_agent'), eq(unreadMarks.refId, agentId)));
  return new Set(rows.map(({ jobId }) => jobId));
}

/**
 * The person has looked at the hits: none of them is new any more, and no mail need tell of them.
 * @throws Problem `not_found`, also for somebody else's agent
 */
export async function seeAgent(services: Services, who: SignedIn, agentId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    if (!(await findOwnAgent(tx, who.userId, agentId))) throw new Problem('not_found');
    await tx
      .update(jobAgentHits)
      .set({ awaitsMail: false })
      .where(and(eq(jobAgentHits.agentId, agentId), eq(jobAgentHits.awaitsMail, true)));
    await clearUnread(tx, services, { userId: who.userId, kind: 'job_agent', refId: agentId });
  });
}
