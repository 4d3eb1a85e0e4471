import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Milliseconds: longest response time of a server that counts as reached, and the first and longest pause between checks. */
const [answerMs, firstPauseMs, longestPauseMs] = [5_000, 1_000, 5_000];

let asking: Promise<boolean> | null = null;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Connects TanStack Query's online manager with the state of the server, not only of the browser's network: queries and mutations
 * pause while the server is not reached, and continue when it is. Called once, in the browser, at start.
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

/** Calls back when the server is reached again. Returns a function that unsubscribes. */
export function onReachedAgain(listener: () => void): () => void {
  return onlineManager.subscribe((online) => online && listener());
}

/** To be called when a request got no response. Checks the server to find out whether the connection is down. */
export function reportUnreached(): void {
  void askServer();
}

/** Resolves when the server answers; rejects with the signal's reason if the caller aborts. */
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
 * Runs a task that needs the server; again after the connection was lost and is back. A task that fails twice although the server
 * answers rejects.
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

/** True for a response of a proxy instead of the server. */
export function isUnreachedStatus(status: number): boolean {
  return status >= 502 && status <= 504;
}

/** Resolves to true when the server answers. Until then it is checked again after one second, later up to five. */
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
