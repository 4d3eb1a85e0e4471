import { getJobForm } from '@jobblik/contract/jobs/job-form.api';
import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { useEffect } from 'react';
import { callApi } from '../../../platform/api/api';

const channelName = 'jobblik-job-saved';

interface SavedJobMessage {
  id: number;
  updated_at: string;
  /** The tab that saved it. */
  from: number;
}

const thisTab = Math.random();

/** Notifies the other tabs of this browser that an ad has a new version. */
export function announceSaved(saved: Omit<SavedJobMessage, 'from'>): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ ...saved, from: thisTab } satisfies SavedJobMessage);
  channel.close();
}

/** The ad as it is saved now. */
export async function readSavedJob(id: number): Promise<MyJob> {
  return (await callApi(getJobForm, { params: { id } })).job;
}

/**
 * Watches whether the edited ad gets another version: at once from other tabs of this browser, and from the server whenever the
 * person returns to the page.
 * @param version `updated_at` on which this form is based
 */
export function useWatchSavedJob(
  id: number | undefined,
  version: string | undefined,
  onOther: (job: MyJob) => void,
): void {
  useEffect(() => {
    if (id === undefined || version === undefined) return;
    let isMounted = true;
    const checkForChanges = () => {
      // If it fails, the version is found at the next check, or when the form is saved.
      readSavedJob(id).then(
        (job) => isMounted && job.updated_at !== version && onOther(job),
        () => undefined,
      );
    };
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<SavedJobMessage>) => {
      if (data.from !== thisTab && data.id === id && data.updated_at !== version) checkForChanges();
    };
    const onReturn = () => !document.hidden && checkForChanges();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      isMounted = false;
      channel.close();
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [id, version, onOther]);
}
