import { deleteSavedResume, getCvDetail, getSavedResume, saveResume } from '@jobblik/contract/cv/cv-desk.api';
import type { CvDetailAnswer } from '@jobblik/contract/cv/cv-desk.schema';
import { searchCvPagination } from '@jobblik/contract/cv/cv-search.api';
import type { CvSearchAnswer } from '@jobblik/contract/cv/cv-search.schema';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../platform/api';
import { useWords } from '../platform/i18n';
import { callKey } from '../platform/query';
import { useProblemText } from '../platform/use-problem';
import { toast, toastError } from '../ui/toast-store';

export const savedCvsScreen = '/virksomhed/cv/gemte';

/** Shows a CV as saved or not wherever it stands on screen. */
function show(queries: QueryClient, userId: number, heart: boolean): void {
  queries.setQueriesData<CvSearchAnswer>(
    { queryKey: [searchCvPagination.path] },
    (now) => now && { ...now, cvs: now.cvs.map((cv) => (cv.user_id === userId ? { ...cv, heart } : cv)) },
  );
  queries.setQueriesData<CvDetailAnswer>({ queryKey: [getCvDetail.path] }, (now) =>
    now?.candidate.user_id === userId ? { ...now, heart } : now,
  );
}

/** Saves CVs and removes them: shown at once, put back when the server refuses, and each can be undone from the toast. */
export function useSavedCv() {
  const t = useWords('cv-search');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());

  async function set(userId: number, on: boolean): Promise<boolean> {
    show(queries, userId, on);
    setBusy((now) => new Set([...now, userId]));
    try {
      await (on
        ? callApi(saveResume, { body: { user_id: userId } })
        : callApi(deleteSavedResume, { body: { resume_user_id: userId } }));
      // An older answer that came in the meantime must not have the last word.
      show(queries, userId, on);
      await queries.invalidateQueries({ queryKey: callKey(getSavedResume) });
      return true;
    } catch (error) {
      show(queries, userId, !on);
      toastError(problemText(error));
      return false;
    } finally {
      setBusy((now) => new Set([...now].filter((other) => other !== userId)));
    }
  }

  return {
    isBusy: (userId: number) => busy.has(userId),
    async save(userId: number): Promise<void> {
      if (!(await set(userId, true))) return;
      toast(t('saved_toast'), { deed: { label: t('see_saved'), onClick: () => void navigate(savedCvsScreen) } });
    },
    /** @param lasting whether it could be saved again; one that is gone cannot */
    async remove(userId: number, lasting = true): Promise<void> {
      if (!(await set(userId, false))) return;
      const undo = async () => {
        if (await set(userId, true)) toast(t('saved_toast'));
      };
      toast(t('removed_toast'), lasting ? { deed: { label: t('undo'), onClick: () => void undo() } } : {});
    },
  };
}
