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
  const { active } = await workers.ready;
  active?.postMessage({ language: document.documentElement.lang, loaded: loadedAssets() });
  storeSavedJobs();
}

/** Files with a hash that this page has used so far, most of them before the worker saw any request. */
function loadedAssets(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return [...new Set(paths)].filter((path) => path.startsWith('/assets/'));
}
