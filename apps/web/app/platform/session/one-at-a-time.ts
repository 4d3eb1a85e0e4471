/**
 * Runs `work` one at a time. Calls during a run cause one more run after it: slow work is never more than one run behind. A failed
 * run counts as done.
 */
export function oneAtATime(work: () => Promise<unknown>): () => void {
  let isRunning = false;
  let isRequested = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (isRequested) {
      isRequested = false;
      await work().catch(() => undefined);
    }
    isRunning = false;
  }

  return () => {
    isRequested = true;
    if (!isRunning) void run();
  };
}
