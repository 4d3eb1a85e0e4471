import { createJob, getJobForm, updateJob } from '@jobblik/contract/jobs/job-form.api';
import type { JobFormInput } from '@jobblik/contract/jobs/job-form.schema';
import { employerDashboard, getMyJobs } from '@jobblik/contract/jobs/own-jobs.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendApi } from '../../../platform/api/api';
import type { ApiFiles } from '../../../platform/api/call-input';
import { callKey } from '../../../platform/api/query';

/** Input of a save. With `id` an ad is changed, without it one is created. */
export interface JobToSave {
  form: JobFormInput;
  files: ApiFiles;
  /** The new ad was sent before without getting a response, and may exist with an older text. */
  attempted: boolean;
}

/** The response: the ad, or `error` without a membership or a company profile (spec 2§8). */
export interface SavedJob {
  result: 'success' | 'error' | 'failed';
  job_id?: number | undefined;
  seo?: string | undefined;
  updated_at?: string | undefined;
  /** It is published automatically when the employer's e-mail is confirmed. */
  waits_for_email?: boolean | undefined;
  waits_for_review?: boolean | undefined;
}

/**
 * Sends the form; a second click while it runs does nothing and returns undefined. A new ad that may exist already is found by its
 * uuid and then changed, so that nothing typed since the lost response is lost.
 */
export function useJobFormSave() {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);

  async function send({ form, files, attempted }: JobToSave): Promise<SavedJob> {
    const options = { onProgress: setProgress };
    if (form.id !== undefined) return await sendApi(updateJob, options, { body: { job: form }, files });
    const made = await sendApi(createJob, options, { body: { job: form }, files });
    if (!attempted || made.result !== 'success') return made;
    const { job_id: id, updated_at } = made;
    return await sendApi(updateJob, options, { body: { job: { ...form, id, updated_at } }, files });
  }

  async function save(job: JobToSave): Promise<SavedJob> {
    setProgress(0);
    try {
      const saved = await send(job);
      const stale = [callKey(getMyJobs), callKey(employerDashboard), [getJobForm.path]];
      await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey, refetchType: 'none' })));
      return saved;
    } finally {
      setProgress(null);
    }
  }

  return { save, progress };
}
