import { createHmac, timingSafeEqual } from 'node:crypto';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, eq, inArray } from 'drizzle-orm';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Settings } from '../platform/env.ts';
import { deriveKey, loadSecret } from '../platform/files/secret.ts';
import type { Services } from '../platform/services.ts';
import { jobAgentHits, jobAgents } from './agents.tables.ts';

/**
 * What stands in the mails of a person and lets whoever has it stop them without a session: the person's id, signed. It stays
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
 * Stops the mails of all job agents of a person; the agents go on. Doing it again changes nothing.
 * @throws Problem `not_found` for a token that is none of ours
 */
export async function stopAgentMails({ db, env }: Services, token: string): Promise<void> {
  const userId = await personOf(env, token);
  if (userId === undefined) throw new Problem('not_found');
  await inTransaction(db, async (tx) => {
    const stopped = await tx
      .update(jobAgents)
      .set({ frequency: 'never' })
      .where(eq(jobAgents.userId, userId))
      .returning({ id: jobAgents.id });
    if (stopped.length === 0) return;
    await tx
      .update(jobAgentHits)
      .set({ awaitsMail: false })
      .where(
        and(
          eq(jobAgentHits.awaitsMail, true),
          inArray(
            jobAgentHits.agentId,
            stopped.map(({ id }) => id),
          ),
        ),
      );
  });
}
