/** What somebody was about to do when sign-in came in between. */
export interface PendingAction {
  kind: 'save-job' | 'apply';
  /** Of the ad. */
  id: number;
}

const key = 'pending-action';

/** A link to choose a new password works for an hour; nobody expects more to be remembered. */
const lifetime = 60 * 60_000;

/** Remembers an action until the person is signed in: by another provider or a mailed link that may be another page load. */
export function rememberAction(action: PendingAction, now = Date.now()): void {
  localStorage.setItem(key, JSON.stringify({ ...action, at: now }));
}

/** True once for a remembered action, which is forgotten then. */
export function takeAction({ kind, id }: PendingAction, now = Date.now()): boolean {
  const found = read();
  if (found?.kind !== kind || found.id !== id) return false;
  forgetAction();
  return now - found.at < lifetime;
}

/** The ad that a guest wanted to save, once. */
export function takeJobToSave(now = Date.now()): number | null {
  const found = read();
  return found?.kind === 'save-job' && takeAction({ kind: 'save-job', id: found.id }, now) ? found.id : null;
}

/** The person gave it up. */
export function forgetAction(): void {
  localStorage.removeItem(key);
}

function read(): (PendingAction & { at: number }) | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
