import { setImmediate } from 'node:timers/promises';

/** Number of documents that are processed together: attribute by attribute, in a short loop over one column. */
export const blockSize = 2048;

/** Milliseconds after which work yields to the event loop. */
const longestTurn = 6;

/** Yields to other work when the current work has taken long enough. */
export class Turns {
  #began = performance.now();

  async pause(): Promise<void> {
    if (performance.now() - this.#began < longestTurn) return;
    await setImmediate();
    this.#began = performance.now();
  }
}
