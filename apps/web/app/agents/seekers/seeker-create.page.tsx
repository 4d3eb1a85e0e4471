import { createSeekerAgent, getSeekerAgent, getSeekerAgentResult } from '@jobblik/contract/agents/seeker-agents.api';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall, useSend } from '../../platform/api/query';
import { newUuid } from '../../platform/new-uuid';
import { usePageSettings } from '../../platform/page-settings';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { seekerScreens } from '../agent-screens';
import s from '../agents.module.css';
import { DraftNote } from '../draft-note';
import { useAgentForm } from '../use-agent-form';
import type { Route } from './+types/seeker-create.page';
import { AgentsClosed, areAgentsClosed } from './agents-closed';
import { SeekerForm } from './seeker-form';
import { formOf, hasChosen, paths, type SeekerValues } from './seeker-values';
import { carriedSearch, useSearchedCvs } from './use-searched-cvs';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'seeker-agents')('list.title'), hidden: true });
}

/** A new CV-match agent, from nothing or from the search that the address carries (spec 2§2). */
export default function SeekerCreatePage() {
  const t = useWords('seeker-agents');
  const [params] = useSearchParams();
  const carried = carriedSearch(params);
  const searched = useSearchedCvs(params);
  // The membership is checked before the form appears. Before hydration there is no form, as input would be lost.
  const allowed = useCall(getSeekerAgent);
  if (areAgentsClosed(allowed.error)) return <AgentsClosed error={allowed.error} />;
  return (
    <div className={`wrap ${s.page}`}>
      <p className={s.kicker}>{t('list.title')}</p>
      <h1>{t('create.title')}</h1>
      <p className={s.lead}>{t(carried ? 'create.lead_search' : 'create.lead')}</p>
      {searched.error && (
        <Failed error={searched.error} onRetry={() => void searched.refetch()}>
          {t('create.search_failed')}
        </Failed>
      )}
      {searched.data?.unknown.map((name) => (
        <p key={name} className={s.lead}>
          {t('create.unknown', { name })}
        </p>
      ))}
      {searched.data && !allowed.isPending ? (
        <CreateForm
          key={carried}
          start={searched.data.values}
          draft={carried ? `seeker-agent${carried}` : 'seeker-agent'}
        />
      ) : searched.error ? null : (
        <AfterDelay>
          <SkeletonRows count={4} />
        </AfterDelay>
      )}
    </div>
  );
}

/** @param draft storage key of the draft; each search has its own */
function CreateForm({ start, draft }: { start: SeekerValues; draft: string }) {
  const t = useWords('seeker-agents');
  const { ageFilters } = usePageSettings();
  const create = useSend(createSeekerAgent);
  const [uuid] = useState(() => newUuid());
  const { isRestored, startOver, change, submit, ...form } = useAgentForm({
    screens: seekerScreens,
    draft,
    start,
    paths,
    hasChosen: (values) => hasChosen(values, ageFilters),
    send: async (values) => (await create.mutateAsync({ body: { agent: formOf(values, uuid) } })).agent_id,
    outdates: [getSeekerAgent, getSeekerAgentResult],
    back: seekerScreens.list,
    done: 'create.done',
  });
  return (
    <SeekerForm
      {...form}
      onChange={change}
      onSubmit={submit}
      submit={t('create.submit')}
      note={isRestored && <DraftNote screens={seekerScreens} onStartOver={startOver} />}
    />
  );
}
