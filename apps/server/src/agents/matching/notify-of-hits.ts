import type { MailFrequency } from '@jobblik/contract/agents/agents.rules';
import { markUnread } from '../../notices/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { type AgentKindName, agentKinds } from '../agent-kinds.ts';
import { mailPeople } from '../agents.tasks.ts';

/** An agent that has found something for the first time. */
export interface FreshHit {
  agentId: number;
  /** The ad or the owner of the CV. */
  subjectId: number;
  userId: number;
  frequency: MailFrequency;
}

/**
 * Notifies the people who had not found it before: unread marks, the event for notifications, and mails for people who want them at
 * once.
 * @param publish publishes that event with the agents
 */
export async function notifyOfHits(
  tx: Transaction,
  services: Services,
  kind: AgentKindName,
  fresh: readonly FreshHit[],
  publish: (agentIds: number[]) => Promise<void>,
): Promise<void> {
  if (fresh.length === 0) return;
  const { unread } = agentKinds[kind];
  await markUnread(
    tx,
    services,
    fresh.map(({ userId, agentId, subjectId }) => ({ userId, kind: unread, refId: agentId, subjectId })),
  );
  await publish(fresh.map(({ agentId }) => agentId));
  const atOnce = [...new Set(fresh.filter(({ frequency }) => frequency === 'now').map(({ userId }) => userId))];
  if (atOnce.length === 0) return;
  await services.tasks.enqueue(tx, mailPeople, { kind, user_ids: atOnce, frequencies: ['now'] });
}
