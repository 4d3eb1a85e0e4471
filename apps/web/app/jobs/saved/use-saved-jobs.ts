import { getTotalSavedJobs, removeSavedJob, saveJob } from '@jobblik/contract/jobs/jobs.api';
import { userType } from '@jobblik/contract/kernel/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { callKey, useCall, useSend } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { forgetAction, rememberAction, takeJobToSave } from '../../platform/drafts/pending-action';
import { sessionNow, useSession } from '../../platform/session/session';
import { openSignUp } from '../../platform/session/sign-up';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';

export interface SavedJobs {
  isSaved: (jobId: number) => boolean;
  toggle: (job: { id: number; title: string }) => void;
}

/** The hearts of this visitor: filled at once, put back when the server refuses. A guest signs in first. */
export function useSavedJobs(): SavedJobs {
  const t = useWords('jobs');
  const session = useSession();
  const seeker = session?.ttl === userType.seeker;
  const client = useQueryClient();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const saved = useCall(getTotalSavedJobs, undefined, { enabled: seeker });
  const save = useSend(saveJob);
  const unsave = useSend(removeSavedJob);
  const key = callKey(getTotalSavedJobs);
  const isSaved = (jobId: number) => saved.data?.some((job) => job.job_id === jobId) ?? false;

  function keep(list: { job_id: number }[]): void {
    client.setQueryData(key, list);
    // An older answer that is still on its way must not have the last word.
    void client.invalidateQueries({ queryKey: key });
  }

  function add(jobId: number, onError: (error: unknown) => void): void {
    const seeSaved = { label: t('see_saved'), onClick: () => void navigate('/kandidat/job/gemte') };
    const onSuccess = (list: { job_id: number }[]) => {
      keep(list);
      toast(t('saved'), { deed: seeSaved });
    };
    save.mutate({ body: { job_id: jobId } }, { onSuccess, onError });
  }

  function set(jobId: number, on: boolean): void {
    const before = saved.data ?? [];
    const others = before.filter((job) => job.job_id !== jobId);
    client.setQueryData(key, on ? [{ job_id: jobId }, ...others] : others);
    const back = (error: unknown) => {
      client.setQueryData(key, before);
      toastError(problemText(error));
    };
    if (on) add(jobId, back);
    else unsave.mutate({ body: { id: jobId } }, { onSuccess: () => toast(t('unsaved')), onError: back });
  }

  function signInAndAdd(jobId: number): void {
    rememberAction({ kind: 'save-job', id: jobId });
    openSignUp({
      mode: 'sign-in',
      userType: userType.seeker,
      onSignedIn: () => {
        if (sessionNow()?.ttl === userType.seeker) return;
        forgetAction();
        toastError(t('only_seekers'));
      },
    });
  }

  // Whichever way the person signed in: in the dialog, by another provider, or after choosing a new password.
  const addRemembered = useRef(add);
  addRemembered.current = add;
  useEffect(() => {
    const jobId = seeker && sessionNow() ? takeJobToSave() : null;
    if (jobId !== null) addRemembered.current(jobId, (error) => toastError(problemText(error)));
  }, [seeker, problemText]);

  return {
    isSaved,
    toggle: ({ id }) => {
      if (seeker) set(id, !isSaved(id));
      else if (session) toastError(t('only_seekers'));
      else signInAndAdd(id);
    },
  };
}
