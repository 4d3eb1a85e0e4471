import type { JobAgent } from '@jobblik/contract/agents/agents.schema';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useWords } from '../platform/i18n';
import { useUnread } from '../platform/unread';
import { Badge } from '../ui/badge';
import { Button, ButtonLink } from '../ui/button';
import { AgentCriteria } from './agent-criteria';
import s from './agents.module.css';

/** One agent: what is new, what it looks for, how often it writes. */
export function AgentRow({ agent, onDelete }: { agent: JobAgent; onDelete: () => void }) {
  const t = useWords('agents');
  const counts = useUnread();
  const unseen = counts ? (counts.unread_job_agent_cnt_arr[agent.id] ?? 0) : agent.unseen_count;
  return (
    <li className={s.agent}>
      <div>
        <h2 className={s.name}>
          <Link to={`/kandidat/agent/resultat/${agent.id}`}>{agent.title}</Link>
          {unseen > 0 && <Badge tone="info">{t('list.unseen', { count: unseen })}</Badge>}
        </h2>
        <p className={s.facts}>
          {t('list.results', { count: agent.result_count })} · {t(`list.mails.${agent.frequency}`)}
        </p>
        <div className={s.criteria}>
          <AgentCriteria agent={agent} />
        </div>
      </div>
      <div className={s.deeds}>
        <ButtonLink
          size="small"
          icon={IconPencil}
          to={`/kandidat/agent/Redigere/${agent.id}`}
          aria-label={t('list.edit_label', { title: agent.title })}
        >
          {t('list.edit')}
        </ButtonLink>
        <Button
          size="small"
          kind="reject"
          icon={IconTrash}
          onClick={onDelete}
          aria-label={t('list.delete_label', { title: agent.title })}
        >
          {t('list.delete')}
        </Button>
      </div>
    </li>
  );
}
