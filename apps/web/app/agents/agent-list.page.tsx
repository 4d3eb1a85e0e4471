import { deleteAgent, getAgent } from '@jobblik/contract/agents/agents.api';
import type { JobAgent } from '@jobblik/contract/agents/agents.schema';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pageWords, useWords } from '../platform/i18n';
import { callKey, useCall, useSend } from '../platform/query';
import { seo } from '../platform/seo';
import { useUnread } from '../platform/unread';
import { useProblemText } from '../platform/use-problem';
import { ButtonLink } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Empty, ListStates } from '../ui/list-states';
import { toast, toastError } from '../ui/toast-store';
import type { Route } from './+types/agent-list.page';
import { AgentRow } from './agent-row';
import s from './agents.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'agents')('list.title'), hidden: true });
}

/** The job agents of a person, with what each has found since last time (spec 1§2). */
export default function AgentListPage() {
  const t = useWords('agents');
  const heading = useRef<HTMLHeadingElement>(null);
  const own = useCall(getAgent, undefined, { staleTime: 0 });
  useFollowCounters(own.refetch);
  const [going, setGoing] = useState<JobAgent | null>(null);
  const remove = useRemove(() => heading.current?.focus());
  const full = own.data !== undefined && own.data.agents.length >= own.data.most;
  const create = (
    <ButtonLink kind="filled" icon={IconPlus} to="/kandidat/agent/Opret">
      {t('list.create')}
    </ButtonLink>
  );
  return (
    <div className={`wrap ${s.page}`}>
      <header className={s.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('list.title')}
        </h1>
        {own.data && own.data.agents.length > 0 && !full && create}
      </header>
      <ListStates
        query={own}
        isEmpty={({ agents }) => agents.length === 0}
        empty={
          <Empty title={t('list.empty')} deed={create}>
            {t('list.empty_text')}
          </Empty>
        }
      >
        {({ agents, most }) => (
          <>
            <p className={s.lead}>{full ? t('list.full', { count: most }) : t('list.lead')}</p>
            <ul className={s.list} aria-label={t('list.title')}>
              {agents.map((agent) => (
                <AgentRow key={agent.id} agent={agent} onDelete={() => setGoing(agent)} />
              ))}
            </ul>
          </>
        )}
      </ListStates>
      <Confirm
        open={going !== null}
        onClose={() => setGoing(null)}
        title={t('delete.title', { title: going?.title })}
        onConfirm={() => going && remove(going)}
        yes={t('delete.yes')}
        no={t('delete.no')}
        danger
      >
        {t('delete.text')}
      </Confirm>
    </div>
  );
}

/** Reads the list again when the counters of agents change: an ad has come, or hits were seen in another tab. */
function useFollowCounters(refetch: () => unknown): void {
  const counts = useUnread();
  const told = counts && JSON.stringify(counts.unread_job_agent_cnt_arr);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current !== null && told !== null && told !== last.current) void refetch();
    last.current = told;
  }, [told, refetch]);
}

function useRemove(onGone: () => void): (agent: JobAgent) => Promise<void> {
  const t = useWords('agents');
  const queries = useQueryClient();
  const problemText = useProblemText();
  const send = useSend(deleteAgent);
  return async ({ id, title }) => {
    try {
      const { agents } = await send.mutateAsync({ body: { agent_id: id } });
      queries.setQueryData(
        callKey(getAgent),
        (before: { most: number } | undefined) => before && { ...before, agents },
      );
      toast(t('delete.done', { title }));
      onGone();
    } catch (error) {
      toastError(problemText(error));
    }
  };
}
