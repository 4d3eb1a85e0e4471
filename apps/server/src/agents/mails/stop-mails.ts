import { Problem } from '@jobblik/contract/kernel/problem';
import { userType } from '@jobblik/contract/kernel/session';
import { sql } from 'drizzle-orm';
import { findUser } from '../../accounts/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { publicUrl, type Settings } from '../../platform/env.ts';
import type { Installation } from '../../platform/installation/secret.ts';
import type { Services } from '../../platform/services.ts';
import { readSignedId, signId } from '../../platform/signed-id.ts';
import { type AgentKindName, agentKindNames, agentKinds } from '../agent-kinds.ts';
import { clearWaitingMails } from './waiting-mails.ts';

const purpose = 'stop agent mails';

/**
 * Token in the mails of a person that stops them without a session. It does not expire, since people also stop mails by old ones.
 */
export function stopTokenOf(env: Installation, userId: number): string {
  return signId(env, purpose, userId);
}

/**
 * Stops the mails of all agents of a person; the agents stay active. Idempotent.
 * @throws Problem `not_found` for an invalid token
 */
export async function stopAgentMails({ db, env }: Services, token: string): Promise<void> {
  const userId = readSignedId(env, purpose, token);
  if (userId === undefined) throw new Problem('not_found');
  await inTransaction(db, async (tx) => {
    for (const kind of agentKindNames) {
      await tx.execute(sql`update ${agentKinds[kind].agents} set frequency = 'never' where user_id = ${userId}`);
      await clearWaitingMails(tx, kind, { userId });
    }
  });
}

/** The page that asks for confirmation before it stops a person's mails. */
export async function stopPageOf({ db, env }: Services, token: string): Promise<string> {
  const userId = readSignedId(env, purpose, token);
  const person = userId === undefined ? undefined : await findUser(db, userId);
  return stopAgentPage(person?.type === userType.employer ? 'seeker' : 'job', token);
}

/** Path of that page. */
export function stopAgentPage(kind: AgentKindName, token: string): string {
  return `/${kind === 'job' ? 'jobagent' : 'cv-match'}/stop/${encodeURIComponent(token)}`;
}

/** Headers with which mail programs stop the mails with one click (RFC 8058). */
export function stopHeaders(env: Settings, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${publicUrl(env)}/api/stop_agent_mails/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
