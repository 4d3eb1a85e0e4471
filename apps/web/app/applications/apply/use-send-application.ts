import { applyJob } from '@jobblik/contract/applications/applications.api';
import type { ApplicationFileField } from '@jobblik/contract/applications/applications.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { useRef, useState } from 'react';
import { callApi } from '../../platform/api/api';
import type { StoredUploads } from '../../platform/api/stored-uploads';
import { uploadFiles } from '../../platform/api/upload-files';
import { useFieldErrors, useProblemText } from '../../platform/api/use-problem';
import { type FromCv, fieldOf } from './from-cv';

export interface ApplicationToSend {
  message: string;
  /** Id of the submit, created once per form; the server drops duplicates by it. '' until the form is mounted. */
  uuid: string;
  files: Record<string, File>;
  /** Files that an earlier attempt has uploaded. */
  uploads: StoredUploads;
  /** Files of the person's CV, in places that no chosen file fills. */
  fromCv: FromCv;
  /** To questions of the ad. */
  answers: readonly { question: string; text: string }[];
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

interface SendStore {
  uploads: (uploads: StoredUploads) => void;
  missing: (field: ApplicationFileField) => void;
  asksElse: () => void;
}

const idle: SendState = { busy: false, outcome: null, problem: null, offline: false, fieldErrors: {}, progress: {} };

/**
 * Sends an application: uploads each file once, resumable, then sends the form with their references.
 * @param store `uploads` stores all files uploaded so far with the draft; `missing` receives a file that the CV does not have any
 * more, `asksElse` of an ad that has changed its questions
 */
export function useSendApplication(jobId: number, store: SendStore) {
  const [state, setState] = useState(idle);
  const problemText = useProblemText();
  const fieldErrors = useFieldErrors();
  const abort = useRef<AbortController>(undefined);

  const uploadAll = ({ files, uploads }: ApplicationToSend, signal: AbortSignal) =>
    uploadFiles(files, {
      uploads,
      kindOf: (field) => (field === 'upload_video_file' ? 'video' : 'document'),
      signal,
      onProgress: (field, share) => setState((now) => ({ ...now, progress: { ...now.progress, [field]: share } })),
      onUploads: store.uploads,
    });

  async function sendOnce(application: ApplicationToSend, signal: AbortSignal): Promise<Outcome> {
    const { message, uuid, fromCv, answers } = application;
    const taken = { cv_document_id: fromCv.upload_cv_file?.id, cv_video_id: fromCv.upload_video_file?.id };
    const uploads = await uploadAll(application, signal);
    const files = Object.fromEntries(Object.entries(uploads).map(([field, { reference }]) => [field, reference]));
    try {
      const { result } = await callApi(applyJob, {
        body: { job_id: jobId, message, ...(uuid && { uuid }), ...taken, answers: [...answers] },
        files,
      });
      return result;
    } catch (error) {
      // The server has deleted a file of an earlier attempt: upload all again.
      const isNotFound = error instanceof Problem && (error.code === 'not_found' || error.code === 'upload_expired');
      if (!isNotFound || Object.keys(application.uploads).length === 0) throw error;
      store.uploads({});
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
      const wrong = Object.entries(fieldErrors(error)).map(([path, text]) => [fieldOf[path] ?? path, text]);
      for (const { path, code: why } of (error instanceof Problem && error.fields) || []) {
        const field = fieldOf[path];
        if (field && why === 'unknown_file') store.missing(field);
        if (why === 'unknown_question') store.asksElse();
      }
      setState({
        ...idle,
        problem: code === 'aborted' ? null : problemText(error),
        offline: code === 'network',
        fieldErrors: Object.fromEntries(wrong),
      });
      return null;
    } finally {
      abort.current = undefined;
    }
  }

  return { ...state, send, cancel: () => abort.current?.abort() };
}
