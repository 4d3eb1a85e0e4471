import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useUnread } from '../notices';
import { useProblemText } from '../platform/api/use-problem';
import { useWords } from '../platform/words/i18n';
import { Empty, ListStates } from '../ui/feedback/list-states';
import { toast, toastError } from '../ui/feedback/toast-store';
import { ButtonLink } from '../ui/forms/button';
import { Confirm } from '../ui/overlays/confirm';
import type { AgentScreens } from './agent-screens';
import s from './agents.module.css';

interface AgentListProps<A> {
  screens: AgentScreens;
  query: {
    data: { agents: A[]; most: number } | undefined;
    error: unknown;
    isPending: boolean;
    refetch: () => unknown;
  };
  titleOf: (agent: A) => string;
  /** Deletes an agent and refetches the list. */
  remove: (agent: A) => Promise<void>;
  row: (agent: A, onDelete: () => void) => ReactNode;
}

/** Lists the person's agents, each with its number of new hits. */
export function AgentList<A extends { id: number }>({ screens, query, titleOf, remove, row }: AgentListProps<A>) {
  const t = useWords(screens.words);
  const heading = useRef<HTMLHeadingElement>(null);
  const problemText = useProblemText();
  useFollowCounters(screens, query.refetch);
  const [toDelete, setToDelete] = useState<A | null>(null);
  const full = query.data !== undefined && query.data.agents.length >= query.data.most;
  const title = toDelete ? titleOf(toDelete) : '';
  const create = (
    <ButtonLink kind="filled" icon={IconPlus} to={screens.create}>
      {t('list.create')}
    </ButtonLink>
  );
  const confirmDelete = async (agent: A) => {
    try {
      await remove(agent);
      toast(t('delete.done', { title: titleOf(agent) }));
      heading.current?.focus();
    } catch (error) {
      toastError(problemText(error));
    }
  };
  return (
    <div className={`wrap ${s.page}`}>
      <header className={s.header}>
        <h1 ref={heading} tabIndex={-1}>
          {t('list.title')}
        </h1>
        {query.data && query.data.agents.length > 0 && !full && create}
      </header>
      <ListStates
        query={query}
        isEmpty={({ agents }) => agents.length === 0}
        empty={
          <Empty art={screens.art} title={t('list.empty')} action={create}>
            {t('list.empty_text')}
          </Empty>
        }
      >
        {({ agents, most }) => (
          <>
            <p className={s.lead}>{full ? t('list.full', { count: most }) : t('list.lead')}</p>
            <ul className={s.list} aria-label={t('list.label')}>
              {agents.map((agent) => row(agent, () => setToDelete(agent)))}
            </ul>
          </>
        )}
      </ListStates>
      <Confirm
        open={toDelete !== null}
        onClose={() => setToDelete(null)}
        title={t('delete.title', { title })}
        onConfirm={() => toDelete && confirmDelete(toDelete)}
        yes={t('delete.yes')}
        no={t('delete.no')}
        danger
      >
        {t('delete.text')}
      </Confirm>
    </div>
  );
}

/** Refetches the list when the unread counters of agents change: there are new hits, or hits were opened in another tab. */
function useFollowCounters({ counter }: AgentScreens, refetch: () => unknown): void {
  const counts = useUnread();
  const snapshot = counts && JSON.stringify(counts[counter]);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current !== null && snapshot !== null && snapshot !== last.current) void refetch();
    last.current = snapshot;
  }, [snapshot, refetch]);
}
