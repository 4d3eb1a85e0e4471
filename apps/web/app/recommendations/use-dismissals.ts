import {
  dismissRecommendedCandidate,
  dismissRecommendedJob,
  getRecommendedCandidates,
  getRecommendedJobs,
  restoreRecommendedCandidate,
  restoreRecommendedJob,
} from '@jobblik/contract/recommendations/recommendations.api';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../platform/api/api';
import { useProblemText } from '../platform/api/use-problem';
import { useOptimisticMutation } from '../platform/state/use-optimistic-mutation';
import { useWords } from '../platform/words/i18n';
import { toast, toastError } from '../ui/feedback/toast-store';

interface Dismissing {
  /** Path of the call whose list is reloaded. */
  list: string;
  dismiss(id: number): Promise<unknown>;
  restore(id: number): Promise<unknown>;
  /** Text of the toast after dismissing. */
  dismissed: string;
  restored: string;
}

/** Dismisses recommendations: removed at once, restored if the server refuses or the person undoes it. */
function useDismissals({ list, dismissed, restored, ...calls }: Dismissing) {
  const t = useWords('recommendations');
  const problemText = useProblemText();
  const client = useQueryClient();
  const { pending, mutate } = useOptimisticMutation<number, 'dismissed' | 'restored'>();
  const refresh = () => client.invalidateQueries({ queryKey: [list] });

  const undo = (id: number) => ({ label: t('undo'), onClick: () => void restore(id) });

  async function restore(id: number): Promise<void> {
    try {
      await mutate(id, 'restored', async () => {
        await calls.restore(id);
        await refresh();
      });
      toast(restored);
    } catch (error) {
      toastError(problemText(error), { action: undo(id) });
    }
  }

  async function dismiss(id: number): Promise<void> {
    try {
      await mutate(id, 'dismissed', async () => {
        await calls.dismiss(id);
        toast(dismissed, { action: undo(id) });
        await refresh();
      });
    } catch (error) {
      toastError(problemText(error));
    }
  }

  return { isDismissed: (id: number) => pending.get(id) === 'dismissed', dismiss };
}

/** Recommended ads of a seeker, by the ad's id. */
export function useJobDismissals() {
  const t = useWords('recommendations');
  return useDismissals({
    list: getRecommendedJobs.path,
    dismiss: (job_id) => callApi(dismissRecommendedJob, { body: { job_id } }),
    restore: (job_id) => callApi(restoreRecommendedJob, { body: { job_id } }),
    dismissed: t('dismissed'),
    restored: t('restored'),
  });
}

/** Recommended candidates for an ad, by the person's id. */
export function useCandidateDismissals(job_id: number) {
  const t = useWords('recommendations');
  return useDismissals({
    list: getRecommendedCandidates.path,
    dismiss: (user_id) => callApi(dismissRecommendedCandidate, { body: { job_id, user_id } }),
    restore: (user_id) => callApi(restoreRecommendedCandidate, { body: { job_id, user_id } }),
    dismissed: t('candidates.dismissed'),
    restored: t('candidates.restored'),
  });
}
