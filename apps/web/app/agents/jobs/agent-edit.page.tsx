import { getAgent, getAgentById, updateAgent } from '@jobblik/contract/agents/agents.api';
import type { JobAgent } from '@jobblik/contract/agents/agents.schema';
import { useCall, useSend } from '../../platform/api/query';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { AgentMissing } from '../agent-missing';
import { jobScreens } from '../agent-screens';
import { formOf, hasChosen, paths, valuesOf } from '../agent-values';
import s from '../agents.module.css';
import { DraftNote } from '../draft-note';
import { useAgentForm } from '../use-agent-form';
import type { Route } from './+types/agent-edit.page';
import { AgentForm } from './agent-form';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'agents')('edit.title'), hidden: true });
}

/** Edits a job agent (spec 1§2). Choices that no longer exist are marked and can be removed. */
export default function AgentEditPage({ params }: Route.ComponentProps) {
  const t = useWords('agents');
  const agentId = Number(params.agent_id);
  const query = useCall(getAgentById, { body: { agent_id: agentId } }, { staleTime: 0 });
  return (
    <div className={`wrap ${s.page}`}>
      <h1>{t('edit.title')}</h1>
      {query.data ? (
        <EditForm key={agentId} agent={query.data.agent} />
      ) : query.error ? (
        <AgentMissing screens={jobScreens} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <AfterDelay>
          <SkeletonRows count={4} />
        </AfterDelay>
      )}
    </div>
  );
}

function EditForm({ agent }: { agent: JobAgent }) {
  const t = useWords('agents');
  const update = useSend(updateAgent);
  const { isRestored, startOver, change, submit, ...form } = useAgentForm({
    screens: jobScreens,
    draft: `job-agent-${agent.id}`,
    start: valuesOf(agent),
    paths,
    hasChosen,
    send: async (values) =>
      (await update.mutateAsync({ body: { agent: formOf(values), agent_id: agent.id } })).agent_id,
    outdates: [getAgent, getAgentById],
    back: jobScreens.result(agent.id),
    done: 'edit.done',
  });
  return (
    <AgentForm
      {...form}
      onChange={change}
      onSubmit={submit}
      submit={t('edit.submit')}
      note={isRestored && <DraftNote screens={jobScreens} onStartOver={startOver} />}
    />
  );
}
