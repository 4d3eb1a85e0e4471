import { type ComponentType, lazy } from 'react';
import { patiently } from './connection';

/** React's `lazy`; a piece that cannot be fetched without a connection is fetched when there is one again. */
// biome-ignore lint/suspicious/noExplicitAny: the bound of React's `lazy`
export function lazyPiece<C extends ComponentType<any>>(load: () => Promise<{ default: C }>) {
  return lazy<C>(() => patiently(load));
}
