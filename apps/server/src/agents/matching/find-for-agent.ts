import { agentLimits } from '@jobblik/contract/agents/agents.rules';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { jobs } from '../../jobs/jobs.tables.ts';
import { type AdFilters, findLiveAds } from '../../jobs/search/index.ts';
import { categoriesUnder } from '../../lookups/index.ts';
import { clearUnread } from '../../notices/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { type JobAgentRow, jobAgentHits } from '../agents.tables.ts';
import { attributesOf } from './ad-attributes.ts';
import { criteriaOf, type ReadCriteria, readWords } from './agent-criteria.ts';
import { citiesNear, citiesOfPlace } from './place-ids.ts';
import { storeAndNotify } from './store-and-notify.ts';
import { storeHits } from './store-hits.ts';
import { lockAgent, storeWords } from './store-words.ts';

/** The criteria of an agent as filters of the ad search. */
export function adFiltersOf(criteria: ReadCriteria): AdFilters {
  const { companyIds, jobTypeIds, categoryIds, placeIds, near, queries, remoteIds, payShown, wishIds } = criteria;
  const isAnywhere = placeIds.length === 0 && !near;
  return {
    companyIds,
    jobTypeIds,
    // A removed category has nothing below it, but an ad may still have it.
    categoryIds: categoryIds.flatMap((id) => [id, ...categoriesUnder(id)]),
    cityIds: isAnywhere ? null : [...placeIds.flatMap(citiesOfPlace), ...citiesNear(near)],
    keywords: queries,
    remoteIds,
    payShown,
    wishIds,
  };
}

/**
 * Stores the live ads that an agent fits as its hits, the newest if there are very many. They were published before the agent was
 * saved, so they are neither unread nor mailed.
 */
export async function findForAgent(
  tx: Transaction,
  services: Services,
  { agentId, criteria }: { agentId: number; criteria: ReadCriteria },
): Promise<void> {
  const ads = (await readLiveAdsFor(tx, services, criteria)).map(attributesOf);
  await storeHits(tx, { ads, agentIds: [agentId], isNew: false, now: services.clock.now() });
}

async function readLiveAdsFor(tx: Transaction, services: Services, criteria: ReadCriteria) {
  const { jobIds } = await findLiveAds(services, adFiltersOf(criteria), agentLimits.results);
  if (jobIds.length === 0) return [];
  return await tx.select(adColumns).from(jobs).where(inArray(jobs.id, jobIds));
}

const adColumns = {
  id: jobs.id,
  companyId: jobs.companyId,
  jobTypeId: jobs.jobTypeId,
  categoryIds: jobs.categoryIds,
  cityIds: jobs.cityIds,
  remote: jobs.remote,
  payFrom: jobs.payFrom,
  payTo: jobs.payTo,
  payUnit: jobs.payUnit,
  payHidden: jobs.payHidden,
  publishedAt: jobs.publishedAt,
};

/** Removes hits that no longer fit the changed agent from its list. Call before {@link findForAgent}. */
export async function dropMisfits(tx: Transaction, services: Services, agent: JobAgentRow): Promise<void> {
  const listed = await tx
    .select(adColumns)
    .from(jobAgentHits)
    .innerJoin(jobs, eq(jobs.id, jobAgentHits.jobId))
    .where(and(eq(jobAgentHits.agentId, agent.id), isNull(jobAgentHits.goneAt)));
  if (listed.length === 0) return;
  await tx
    .update(jobAgentHits)
    .set({ goneAt: services.clock.now() })
    .where(and(eq(jobAgentHits.agentId, agent.id), isNull(jobAgentHits.goneAt)));
  // Hits that still fit are stored again; they are not new, since their rows exist.
  for (let from = 0; from < listed.length; from += 1000) {
    const ads = listed.slice(from, from + 1000).map(attributesOf);
    await storeHits(tx, { ads, agentIds: [agent.id], isNew: false, now: services.clock.now() });
  }
  const gone = await tx
    .update(jobAgentHits)
    .set({ awaitsMail: false })
    .where(and(eq(jobAgentHits.agentId, agent.id), sql`${jobAgentHits.goneAt} is not null`))
    .returning({ jobId: jobAgentHits.jobId });
  if (gone.length === 0) return;
  await clearUnread(tx, services, {
    userId: agent.userId,
    kind: 'job_agent',
    refId: agent.id,
    subjectId: gone.map(({ jobId }) => jobId),
  });
}

/**
 * See the task `rematch`. Ads published since the agent was saved are new to the person, and this task may be the first to find
 * them.
 */
export async function rematchAgent(
  services: Services,
  agentId: number,
  { changed }: { changed: boolean },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const agent = await lockAgent(tx, agentId);
    if (!agent) return;
    const criteria = await readWords(services, criteriaOf(agent));
    const isReread = await storeWords(tx, agent, criteria);
    if (!agent.isActive) return;
    if (changed || isReread) await dropMisfits(tx, services, agent);
    const ads = await readLiveAdsFor(tx, services, criteria);
    const isNew = ({ publishedAt }: { publishedAt: Date | null }) => publishedAt && publishedAt >= agent.updatedAt;
    for (const ad of ads.filter(isNew)) {
      await storeAndNotify(tx, services, { ad: attributesOf(ad), agentIds: [agentId], changed: false });
    }
    const others = ads.filter((ad) => !isNew(ad)).map(attributesOf);
    await storeHits(tx, { ads: others, agentIds: [agentId], isNew: false, now: services.clock.now() });
  });
}
