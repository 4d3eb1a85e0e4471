import { storeSavedJobs } from '../../jobs/offline/offline-jobs';

/** Registers the service worker, and stores what the person can read without a network. Once per page, when it has loaded. */
export async function startOffline(): Promise<void> {
  // Absent outside of secure connections, and in some private windows.
  const workers = navigator.serviceWorker;
  if (!workers) return;
  try {
    await workers.register('/sw.js');
  } catch {
    // The browser refuses, or the server is not reached: the page works as without.
    return;
  }
  void workers.ready.then(({ active }) => active?.postMessage({ prepare: document.documentElement.lang }));
  storeSavedJobs();
}
