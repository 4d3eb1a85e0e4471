import { agentsMatchedJob } from '@jobblik/contract/agents/agents.events';
import { markUnread } from '../platform/counters/unread.ts';
import type { Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import type { AdFacts } from './ad-facts.ts';
import { mailPeople } from './agents.tasks.ts';
import { storeHits } from './store-hits.ts';

/**
 * Stores the hits of an ad that has just come, and tells whoever had not found it before: unread marks, the event that
 * notifications follow, and mails for those who want them at once.
 * @param agentIds 1000 at most
 */
export async function storeAndTell(
  tx: Transaction,
  services: Services,
  { ad, agentIds, changed }: { ad: AdFacts; agentIds: readonly number[]; changed: boolean },
): Promise<void> {
  const fresh = await storeHits(tx, { ads: [ad], agentIds, isNew: true, now: services.clock.now() });
  if (fresh.length === 0) return;
  await markUnread(
    tx,
    services,
    fresh.map(({ userId, agentId }) => ({ userId, kind: 'job_agent' as const, refId: agentId, subjectId: ad.jobId })),
  );
  const found = fresh.map(({ agentId }) => agentId);
  await services.tasks.publish(tx, agentsMatchedJob, { job_id: ad.jobId, changed, agent_ids: found });
  const atOnce = [...new Set(fresh.filter(({ frequency }) => frequency === 'now').map(({ userId }) => userId))];
  if (atOnce.length > 0) await services.tasks.enqueue(tx, mailPeople, { user_ids: atOnce, frequencies: ['now'] });
}
