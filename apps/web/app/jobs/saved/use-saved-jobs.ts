import { getTotalSavedJobs, removeSavedJob, saveJob } from '@jobblik/contract/jobs/jobs.api';
import { userType } from '@jobblik/contract/kernel/session';
import { pathTo } from '@jobblik/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../platform/api/api';
import { callKey, useCall } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { forgetAction, rememberAction, takeJobToSave } from '../../platform/drafts/pending-action';
import { patiently } from '../../platform/loading/connection';
import { sessionNow, useSession } from '../../platform/session/session';
import { openSignUp } from '../../platform/session/sign-up';
import { useOptimisticMutation } from '../../platform/state/use-optimistic-mutation';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';

/**
 * Loaded with the first change only: guests and most pages do not need it. A service worker that starts later stores what is saved
 * by then.
 */
async function storeSavedLater(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return;
  const { storeSavedJobs } = await patiently(() => import('../offline/offline-jobs'));
  storeSavedJobs();
}

export interface SavedJobs {
  isSaved: (jobId: number) => boolean;
  toggle: (job: { id: number; title: string }) => void;
}

/** The hearts of this visitor: changed at once, reverted if the server refuses. A guest signs in first. */
export function useSavedJobs(): SavedJobs {
  const t = useWords('jobs');
  const session = useSession();
  const seeker = session?.ttl === userType.seeker;
  const client = useQueryClient();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const saved = useCall(getTotalSavedJobs, undefined, { enabled: seeker });
  const { pending, mutate } = useOptimisticMutation<number, boolean>();
  const isSaved = (jobId: number) => pending.get(jobId) ?? saved.data?.some((job) => job.job_id === jobId) ?? false;

  /** Writes the confirmed value to the cache. Requests in flight may have the old value, so they are repeated. */
  async function store(jobId: number, on: boolean): Promise<void> {
    const query = { queryKey: callKey(getTotalSavedJobs) };
    await client.cancelQueries(query);
    client.setQueryData<{ job_id: number }[]>(query.queryKey, (now = []) => {
      const others = now.filter((job) => job.job_id !== jobId);
      return on ? [{ job_id: jobId }, ...others] : others;
    });
    void client.invalidateQueries(query);
    void storeSavedLater();
  }

  async function set(jobId: number, on: boolean): Promise<void> {
    try {
      const isDone = await mutate(jobId, on, async () => {
        await (on ? callApi(saveJob, { body: { job_id: jobId } }) : callApi(removeSavedJob, { body: { id: jobId } }));
        await store(jobId, on);
      });
      if (!isDone) return;
      const seeSaved = { label: t('see_saved'), opens: true, onClick: () => void navigate(pathTo('savedJobs')) };
      if (on) toast(t('saved'), { action: seeSaved });
      else toast(t('unsaved'));
    } catch (error) {
      toastError(problemText(error));
    }
  }

  function signInAndAdd(jobId: number): void {
    rememberAction({ kind: 'save-job', id: jobId });
    openSignUp({
      mode: 'sign-in',
      userType: userType.seeker,
      reason: t('sign_in_why'),
      onSignedIn: () => {
        if (sessionNow()?.ttl === userType.seeker) return;
        forgetAction();
        toastError(t('only_seekers'));
      },
    });
  }

  // For every way of signing in: in the dialog, by another provider, or after choosing a new password.
  const setLatest = useRef(set);
  setLatest.current = set;
  useEffect(() => {
    const jobId = seeker && sessionNow() ? takeJobToSave() : null;
    if (jobId !== null) void setLatest.current(jobId, true);
  }, [seeker]);

  return {
    isSaved,
    toggle: ({ id }) => {
      if (seeker) void set(id, !isSaved(id));
      else if (session) toastError(t('only_seekers'));
      else signInAndAdd(id);
    },
  };
}
