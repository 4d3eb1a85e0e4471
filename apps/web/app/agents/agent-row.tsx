import type { MailFrequency } from '@jobblik/contract/agents/agents.rules';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useUnread } from '../notices';
import { Link } from '../platform/link';
import { useWords } from '../platform/words/i18n';
import { Badge } from '../ui/feedback/badge';
import { Button, ButtonLink } from '../ui/forms/button';
import type { AgentScreens } from './agent-screens';
import s from './agents.module.css';

interface AgentRowProps {
  screens: AgentScreens;
  agent: { id: number; unseen_count: number; result_count: number; frequency: MailFrequency };
  title: string;
  onDelete: () => void;
  /** What it looks for. */
  children: ReactNode;
}

/** One agent: what is new, what it looks for, how often it writes. */
export function AgentRow({ screens, agent, title, onDelete, children }: AgentRowProps) {
  const t = useWords(screens.words);
  const counts = useUnread();
  const unseen = counts ? (counts[screens.counter][agent.id] ?? 0) : agent.unseen_count;
  return (
    <li className={s.agent}>
      <div>
        <h2 className={s.name}>
          <Link to={screens.result(agent.id)}>{title}</Link>
          {unseen > 0 && <Badge tone="info">{t('list.unseen', { count: unseen })}</Badge>}
        </h2>
        <p className={s.facts}>
          {t('list.results', { count: agent.result_count })} · {t(`list.mails.${agent.frequency}`)}
        </p>
        <div className={s.criteria}>{children}</div>
      </div>
      <div className={s.actions}>
        <ButtonLink
          kind="text"
          size="small"
          icon={IconPencil}
          to={screens.edit(agent.id)}
          aria-label={t('list.edit_label', { title })}
        >
          {t('list.edit')}
        </ButtonLink>
        <Button
          size="small"
          kind="text"
          icon={IconTrash}
          onClick={onDelete}
          aria-label={t('list.delete_label', { title })}
        >
          {t('list.delete')}
        </Button>
      </div>
    </li>
  );
}
