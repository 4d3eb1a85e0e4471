import { hasChoice } from '@jobblik/contract/agents/agents.rules';
import type { AgentForm } from '@jobblik/contract/agents/agents.schema';
import { findLiveAds } from '../jobs/index.ts';
import type { Services } from '../platform/services.ts';
import { criteriaOfForm } from './matching/agent-criteria.ts';
import { adFiltersOf } from './matching/find-for-agent.ts';

/** Live ads that an agent would find if it were saved as it is; null while nothing is chosen. */
export async function countForm(services: Services, form: AgentForm): Promise<number | null> {
  const criteria = criteriaOfForm(form);
  if (!hasChoice(criteria)) return null;
  return (await findLiveAds(services, adFiltersOf(criteria), 0)).count;
}
