import { getSeekerAgentResult, setSeekerAgentSeenStatus } from '@jobblik/contract/agents/seeker-agents.api';
import { callApi } from '../../platform/api/api';
import { useCall } from '../../platform/api/query';
import { seekerScreens } from '../agent-screens';
import { useMarkedHits } from '../use-marked-hits';

/** A CV-match agent with its hits, and which of them are new to the employer. */
export function useSeekerResult(agentId: number) {
  const query = useCall(getSeekerAgentResult, { body: { agent_id: agentId } }, { staleTime: 0 });
  const agent = query.data?.agent;
  const newIds = useMarkedHits({
    screens: seekerScreens,
    agentId,
    newIds: agent?.agent_result1.filter(({ is_new }) => is_new).map(({ user_id }) => user_id),
    unseen: agent?.unseen_count ?? 0,
    see: () => callApi(setSeekerAgentSeenStatus, { params: { agent_id: agentId } }),
    refetch: query.refetch,
  });
  return { query, newIds };
}
