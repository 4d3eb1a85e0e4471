import { createSeekerAgent, getSeekerAgent, getSeekerAgentResult } from '@jobblik/contract/agents/seeker-agents.api';
import { useState } from 'react';
import { useCall, useSend } from '../../platform/api/query';
import { newUuid } from '../../platform/new-uuid';
import { usePageSettings } from '../../platform/page-settings';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { seekerScreens } from '../agent-screens';
import s from '../agents.module.css';
import { DraftNote } from '../draft-note';
import { useAgentForm } from '../use-agent-form';
import type { Route } from './+types/seeker-create.page';
import { NeedsPlan, needsPlan } from './needs-plan';
import { SeekerForm } from './seeker-form';
import { emptySeekerAgent, formOf, hasChosen } from './seeker-values';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'seeker-agents')('list.title'), hidden: true });
}

/** A new CV-match agent (spec 2§2). */
export default function SeekerCreatePage() {
  const t = useWords('seeker-agents');
  // Whether one may is told before anything is typed, and nothing is typed into a page that is not awake yet.
  const allowed = useCall(getSeekerAgent);
  if (needsPlan(allowed.error)) return <NeedsPlan />;
  return (
    <div className={`wrap ${s.page}`}>
      <p className={s.kicker}>{t('list.title')}</p>
      <h1>{t('create.title')}</h1>
      <p className={s.lead}>{t('create.lead')}</p>
      {allowed.isPending ? (
        <AfterDelay>
          <SkeletonRows count={4} />
        </AfterDelay>
      ) : (
        <CreateForm />
      )}
    </div>
  );
}

function CreateForm() {
  const t = useWords('seeker-agents');
  const { ageFilters } = usePageSettings();
  const create = useSend(createSeekerAgent);
  const [uuid] = useState(() => newUuid());
  const { isRestored, startOver, change, submit, ...form } = useAgentForm({
    screens: seekerScreens,
    draft: 'seeker-agent',
    start: emptySeekerAgent,
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
