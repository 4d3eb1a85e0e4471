import type { JobAgentWithResult } from '@jobblik/contract/agents/agents.schema';
import { IconPencil } from '@tabler/icons-react';
import { JobListRow, useSavedJobs } from '../../jobs/index';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { ButtonLink } from '../../ui/forms/button';
import { JobRows } from '../../ui/layout/row';
import { AgentHits, HitReason } from '../agent-hits';
import { AgentMissing } from '../agent-missing';
import { jobScreens } from '../agent-screens';
import s from '../agents.module.css';
import type { Route } from './+types/agent-result.page';
import { AgentCriteria } from './agent-criteria';
import { reasonText } from './reason-text';
import { useAgentResult } from './use-agent-result';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'agents')('result.title'), hidden: true });
}

/** The jobs that an agent has found, each with the reason (spec 1§2). */
export default function AgentResultPage({ params }: Route.ComponentProps) {
  const t = useWords('agents');
  const { query, newIds } = useAgentResult(Number(params.agent_id));
  const agent = query.data?.agent;
  return (
    <div className={`wrap ${s.page}`}>
      <header className={s.header}>
        <h1>{agent?.title ?? t('result.title')}</h1>
        {agent && (
          <ButtonLink icon={IconPencil} to={jobScreens.edit(agent.id)}>
            {t('result.edit')}
          </ButtonLink>
        )}
      </header>
      {agent ? (
        <Result agent={agent} newIds={newIds} />
      ) : query.error ? (
        <AgentMissing screens={jobScreens} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <AfterDelay>
          <SkeletonRows />
        </AfterDelay>
      )}
    </div>
  );
}

function Result({ agent, newIds }: { agent: JobAgentWithResult; newIds: ReadonlySet<number> }) {
  const t = useWords('agents');
  const saved = useSavedJobs();
  return (
    <>
      <div className={s.criteria}>
        <AgentCriteria agent={agent} />
      </div>
      <AgentHits screens={jobScreens} agent={agent} hits={agent.agent_result} newCount={newIds.size}>
        {(shown) => (
          <JobRows label={t('result.label')}>
            {shown.map((hit) => (
              <JobListRow
                key={hit.id}
                job={hit}
                saved={saved}
                level={2}
                note={<HitReason screens={jobScreens} reason={reasonText(hit.reason, t)} isNew={newIds.has(hit.id)} />}
              />
            ))}
          </JobRows>
        )}
      </AgentHits>
    </>
  );
}
