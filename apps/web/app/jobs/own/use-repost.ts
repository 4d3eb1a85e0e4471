import { getMyJobs, repostJob } from '@jobblik/contract/jobs/jobs.api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { callKey, useSend } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { type PendingAction, rememberAction, takeRepost } from '../../platform/drafts/pending-action';
import { plansPath, rememberWish } from '../../platform/plans-path';
import { useSession } from '../../platform/session/session';
import { formatLongDate } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';

interface Reposting {
  /** Local date, null for none; left out the deadline stays. */
  deadline?: string | null;
  /** The last day on which it is then shown, for the message. */
  lastDay?: Date;
  onDone?: () => void;
}

export interface Repost {
  run: (options?: Reposting) => void;
  busy: boolean;
}

/** Posts an ad again and shows the outcome. */
export function useRepost(id: number): Repost {
  const t = useWords('employer-jobs');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const send = useSend(repostJob);
  const [isReading, setIsReading] = useState(false);
  const run = ({ deadline, lastDay, onDone }: Reposting = {}) => {
    const toPlans = () => {
      rememberWish('/virksomhed/job/liste');
      rememberAction({ kind: 'repost', id, deadline, lastDay: lastDay?.toISOString() });
      void navigate(plansPath);
    };
    const toPlan = { label: t('list.to_plan'), onClick: toPlans };
    send.mutate(
      { body: { job_id: id, ...(deadline !== undefined && { job_deadline_date: deadline }) } },
      {
        onSuccess: async ({ result }) => {
          // The list first: until it is read again it says that the ad can still be posted again.
          setIsReading(true);
          await queries.invalidateQueries({ queryKey: callKey(getMyJobs) });
          setIsReading(false);
          if (result === 'success')
            toast(t('list.reposted', { when: formatLongDate(lastDay ?? new Date(), new Date()) }));
          else if (result === 'error') toastError(t('list.repost_refused'));
          else toastError(t('list.repost_no_plan'), { action: toPlan });
          onDone?.();
        },
        onError: (error) => {
          toastError(problemText(error));
          // Deleted in another window, perhaps: the list shows what there is.
          void queries.invalidateQueries({ queryKey: callKey(getMyJobs) });
        },
      },
    );
  };
  return { run, busy: send.isPending || isReading };
}

/** Posts the ad again for which a plan was missing, as soon as there is one: it was one press. */
export function useWantedRepost(): void {
  const isPaid = (useSession()?.membership.plan ?? 0) > 1;
  const [wanted, setWanted] = useState<PendingAction | null>(null);
  useEffect(() => {
    const found = isPaid ? takeRepost() : null;
    if (found) setWanted(found);
  }, [isPaid]);
  const { run } = useRepost(wanted?.id ?? 0);
  const post = useEffectEvent(({ deadline, lastDay }: PendingAction) =>
    run({ ...(deadline !== undefined && { deadline }), ...(lastDay && { lastDay: new Date(lastDay) }) }),
  );
  useEffect(() => {
    if (wanted) post(wanted);
  }, [wanted]);
}
