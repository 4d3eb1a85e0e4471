import { onlineManager } from '@tanstack/react-query';
import { type ComponentType, lazy } from 'react';
import { untilReached } from './connection';
import { reloadOnce } from './reload-once';

/**
 * React's `lazy`; a component that cannot be loaded without a connection is loaded when it is back. A browser remembers for the
 * lifetime of a page that a module failed to load: then the page is reloaded, as React Router does for the module of a page.
 */
// biome-ignore lint/suspicious/noExplicitAny: the bound of React's `lazy`
export function lazyPiece<C extends ComponentType<any>>(load: () => Promise<{ default: C }>) {
  return lazy<C>(async () => {
    if (!onlineManager.isOnline()) await untilReached();
    return await load().catch(reloadOnce);
  });
}
