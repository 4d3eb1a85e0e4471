import { type ComponentType, lazy } from 'react';
import { patiently } from './connection';

/** React's `lazy`; a component that cannot be loaded without a connection is loaded when it is back. */
// biome-ignore lint/suspicious/noExplicitAny: the bound of React's `lazy`
export function lazyPiece<C extends ComponentType<any>>(load: () => Promise<{ default: C }>) {
  return lazy<C>(() => patiently(load));
}
