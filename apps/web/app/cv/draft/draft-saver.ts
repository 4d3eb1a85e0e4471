import { Problem } from '@jobblik/contract/kernel/problem';

/** Save state of the newest changes. Times in milliseconds since 1970. */
export type SaveState =
  | { kind: 'saved'; at: number | null }
  /** Changed, and not sent yet or being sent. */
  | { kind: 'saving' }
  /** The server is unreachable. The browser has a copy, and sending is retried. */
  | { kind: 'offline' }
  /** The server rejected the draft; it is sent again after the next change. */
  | { kind: 'refused'; error: Problem }
  /** Another version was saved elsewhere; nothing is sent until the conflict is resolved. */
  | { kind: 'conflict' };

interface SaverPorts {
  /** Sends the form. Resolves to the time of saving. Throws {@link Problem}. */
  send(): Promise<number>;
  /** Called on a conflict (409). Resolves to true when it merged without the person, and sending can go on. */
  reconcile(): Promise<boolean>;
  onState(state: SaveState): void;
}

interface SaverTiming {
  /** Milliseconds after the last change before saving. */
  pause: number;
  /** Longest time in milliseconds that continuous changes stay unsaved. */
  most: number;
  /** Milliseconds before each retry; the last value repeats. */
  retries: readonly number[];
}

const saverTiming: SaverTiming = { pause: 700, most: 1_200, retries: [1_000, 2_000, 4_000, 8_000, 15_000] };

interface DraftSaver {
  /** Call after each change. */
  changed(): void;
  /** Sends unsaved changes now. Resolves to true when everything is on the server. */
  flush(): Promise<boolean>;
  /** Retries at once, for example when the network is back. */
  retry(): void;
  /** Sends nothing until {@link DraftSaver.resume}; resolves when no request is in flight. */
  pause(): Promise<void>;
  resume(): void;
  stop(): void;
}

/** Autosaves a draft: one request at a time, at most `most` ms after a change, retried until it succeeds. */
export function createDraftSaver(ports: SaverPorts, timing: SaverTiming = saverTiming): DraftSaver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due: number | null = null;
  let sending: Promise<void> | null = null;
  let isDirty = false;
  let isPaused = false;
  let failures = 0;

  function changed(): void {
    isDirty = true;
    if (isPaused || sending || failures > 0) return;
    ports.onState({ kind: 'saving' });
    const now = Date.now();
    due ??= now + timing.most;
    wait(Math.max(0, Math.min(timing.pause, due - now)));
  }

  function wait(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    if (sending) return sending;
    if (!isDirty || isPaused) return Promise.resolve();
    sending = once().finally(() => {
      sending = null;
      if (isDirty && !isPaused && failures === 0) changed();
    });
    return sending;
  }

  async function once(): Promise<void> {
    isDirty = false;
    due = null;
    ports.onState({ kind: 'saving' });
    try {
      const at = await ports.send();
      failures = 0;
      if (!isDirty) ports.onState({ kind: 'saved', at });
    } catch (error) {
      isDirty = true;
      await failed(error instanceof Problem ? error : new Problem('internal', { cause: error }));
    }
  }

  async function failed(problem: Problem): Promise<void> {
    if (problem.status === 409) return await conflict();
    const isRefused = problem.status >= 400 && problem.status < 500 && problem.status !== 429 && problem.status !== 408;
    if (isRefused) {
      isDirty = false;
      failures = 0;
      return ports.onState({ kind: 'refused', error: problem });
    }
    ports.onState({ kind: 'offline' });
    wait(timing.retries[Math.min(failures, timing.retries.length - 1)] ?? 15_000);
    failures += 1;
  }

  async function conflict(): Promise<void> {
    isPaused = true;
    failures = 0;
    const isReconciled = await ports.reconcile().catch(() => null);
    if (isReconciled === null) {
      isPaused = false;
      return await failed(new Problem('network'));
    }
    if (isReconciled) isPaused = false;
    else ports.onState({ kind: 'conflict' });
  }

  function retry(): void {
    if (failures > 0) wait(0);
  }

  return {
    changed,
    retry,
    async flush() {
      if (sending) await sending;
      await run();
      return !isDirty && !isPaused && failures === 0;
    },
    async pause() {
      isPaused = true;
      clearTimeout(timer);
      if (sending) await sending;
    },
    resume() {
      isPaused = false;
      if (isDirty) changed();
    },
    stop() {
      isPaused = true;
      clearTimeout(timer);
    },
  };
}
