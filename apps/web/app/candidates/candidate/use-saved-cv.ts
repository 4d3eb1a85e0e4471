import {
  deleteSavedResume,
  getCvDetail,
  getSavedResume,
  saveResume,
} from '@jobblik/contract/candidates/candidates.api';
import type { CvDetailAnswer, SavedResume } from '@jobblik/contract/candidates/candidates.schema';
import { searchCvPagination } from '@jobblik/contract/candidates/cv-search.api';
import type { CvSearchAnswer } from '@jobblik/contract/candidates/cv-search.schema';
import { pathTo } from '@jobblik/contract/paths';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callApi } from '../../platform/api/api';
import { callKey } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { useOptimisticMutation } from '../../platform/state/use-optimistic-mutation';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';

export const savedCvsScreen = pathTo('savedCvs');

/** Updates the saved state of a CV in all caches. Requests in flight may have the old state, so they are repeated. */
async function updateCaches(queries: QueryClient, userId: number, heart: boolean): Promise<void> {
  const reads = [{ queryKey: [searchCvPagination.path] }, { queryKey: [getCvDetail.path] }];
  const list = { queryKey: callKey(getSavedResume) };
  const running = reads.filter((read) => queries.isFetching(read) > 0);
  await Promise.all([...running, list].map((read) => queries.cancelQueries(read)));
  queries.setQueriesData<CvSearchAnswer>(
    { queryKey: [searchCvPagination.path] },
    (now) => now && { ...now, cvs: now.cvs.map((cv) => (cv.user_id === userId ? { ...cv, heart } : cv)) },
  );
  queries.setQueriesData<CvDetailAnswer>({ queryKey: [getCvDetail.path] }, (now) =>
    now?.candidate.user_id === userId ? { ...now, heart } : now,
  );
  if (!heart) {
    queries.setQueryData<SavedResume[]>(list.queryKey, (now) =>
      now?.filter(({ resume_user_id }) => resume_user_id !== userId),
    );
  }
  for (const read of [...running, list]) void queries.invalidateQueries(read);
}

/** Saves CVs and removes them: shown at once, reverted if the server refuses, and each can be undone from the toast. */
export function useSavedCv() {
  const t = useWords('cv-search');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const { pending, mutate } = useOptimisticMutation<number, boolean>();

  /** @returns whether the state is now as requested because of this change */
  async function set(userId: number, on: boolean): Promise<boolean> {
    try {
      return await mutate(userId, on, async () => {
        await (on
          ? callApi(saveResume, { body: { user_id: userId } })
          : callApi(deleteSavedResume, { body: { resume_user_id: userId } }));
        await updateCaches(queries, userId, on);
      });
    } catch (error) {
      toastError(problemText(error));
      return false;
    }
  }

  return {
    /** @param saved state from the server */
    isSaved: (userId: number, saved: boolean): boolean => pending.get(userId) ?? saved,
    async save(userId: number): Promise<void> {
      if (!(await set(userId, true))) return;
      toast(t('saved_toast'), {
        action: { label: t('see_saved'), opens: true, onClick: () => void navigate(savedCvsScreen) },
      });
    },
    /** @param lasting whether it can be saved again; a CV that is gone cannot */
    async remove(userId: number, lasting = true): Promise<void> {
      if (!(await set(userId, false))) return;
      const undo = async () => {
        if (await set(userId, true)) toast(t('saved_toast'));
      };
      toast(t('removed_toast'), lasting ? { action: { label: t('undo'), onClick: () => void undo() } } : {});
    },
  };
}
