import { createStore } from '../session/store';

/** Number of changes confirmed in this document of the demo, where nothing is stored. */
export const demoChanges = createStore(0);

/** To be called when a change was answered without storing it. */
export function noteDemoChange(): void {
  demoChanges.set((count) => count + 1);
}
