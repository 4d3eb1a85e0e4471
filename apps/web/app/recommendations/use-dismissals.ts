import {
  dismissRecommendedJob,
  getRecommendedJobs,
  restoreRecommendedJob,
} from '@jobblik/contract/recommendations/recommendations.api';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../platform/api/api';
import { useProblemText } from '../platform/api/use-problem';
import { useOptimisticMutation } from '../platform/state/use-optimistic-mutation';
import { useWords } from '../platform/words/i18n';
import { toast, toastError } from '../ui/feedback/toast-store';

/** Turns recommended ads down: gone at once, back when the server refuses or the person takes it back. */
export function useDismissals() {
  const t = useWords('recommendations');
  const problemText = useProblemText();
  const client = useQueryClient();
  const { pending, mutate } = useOptimisticMutation<number, 'dismissed' | 'restored'>();
  const refresh = () => client.invalidateQueries({ queryKey: [getRecommendedJobs.path] });

  async function restore(jobId: number): Promise<void> {
    try {
      await mutate(jobId, 'restored', async () => {
        await callApi(restoreRecommendedJob, { body: { job_id: jobId } });
        await refresh();
      });
      toast(t('restored'));
    } catch (error) {
      toastError(problemText(error));
    }
  }

  async function dismiss(jobId: number): Promise<void> {
    try {
      await mutate(jobId, 'dismissed', async () => {
        await callApi(dismissRecommendedJob, { body: { job_id: jobId } });
        toast(t('dismissed'), { action: { label: t('undo'), onClick: () => void restore(jobId) } });
        await refresh();
      });
    } catch (error) {
      toastError(problemText(error));
    }
  }

  return { isDismissed: (jobId: number) => pending.get(jobId) === 'dismissed', dismiss };
}
