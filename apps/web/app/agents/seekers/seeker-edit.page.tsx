import {
  getSeekerAgent,
  getSeekerAgentById,
  getSeekerAgentResult,
  updateSeekerAgent,
} from '@jobblik/contract/agents/seeker-agents.api';
import type { SeekerAgent } from '@jobblik/contract/agents/seeker-agents.schema';
import { useCall, useSend } from '../../platform/api/query';
import { usePageSettings } from '../../platform/page-settings';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { AgentMissing } from '../agent-missing';
import { seekerScreens } from '../agent-screens';
import s from '../agents.module.css';
import { DraftNote } from '../draft-note';
import { useAgentForm } from '../use-agent-form';
import type { Route } from './+types/seeker-edit.page';
import { AgentsClosed, areAgentsClosed } from './agents-closed';
import { SeekerForm } from './seeker-form';
import { formOf, hasChosen, paths, valuesOf } from './seeker-values';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'seeker-agents')('list.title'), hidden: true });
}

/** Edits a CV-match agent (spec 2§2). Choices that no longer exist are marked and can be removed. */
export default function SeekerEditPage({ params }: Route.ComponentProps) {
  const t = useWords('seeker-agents');
  const agentId = Number(params.agent_id);
  const query = useCall(getSeekerAgentById, { body: { agent_id: agentId } }, { staleTime: 0 });
  if (areAgentsClosed(query.error)) return <AgentsClosed error={query.error} />;
  return (
    <div className={`wrap ${s.page}`}>
      <p className={s.kicker}>{t('list.title')}</p>
      <h1>{t('edit.title')}</h1>
      {query.data ? (
        <EditForm key={agentId} agent={query.data.agent} />
      ) : query.error ? (
        <AgentMissing screens={seekerScreens} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <AfterDelay>
          <SkeletonRows count={4} />
        </AfterDelay>
      )}
    </div>
  );
}

function EditForm({ agent }: { agent: SeekerAgent }) {
  const t = useWords('seeker-agents');
  const { ageFilters } = usePageSettings();
  const update = useSend(updateSeekerAgent);
  const { isRestored, startOver, change, submit, ...form } = useAgentForm({
    screens: seekerScreens,
    draft: `seeker-agent-${agent.id}`,
    start: valuesOf(agent),
    paths,
    hasChosen: (values) => hasChosen(values, ageFilters),
    send: async (values) =>
      (await update.mutateAsync({ body: { agent: formOf(values), agent_id: agent.id } })).agent_id,
    outdates: [getSeekerAgent, getSeekerAgentById, getSeekerAgentResult],
    back: seekerScreens.result(agent.id),
    done: 'edit.done',
  });
  return (
    <SeekerForm
      {...form}
      onChange={change}
      onSubmit={submit}
      submit={t('edit.submit')}
      note={isRestored && <DraftNote screens={seekerScreens} onStartOver={startOver} />}
    />
  );
}
