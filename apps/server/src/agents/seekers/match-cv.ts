import type { CvMatchCause } from '@jobblik/contract/agents/seeker-agents.rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { clearUnread } from '../../notices/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { eachOnce } from '../matching/read-matches.ts';
import { readCvAttributes } from './cv-attributes.ts';
import { findMatchingSeekerAgents } from './find-matching-agents.ts';
import { seekerAgentHits } from './seeker-agents.tables.ts';
import { storeCvHitsAndNotify } from './store-and-notify.ts';

/** Agents whose hits are written in one transaction. */
const batch = 1000;

/**
 * Finds the agents that a CV fits and stores the hits; employers who had not found it before are notified, and agents that it no
 * longer fits lose it. A CV that nobody can find fits none. Idempotent: nobody is notified twice.
 */
export async function matchCv(services: Services, userId: number, cause: CvMatchCause): Promise<void> {
  const { db, env } = services;
  const [cv] = await readCvAttributes(db, services, [userId]);
  const agentIds = cv
    ? eachOnce(await findMatchingSeekerAgents(db, cv.attributes, { ageFilters: env.AGE_FILTERS }))
    : [];
  for (let from = 0; cv && from < agentIds.length; from += batch) {
    const some = agentIds.slice(from, from + batch);
    await inTransaction(db, (tx) => storeCvHitsAndNotify(tx, services, { cv: cv.attributes, agentIds: some, cause }));
  }
  await dropOthers(services, userId, agentIds);
}

async function dropOthers(services: Services, userId: number, agentIds: readonly number[]): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const gone = await tx
      .update(seekerAgentHits)
      .set({ goneAt: services.clock.now(), awaitsMail: false })
      .where(
        and(
          eq(seekerAgentHits.cvUserId, userId),
          isNull(seekerAgentHits.goneAt),
          sql`${seekerAgentHits.agentId} <> all(${sql.param([...agentIds])}::int[])`,
        ),
      )
      .returning({ agentId: seekerAgentHits.agentId });
    if (agentIds.length === 0) return await clearUnread(tx, services, { kind: 'seeker_agent', subjectId: userId });
    const refId = gone.map(({ agentId }) => agentId);
    if (refId.length > 0) await clearUnread(tx, services, { kind: 'seeker_agent', refId, subjectId: userId });
  });
}
