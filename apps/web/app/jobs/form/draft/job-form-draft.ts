import { useCallback, useEffect, useRef, useState } from 'react';
import { useOwnDraft } from '../../../platform/drafts/use-draft';
import type { JobFormValues } from '../job-form-values';

/** Draft of an ad form, stored in the browser until the ad is saved. */
export interface JobFormDraft {
  values: JobFormValues;
  /** Created once by the form: the same form sent twice creates one ad. */
  uuid: string;
  /** `updated_at` of the saved ad on which the values are based; absent for a new ad. */
  version?: string | undefined;
  /** The new ad was sent without getting a response: it may exist. */
  attempted?: boolean | undefined;
  /** Input that is kept while another saved version is shown. */
  aside?: JobFormValues | undefined;
}

/** Files of the form by the names of their fields. */
export const fileFields = { logo: 'upload_job_logo_file', description: 'upload_job_description_file' } as const;

const pauseMs = 300;

/**
 * The draft of one ad form of the signed-in person. `store` writes after a pause in typing, and at once when the page is
 * left. `storedAt` is the time of the last write, in milliseconds since 1970.
 * @param subject `new`, `copy-42` or `42`
 */
export function useJobFormDraft(subject: string) {
  const draft = useOwnDraft<JobFormDraft>(`job-${subject}`);
  const { save, clear: forget } = draft;
  const waiting = useRef<JobFormDraft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [storedAt, setStoredAt] = useState<number | null>(null);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (!waiting.current) return;
    save(waiting.current);
    waiting.current = null;
    setStoredAt(Date.now());
  }, [save]);
  const store = useCallback(
    (now: JobFormDraft) => {
      waiting.current = now;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, pauseMs);
    },
    [flush],
  );
  const clear = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current = null;
    forget();
  }, [forget]);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return { ...draft, store, flush, clear, storedAt };
}
