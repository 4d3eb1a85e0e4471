import { agentLimits } from '@jobblik/contract/agents/agents.rules';
import type { SeekerAgentHit, SeekerAgentWithResult } from '@jobblik/contract/agents/seeker-agents.schema';
import { getSavedResume } from '@jobblik/contract/cv/cv-desk.api';
import { useSearchParams } from 'react-router';
import { CandidateRow, CandidateRows } from '../../cv/index';
import { formatNumber } from '../../platform/format';
import { useWords } from '../../platform/i18n';
import { useCall } from '../../platform/query';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Empty } from '../../ui/list-states';
import { Pager } from '../../ui/pager';
import { seekerScreens } from '../agent-screens';
import s from '../agents.module.css';
import { reasonText } from './seeker-reason';

const pageSize = 20;
const hrefOf = (page: number) => (page === 1 ? '?' : `?side=${page}`);

interface SeekerHitsProps {
  agent: SeekerAgentWithResult;
  newIds: ReadonlySet<number>;
}

/** The candidates of an agent, twenty a page; each row leads to the CV. */
export function SeekerHits({ agent, newIds }: SeekerHitsProps) {
  const t = useWords('seeker-agents');
  const [search] = useSearchParams();
  const saved = useCall(getSavedResume).data;
  const hits = agent.agent_result1;
  const pages = Math.max(1, Math.ceil(hits.length / pageSize));
  const page = Math.min(pages, Math.max(1, Number.parseInt(search.get('side') ?? '1', 10) || 1));
  if (hits.length === 0) {
    return (
      <Empty
        title={t('result.empty')}
        deed={<ButtonLink to={seekerScreens.edit(agent.id)}>{t('result.widen')}</ButtonLink>}
      >
        {t(`result.empty_text.${agent.frequency}`)}
      </Empty>
    );
  }
  return (
    <>
      <p className={s.lead} role="status">
        {t('result.count', { count: agent.result_count, shown: formatNumber(agent.result_count) })}
        {newIds.size > 0 && ` ${t('result.new_count', { count: newIds.size })}`}
        {agent.result_count > agentLimits.results && ` ${t('result.newest', { count: agentLimits.results })}`}
      </p>
      <div className={s.rows}>
        <CandidateRows label={t('result.label')}>
          {hits.slice((page - 1) * pageSize, page * pageSize).map((hit) => (
            <CandidateRow
              key={hit.user_id}
              candidate={hit}
              heart={saved ? saved.some(({ resume_user_id }) => resume_user_id === hit.user_id) : hit.heart}
              note={<Reason hit={hit} isNew={newIds.has(hit.user_id)} />}
            />
          ))}
        </CandidateRows>
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
  );
}

function Reason({ hit, isNew }: { hit: SeekerAgentHit; isNew: boolean }) {
  const t = useWords('seeker-agents');
  return (
    <>
      {isNew && <Badge tone="info">{t('result.new')}</Badge>}{' '}
      <span className={s.reason}>{t('result.reason', { reason: reasonText(hit.reason, t) })}</span>
    </>
  );
}
