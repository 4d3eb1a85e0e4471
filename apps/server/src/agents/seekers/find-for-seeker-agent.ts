import { agentLimits } from '@jobblik/contract/agents/agents.rules';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { clearUnread } from '../../notices/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { readCvAttributes } from './cv-attributes.ts';
import { findCvs } from './find-cvs.ts';
import { type SeekerAgentRow, seekerAgentHits, seekerAgents } from './seeker-agents.tables.ts';
import { criteriaOf, type ReadSeekerCriteria, readWords } from './seeker-criteria.ts';
import { storeCvHitsAndNotify } from './store-and-notify.ts';
import { storeCvHits } from './store-cv-hits.ts';
import { storeSeekerWords } from './store-seeker-words.ts';

/**
 * Stores the published CVs that an agent fits as its hits, the newest if there are very many. They were published before the agent
 * was saved, so they are neither unread nor mailed.
 */
export async function findForSeekerAgent(
  tx: Transaction,
  services: Services,
  { agentId, criteria }: { agentId: number; criteria: ReadSeekerCriteria },
): Promise<void> {
  const found = await readCvsFor(tx, services, criteria);
  await store(
    tx,
    services,
    agentId,
    found.map(({ attributes }) => attributes),
  );
}

async function readCvsFor(tx: Transaction, services: Services, criteria: ReadSeekerCriteria) {
  const { userIds } = await findCvs(services, criteria, { limit: agentLimits.results });
  return await readCvAttributes(tx, services, userIds);
}

async function store(
  tx: Transaction,
  { clock, env }: Services,
  agentId: number,
  cvs: Parameters<typeof storeCvHits>[1]['cvs'],
): Promise<void> {
  const now = clock.now();
  await storeCvHits(tx, { cvs, agentIds: [agentId], isNew: false, now, ageFilters: env.AGE_FILTERS });
}

/** Removes hits that no longer fit the changed agent from its list. Call before {@link findForSeekerAgent}. */
export async function dropCvMisfits(tx: Transaction, services: Services, agent: SeekerAgentRow): Promise<void> {
  const shown = and(eq(seekerAgentHits.agentId, agent.id), isNull(seekerAgentHits.goneAt));
  const listed = await tx
    .update(seekerAgentHits)
    .set({ goneAt: services.clock.now() })
    .where(shown)
    .returning({ userId: seekerAgentHits.cvUserId });
  if (listed.length === 0) return;
  // Hits that still fit are stored again; they are not new, since their rows exist.
  for (let from = 0; from < listed.length; from += 1000) {
    const ids = listed.slice(from, from + 1000).map(({ userId }) => userId);
    const found = await readCvAttributes(tx, services, ids);
    await store(
      tx,
      services,
      agent.id,
      found.map(({ attributes }) => attributes),
    );
  }
  const gone = await tx
    .update(seekerAgentHits)
    .set({ awaitsMail: false })
    .where(and(eq(seekerAgentHits.agentId, agent.id), isNotNull(seekerAgentHits.goneAt)))
    .returning({ userId: seekerAgentHits.cvUserId });
  if (gone.length === 0) return;
  await clearUnread(tx, services, {
    userId: agent.userId,
    kind: 'seeker_agent',
    refId: agent.id,
    subjectId: gone.map(({ userId }) => userId),
  });
}

/**
 * See the task `rematch`. CVs published since the agent was saved are new to the employer, and this task may be the first to find
 * them.
 */
export async function rematchSeekerAgent(
  services: Services,
  agentId: number,
  { changed }: { changed: boolean },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const [agent] = await tx.select().from(seekerAgents).where(eq(seekerAgents.id, agentId)).for('update');
    if (!agent) return;
    const criteria = await readWords(services, criteriaOf(agent));
    const isReread = await storeSeekerWords(tx, agent, criteria);
    if (changed || isReread) await dropCvMisfits(tx, services, agent);
    const found = await readCvsFor(tx, services, criteria);
    const isNew = ({ changedAt }: { changedAt: Date }) => changedAt >= agent.updatedAt;
    for (const { attributes } of found.filter(isNew)) {
      await storeCvHitsAndNotify(tx, services, { cv: attributes, agentIds: [agentId], cause: 'published' });
    }
    await store(
      tx,
      services,
      agentId,
      found.filter((one) => !isNew(one)).map(({ attributes }) => attributes),
    );
  });
}
