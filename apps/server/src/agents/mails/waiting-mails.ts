import type { MailFrequency } from '@jobblik/contract/agents/agents.rules';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { type AgentKindName, agentKinds } from '../agent-kinds.ts';

/** A hit with a pending mail. */
export interface WaitingHit {
  agentId: number;
  /** The ad or the owner of the CV. */
  subjectId: number;
}

/** People with hits whose mail is pending, with these frequencies. */
export async function peopleAwaitingMail(
  db: Database,
  kind: AgentKindName,
  frequencies: readonly MailFrequency[],
): Promise<number[]> {
  const { agents, hits } = agentKinds[kind];
  const { rows } = await db.execute<{ user_id: number }>(sql`
    select distinct agent.user_id from ${hits} as hit join ${agents} as agent on agent.id = hit.agent_id
    where hit.awaits_mail and ${isOf(frequencies)}`);
  return rows.map((row) => row.user_id);
}

/** Marks the pending hits of a person as sent, and returns them. */
export async function takeWaitingHits(
  tx: Transaction,
  kind: AgentKindName,
  userId: number,
  frequencies: readonly MailFrequency[],
): Promise<WaitingHit[]> {
  const { agents, hits, subject } = agentKinds[kind];
  const { rows } = await tx.execute<{ agent_id: number; subject_id: number }>(sql`
    update ${hits} as hit set awaits_mail = false from ${agents} as agent
    where agent.id = hit.agent_id and hit.awaits_mail and agent.user_id = ${userId} and ${isOf(frequencies)}
    returning hit.agent_id, hit.${subject} as subject_id`);
  return rows.map((row) => ({ agentId: row.agent_id, subjectId: row.subject_id }));
}

/** Removes all current hits of an agent, or of every agent of a person, from pending mails. */
export async function clearWaitingMails(
  tx: Transaction,
  kind: AgentKindName,
  of: { agentId: number } | { userId: number },
): Promise<void> {
  const { agents, hits } = agentKinds[kind];
  const which =
    'agentId' in of
      ? sql`agent_id = ${of.agentId}`
      : sql`agent_id in (select id from ${agents} where user_id = ${of.userId})`;
  await tx.execute(sql`update ${hits} set awaits_mail = false where awaits_mail and ${which}`);
}

function isOf(frequencies: readonly MailFrequency[]): SQL {
  return sql`agent.frequency = any(${sql.param([...frequencies])}::text[])`;
}
