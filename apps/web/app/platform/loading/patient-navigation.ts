import { onlineManager } from '@tanstack/react-query';
import { type ClientInstrumentation, matchRoutes, type RouteObject } from 'react-router';
import { offlinePath } from '../offline/offline-path';
import { tabStore } from '../state/browser-store';
import { isUnreachedStatus, patiently, untilReached } from './connection';

/**
 * React Router shows an error page if the data of the next page cannot be fetched, and reloads the window if its module cannot:
 * both remove the page on screen. Here the data waits for the connection instead. Called once, at start.
 */
export function waitForPageData(): void {
  const plainFetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if (!isPageData(input)) return plainFetch(input, init);
    return patiently(async () => {
      const response = await plainFetch(input, init);
      if (isUnreachedStatus(response.status)) throw new TypeError(`The server is not reached: ${response.status}`);
      return response;
    }, init?.signal);
  };
}

/** Data of a page (`/home.data`) and the list of its modules. */
function isPageData(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  return url.origin === location.origin && (url.pathname.endsWith('.data') || url.pathname === '/__manifest');
}

/** Item of the tab's store with the addresses from and to which a navigation is on its way. */
const onTheWayKey = 'onTheWay';

/**
 * Goes on to the page that a link led to, if its module was lost on the way. React Router loads the page again that the link is on,
 * which looks like a click that did nothing. Called once, at start.
 * @returns whether the page is being left
 */
export function continueLostNavigation(): boolean {
  const [from, to] = (tabStore.get(onTheWayKey) ?? '').split(' ');
  tabStore.remove(onTheWayKey);
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!to || from !== location.href || load?.type !== 'reload') return false;
  location.assign(to);
  return true;
}

/** A navigation to a page whose module is not loaded yet begins when the server answers. */
export const patientNavigation: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(navigate, { to }) {
        if (typeof to === 'string' && !isStored(to) && (!onlineManager.isOnline() || !isLoaded(to))) {
          await untilReached();
          tabStore.set(onTheWayKey, `${location.href} ${new URL(to, location.href).href}`);
        }
        await navigate();
        tabStore.remove(onTheWayKey);
      },
    });
  },
};

/** True for the offline page, which needs no server. */
function isStored(path: string): boolean {
  return location.pathname === offlinePath && new URL(path, location.href).pathname === offlinePath;
}

interface RouterWindow {
  __reactRouterDataRouter?: { routes: RouteObject[] };
  __reactRouterRouteModules?: Record<string, unknown>;
}

/** True if the modules of all routes of the page are loaded. */
export function isLoaded(path: string): boolean {
  const { __reactRouterDataRouter: router, __reactRouterRouteModules: modules } = window as RouterWindow;
  const matched = router && matchRoutes(router.routes, path);
  return matched?.every(({ route }) => modules?.[route.id ?? ''] !== undefined) ?? false;
}
