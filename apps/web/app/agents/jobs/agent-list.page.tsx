import { deleteAgent, getAgent } from '@jobblik/contract/agents/agents.api';
import type { JobAgent } from '@jobblik/contract/agents/agents.schema';
import { useQueryClient } from '@tanstack/react-query';
import { callKey, useCall, useSend } from '../../platform/api/query';
import { seo } from '../../platform/seo';
import { pageWords } from '../../platform/words/i18n';
import { AgentList } from '../agent-list';
import { AgentRow } from '../agent-row';
import { jobScreens } from '../agent-screens';
import type { Route } from './+types/agent-list.page';
import { AgentCriteria } from './agent-criteria';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'agents')('list.title'), hidden: true });
}

/** The job agents of a person (spec 1§2). */
export default function AgentListPage() {
  const queries = useQueryClient();
  const own = useCall(getAgent, undefined, { staleTime: 0 });
  const send = useSend(deleteAgent);
  const remove = async ({ id }: JobAgent) => {
    const { agents } = await send.mutateAsync({ body: { agent_id: id } });
    queries.setQueryData(callKey(getAgent), (before: { most: number } | undefined) => before && { ...before, agents });
  };
  return (
    <AgentList
      screens={jobScreens}
      query={own}
      titleOf={({ title }) => title}
      remove={remove}
      row={(agent, onDelete) => (
        <AgentRow key={agent.id} screens={jobScreens} agent={agent} title={agent.title} onDelete={onDelete}>
          <AgentCriteria agent={agent} />
        </AgentRow>
      )}
    />
  );
}
