import type { PushMessage } from '@jobblik/contract/notifications/push.schema';
import { pathTo } from '@jobblik/contract/paths';
import { openPath, renewSubscription } from './push.ts';
import { assetsOf, languageOf, ownPath, strategyOf } from './worker.rules.ts';

/**
 * Answers from the browser's own store what is the same for everybody: files with a hash in their name, and the page that
 * shows without a network. Pages of the server, calls and files of people pass by and are stored nowhere (decision 40).
 */

declare const self: ServiceWorkerGlobalScope;
/** Addresses of the word lists, `{ "da/jobs": "/assets/jobs-4f2a.js" }`; written by the build (`service-worker-build.ts`). */
declare const wordFiles: Readonly<Record<string, string>>;
/** Changes with every file of the build, and so the worker does. */
declare const release: string;

const assets = 'jobblik-assets';
const pages = `jobblik-pages-${release}`;
const offlinePath = pathTo('offline');
/** Files of a few releases: an open page of an older one still finds its own. */
const mostAssets = 400;

self.addEventListener('install', (event) => {
  event.waitUntil(prepare().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = strategyOf({
    method: request.method,
    mode: request.mode,
    url: request.url,
    origin: self.location.origin,
  });
  if (strategy === 'asset') event.respondWith(assetFor(event));
  if (strategy === 'page') event.respondWith(pageFor(event));
  if (strategy === 'network') event.respondWith(fromNetwork(event));
});

self.addEventListener('message', (event) => {
  const { language, loaded } = event.data as { language?: string; loaded?: string[] };
  if (language && loaded) event.waitUntil(Promise.all([prepareIn(language), storeAssets(loaded)]));
});

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as PushMessage));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPath(self.clients, ownPath(event.notification.data)));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(self.registration.pushManager, event));
});

async function takeOver(): Promise<void> {
  const stores = await caches.keys();
  const old = stores.filter((name) => name.startsWith('jobblik-') && name !== assets && name !== pages);
  await Promise.all(old.map((name) => caches.delete(name)));
  const store = await caches.open(assets);
  const stored = await store.keys();
  await Promise.all(stored.slice(0, Math.max(0, stored.length - mostAssets)).map((request) => store.delete(request)));
  // The page is fetched while the worker starts: it costs a navigation no time.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Stores the offline page with all it needs. @throws TypeError when the server is not reached */
async function prepare(): Promise<void> {
  const page = await fetch(offlinePath, { cache: 'no-store' });
  if (!page.ok || page.redirected) throw new TypeError(`the offline page answers ${page.status}`);
  const needed = assetsOf(await page.clone().text(), wordFiles);
  await storeAssets(needed);
  await (await caches.open(pages)).put(offlinePath, page);
}

/** Most of them lie in the browser's HTTP cache: they are not fetched again. */
async function storeAssets(paths: readonly string[]): Promise<void> {
  const store = await caches.open(assets);
  const missing = await Promise.all(paths.map(async (path) => ((await store.match(path)) ? [] : [path])));
  await store.addAll(missing.flat());
}

/** The same when the stored page is in another language. */
async function prepareIn(language: string): Promise<void> {
  const stored = await storedPage();
  if (!stored || languageOf(await stored.text()) !== language) await prepare();
}

async function storedPage(): Promise<Response | undefined> {
  return (await caches.open(pages)).match(offlinePath, { ignoreVary: true });
}

async function assetFor(event: FetchEvent): Promise<Response> {
  const store = await caches.open(assets);
  const stored = await store.match(event.request, { ignoreVary: true });
  if (stored) return stored;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(store.put(event.request, answer.clone()));
  return answer;
}

/** The answer that the browser has begun to fetch while the worker starts, else a new one. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  return preloaded ?? (await fetch(event.request));
}

async function pageFor(event: FetchEvent): Promise<Response> {
  try {
    return await fromNetwork(event);
  } catch (error) {
    const { pathname, search } = new URL(event.request.url);
    const stored = await storedPage();
    if (!stored) throw error;
    if (pathname === offlinePath) return stored;
    return Response.redirect(`${offlinePath}?til=${encodeURIComponent(pathname + search)}`);
  }
}

/** A window in front shows by itself what has happened. */
async function show({ title, link, tag, silent }: PushMessage): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  if (windows.some((window) => window.focused)) return;
  await self.registration.showNotification(title, {
    tag,
    silent,
    data: link,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
  });
}
