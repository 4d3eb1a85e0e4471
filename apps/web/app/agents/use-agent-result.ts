import { getAgentById, setJobAgentSeenStatus } from '@jobblik/contract/agents/agents.api';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../platform/api';
import { useCall } from '../platform/query';
import { useUnread } from '../platform/unread';

/**
 * An agent with its hits. Looking at them clears the counter; what was new when the page was opened, or came while it is
 * open, stays marked until it is left.
 */
export function useAgentResult(agentId: number) {
  const query = useCall(getAgentById, { body: { agent_id: agentId } }, { staleTime: 0 });
  const [newIds, setNewIds] = useState<ReadonlySet<number>>(new Set());
  const { data, refetch } = query;
  useEffect(() => {
    const fresh = data?.agent.agent_result.filter(({ is_new }) => is_new).map(({ id }) => id) ?? [];
    if (fresh.length > 0) setNewIds((before) => new Set([...before, ...fresh]));
    if (data && data.agent.unseen_count > 0) {
      // Left unread when it fails: the counter goes on saying so, and the next visit tries again.
      callApi(setJobAgentSeenStatus, { params: { agent_id: agentId } }).catch(() => undefined);
    }
  }, [data, agentId]);

  const unseen = useUnread()?.unread_job_agent_cnt_arr[agentId] ?? 0;
  const last = useRef(unseen);
  useEffect(() => {
    if (unseen > last.current) void refetch();
    last.current = unseen;
  }, [unseen, refetch]);
  return { query, newIds };
}
