import { deleteSeekerAgent, getSeekerAgent } from '@jobblik/contract/agents/seeker-agents.api';
import type { SeekerAgent } from '@jobblik/contract/agents/seeker-agents.schema';
import { useQueryClient } from '@tanstack/react-query';
import { callKey, useCall, useSend } from '../../platform/api/query';
import { seo } from '../../platform/seo';
import { pageWords } from '../../platform/words/i18n';
import { AgentList } from '../agent-list';
import { AgentRow } from '../agent-row';
import { seekerScreens } from '../agent-screens';
import type { Route } from './+types/seeker-list.page';
import { AgentsClosed, areAgentsClosed } from './agents-closed';
import { SeekerCriteria } from './seeker-criteria';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'seeker-agents')('list.title'), hidden: true });
}

/** The CV-match agents of an employer (spec 2§2). */
export default function SeekerListPage() {
  const queries = useQueryClient();
  const own = useCall(getSeekerAgent, undefined, { staleTime: 0 });
  const send = useSend(deleteSeekerAgent);
  const remove = async ({ id }: SeekerAgent) => {
    await send.mutateAsync({ body: { agent_id: id } });
    // Not from the answer: in the demo nothing is deleted.
    await queries.invalidateQueries({ queryKey: callKey(getSeekerAgent) });
  };
  if (areAgentsClosed(own.error)) return <AgentsClosed error={own.error} />;
  return (
    <AgentList
      screens={seekerScreens}
      query={own}
      titleOf={({ name }) => name}
      remove={remove}
      row={(agent, onDelete) => (
        <AgentRow key={agent.id} screens={seekerScreens} agent={agent} title={agent.name} onDelete={onDelete}>
          <SeekerCriteria agent={agent} />
        </AgentRow>
      )}
    />
  );
}
