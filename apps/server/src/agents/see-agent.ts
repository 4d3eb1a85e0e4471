import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq, sql } from 'drizzle-orm';
import { clearUnread } from '../notices/index.ts';
import { unreadMarks } from '../notices/unread.tables.ts';
import type { Database } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { type AgentKindName, agentKinds } from './agent-kinds.ts';
import { clearWaitingMails } from './mails/waiting-mails.ts';

/** Unseen hits of a person in an agent: ids of ads, or of the owners of CVs. */
export async function readUnseenIn(
  db: Database,
  kind: AgentKindName,
  userId: number,
  agentId: number,
): Promise<Set<number>> {
  const rows = await db
    .select({ id: unreadMarks.subjectId })
    .from(unreadMarks)
    .where(
      and(
        eq(unreadMarks.userId, userId),
        eq(unreadMarks.kind, agentKinds[kind].unread),
        eq(unreadMarks.refId, agentId),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Marks the hits as seen: removes their unread marks and excludes them from mails.
 * @throws Problem `not_found`, also for another person's agent
 */
export async function seeAgent(services: Services, kind: AgentKindName, who: SignedIn, agentId: number): Promise<void> {
  const { agents, unread } = agentKinds[kind];
  await inTransaction(services.db, async (tx) => {
    const { rowCount } = await tx.execute(
      sql`select from ${agents} as agent where agent.id = ${agentId} and agent.user_id = ${who.userId}`,
    );
    if (!rowCount) throw new Problem('not_found');
    await clearWaitingMails(tx, kind, { agentId });
    await clearUnread(tx, services, { userId: who.userId, kind: unread, refId: agentId });
  });
}
