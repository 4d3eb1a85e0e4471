import { agentLimits } from '@jobblik/contract/agents/agents.rules';
import type { AgentHit, JobAgentWithResult } from '@jobblik/contract/agents/agents.schema';
import { IconPencil } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { JobListRow, useSavedJobs } from '../jobs/index';
import { formatNumber } from '../platform/format';
import { pageWords, useWords } from '../platform/i18n';
import { seo } from '../platform/seo';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button';
import { Empty } from '../ui/list-states';
import { Pager } from '../ui/pager';
import { JobRows } from '../ui/row';
import { AfterDelay, SkeletonRows } from '../ui/skeleton';
import type { Route } from './+types/agent-result.page';
import { AgentCriteria } from './agent-criteria';
import { AgentMissing } from './agent-missing';
import { jobScreens } from './agent-screens';
import s from './agents.module.css';
import { reasonText } from './reason-text';
import { useAgentResult } from './use-agent-result';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'agents')('result.title'), hidden: true });
}

const pageSize = 20;
const hrefOf = (page: number) => (page === 1 ? '?' : `?side=${page}`);

/** The jobs that an agent has found, each with the reason (spec 1§2). */
export default function AgentResultPage({ params }: Route.ComponentProps) {
  const t = useWords('agents');
  const { query, newIds } = useAgentResult(Number(params.agent_id));
  const agent = query.data?.agent;
  return (
    <div className={`wrap ${s.page}`}>
      <header className={s.head}>
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
  const [search] = useSearchParams();
  const saved = useSavedJobs();
  const hits = agent.agent_result;
  const pages = Math.max(1, Math.ceil(hits.length / pageSize));
  const page = Math.min(pages, Math.max(1, Number.parseInt(search.get('side') ?? '1', 10) || 1));
  const shown = hits.slice((page - 1) * pageSize, page * pageSize);
  return (
    <>
      <div className={s.criteria}>
        <AgentCriteria agent={agent} />
      </div>
      {hits.length === 0 ? (
        <Empty
          title={t('result.empty')}
          deed={<ButtonLink to={jobScreens.edit(agent.id)}>{t('result.widen')}</ButtonLink>}
        >
          {t(`result.empty_text.${agent.frequency}`)}
        </Empty>
      ) : (
        <>
          <p className={s.lead} role="status">
            {t('result.count', { count: agent.result_count, shown: formatNumber(agent.result_count) })}
            {newIds.size > 0 && ` ${t('result.new_count', { count: newIds.size })}`}
            {agent.result_count > agentLimits.results && ` ${t('result.newest', { count: agentLimits.results })}`}
          </p>
          <div className={s.rows}>
            <JobRows label={t('result.label')}>
              {shown.map((hit) => (
                <JobListRow
                  key={hit.id}
                  job={hit}
                  saved={saved}
                  level={2}
                  note={<Reason hit={hit} isNew={newIds.has(hit.id)} />}
                />
              ))}
            </JobRows>
          </div>
          {pages > 1 && (
            <Pager
              page={page}
              total={hits.length}
              pageSize={pageSize}
              sizes={[]}
              hrefOf={hrefOf}
              label={t('result.pages')}
            />
          )}
        </>
      )}
    </>
  );
}

function Reason({ hit, isNew }: { hit: AgentHit; isNew: boolean }) {
  const t = useWords('agents');
  return (
    <>
      {isNew && <Badge tone="info">{t('result.new')}</Badge>}
      <span className={s.reason}>{t('result.reason', { reason: reasonText(hit.reason, t) })}</span>
    </>
  );
}
