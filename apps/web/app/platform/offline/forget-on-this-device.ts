/** Database of what a person can read without a network; `offline-store.ts` writes it. */
export const offlineDatabase = 'jobblik-offline';

/**
 * Removes what this browser stores for the person who was signed in: what can be read without a network, push messages and those
 * on screen. Drafts stay under their person's id (decision 14). Not awaited: nobody is kept in by it.
 */
export function forgetOnThisDevice(): void {
  globalThis.indexedDB?.deleteDatabase(offlineDatabase);
  void endPush();
}

async function endPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (!registration) return;
    for (const shown of await registration.getNotifications()) shown.close();
    await (await registration.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // Some private windows have neither. The server sends to no session that has ended.
    return;
  }
}
