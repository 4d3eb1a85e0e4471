import { createStore } from '../session/store';

/** How often a change was confirmed in this document of the demo, where nothing is stored. */
export const demoChanges = createStore(0);

/** Says that a call was answered in place of a change. */
export function noteDemoChange(): void {
  demoChanges.set((count) => count + 1);
}
