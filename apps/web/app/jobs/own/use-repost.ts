import { getMyJobs, repostJob } from '@jobblik/contract/jobs/own-jobs.api';
import { pathTo } from '@jobblik/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../platform/api/api';
import { callKey, useSend } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { plansPath, storeRequestedPage } from '../../platform/plans-path';
import { formatLongDate } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';

interface Reposting {
  /** Local date, null for none; if left out the deadline stays. */
  deadline?: string | null;
  /** The new last day, for the message. */
  lastDay?: Date;
  onDone?: () => void;
}

export interface Repost {
  run: (options?: Reposting) => void;
  busy: boolean;
}

/** Posts an ad again and shows the outcome. @param onWrite opens the message about an ad that was extended already */
export function useRepost(id: number, onWrite?: () => void): Repost {
  const t = useWords('employer-jobs');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const send = useSend(repostJob);
  const [isReading, setIsReading] = useState(false);
  const run = ({ deadline, lastDay, onDone }: Reposting = {}) => {
    const body = { job_id: id, ...(deadline !== undefined && { job_deadline_date: deadline }) };
    const toPlans = () => {
      storeRequestedPage(pathTo('ownAds'));
      // The server posts it again when the membership is paid, on this device or another.
      callApi(repostJob, { body: { ...body, when_paid: true } }).catch((error) => toastError(problemText(error)));
      void navigate(plansPath);
    };
    const toPlan = { label: t('list.to_plan'), onClick: toPlans };
    send.mutate(
      { body },
      {
        onSuccess: async ({ result }) => {
          // First the list: until it is reloaded it shows that the ad can still be posted again.
          setIsReading(true);
          await queries.invalidateQueries({ queryKey: callKey(getMyJobs) });
          setIsReading(false);
          if (result === 'success')
            toast(t('list.reposted', { when: formatLongDate(lastDay ?? new Date(), new Date()) }));
          else if (result === 'error')
            toastError(
              t('list.repost_refused'),
              onWrite && { action: { label: t('list.repost_contact'), opens: true, onClick: onWrite } },
            );
          else toastError(t('list.repost_no_plan'), { action: toPlan });
          onDone?.();
        },
        onError: (error) => {
          toastError(problemText(error));
          // It may have been deleted in another window: reloads the list.
          void queries.invalidateQueries({ queryKey: callKey(getMyJobs) });
        },
      },
    );
  };
  return { run, busy: send.isPending || isReading };
}
