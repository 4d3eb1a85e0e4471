import { eq } from 'drizzle-orm';
import { lockUser } from '../../accounts/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { type JobAgentRow, jobAgents } from '../agents.tables.ts';
import { columnsOfWords, type ReadCriteria } from './agent-criteria.ts';
import { writeKeys } from './write-keys.ts';

/** An agent, locked for {@link storeWords}, and whether its account is active. */
export type LockedAgent = JobAgentRow & { isActive: boolean };

/**
 * Locks an agent and before it its person until the end of the transaction: deactivating the account at the same time then removes
 * the keys after they are written. Undefined if one of them does not exist.
 */
export async function lockAgent(tx: Transaction, agentId: number): Promise<LockedAgent | undefined> {
  const [found] = await tx.select({ userId: jobAgents.userId }).from(jobAgents).where(eq(jobAgents.id, agentId));
  const person = found && (await lockUser(tx, found.userId));
  if (!person) return undefined;
  const [agent] = await tx.select().from(jobAgents).where(eq(jobAgents.id, agentId)).for('update');
  return agent && { ...agent, isActive: person.deactivatedAt === null };
}

/** Writes the queries of an agent's keywords if they are not the stored ones. @returns whether they were written */
export async function storeWords(
  tx: Transaction,
  { id, isActive, ...stored }: LockedAgent,
  criteria: ReadCriteria,
): Promise<boolean> {
  const { keywordQueries, wishQuery, wordVersion } = columnsOfWords(criteria);
  const isSame = wishQuery === stored.wishQuery && String(keywordQueries) === String(stored.keywordQueries);
  if (isSame && wordVersion === stored.wordVersion) return false;
  await tx.update(jobAgents).set({ keywordQueries, wishQuery, wordVersion }).where(eq(jobAgents.id, id));
  if (isActive) await writeKeys(tx, id, criteria);
  return !isSame;
}
