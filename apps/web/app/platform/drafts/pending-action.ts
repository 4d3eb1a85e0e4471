import { deviceStore } from '../state/browser-store';

/** An action that was interrupted by signing in. */
export interface PendingAction {
  kind: 'save-job' | 'apply';
  /** Id of the ad. */
  id: number;
}

const key = 'pending-action';

/** As long as a link to choose a new password works. */
const lifetime = 60 * 60_000;

/** Stores an action until the person is signed in, which may be on another page: by another provider or a mailed link. */
export function rememberAction(action: PendingAction, now = Date.now()): void {
  deviceStore.set(key, JSON.stringify({ ...action, at: now }));
}

/** True once for a stored action, which is then removed. */
export function takeAction({ kind, id }: PendingAction, now = Date.now()): boolean {
  const found = read();
  if (found?.kind !== kind || found.id !== id) return false;
  forgetAction();
  return now - found.at < lifetime;
}

/** The ad that a guest wanted to save; returned once. */
export function takeJobToSave(now = Date.now()): number | null {
  const found = read();
  return found?.kind === 'save-job' && takeAction({ kind: 'save-job', id: found.id }, now) ? found.id : null;
}

/** To be called when the person cancels. */
export function forgetAction(): void {
  deviceStore.remove(key);
}

function read(): (PendingAction & { at: number }) | null {
  try {
    return JSON.parse(deviceStore.get(key) ?? 'null');
  } catch {
    return null;
  }
}
