import { addVideoCv, getCvVideo } from '@jobblik/contract/cv/cv-videos.api';
import { nameOfFile } from '@jobblik/contract/cv/cv-videos.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../platform/api/api';
import { callKey } from '../../platform/api/query';
import { uploadFile } from '../../platform/api/upload';
import { useOwnDraft } from '../../platform/drafts/use-draft';
import { onReachedAgain } from '../../platform/loading/connection';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { isFileExpired, retryAfter, stepAfter, type UploadStep, type VideoDraft } from './video-upload-state';

export interface VideoUpload {
  /** null while there is no video to add. */
  step: UploadStep | null;
  file: File | null;
  /** Name of the video; the file's name until the person changes it. */
  name: string;
  /** Name of a file whose upload was interrupted and that has to be chosen again. */
  lost: string | null;
  /** 0 to 1. */
  progress: number;
  problem: unknown;
  choose(file: File, poster: File | null): void;
  send(name: string): void;
  stop(): void;
  goOn(): void;
  /** Discards the video and its upload. */
  drop(): void;
}

/**
 * One video that is uploaded to the CV. File and name survive a reload; after a lost connection the upload resumes without sending
 * received bytes again.
 */
export function useVideoUpload(): VideoUpload {
  const t = useWords('cv-video');
  const { restored, files, ready, save, saveFile, clear } = useOwnDraft<VideoDraft>('video-cv');
  const client = useQueryClient();
  const [step, setStep] = useState<UploadStep | null>(null);
  const [progress, setProgress] = useState(0);
  const [problem, setProblem] = useState<unknown>(null);
  const draft = useRef<VideoDraft | null>(null);
  const abort = useRef<AbortController | null>(null);
  const file = files.video ?? null;

  function storeDraft(change: Partial<VideoDraft>): void {
    draft.current = { name: '', fileName: '', sending: false, ...draft.current, ...change };
    save(draft.current);
  }

  async function sendOnce(video: File, signal: AbortSignal): Promise<void> {
    const reference =
      draft.current?.reference ?? (await uploadFile(video, { kind: 'video', signal, onProgress: setProgress }));
    if (signal.aborted) throw new Problem('aborted');
    storeDraft({ reference });
    setProgress(1);
    const poster = files.poster;
    const { videos } = await callApi(addVideoCv, {
      body: { name: draft.current?.name ?? '' },
      files: { video: reference, ...(poster && { poster }) },
    });
    client.setQueryData(callKey(getCvVideo), { videos });
  }

  async function send(): Promise<void> {
    if (!file || abort.current) return;
    const own = new AbortController();
    abort.current = own;
    setStep('sending');
    setProblem(null);
    storeDraft({ sending: true });
    try {
      await sendOnce(file, own.signal).catch((error: unknown) => {
        if (!isFileExpired(error) || !draft.current?.reference) throw error;
        const { reference: _reference, ...rest } = draft.current;
        draft.current = rest;
        return sendOnce(file, own.signal);
      });
      forget();
      toast(t('added'));
    } catch (error) {
      if (!isMounted.current) return;
      const next = stepAfter(error);
      setProblem(error);
      setStep(next);
      if (next !== 'waiting') storeDraft({ sending: false });
    } finally {
      abort.current = null;
    }
  }

  function forget(): void {
    draft.current = null;
    clear();
    setStep(null);
    setProgress(0);
    setProblem(null);
  }

  // An upload that an earlier page had started continues automatically; a file that was only chosen waits for the person.
  const latest = useRef(send);
  latest.current = send;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when both have been looked for
  useEffect(() => {
    if (!ready || !restored) return;
    draft.current = restored;
    if (!file) return;
    if (restored.sending) void latest.current();
    else setStep((now) => now ?? 'stopped');
  }, [ready]);

  useEffect(() => {
    if (step !== 'waiting') return;
    const again = () => void latest.current();
    const timer = setTimeout(again, retryAfter);
    const stop = onReachedAgain(again);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [step]);

  // Leaving for another page of the product stops the upload but keeps its state: it continues when the person comes back.
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      abort.current?.abort();
    };
  }, []);

  return {
    step,
    file,
    name: draft.current?.name ?? '',
    lost: ready && step === null && !file && restored?.sending ? restored.fileName : null,
    progress,
    problem,
    choose(video, poster) {
      draft.current = null;
      storeDraft({ name: nameOfFile(video.name), fileName: video.name });
      saveFile('video', video);
      saveFile('poster', poster);
      setProgress(0);
      setProblem(null);
      setStep('naming');
    },
    send(name) {
      storeDraft({ name });
      void send();
    },
    stop: () => abort.current?.abort(),
    goOn: () => void send(),
    drop() {
      abort.current?.abort();
      forget();
    },
  };
}
