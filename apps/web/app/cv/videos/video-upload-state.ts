import { Problem } from '@jobblik/contract/kernel/problem';

/** Stored state of an upload beside its file, so that it continues after a reload. */
export interface VideoDraft {
  /** Name that the person gave the video. */
  name: string;
  /** Name of the file, for choosing it again if the browser could not store it. */
  fileName: string;
  /** Reference to the uploaded file; only the form is missing then. */
  reference?: string;
  /** True when the upload was running when the page was left. */
  sending: boolean;
}

/** naming: chosen, not sent · sending · waiting: for the network · stopped: by the person · failed: refused. */
export type UploadStep = 'naming' | 'sending' | 'waiting' | 'stopped' | 'failed';

/** Next step of an upload after an error. */
export function stepAfter(error: unknown): UploadStep {
  const code = error instanceof Problem ? error.code : 'internal';
  if (code === 'aborted') return 'stopped';
  return code === 'network' || code === 'unavailable' || code === 'internal' ? 'waiting' : 'failed';
}

/** True when the server has deleted an uploaded file, which is then sent again. */
export function isFileExpired(error: unknown): boolean {
  return error instanceof Problem && (error.code === 'not_found' || error.code === 'upload_expired');
}

/** Milliseconds before an upload that lost the network is retried automatically. */
export const retryAfter = 8000;
