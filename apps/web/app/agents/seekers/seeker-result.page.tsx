import { IconPencil } from '@tabler/icons-react';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { ButtonLink } from '../../ui/forms/button';
import { AgentMissing } from '../agent-missing';
import { seekerScreens } from '../agent-screens';
import s from '../agents.module.css';
import type { Route } from './+types/seeker-result.page';
import { AgentsClosed, areAgentsClosed } from './agents-closed';
import { SeekerCriteria } from './seeker-criteria';
import { SeekerHits } from './seeker-hits';
import { useSeekerResult } from './use-seeker-result';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'seeker-agents')('list.title'), hidden: true });
}

/** The candidates that an agent has found, each with the reason (spec 2§2). */
export default function SeekerResultPage({ params }: Route.ComponentProps) {
  const t = useWords('seeker-agents');
  const { query, newIds } = useSeekerResult(Number(params.agent_id));
  const agent = query.data?.agent;
  if (areAgentsClosed(query.error)) return <AgentsClosed error={query.error} />;
  return (
    <div className={`wrap ${s.page}`}>
      <p className={s.kicker}>{t('list.title')}</p>
      <header className={s.header}>
        <h1>{agent?.name ?? t('result.title')}</h1>
        {agent && (
          <ButtonLink icon={IconPencil} to={seekerScreens.edit(agent.id)}>
            {t('result.edit')}
          </ButtonLink>
        )}
      </header>
      {agent ? (
        <>
          <div className={s.criteria}>
            <SeekerCriteria agent={agent} />
          </div>
          <SeekerHits agent={agent} newIds={newIds} />
        </>
      ) : query.error ? (
        <AgentMissing screens={seekerScreens} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <AfterDelay>
          <SkeletonRows />
        </AfterDelay>
      )}
    </div>
  );
}
