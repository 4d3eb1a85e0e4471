import { hasChoice } from '@jobblik/contract/agents/agents.rules';
import type { AgentForm } from '@jobblik/contract/agents/agents.schema';
import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import type { Principal } from '@jobblik/contract/kernel/session';
import { listCards } from '../jobs/index.ts';
import { findLiveAds } from '../jobs/search/index.ts';
import type { Services } from '../platform/services.ts';
import { criteriaOfForm, readWords } from './matching/agent-criteria.ts';
import { adFiltersOf } from './matching/find-for-agent.ts';

/** Hits that a form shows beside their number. */
export const shownInForm = 3;

/** Live ads that an agent with these values would find, and the newest of them; null without a choice. */
export async function countForm(
  services: Services,
  who: Principal,
  form: AgentForm,
): Promise<{ count: number | null; newest: JobCard[] }> {
  const criteria = criteriaOfForm(form);
  if (!hasChoice(criteria)) return { count: null, newest: [] };
  const { count, jobIds } = await findLiveAds(services, adFiltersOf(await readWords(services, criteria)), shownInForm);
  return { count, newest: await listCards(services, who, jobIds) };
}
