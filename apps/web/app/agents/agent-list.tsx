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
  /** Deletes an agent and shows the others. */
  remove: (agent: A) => Promise<void>;
  row: (agent: A, onDelete: () => void) => ReactNode;
}

/** The agents of a person, with what each has found since last time. */
export function AgentList<A extends { id: number }>({ screens, query, titleOf, remove, row }: AgentListProps<A>) {
  const t = useWords(screens.words);
  const heading = useRef<HTMLHeadingElement>(null);
  const problemText = useProblemText();
  useFollowCounters(screens, query.refetch);
  const [going, setGoing] = useState<A | null>(null);
  const full = query.data !== undefined && query.data.agents.length >= query.data.most;
  const title = going ? titleOf(going) : '';
  const create = (
    <ButtonLink kind="filled" icon={IconPlus} to={screens.create}>
      {t('list.create')}
    </ButtonLink>
  );
  const removeGoing = async (agent: A) => {
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
      <header className={s.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('list.title')}
        </h1>
        {query.data && query.data.agents.length > 0 && !full && create}
      </header>
      <ListStates
        query={query}
        isEmpty={({ agents }) => agents.length === 0}
        empty={
          <Empty title={t('list.empty')} action={create}>
            {t('list.empty_text')}
          </Empty>
        }
      >
        {({ agents, most }) => (
          <>
            <p className={s.lead}>{full ? t('list.full', { count: most }) : t('list.lead')}</p>
            <ul className={s.list} aria-label={t('list.label')}>
              {agents.map((agent) => row(agent, () => setGoing(agent)))}
            </ul>
          </>
        )}
      </ListStates>
      <Confirm
        open={going !== null}
        onClose={() => setGoing(null)}
        title={t('delete.title', { title })}
        onConfirm={() => going && removeGoing(going)}
        yes={t('delete.yes')}
        no={t('delete.no')}
        danger
      >
        {t('delete.text')}
      </Confirm>
    </div>
  );
}

/** Reads the list again when the counters of agents change: something has come, or hits were seen in another tab. */
function useFollowCounters({ counter }: AgentScreens, refetch: () => unknown): void {
  const counts = useUnread();
  const told = counts && JSON.stringify(counts[counter]);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current !== null && told !== null && told !== last.current) void refetch();
    last.current = told;
  }, [told, refetch]);
}
