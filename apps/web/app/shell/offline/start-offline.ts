import { storeSavedJobs } from '../../jobs/offline/offline-jobs';

/** Registers the service worker, and stores what the person can read offline. Once per page, after it has loaded. */
export async function startOffline(): Promise<void> {
  // Undefined on insecure connections, and in some private windows.
  const workers = navigator.serviceWorker;
  if (!workers) return;
  try {
    await workers.register('/sw.js');
  } catch {
    // The browser refuses, or the server is not reached: the page works without a service worker.
    return;
  }
  const { active } = await workers.ready;
  active?.postMessage({ language: document.documentElement.lang, loaded: loadedAssets() });
  storeSavedJobs();
}

/** Hashed files that this page has loaded so far, most of them before the service worker handled any request. */
function loadedAssets(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return [...new Set(paths)].filter((path) => path.startsWith('/assets/'));
}
