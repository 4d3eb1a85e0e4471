import type { UploadKind } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { refusalBeforeUpload, resumable, uploadReference } from '@jobblik/contract/kernel/uploads.rules';
import { patiently } from '../loading/connection';
import { isDemo, sessionToken } from '../session/session';
import { deviceStore } from '../state/browser-store';
import { readProblem } from './api';

export interface UploadOptions {
  kind: UploadKind;
  /** Share sent, 0 to 1. */
  onProgress?: ((done: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a file in chunks and returns its reference, the value of the file's field in the call that uses it: `files:
 * {upload_video_file: await uploadFile(file, …)}`. Resumes after a lost connection or a reload, when the same file is chosen again.
 * The demo does not send it. Throws {@link Problem}.
 */
export async function uploadFile(file: File, { kind, onProgress, signal }: UploadOptions): Promise<string> {
  const refusal = refusalBeforeUpload(kind, file);
  if (refusal) throw new Problem(refusal);
  if (isDemo()) {
    onProgress?.(1);
    return uploadReference('demo');
  }
  const { Upload } = await patiently(() => import('tus-js-client'));
  const stopped = () => new Problem('aborted');
  // A signal that is aborted already does not call listeners.
  if (signal?.aborted) throw stopped();
  const token = sessionToken();
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: resumable.path,
      chunkSize: resumable.chunkBytes,
      retryDelays: [0, 1_000, 3_000, 5_000, 10_000],
      removeFingerprintOnSuccess: true,
      metadata: { filename: file.name, filetype: file.type, kind },
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      onProgress: (sent, total) => onProgress?.(total > 0 ? sent / total : 0),
      onSuccess: () => resolve(uploadReference(upload.url?.split('/').pop() ?? '')),
      onError: (error) => reject(asProblem(error)),
    });
    signal?.addEventListener('abort', () => void upload.abort().then(() => reject(stopped())), { once: true });
    upload.findPreviousUploads().then((earlier) => {
      if (signal?.aborted) return;
      const [last] = earlier;
      if (last) upload.resumeFromPreviousUpload(last);
      upload.start();
    }, reject);
  });
}

/** Removes unfinished uploads from this browser, with the names of their files. tus-js-client stores them under this prefix. */
export function forgetUploads(): void {
  for (const key of deviceStore.keys('tus::')) deviceStore.remove(key);
}

function asProblem(error: unknown): Problem {
  const response =
    error instanceof Error && 'originalResponse' in error
      ? (error.originalResponse as {
          getStatus(): number;
          getBody(): string;
          getHeader(name: string): string | undefined;
        } | null)
      : null;
  return response
    ? readProblem(response.getStatus(), response.getBody(), response.getHeader('retry-after') ?? null)
    : new Problem('network', { cause: error });
}
