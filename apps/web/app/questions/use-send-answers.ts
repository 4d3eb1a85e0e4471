import { Problem } from '@jobblik/contract/kernel/problem';
import { useRef, useState } from 'react';
import type { SendOptions } from '../platform/api/api';
import type { StoredUploads } from '../platform/api/stored-uploads';
import { uploadFiles } from '../platform/api/upload-files';
import { useFieldErrors, useProblemText } from '../platform/api/use-problem';
import { type AnswersToSend, errorsByQuestion } from './answer-draft';

/** Sends the form; videos are references by then. */
export type SendAnswers = (
  form: { employerId: number; questionIds: number[]; texts: string[]; files: Record<string, string> },
  options: SendOptions,
) => Promise<unknown>;

interface SendState {
  busy: boolean;
  problem: string | null;
  /** `offline`: can be retried automatically; `changed`: the questions have changed. */
  reason: 'offline' | 'changed' | 'other' | null;
  errors: Record<string, string>;
  /** Share of each video that has been uploaded, 0 to 1. */
  progress: Record<string, number>;
}

const idle: SendState = { busy: false, problem: null, reason: null, errors: {}, progress: {} };

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
  const [state, setState] = useState(idle);
  const problemText = useProblemText();
  const fieldErrors = useFieldErrors();
  const abort = useRef<AbortController>(undefined);

  const uploadAll = (videos: Record<string, File>, uploads: StoredUploads, signal: AbortSignal) =>
    uploadFiles(videos, {
      uploads,
      kindOf: () => 'video',
      signal,
      onProgress: (field, share) => setState((now) => ({ ...now, progress: { ...now.progress, [field]: share } })),
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

  /** @returns true if everything has arrived */
  async function start(answers: AnswersToSend, uploads: StoredUploads): Promise<boolean> {
    if (abort.current) return false;
    abort.current = new AbortController();
    setState({ ...idle, busy: true });
    try {
      await sendOnce(answers, uploads, abort.current.signal);
      setState(idle);
      return true;
    } catch (error) {
      const code = error instanceof Problem ? error.code : 'internal';
      const reason = reasonOf(error);
      if (reason === 'changed' && (await hasArrived(answers))) {
        setState(idle);
        return true;
      }
      setState({
        ...idle,
        problem: code === 'aborted' ? null : problemText(error),
        reason,
        errors: errorsByQuestion(fieldErrors(error), answers.questionIds),
      });
      return false;
    } finally {
      abort.current = undefined;
    }
  }

  return { ...state, start, cancel: () => abort.current?.abort() };
}

function reasonOf(error: unknown): SendState['reason'] {
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
