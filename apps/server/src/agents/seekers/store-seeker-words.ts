import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { type SeekerAgentRow, seekerAgents } from './seeker-agents.tables.ts';
import { type ReadSeekerCriteria, seekerColumnsOfWords } from './seeker-criteria.ts';

/**
 * Writes the queries of an agent's keywords if they are not the stored ones.
 * @param stored the agent, locked
 * @returns whether the queries changed
 */
export async function storeSeekerWords(
  tx: Transaction,
  stored: SeekerAgentRow,
  criteria: ReadSeekerCriteria,
): Promise<boolean> {
  const columns = seekerColumnsOfWords(criteria);
  const isSame = String(columns.keywordQueries) === String(stored.keywordQueries);
  if (isSame && columns.wordVersion === stored.wordVersion) return false;
  await tx.update(seekerAgents).set(columns).where(eq(seekerAgents.id, stored.id));
  return !isSame;
}
