import { createHmac, timingSafeEqual } from 'node:crypto';
import { Problem } from '@jobblik/contract/kernel/problem';
import { userType } from '@jobblik/contract/kernel/session';
import { sql } from 'drizzle-orm';
import { findUser } from '../../accounts/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { publicUrl, type Settings } from '../../platform/env.ts';
import { deriveKey, loadSecret } from '../../platform/files/secret.ts';
import type { Services } from '../../platform/services.ts';
import { type AgentKindName, agentKindNames, agentKinds } from '../agent-kinds.ts';
import { clearWaitingMails } from './waiting-mails.ts';

/**
 * Token in the mails of a person that stops them without a session: the person's id, signed. It stays
 * valid, because people stop mails from long ago.
 */
export async function stopTokenOf(env: Settings, userId: number): Promise<string> {
  return `${userId}.${(await signatureOf(env, userId)).toString('base64url')}`;
}

/** @returns undefined for a token that we have not signed */
async function personOf(env: Settings, token: string): Promise<number | undefined> {
  const [, id = '', given = ''] = /^(\d{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === '') return undefined;
  const signature = Buffer.from(given, 'base64url');
  const expected = await signatureOf(env, Number(id));
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? Number(id) : undefined;
}

async function signatureOf(env: Settings, userId: number): Promise<Buffer> {
  const key = deriveKey(await loadSecret(env.DATA_DIR), 'stop agent mails');
  return createHmac('sha256', key).update(String(userId)).digest();
}

/**
 * Stops the mails of all agents of a person; the agents go on. Running it again changes nothing.
 * @throws Problem `not_found` for a token that is none of ours
 */
export async function stopAgentMails({ db, env }: Services, token: string): Promise<void> {
  const userId = await personOf(env, token);
  if (userId === undefined) throw new Problem('not_found');
  await inTransaction(db, async (tx) => {
    for (const kind of agentKindNames) {
      await tx.execute(sql`update ${agentKinds[kind].agents} set frequency = 'never' where user_id = ${userId}`);
      await clearWaitingMails(tx, kind, { userId });
    }
  });
}

/** The page that asks a person before it stops their mails: it speaks of what they have. */
export async function stopPageOf({ db, env }: Services, token: string): Promise<string> {
  const userId = await personOf(env, token);
  const person = userId === undefined ? undefined : await findUser(db, userId);
  return stopPage(person?.type === userType.employer ? 'seeker' : 'job', token);
}

/** Path of that page. */
export function stopPage(kind: AgentKindName, token: string): string {
  return `/${kind === 'job' ? 'jobagent' : 'cv-match'}/stop/${encodeURIComponent(token)}`;
}

/** What lets mail programs stop the mails by one click (RFC 8058). */
export function stopHeaders(env: Settings, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${publicUrl(env)}/api/stop_agent_mails/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
