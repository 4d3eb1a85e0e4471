import { onlineManager } from '@tanstack/react-query';
import { type ComponentType, lazy } from 'react';
import { untilReached } from './connection';

const reloadedKey = 'reloadedForModule';
/** Milliseconds in which a page is not reloaded a second time. */
const pause = 60_000;

/**
 * React's `lazy`; a component that cannot be loaded without a connection is loaded when it is back. A browser remembers for the
 * lifetime of a page that a module failed to load: then the page is reloaded when the server answers, as React Router does for the
 * module of a page. Everything typed is stored.
 */
// biome-ignore lint/suspicious/noExplicitAny: the bound of React's `lazy`
export function lazyPiece<C extends ComponentType<any>>(load: () => Promise<{ default: C }>) {
  return lazy<C>(async () => {
    if (!onlineManager.isOnline()) await untilReached();
    try {
      return await load();
    } catch (error) {
      await untilReached();
      const now = Date.now();
      if (now - Number(sessionStorage.getItem(reloadedKey)) < pause) throw error;
      sessionStorage.setItem(reloadedKey, String(now));
      location.reload();
      // The page is about to be replaced.
      return await new Promise<never>(() => undefined);
    }
  });
}
