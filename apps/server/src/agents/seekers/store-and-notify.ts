import { agentsMatchedCv } from '@jobblik/contract/agents/agents.events';
import type { CvMatchCause } from '@jobblik/contract/agents/seeker-agents.rules';
import type { Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { notifyOfHits } from '../matching/notify-of-hits.ts';
import type { CvAttributes } from './cv-attributes.ts';
import { storeCvHits } from './store-cv-hits.ts';

/**
 * Stores the hits of a CV that is new, and notifies the people who had not found it before.
 * @param agentIds 1000 at most
 */
export async function storeCvHitsAndNotify(
  tx: Transaction,
  services: Services,
  { cv, agentIds, cause }: { cv: CvAttributes; agentIds: readonly number[]; cause: CvMatchCause },
): Promise<void> {
  const now = services.clock.now();
  const fresh = await storeCvHits(tx, { cvs: [cv], agentIds, isNew: true, now, ageFilters: services.env.AGE_FILTERS });
  await notifyOfHits(tx, services, 'seeker', fresh, (agent_ids) =>
    services.tasks.publish(tx, agentsMatchedCv, { user_id: cv.userId, cause, agent_ids }),
  );
}
