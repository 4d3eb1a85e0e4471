import { applyJob } from '@jobblik/contract/applications/applications.api';
import type { ApplicationFileField } from '@jobblik/contract/applications/applications.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { useRef, useState } from 'react';
import { callApi } from '../../platform/api/api';
import { uploadFile } from '../../platform/api/upload';
import { useFieldErrors, useProblemText } from '../../platform/api/use-problem';
import { sessionNow } from '../../platform/session/session';
import { type StoredUploads, storedReference, toStoredUpload } from './stored-uploads';

export interface ApplicationToSend {
  message: string;
  /** Id of the submit, created once per form; the server drops duplicates by it. '' until the form is mounted. */
  uuid: string;
  files: Record<string, File>;
  /** Files that an earlier attempt has uploaded. */
  uploads: StoredUploads;
}

type Outcome = 'success' | 'failed' | 'error';

interface SendState {
  busy: boolean;
  outcome: Outcome | null;
  problem: string | null;
  /** True when the connection was lost; sending can be tried again when it is back. */
  offline: boolean;
  fieldErrors: Record<string, string>;
  /** Share of each file that has been sent, 0 to 1. */
  progress: Partial<Record<ApplicationFileField, number>>;
}

const idle: SendState = { busy: false, outcome: null, problem: null, offline: false, fieldErrors: {}, progress: {} };

/**
 * Sends an application: uploads each file once, resumable, then sends the form with their references.
 * @param onUploads called with all files uploaded so far, to be stored with the draft
 */
export function useSendApplication(jobId: number, onUploads: (uploads: StoredUploads) => void) {
  const [state, setState] = useState(idle);
  const problemText = useProblemText();
  const fieldErrors = useFieldErrors();
  const abort = useRef<AbortController>(undefined);

  async function uploadAll({ files, uploads }: ApplicationToSend, signal: AbortSignal): Promise<StoredUploads> {
    const userId = sessionNow()?.user_id ?? 0;
    let done: StoredUploads = {};
    for (const [field, file] of Object.entries(files)) {
      const kind = field === 'upload_video_file' ? 'video' : 'document';
      const onProgress = (share: number) =>
        setState((now) => ({ ...now, progress: { ...now.progress, [field]: share } }));
      const reference =
        storedReference(uploads[field], file, userId) ??
        (await uploadFile(file, { kind, signal, onProgress }).catch(named(field)));
      onProgress(1);
      done = { ...done, [field]: toStoredUpload(reference, file, userId) };
      onUploads({ ...uploads, ...done });
    }
    return done;
  }

  async function sendOnce(application: ApplicationToSend, signal: AbortSignal): Promise<Outcome> {
    const { message, uuid } = application;
    const uploads = await uploadAll(application, signal);
    const files = Object.fromEntries(Object.entries(uploads).map(([field, { reference }]) => [field, reference]));
    try {
      const { result } = await callApi(applyJob, { body: { job_id: jobId, message, ...(uuid && { uuid }) }, files });
      return result;
    } catch (error) {
      // The server has deleted a file of an earlier attempt: upload all again.
      const isNotFound = error instanceof Problem && (error.code === 'not_found' || error.code === 'upload_expired');
      if (!isNotFound || Object.keys(application.uploads).length === 0) throw error;
      onUploads({});
      return await sendOnce({ ...application, uploads: {} }, signal);
    }
  }

  async function send(application: ApplicationToSend): Promise<Outcome | null> {
    if (abort.current) return null;
    abort.current = new AbortController();
    setState({ ...idle, busy: true });
    try {
      const outcome = await sendOnce(application, abort.current.signal);
      setState({ ...idle, outcome });
      return outcome;
    } catch (error) {
      const code = error instanceof Problem ? error.code : 'internal';
      setState({
        ...idle,
        problem: code === 'aborted' ? null : problemText(error),
        offline: code === 'network',
        fieldErrors: fieldErrors(error),
      });
      return null;
    } finally {
      abort.current = undefined;
    }
  }

  return { ...state, send, cancel: () => abort.current?.abort() };
}

/** Adds the name of the file's field to a rejected upload. */
function named(field: string) {
  return (error: unknown): never => {
    if (error instanceof Problem && error.status >= 400 && !error.fields) {
      throw new Problem(error.code, {
        status: error.status,
        cause: error,
        fields: [{ path: field, code: error.code }],
      });
    }
    throw error;
  };
}
