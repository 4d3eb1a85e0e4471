/**
 * Stands in for the service worker where `SERVICE_WORKER=off`: browsers that have the worker take this one for its next version,
 * which removes what it stored, and itself.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const stores = await caches.keys();
  await Promise.all(stores.filter((name) => name.startsWith('jobblik-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export {};
