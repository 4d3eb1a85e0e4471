import { getAgentById, setJobAgentSeenStatus } from '@jobblik/contract/agents/agents.api';
import { callApi } from '../../platform/api/api';
import { useCall } from '../../platform/api/query';
import { jobScreens } from '../agent-screens';
import { useMarkedHits } from '../use-marked-hits';

/** A job agent with its hits, and which of them are new to the person. */
export function useAgentResult(agentId: number) {
  const query = useCall(getAgentById, { body: { agent_id: agentId } }, { staleTime: 0 });
  const agent = query.data?.agent;
  const newIds = useMarkedHits({
    screens: jobScreens,
    agentId,
    newIds: agent?.agent_result.filter(({ is_new }) => is_new).map(({ id }) => id),
    unseen: agent?.unseen_count ?? 0,
    see: () => callApi(setJobAgentSeenStatus, { params: { agent_id: agentId } }),
    refetch: query.refetch,
  });
  return { query, newIds };
}
