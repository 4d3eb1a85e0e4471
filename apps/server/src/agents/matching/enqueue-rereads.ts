import { inArray } from 'drizzle-orm';
import { jobIndex, readKeyword } from '../../jobs/search/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { toTsquery } from '../../platform/search/index.ts';
import type { Services } from '../../platform/services.ts';
import { jobAgents } from '../agents.tables.ts';
import { rematch } from '../agents.tasks.ts';
import type { FreshHit } from './notify-of-hits.ts';

/**
 * Finds the hits again of agents whose keyword is now read otherwise, because the new ad has in its title what others only mention.
 * The closest reading stays the same with every further hit, so that most agents need no look.
 */
export async function enqueueRereads(tx: Transaction, services: Services, fresh: readonly FreshHit[]): Promise<void> {
  if (fresh.length === 0) return;
  const ids = fresh.map(({ agentId }) => agentId);
  const agents = await tx
    .select({ id: jobAgents.id, keywords: jobAgents.keywords, queries: jobAgents.keywordQueries })
    .from(jobAgents)
    .where(inArray(jobAgents.id, ids));
  const isCurrent = new Map<string, boolean>();
  for (const { id, keywords, queries } of agents) {
    const read = keywords.map((keyword, at) => ({
      keyword,
      query: queries[at] ?? '',
      key: `${keyword}\n${queries[at]}`,
    }));
    for (const { keyword, query, key } of read) {
      if (isCurrent.has(key)) continue;
      const isClosest = toTsquery(jobIndex.closest(keyword)) === query;
      isCurrent.set(key, isClosest || toTsquery(await readKeyword(services, keyword)) === query);
    }
    if (read.every(({ key }) => isCurrent.get(key))) continue;
    await services.tasks.enqueue(tx, rematch, { kind: 'job', agent_id: id, changed: false });
  }
}
