import { Problem } from '@jobblik/contract/kernel/problem';

/** How safe the newest words are. Times in milliseconds. */
export type SaveState =
  | { kind: 'saved'; at: number | null }
  /** Typed, and not sent yet or on its way. */
  | { kind: 'saving' }
  /** The server was not reached; the browser's own copy holds everything, and it is tried again. */
  | { kind: 'offline' }
  /** The server rejects it as it is; sent again after the next change. */
  | { kind: 'refused'; error: Problem }
  /** Another version turned up; nothing is sent before the person has chosen. */
  | { kind: 'conflict' };

interface SaverPorts {
  /** Sends what stands in the form now, and returns when it was kept. Throws {@link Problem}. */
  send(): Promise<number>;
  /** Asked when the server has another version (409). True: settled without the person, go on. */
  reconcile(): Promise<boolean>;
  onState(state: SaveState): void;
}

interface SaverTiming {
  /** Pause in the typing after which is saved. */
  pause: number;
  /** The longest that typing without a pause may go unsaved. */
  most: number;
  /** Waiting before another try; the last one goes on for ever. */
  retries: readonly number[];
}

const saverTiming: SaverTiming = { pause: 700, most: 1_200, retries: [1_000, 2_000, 4_000, 8_000, 15_000] };

interface DraftSaver {
  /** Something was typed. */
  changed(): void;
  /** Sends now what is not sent yet. True when everything is on the server afterwards. */
  flush(): Promise<boolean>;
  /** Tries again at once, for instance when the network is back. */
  retry(): void;
  /** Sends nothing until {@link DraftSaver.resume}; resolves when nothing is on its way any more. */
  hold(): Promise<void>;
  resume(): void;
  stop(): void;
}

/** Saves a draft while it is being typed: one sending at a time, never more than `most` ms behind, retried for ever. */
export function createDraftSaver(ports: SaverPorts, timing: SaverTiming = saverTiming): DraftSaver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due: number | null = null;
  let sending: Promise<void> | null = null;
  let isDirty = false;
  let isHeld = false;
  let failures = 0;

  function changed(): void {
    isDirty = true;
    if (isHeld || sending || failures > 0) return;
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
    if (!isDirty || isHeld) return Promise.resolve();
    sending = once().finally(() => {
      sending = null;
      if (isDirty && !isHeld && failures === 0) changed();
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
    isHeld = true;
    failures = 0;
    const isReconciled = await ports.reconcile().catch(() => null);
    if (isReconciled === null) {
      isHeld = false;
      return await failed(new Problem('network', { status: 0 }));
    }
    if (isReconciled) isHeld = false;
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
      return !isDirty && !isHeld && failures === 0;
    },
    async hold() {
      isHeld = true;
      clearTimeout(timer);
      if (sending) await sending;
    },
    resume() {
      isHeld = false;
      if (isDirty) changed();
    },
    stop() {
      isHeld = true;
      clearTimeout(timer);
    },
  };
}
