import { onReachedAgain } from '../../platform/api/connection';

interface PageActions {
  /** Keeps the words in this browser. */
  store(): void;
  /** Sends them to the server. */
  send(): Promise<unknown>;
  /** Looks for what others saved. */
  checkForChanges(): Promise<void>;
  /** The network is back. */
  retry(): void;
}

/**
 * Keeps the words when the page is about to go, and looks for news when it or the network comes back.
 * @returns ends it
 */
export function followPage({ store, send, checkForChanges, retry }: PageActions): () => void {
  const onVisibility = () => {
    if (document.hidden) {
      store();
      void send();
    } else void checkForChanges();
  };
  window.addEventListener('pagehide', store);
  const stop = onReachedAgain(retry);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('pagehide', store);
    stop();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
