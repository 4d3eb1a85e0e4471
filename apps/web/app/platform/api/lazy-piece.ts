import { onlineManager } from '@tanstack/react-query';
import { type ComponentType, lazy } from 'react';
import { patiently, untilReached } from './connection';

/**
 * React's `lazy`; a component is loaded when there is a connection. Without one it is not even tried: browsers do not request a
 * module again that failed.
 */
// biome-ignore lint/suspicious/noExplicitAny: the bound of React's `lazy`
export function lazyPiece<C extends ComponentType<any>>(load: () => Promise<{ default: C }>) {
  return lazy<C>(async () => {
    if (!onlineManager.isOnline()) await untilReached();
    return await patiently(load);
  });
}
