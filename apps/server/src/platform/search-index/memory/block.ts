import { setImmediate } from 'node:timers/promises';

/** Documents that are looked at together: attribute by attribute, each in a short loop over one column. */
export const blockSize = 2048;

/** The event loop is given back at least so often, in milliseconds. */
const longestTurn = 6;

/** Gives other work a turn when this piece of work has taken long enough. */
export class Turns {
  #began = performance.now();

  async pause(): Promise<void> {
    if (performance.now() - this.#began < longestTurn) return;
    await setImmediate();
    this.#began = performance.now();
  }
}
