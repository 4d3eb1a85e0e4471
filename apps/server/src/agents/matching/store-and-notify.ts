import { agentsMatchedJob } from '@jobblik/contract/agents/agents.events';
import type { Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import type { AdAttributes } from './ad-attributes.ts';
import { enqueueRereads } from './enqueue-rereads.ts';
import { notifyOfHits } from './notify-of-hits.ts';
import { storeHits } from './store-hits.ts';

/**
 * Stores the hits of an ad that is new, and notifies the people who had not found it before.
 * @param agentIds 1000 at most
 */
export async function storeAndNotify(
  tx: Transaction,
  services: Services,
  { ad, agentIds, changed }: { ad: AdAttributes; agentIds: readonly number[]; changed: boolean },
): Promise<void> {
  const fresh = await storeHits(tx, { ads: [ad], agentIds, isNew: true, now: services.clock.now() });
  await notifyOfHits(tx, services, 'job', fresh, (agent_ids) =>
    services.tasks.publish(tx, agentsMatchedJob, { job_id: ad.jobId, changed, agent_ids }),
  );
  await enqueueRereads(tx, services, fresh);
}
