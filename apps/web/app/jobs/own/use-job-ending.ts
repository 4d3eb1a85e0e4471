import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { closeJob, employerDashboard, getMyJobs, reopenJob } from '@jobblik/contract/jobs/own-jobs.api';
import { deletionHeldBack } from '@jobblik/contract/jobs/own-jobs.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { callKey } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { lastShownDay } from './my-job-end';

/** A little less than the time in which the server undoes a closing without a membership. */
const undoLasts = deletionHeldBack - 500;

export interface JobEnding {
  /** Closes the ad; for ten seconds it can be undone. Resolves when the lists are read again. */
  close: (filled: boolean) => Promise<void>;
  /** Opens a closed ad again. */
  reopen: () => Promise<void>;
  /** Says of a closed ad whether somebody got the job. */
  markFilled: (filled: boolean) => Promise<void>;
  busy: boolean;
}

/** Closing an ad, opening it again, and marking it as filled; each shows its outcome. */
export function useJobEnding(job: MyJob): JobEnding {
  const t = useWords('employer-jobs');
  const problemText = useProblemText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { id, title } = job;

  async function change(run: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      toastError(problemText(error));
    } finally {
      await Promise.all(
        [callKey(getMyJobs), callKey(employerDashboard)].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
      setBusy(false);
    }
  }

  const undoClosing = () =>
    change(async () => {
      const { result } = await callApi(reopenJob, { body: { job_id: id } });
      if (result !== 'success') toastError(t('list.undo_close_late'));
    });

  return {
    busy,
    close: (filled) =>
      change(async () => {
        const { result } = await callApi(closeJob, { body: { job_id: id, filled } });
        if (result !== 'success') {
          toastError(t('list.close_refused'));
          return;
        }
        toast(t('list.closed', { title }), {
          action: { label: t('list.undo'), onClick: () => void undoClosing() },
          lasts: undoLasts,
        });
      }),
    reopen: () =>
      change(async () => {
        const { result } = await callApi(reopenJob, { body: { job_id: id } });
        const isOver = lastShownDay(job).getTime() < Date.now();
        if (result !== 'success') toastError(t('list.reopen_no_plan'));
        else toast(t(isOver ? 'list.reopened_over' : 'list.reopened', { title }));
      }),
    markFilled: (filled) =>
      change(async () => {
        await callApi(closeJob, { body: { job_id: id, filled } });
        toast(t(filled ? 'list.filled_saved' : 'list.open_saved', { title }));
      }),
  };
}
