import { applyJob } from '@jobblik/contract/applications/applications.api';
import type { ApplicationFileField } from '@jobblik/contract/applications/applications.rules';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { useRef, useState } from 'react';
import { callApi } from '../../platform/api/api';
import type { StoredUploads } from '../../platform/api/stored-uploads';
import { uploadFiles } from '../../platform/api/upload-files';
import type { FromCv } from './from-cv';

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

interface SendStore {
  uploads: (uploads: StoredUploads) => void;
}

/**
 * Sends an application: uploads each file once, resumable, then sends the form with their references. `progress` is the share of each
 * file that has been sent, 0 to 1.
 * @param store `uploads` stores all files uploaded so far with the draft
 */
export function useSendApplication(jobId: number, store: SendStore) {
  const [progress, setProgress] = useState<Partial<Record<ApplicationFileField, number>>>({});
  const abort = useRef<AbortController>(undefined);

  const uploadAll = ({ files, uploads }: ApplicationToSend, signal: AbortSignal) =>
    uploadFiles(files, {
      uploads,
      kindOf: (field) => (field === 'upload_video_file' ? 'video' : 'document'),
      signal,
      onProgress: (field, share) => setProgress((now) => ({ ...now, [field]: share })),
      onUploads: store.uploads,
    });

  async function sendOnce(application: ApplicationToSend, signal: AbortSignal): Promise<CallAnswer<typeof applyJob>> {
    const { message, uuid, fromCv, answers } = application;
    const taken = { cv_document_id: fromCv.upload_cv_file?.id, cv_video_id: fromCv.upload_video_file?.id };
    const uploads = await uploadAll(application, signal);
    const files = Object.fromEntries(Object.entries(uploads).map(([field, { reference }]) => [field, reference]));
    try {
      return await callApi(applyJob, {
        body: { job_id: jobId, message, ...(uuid && { uuid }), ...taken, answers: [...answers] },
        files,
      });
    } catch (error) {
      // The server has deleted a file of an earlier attempt: upload all again.
      const isNotFound = error instanceof Problem && (error.code === 'not_found' || error.code === 'upload_expired');
      if (!isNotFound || Object.keys(application.uploads).length === 0) throw error;
      store.uploads({});
      return await sendOnce({ ...application, uploads: {} }, signal);
    }
  }

  async function send(application: ApplicationToSend): Promise<CallAnswer<typeof applyJob>> {
    abort.current = new AbortController();
    setProgress({});
    try {
      return await sendOnce(application, abort.current.signal);
    } finally {
      abort.current = undefined;
      setProgress({});
    }
  }

  return { progress, send, cancel: () => abort.current?.abort() };
}
