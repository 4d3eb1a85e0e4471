import { areShortcutsOn, type KeyActions, useShortcuts } from '../../platform/state/use-shortcuts';

export type { KeyActions };

const storageKey = 'applicant-keys';

/** Whether the keys are on in this browser. */
export function areKeysOn(): boolean {
  return areShortcutsOn(storageKey);
}

/** Single-key shortcuts for reviewing applications; they can be switched off. */
export function useReviewKeys(actions: KeyActions) {
  return useShortcuts(actions, { storageKey });
}
