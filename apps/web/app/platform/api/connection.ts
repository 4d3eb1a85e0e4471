import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Longest answer time of a server that counts as reached, and the pauses between two questions, milliseconds. */
const [answerMs, firstPauseMs, longestPauseMs] = [5_000, 1_000, 5_000];

let asking: Promise<boolean> | null = null;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Makes TanStack Query's online manager say whether the server is reached, and not only whether the browser has a
 * network: queries and mutations pause while it is not, and go on when it is. Once, in the browser, at start.
 */
export function followConnection(): void {
  onlineManager.setEventListener((setOnline) => {
    const onOffline = () => {
      setOnline(false);
      void askServer();
    };
    const onOnline = () => void askServer();
    if (!navigator.onLine) onOffline();
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  });
}

/** False while the server is not reached: no network, or the server is being restarted. */
export function useReached(): boolean {
  return useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
}

/** Calls back when the server is reached again. Returns the way to stop it. */
export function onReachedAgain(listener: () => void): () => void {
  return onlineManager.subscribe((online) => online && listener());
}

/** A request got no answer. Whether that was the connection is found out by asking the server. */
export function reportUnreached(): void {
  void askServer();
}

/** Resolves when the server answers; rejects with the signal's reason when the caller gives up. */
export async function untilReached(signal?: AbortSignal | null): Promise<void> {
  if (await askServer()) return;
  await new Promise<void>((resolve, reject) => {
    const stop = onReachedAgain(() => {
      stop();
      resolve();
    });
    signal?.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
  });
}

/**
 * Does something that needs the server, again when the connection failed and is back. What fails twice although the
 * server answers is thrown.
 */
export async function patiently<T>(task: () => Promise<T>, signal?: AbortSignal | null): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await task();
    } catch (error) {
      if (signal?.aborted || (tries > 1 && (await askServer()))) throw error;
      await untilReached(signal);
    }
  }
}

/** A proxy's answer in place of the server's. */
export function isUnreachedStatus(status: number): boolean {
  return status >= 502 && status <= 504;
}

/** True when the server answers. While it does not, it is asked again after one second, later after up to five. */
function askServer(): Promise<boolean> {
  asking ??= ask().then((reached) => {
    asking = null;
    clearTimeout(timer);
    failures = reached ? 0 : failures + 1;
    if (!reached) timer = setTimeout(askServer, Math.min(firstPauseMs * failures, longestPauseMs));
    onlineManager.setOnline(reached);
    return reached;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  try {
    const { status } = await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(answerMs) });
    return !isUnreachedStatus(status);
  } catch {
    return false;
  }
}
