import { Problem } from '@jobblik/contract/kernel/problem';
import { useRef, useState } from 'react';
import type { SendOptions } from '../platform/api/api';
import type { StoredUploads } from '../platform/api/stored-uploads';
import { uploadFiles } from '../platform/api/upload-files';
import type { AnswersToSend } from './answer-draft';

/** Sends the form; videos are references by then. */
export type SendAnswers = (
  form: { employerId: number; questionIds: number[]; texts: string[]; files: Record<string, string> },
  options: SendOptions,
) => Promise<unknown>;

interface SendAnswersOptions {
  employerId: number;
  send: SendAnswers;
  /** Called with all videos uploaded so far, to be stored with the draft. */
  onUploads: (uploads: StoredUploads) => void;
  /** Called when the questions have changed. Resolves to true if the server has exactly these answers. */
  hasArrived: (answers: AnswersToSend) => Promise<boolean>;
}

/** Sends answers: uploads the videos first, resumable and each once, then sends the form that refers to them. */
export function useSendAnswers({ employerId, send, onUploads, hasArrived }: SendAnswersOptions) {
  /** Share of each video that has been uploaded, 0 to 1. */
  const [progress, setProgress] = useState<Record<string, number>>({});
  const abort = useRef<AbortController>(undefined);

  const uploadAll = (videos: Record<string, File>, uploads: StoredUploads, signal: AbortSignal) =>
    uploadFiles(videos, {
      uploads,
      kindOf: () => 'video',
      signal,
      onProgress: (field, share) => setProgress((now) => ({ ...now, [field]: share })),
      onUploads,
    });

  async function sendOnce(answers: AnswersToSend, uploads: StoredUploads, signal: AbortSignal): Promise<void> {
    const done = await uploadAll(answers.videos, uploads, signal);
    const files = Object.fromEntries(Object.entries(done).map(([field, { reference }]) => [field, reference]));
    try {
      await send({ employerId, questionIds: answers.questionIds, texts: answers.texts, files }, { signal });
    } catch (error) {
      // The server has deleted a video of an earlier attempt: upload all again.
      if (!isLostUpload(error) || Object.keys(uploads).length === 0) throw error;
      onUploads({});
      await sendOnce(answers, {}, signal);
    }
  }

  /** Resolves when everything has arrived. @throws Problem of the upload or the call */
  async function start(answers: AnswersToSend, uploads: StoredUploads): Promise<void> {
    abort.current = new AbortController();
    setProgress({});
    try {
      await sendOnce(answers, uploads, abort.current.signal);
    } catch (error) {
      if (failureOf(error) !== 'changed' || !(await hasArrived(answers))) throw error;
    } finally {
      abort.current = undefined;
    }
  }

  return { progress, start, cancel: () => abort.current?.abort() };
}

/** Why sending failed. `offline`: can be retried automatically; `changed`: the questions have changed. */
export function failureOf(error: unknown): 'offline' | 'changed' | 'other' {
  if (!(error instanceof Problem)) return 'other';
  if (error.code === 'network') return 'offline';
  const changed = ['already_answered', 'application_closed'].includes(error.code);
  return changed || (error.code === 'not_found' && !error.fields) ? 'changed' : 'other';
}

/** True if a file of the form no longer exists on the server; for a deleted question the refusal has no field. */
function isLostUpload(error: unknown): boolean {
  if (!(error instanceof Problem)) return false;
  return error.code === 'upload_expired' || (error.code === 'not_found' && error.fields !== undefined);
}
