import { hasChoice } from '@jobblik/contract/agents/agents.rules';
import type { AgentForm } from '@jobblik/contract/agents/agents.schema';
import { findLiveAds, readWords } from '../jobs/index.ts';
import type { Services } from '../platform/services.ts';
import { criteriaOfForm } from './matching/agent-criteria.ts';
import { adsWantedBy } from './matching/find-for-agent.ts';

/** Live ads that an agent would find if it were saved as it is; null while nothing is chosen. */
export async function countForm(services: Services, form: AgentForm): Promise<number | null> {
  const criteria = criteriaOfForm(form);
  if (!hasChoice(criteria)) return null;
  const keywordQueries = criteria.keywords.map(readWords).filter(Boolean);
  // Words that hold nothing to search for find nothing, which is not the same as no words.
  if (keywordQueries.length < criteria.keywords.length && keywordQueries.length === 0) return 0;
  return (await findLiveAds(services, adsWantedBy(criteria, keywordQueries), 0)).count;
}
