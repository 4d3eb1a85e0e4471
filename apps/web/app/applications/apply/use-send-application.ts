import { applyJob } from '@jobblik/contract/applications/applications.api';
import type { ApplicationFileField } from '@jobblik/contract/applications/applications.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { useRef, useState } from 'react';
import { callApi } from '../../platform/api/api';
import { uploadFile } from '../../platform/api/upload';
import { useFieldErrors, useProblemText } from '../../platform/api/use-problem';
import { sessionNow } from '../../platform/session/session';
import { type KeptUploads, keepUpload, keptReference } from './kept-uploads';

export interface ApplicationToSend {
  message: string;
  /** Made once for the form: the server knows the same application by it. '' until the form stands. */
  uuid: string;
  files: Record<string, File>;
  /** Files that an earlier try has brought to the server. */
  uploads: KeptUploads;
}

type Outcome = 'success' | 'failed' | 'error';

interface SendState {
  busy: boolean;
  outcome: Outcome | null;
  problem: string | null;
  /** The connection was lost: it is worth trying again as soon as it is back. */
  offline: boolean;
  fieldErrors: Record<string, string>;
  /** Share of each file that has been sent, 0 to 1. */
  progress: Partial<Record<ApplicationFileField, number>>;
}

const idle: SendState = { busy: false, outcome: null, problem: null, offline: false, fieldErrors: {}, progress: {} };

/**
 * Sends an application: files first, resumable, each once; then the form that names them.
 * @param onUploads what has reached the server so far, to be kept with the draft
 */
export function useSendApplication(jobId: number, onUploads: (uploads: KeptUploads) => void) {
  const [state, setState] = useState(idle);
  const problemText = useProblemText();
  const fieldErrors = useFieldErrors();
  const abort = useRef<AbortController>(undefined);

  async function uploadAll({ files, uploads }: ApplicationToSend, signal: AbortSignal): Promise<KeptUploads> {
    const userId = sessionNow()?.user_id ?? 0;
    let done: KeptUploads = {};
    for (const [field, file] of Object.entries(files)) {
      const kind = field === 'upload_video_file' ? 'video' : 'document';
      const onProgress = (share: number) =>
        setState((now) => ({ ...now, progress: { ...now.progress, [field]: share } }));
      const reference =
        keptReference(uploads[field], file, userId) ??
        (await uploadFile(file, { kind, signal, onProgress }).catch(named(field)));
      onProgress(1);
      done = { ...done, [field]: keepUpload(reference, file, userId) };
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
      // The server has let go of a file that was sent in an earlier try: all are sent once more.
      const isGone = error instanceof Problem && (error.code === 'not_found' || error.code === 'upload_expired');
      if (!isGone || Object.keys(application.uploads).length === 0) throw error;
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

/** Says which field's file was refused. */
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
