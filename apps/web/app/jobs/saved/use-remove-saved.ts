import { getSavedJobs, getTotalSavedJobs, removeSavedJob, saveJob } from '@jobblik/contract/jobs/jobs.api';
import { savedPageSize } from '@jobblik/contract/jobs/jobs.rules';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api';
import { callKey } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { useOptimisticMutation } from '../../platform/state/use-optimistic-mutation';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { storeSavedJobs } from '../offline/offline-jobs';

/** Removes ads from the saved list; each can be restored from the toast. */
export function useRemoveSaved(page: number) {
  const t = useWords('saved-jobs');
  const problemText = useProblemText();
  const client = useQueryClient();
  const { pending, mutate } = useOptimisticMutation<number, 'removed'>();

  async function refresh(): Promise<void> {
    const calls = [getSavedJobs, getTotalSavedJobs];
    storeSavedJobs();
    await Promise.all(calls.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  }

  const undo = (id: number) => ({ label: t('undo'), onClick: () => void restore(id) });

  async function restore(id: number): Promise<void> {
    try {
      await callApi(saveJob, { body: { job_id: id } });
      toast(t('back'));
      await refresh();
    } catch (error) {
      toastError(problemText(error), { action: undo(id) });
    }
  }

  async function remove(id: number): Promise<void> {
    if (pending.has(id)) return;
    try {
      await mutate(id, 'removed', async () => {
        const answer = await callApi(removeSavedJob, { body: { id, dataPerPage: savedPageSize, pageNumber: page } });
        client.setQueryData(callKey(getSavedJobs, { params: { perPage: savedPageSize, page } }), answer);
        toast(t('removed'), { action: undo(id) });
        await refresh();
      });
    } catch (error) {
      toastError(problemText(error));
    }
  }

  return { isBusy: (id: number) => pending.has(id), remove };
}
