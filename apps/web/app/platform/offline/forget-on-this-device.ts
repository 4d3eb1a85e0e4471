/** Database with the data that a person can read offline; `offline-store.ts` writes it. */
export const offlineDatabase = 'jobblik-offline';

/**
 * Removes the data that this browser stores for the person who was signed in: offline copies, the push subscription and shown
 * notifications. Drafts stay under their person's id (decision 14). Not awaited: signing out does not depend on it.
 */
export function forgetOnThisDevice(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(offlineDatabase);
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
  void endPush();
}

async function endPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (!registration) return;
    for (const shown of await registration.getNotifications()) shown.close();
    await (await registration.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // Some private windows have neither. The server does not send to a session that has ended.
    return;
  }
}
