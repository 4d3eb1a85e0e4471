import { createAgent, getAgent, getAgentById } from '@jobblik/contract/agents/agents.api';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSend } from '../../platform/api/query';
import { newUuid } from '../../platform/new-uuid';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { jobScreens } from '../agent-screens';
import { type AgentValues, formOf, hasChosen, paths } from '../agent-values';
import s from '../agents.module.css';
import { DraftNote } from '../draft-note';
import { useAgentForm } from '../use-agent-form';
import type { Route } from './+types/agent-create.page';
import { AgentForm } from './agent-form';
import { hasSearch, type Searched, useSearched } from './use-searched';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'agents')('create.title'), hidden: true });
}

/** A new job agent, from nothing or from the search that the address carries (spec 1§2). */
export default function AgentCreatePage() {
  const t = useWords('agents');
  const [params] = useSearchParams();
  const searched = useSearched(params);
  return (
    <div className={`wrap ${s.page}`}>
      <h1>{t('create.title')}</h1>
      <p className={s.lead}>{t(hasSearch(params) ? 'create.lead_search' : 'create.lead')}</p>
      {searched.error && (
        <Failed error={searched.error} onRetry={() => void searched.refetch()}>
          {t('create.search_failed')}
        </Failed>
      )}
      {searched.data && <LeftOut {...searched.data} />}
      {searched.data ? (
        <CreateForm
          key={params.toString()}
          start={searched.data.values}
          draft={hasSearch(params) ? `job-agent?${params}` : 'job-agent'}
        />
      ) : searched.error ? null : (
        <AfterDelay>
          <SkeletonRows count={4} />
        </AfterDelay>
      )}
    </div>
  );
}

/** Lists the filters of the search that an agent does not support. */
function LeftOut({ unknown, byDate }: Searched) {
  const t = useWords('agents');
  return (
    <>
      {byDate && <p className={s.lead}>{t('create.by_date')}</p>}
      {unknown.map((name) => (
        <p key={name} className={s.lead}>
          {t('create.unknown', { name })}
        </p>
      ))}
    </>
  );
}

/** @param draft storage key of the draft; each search has its own, so that drafts do not mix */
function CreateForm({ start, draft }: { start: AgentValues; draft: string }) {
  const t = useWords('agents');
  const create = useSend(createAgent);
  const [uuid] = useState(() => newUuid());
  const { isRestored, startOver, change, submit, ...form } = useAgentForm({
    screens: jobScreens,
    draft,
    start,
    paths,
    hasChosen,
    send: async (values) => (await create.mutateAsync({ body: { agent: formOf(values, uuid) } })).agent_id,
    outdates: [getAgent, getAgentById],
    back: jobScreens.list,
    done: 'create.done',
  });
  return (
    <AgentForm
      {...form}
      onChange={change}
      onSubmit={submit}
      submit={t('create.submit')}
      note={isRestored && <DraftNote screens={jobScreens} onStartOver={startOver} />}
    />
  );
}
