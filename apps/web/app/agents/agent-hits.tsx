import { agentLimits, type MailFrequency } from '@jobblik/contract/agents/agents.rules';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { formatNumber } from '../platform/words/format';
import { useWords } from '../platform/words/i18n';
import { Badge } from '../ui/feedback/badge';
import { Empty } from '../ui/feedback/list-states';
import { ButtonLink } from '../ui/forms/button';
import { Pager } from '../ui/layout/pager';
import type { AgentScreens } from './agent-screens';
import s from './agents.module.css';

const pageSize = 20;
const hrefOf = (page: number) => (page === 1 ? '?' : `?side=${page}`);

interface AgentHitsProps<H> {
  screens: AgentScreens;
  agent: { id: number; frequency: MailFrequency; result_count: number };
  hits: readonly H[];
  /** Number of hits that are new to the person. */
  newCount: number;
  /** Renders the rows of one page. */
  children: (rows: readonly H[]) => ReactNode;
}

/** Hits of an agent, twenty per page. An empty list suggests to widen the agent. */
export function AgentHits<H>({ screens, agent, hits, newCount, children }: AgentHitsProps<H>) {
  const t = useWords(screens.words);
  const [search] = useSearchParams();
  const pages = Math.max(1, Math.ceil(hits.length / pageSize));
  const page = Math.min(pages, Math.max(1, Number.parseInt(search.get('side') ?? '1', 10) || 1));
  if (hits.length === 0) {
    return (
      <Empty
        title={t('result.empty')}
        action={<ButtonLink to={screens.edit(agent.id)}>{t('result.widen')}</ButtonLink>}
      >
        {t(`result.empty_text.${agent.frequency}`)}
      </Empty>
    );
  }
  return (
    <>
      <p className={s.lead} role="status">
        {t('result.count', { count: agent.result_count, shown: formatNumber(agent.result_count) })}
        {newCount > 0 && ` ${t('result.new_count', { count: newCount })}`}
        {agent.result_count > agentLimits.results && ` ${t('result.newest', { count: agentLimits.results })}`}
      </p>
      <div className={s.rows}>{children(hits.slice((page - 1) * pageSize, page * pageSize))}</div>
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
  );
}

interface HitReasonProps {
  screens: AgentScreens;
  reason: string;
  isNew: boolean;
}

/** Why something was found, and that it is new. */
export function HitReason({ screens, reason, isNew }: HitReasonProps) {
  const t = useWords(screens.words);
  return (
    <>
      {isNew && <Badge tone="info">{t('result.new')}</Badge>}{' '}
      <span className={s.reason}>{t('result.reason', { reason })}</span>
    </>
  );
}
