import { createStore, type Store } from '../../platform/session/store';

/** Progress of an upload as defined by spec 1§4: sending is 0 to 80 percent. */
interface UploadBar {
  /** 0 to 1; null while nothing is uploading. */
  progress: Store<number | null>;
  start(): void;
  /** @param share of the bytes that have been sent, 0 to 1 */
  sent(share: number): void;
  /** Everything is sent; small steps towards 95 percent until the response comes. */
  wait(): void;
  /** The response has come: 100 percent for a second, then hidden. */
  finish(): void;
  stop(): void;
}

const step = { ms: 120, share: 0.01, most: 0.95 };

export function createUploadBar(): UploadBar {
  const progress = createStore<number | null>(null);
  let timer: ReturnType<typeof setInterval> | undefined;
  const show = (value: number | null) => {
    clearInterval(timer);
    progress.set(value);
  };
  return {
    progress,
    start: () => show(0),
    sent: (share) => progress.set(Math.min(1, share) * 0.8),
    wait() {
      show(0.8);
      timer = setInterval(() => progress.set((now) => Math.min(step.most, (now ?? 0) + step.share)), step.ms);
    },
    finish() {
      show(1);
      timer = setInterval(() => show(null), 1_000);
    },
    stop: () => show(null),
  };
}
